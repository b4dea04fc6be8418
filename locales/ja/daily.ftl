## 日ごとの配札。

daily = 日替わり配札
daily-play = 今日の配札で遊ぶ
daily-continue = 今日の配札を続ける
# 別の日のもの。
daily-continue-day = { $day }の続き
daily-result = 今日の結果
# 日替わり配札をもう一度遊ぶもの。
practice = 練習
# 今日の配札を遊ぶ前：長さを1人あたりの手数で。
daily-terms = 1人約{ $count }手。挑戦は1回だけ。
daily-terms-round = 1ラウンド、約3分。挑戦は1回だけ。
daily-terms-match = 1マッチ、1人約{ $count }手。挑戦は1回だけ。
# 10人のうち何人が勝つか。
daily-tenths = 上級なら10回中{ $tenths }回勝つ配札です。
# 今日の日付の横に：次の配札がいつ来るか。
daily-next = 次は{ $count }時間以内
daily-players = { $players }人
daily-week = 今週
daily-today = 今日
daily-won = 勝ち
daily-lost = 負け
daily-missed = 未挑戦
daily-begun = 途中
daily-to-come = これから
weekly = 週替わりマッチ
weekly-terms = 1人約{ $count }手、日曜まで。挑戦は1回だけ。
weekly-play = 遊ぶ
weekly-continue = 続ける
weekly-result = 結果
weekly-named = { $day }の週
daily-won-in = { $turns }手で勝ち
daily-lost-in = { $turns }手で負け
daily-by-round = ラウンドごと
# 2日以上のとき。負けた日も数える。
daily-streak = { $days }日連続プレイ
daily-date = { $month }月{ $date }日
# 月日と年。
daily-date-year = { $year }年{ $day }
daily-day = { $day }{ $weekday ->
    [1] 月
    [2] 火
    [3] 水
    [4] 木
    [5] 金
    [6] 土
   *[7] 日
}曜日
daily-weekday = { $weekday ->
    [1] 月
    [2] 火
    [3] 水
    [4] 木
    [5] 金
    [6] 土
   *[7] 日
}
daily-month = { $year }年{ $month }月

## その結果。

daily-row = { $given }：{ $values }
daily-row-none = { $given }：一度もリードなし
daily-cell = { $turn } { $rule }
daily-cell-out = { $turn }手目に脱落

## カレンダー。

daily-calendar = カレンダー

daily-turns = 全{ $turns }手
