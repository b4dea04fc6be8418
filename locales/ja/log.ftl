## 終わった手番：だれが、何をしたか。出来事は連用形で書き、いくつでも続けられて、
## 最後に「ました」などが付きます。

log-line = <b>{ $who }</b>は{ $events }ました。
log-out = <b>{ $who }</b>は{ $events }ましたが、リードできず脱落しました。
log-out-passed = <b>{ $who }</b>は{ $events }、脱落しました。
log-out-empty = <b>{ $who }</b>は手札がなくなり、脱落しました。

## 出来事。いくつかが続けて並ぶ。

log-played = { $card }を出し
log-discarded = ルールを変えずに{ $card }を捨て
log-changed = { $card }を捨ててルールを<b>{ $rule }</b>に変え
log-recycled = ルールを変えずに{ $card }をキャンバスに移し
log-recycled-changed = { $card }をキャンバスに移してルールを<b>{ $rule }</b>に変え
log-returned = { $card }を山札に戻し
log-took = { $from }の{ $card }を取り除き
log-drew = { $card }を引き
log-drew-unseen = 1枚引き
log-passed = パスし
# この端末で考える相手で、どの手でもリードできなかったとき。
log-out-helpless = <b>{ $who }</b>はリードできず、脱落しました。

# ほかのプレイヤーのせいで失ったもの。
lost = { $who }があなたの{ $card }を取り除きました。

## ほかのプレイヤーがすること。起きたときに伝える。出来事はいくつかが続けて並ぶ。

tell-leads = <b>{ $who }</b>は{ $events }、{ $having }でリードしました。
tell-out = <b>{ $who }</b>は{ $events }ましたが、リードできず脱落です。
tell-out-empty = <b>{ $who }</b>は手札がなくなり、脱落です。
tell-out-helpless = <b>{ $who }</b>はリードできず、脱落です。
tell-out-passed = <b>{ $who }</b>はパスして、脱落です。
# 絵の具がキャンバスに広がる間。だれがリードするかは、そのあとで伝える。
tell-paints = <b>{ $who }</b>は{ $events }…
tell-thinking = <b>{ $who }</b>が考えています…
tell-no-cards = <b>{ $who }</b>の手札がなくなりました。

tell-played = { $card }を出し
tell-painted = { $card }を捨ててルールを<b>{ $rule }</b>に変え
tell-discarded = { $card }を捨て
tell-recycled = { $card }をキャンバスに移し
tell-recycled-painted = { $card }をキャンバスに移してルールを<b>{ $rule }</b>に変え
tell-returned = { $card }を山札に戻し
tell-took = { $from }の{ $card }を取り除き
tell-drew = { $card }を引き
tell-drew-unseen = 1枚引き
tell-passed = パスし

## あなたの手番のあとに、ほかのプレイヤーがしたこと。

since = 自分の手番のあと
since-replay = リプレイ
# 手番をもう一度見せている間。
since-again-title = { $who }の直前の手番
# ボタン。画面読み上げ用。
since-again = { $text }もう一度見る。
# その手番を文で伝えている間。
since-now = たった今
since-next = 次
since-later = このあと
