## 離れている友達と、リンクで遊ぶゲーム。

# ホーム画面で。
friends-title = 友達と遊ぶ
friends-by-link-description = 1手ずつメッセージで送ります。
friends-live-description = 同時に遊ぶか、1手ずつメッセージで。
friends-here = この端末で一緒に
friends-here-description = 交代で端末を渡します。手札は見えません。
friends-yours = あなたの番
friends-sending = { $who }にリンクを送る
friends-waiting = { $who }の返事待ち
friends-over = 終了
friends-with = 相手：{ $who }

# 新しいゲームの画面で。
friends-hints = ヒント
friends-hints-description = だれでも使えます
friends-hints-off = だれも使えません
friends-take-backs = 待った
friends-take-backs-description = 手番を送るまで可能です
friends-take-backs-off = 終えた手番はやり直せません
friends-honest = 手番ごとに、リンクを次の人に送ります。通知はあなたのメッセージだけです。その気になれば、だれでもカードをのぞけます。
sealed = 封印
sealed-description = リンクからはだれも手札を読めません。最後に両方の端末でカードを確かめ、それがすんで初めて勝ちになります
sealed-off = リンクから手札を読めてしまいます
sealed-costs = 手番ごとに、リンクを相手に送ります。最初の手番の前に最大4回、最後の手番のあとに1回、リンクのやり取りがあります。2人とも同じブラウザを使い続けてください。どちらかがブラウザのデータを消すと、ゲームを終えられません。ヒントも待ったもありません。
sealed-not-with-actions = アクションありのゲームは、手番の途中でカードを引くため封印できません。封印するには、アクションをなしにしてください。
friends-begin = ゲームを始める

# テーブルで。
friends-send = 手番を送る
friends-send-invitation = 招待を送る
friends-send-again = もう一度送る
friends-send-result = 結果を送る
friends-ready = { $who }に送ってください
friends-ready-description = あなたの手番は終わりました。次は{ $who }の番です。リンクを送ってください。
friends-waits = { $who }を待っています
friends-waits-description = リンクを送ったら、返事のリンクを待ち、それを開いて続けてください。
friends-waits-for-link = 相手から届くリンクを開いて続けてください。
friends-you-begin = あなたから始めます。手番が終わったら招待を送ります。
sealed-sealing = 手番を封印しています
sealed-dealt = カードを配りました。先手は{ $who }です。このリンクを送ってください。
sealed-drawn = 返ってきたリンクを開いて続けてください。引いたカードもそのとき見られます。
friends-looking-on = 観戦中です
friends-looking-on-description = これは{ $who }へのリンクです。場のカードは見えますが、手札はだれのものも見えません。
friends-take-seat = 私が{ $who }です
friends-rematch = 再戦

# まだ確かでない結果。
sealed-checking = 確認中…
sealed-damaged = 破損
sealed-owed = { $who }の勝ちはまだ証明されていません
sealed-failed = 証明に失敗しました

# 送るためのシート。
friends-line = { $who }さん、Red7であなたの番です：
friends-line-unnamed = Red7であなたの番です：
friends-line-over = Red7の結果はこちら：
friends-send-description = このリンクにゲーム全体が入っています。好きなメッセージアプリで送ってください。

# 開いたリンク。
friends-invited = { $who }からゲームへの招待です
friends-invited-unnamed = 友達からゲームへの招待です
friends-invited-description = 好きなメッセージアプリでリンクを送り合い、交互に遊びます。アカウントもインストールも不要です。
friends-first = あなたが先手です。
friends-since = ここまで{ $turns }手進んでいます。
friends-name = あなたの名前
friends-name-other = 友達の名前
friends-join = 参加
friends-forked = リンクがあなたのゲームと一致しません
friends-forked-description = { $turn }手目から、あなたのゲームと違っています。両方とも残してあり、ホームから開けます。どちらを開きますか？
friends-mine = 自分のゲーム
friends-theirs = リンクのゲーム
