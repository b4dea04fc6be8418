## テーブルでのキー操作。

keys-letters = 文字キー
letters-description = テーブルで文字キーと?をショートカットに使う

# キーに書いてある言葉。
key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
# 画面読み上げ用。
key-left = 左矢印
key-right = 右矢印
key-question = 疑問符

# キーの働き。
keys-step = 前または次のカードへ
keys-ends = 最初または最後のカードへ
keys-choose = カードを選ぶ、戻す。ボタンを押す
keys-palette = 選んだカードをパレットに出す
keys-canvas = 選んだカードをキャンバスへ（アクション中はその行き先へ）
keys-deck = 選んだカードを山札の上に置く
keys-end = 手番を終える、またはパスを確定する
keys-pass = パスする（確認あり）
keys-next = 次のラウンド、再戦、または手札を見る
keys-hint = ヒントを見る
what-if-description = 今のパレットのままなら、各ルールでだれがリードするか。そのルールにできる、あなたのカードはどれか。
keys-show-next = 次の手番を見る
keys-my-turn = 自分の番へ飛ぶ（脱落後はラウンドの終わりへ、次に結果へ）
keys-close = 開いているものを閉じる、またはカードを戻す
keys-note = 文字キーと?は「設定」でオフにできます。これらがなくても、Tab、矢印キー、Enterですべてのボタンを操作できます。
