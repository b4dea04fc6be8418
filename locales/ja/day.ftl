## 終わった日のページ。

daily-rules-set = 自分で変えたルール
daily-none-set = なし
practice-description = これは練習なので、日替わり配札の結果にはなりません。
daily-practise = この配札で練習

## その日の配札を遊ぶ前。

daily-one = 最初の1回だけが記録されます。
daily-one-description = ヒントも待ったもありません。時間制限はないので、じっくりどうぞ。
daily-hand = あなたの手札。今日は全員同じです。
daily-hand-then = あなたの手札。その日は全員同じです。
weekly-hand = 最初の手札。今週は全員同じです。
daily-against = 相手：{ $names }
daily-player = { $given }（{ $strength }）
daily-afterwards = 終わったあとは何度でも練習できます
daily-length = 1人約{ $count }手です。
daily-length-round = 1ラウンド、約3分、1人約{ $count }手です。
daily-length-match = 1マッチを通して遊びます。1人約{ $count }手です。途中でやめて、あとで続けられます。
daily-start = 1回きりの挑戦を始める
daily-begun-description = その日のうちに始めた配札なので、今からでも終えれば記録されます。
daily-over = その日は過ぎました。練習はできますが、記録されません。
weekly-over = その週は過ぎました。練習はできますが、記録されません。

## その結果。

# テーブルで：そのゲームの日のもので、過ぎた日のこともある。
daily-see-result = 日替わりの結果
weekly-see-result = マッチの結果
daily-story = 展開
daily-story-description = 記号は、各手番のあとにだれがどのルールでリードしていたかを表します。×は脱落、枠は勝利です。
daily-story-match-description = 記号は、各ラウンドにだれがどのルールで勝ったかを表します。
daily-rounds = { $count }ラウンド
daily-unknown = ラウンドごとの記録を始める前の結果です。

## ほかの人に伝える。

daily-share = 結果を共有
daily-copied = コピー済み
daily-not-copied = コピーできません。テキストを選択してください
daily-picture = 結果の画像
daily-send-picture = 画像を送る
daily-save-picture = 画像を保存
daily-picture-failed = このブラウザでは画像を作れませんでした。
daily-as-text = またはテキストで
daily-letters = 四角の代わりに文字を使う
daily-text-head = Red7 日替わり配札 · { $day }
weekly-text-head = Red7 週替わりマッチ · { $day }
# 共有する文：色つきの四角の上の行。四角はリードした手ごと、または勝ったラウンドごとに1つ。
daily-led = 全{ $count }手番中、{ $done }手番の終了時にリード
daily-rounds-won = 勝ったラウンド：
daily-challenge = { $odds }あなたは勝てますか？
daily-picture-foot = 同じカード、挑戦は1回。勝てますか？
daily-me = 私

## カレンダー。

weekly-matches = 週替わりマッチ
weekly-now = 今週
daily-earlier = 前の月
daily-later = 次の月
daily-clock = { $count ->
    [1] 日付はUTCの午前0時（日本時間の午前9時）に変わります。次の配札は1時間以内です。
   *[other] 日付はUTCの午前0時（日本時間の午前9時）に変わります。次の配札は{ $count }時間以内です。
}
daily-strict = 1日休むと、連続記録は1からやり直しです。休んだ日の分はあとから遊べませんが、その日に始めた配札は、あとで終えてもその日の分になります。
