## ラウンド、得点、ゲームの終わり方。

points = { $points }点
points-won = +{ $points }点
points-from = 勝ったカードの数字の合計：{ $values }＝{ $points }点。
out-order = 脱落した順：{ $names }。
place = { $count }位 { $who } { $points }
points-short = <b>{ $points }</b>点

round = ラウンド{ $round }
round-to-points = ラウンド{ $round }、{ $points }点先取
round-to-the-end = ラウンド{ $round }、カードが足りなくなるまで
round-played-to-points = ラウンド{ $round }、{ $points }点先取。
round-played-to-the-end = ラウンド{ $round }、カードが足りなくなるまで。
round-won = ラウンド{ $round }：{ $who }の勝ち

# マッチの得点状況：「あなた17、アンバー9」。
score-of = { $who } { $points }

round-over = ラウンド終了
wins-round = { $who }の勝ちです
wins-match = マッチは{ $who }の勝ちです
share-match = { $names }が勝利を分かち合いました
won-with = { $having }で最後まで残りました
won-last = 最後まで残りました
over-points = 目標の{ $points }点に達しました。
over-cards = 次に配るカードが足りないため、得点の多い人の勝ちです。
rounds-of-match = { $who }は{ $whole }ラウンド中{ $count }ラウンドに勝利。

why-won = { $who ->
    [you] 勝った理由
   *[other] { $who }が勝った理由
}
# 勝敗を決めた手番と、その結果。
why-led = { $text }{ $having }で{ $who }がリードしました。
why-tie = 同じ枚数なら、対象のカードのうち最大の1枚で決まり、{ $card }が{ $other }に勝ちます。
race-to = { $points }点先取レース

button-home = ホーム
button-same-deal = 同じ配札でもう一度
button-again = 再戦
button-compare = 結果を比べる
button-next-round = 次のラウンド

## 得点表。

scores-title = 得点表
scores-caption = ラウンドごとの得点
scores-round = ラウンド
scores-points = 得点
scores-won = 勝者：
scores-piles = 獲得カード
scores-no-card = カードなし
scores-all-in = 49枚すべてを使っています。
scores-left = 配れるカードは残り{ $count }枚。1ラウンドには{ $whole }枚必要です。
scores-out-of-deal = { $count }枚が獲得カードになり、ゲームから除かれています。
