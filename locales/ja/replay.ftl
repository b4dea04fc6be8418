## ゲームを見直す。

replay = リプレイ
replay-moment = { $turn }手目のあと（全{ $count }手）
replay-deal = 配札
replay-position = 局面
# 送られたものを見るとき、配札の場面で。
replay-how = 下の矢印で、1手ずつ進められます。
replay-first = 配札に戻る
replay-back = 前の手番
replay-next = 次の手番
replay-last = 最後へ
replay-on = ここから遊ぶ
# ゲームを送った人の席で。
replay-take-over = ここから引き継ぐ

## 全カードを公開したとき、その局面でだれが勝つか。

solve = だれが勝つ？
solve-trying = { $count }手中{ $done }手を調べました…
solve-stop = 中止
solve-won = 全カードを公開すると、{ $who }は「{ $events }」で勝ちです。
solve-or = { $head }、または{ $tail }
solve-more = ほかにも勝つ手が{ $count }通りあります。
solve-no-line = その先の手順を示せるのは、ベーシックで手札が少ないときだけです。
solve-lost = 全カードを公開し、相手が最善を尽くすと、{ $who }は勝てません。
