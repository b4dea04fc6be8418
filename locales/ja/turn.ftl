## 進行中の手番：何ができるか、どうなるか、なぜできないか。

turn-yours = あなたの番です
turn-waiting = 待機中
# 初めての人の、最初のゲームの最初の手番で。
turn-primer = 手番の終わりにリードしているのが目標です。カードをパレット（自分の前に並ぶカード。これで比べます）に出すか、キャンバスに捨てるか（その色がルールになります）、またはその両方をします。
turn-choose = カードを選んでください。
turn-stuck = リードできる手がありません。パスしてください。
turn-stuck-short = リードできません
# 手札のカードをどれも試したあと。
turn-none-leads = { $count ->
    [1] 最後のカードではリードできません。パスしてください。
   *[other] 1枚ではリードできません。1枚出してもう1枚捨ててみるか、パスしてください。
}
turn-empty-hand = 手札がありません。パスして脱落するしかありません。

button-pass = パス
button-undo = 取り消す
button-take-back = 待った
taken-back = 待った{ $count }回
# 終わったラウンドの一場面を、もう一度試す。
trial-begins = { $turn }手目の直前に戻りました。ここから続けましょう。練習なので記録されません。
trial = { $turn }手目からの練習
trial-over = { $turn }手目からの練習なので、記録されません。
button-back = 戻る
button-end = 手番を終える
button-end-out = 手番を終えて脱落する
button-end-draw = 1枚引いて終える
button-end-without = 引かずに終える
button-pause = 一時停止
button-resume = 再開
button-show-next = 次へ
key-space = スペース
button-my-turn = 自分の番へ
button-finish = 最後まで進める
button-result = 結果を見る

## 選んだカードの行き先。

where-take = { $card }を取り除く？
where-move = { $card }をどこに移す？
where-go = { $card }をどこに置く？
where-put-back = もう一度選ぶと取り消し
to-palette = パレットへ
to-canvas = キャンバスへ
to-deck = 山札の上へ
back-another = ほかのカード
back-played = すでに1枚出しました。捨てるか、戻ってください
back-discarded = すでに1枚捨てました。出すか、戻ってください

## この手番がどうなるか。

would-be-out = このままでは脱落
not-leading-yet = まだリードしていません
you-lead-with = { $having }でリード中
# 捨てるとルールが変わるとき、だれがリードするか。
outlook-under = { $rule }のルールで{ $who }がリード
outlook-under-nobody = { $rule }のルールではリードなし
outlook-leads = リードできる
outlook-behind = { $who }がリードのまま
outlook-nobody = リードなし
outlook-take = { $outlook }。次に1枚取り除く
outlook-move = { $outlook }。次に1枚移す
outlook-play-again = { $outlook }。次にもう1枚出す
outlook-draw = { $outlook }。1枚引き、以後は取り消せない
outlook-may-draw = { $outlook }。捨てると1枚引ける
outlook-no-action = { $outlook }。アクションは効果なし
outlook-must-lead = { $outlook }。リードして終えること
outlook-and-must-lead = { $outlook }。リードして終えること

## なぜできないか。

refused-would-lead = { $who }がリードします
refused-nobody = だれもリードしません
refused-too-low = 小さすぎます：パレットは{ $count }枚
refused-cannot-stay = リードして終えられません
refused-play-first = 先にもう1枚出してください
refused-not-now = 今はできません
refused-not-there = { $card }はそこにありません
refused-over = ラウンドは終わっています
refused-smaller = あなたより枚数の少ないパレットです
refused-only = 1枚しかないパレットです
refused-this-seven = この7以外のカードを選んでください
refused-action = このアクションでは移せません

## まだできること。

still-discard = 1枚捨てて、ルールを変えることもできます。
still-play = まだ1枚出せます。
still-earned = 捨てたので1枚引けます。
still-change-rule = 1枚捨ててルールを変えるか、取り消してください。
still-change-rule-drawn = 1枚捨ててルールを変えてください。引いたあとは取り消せません。
still-play-to-lead = リードできるカードを出すか、取り消してください。
still-nothing = どれを捨てても、リードできません。取り消して、別の手を試してください。
must-lead-title = リードして終えること
must-lead-description = 出したカードの条件です。印の付いたカードを捨てるか、取り消してください。
drew = { $cards }を引きました。
drawn-card = { $card }
cannot-undo = カードを見たので、取り消せません。
draw-question = 捨てたので1枚引けます。引きますか？

## アクション。

acting-take = 1枚取り除く
acting-take-description = ほかのパレットから選びます。選んだカードは山札の上に戻ります。
acting-move = 自分のカードを1枚移す
acting-move-description = 自分のパレットから選び、キャンバスか山札の上に移します。
acting-move-canvas-description = この7以外のカードを選び、キャンバスに移します。
acting-play = もう1枚出す
acting-play-description = 5の効果でもう1枚出します。カードを選んでください。
action-idle = { $value ->
    [1] 取り除けるカードがないので、1の効果はありません。
    [3] 山札がないので、3の効果はありません。
    [5] ほかに出せるカードがないので、5の効果はありません。
   *[7] 移せるカードがないので、7の効果はありません。
}
action-idle-fewer = この1も数えると、ほかのパレットはどれもあなたより枚数が少ないので、1の効果はありません。
action-idle-only = 1枚しかないパレットからは取り除けないので、1の効果はありません。

## パスすることと、ほかの人を待つこと。

pass-question = パスして脱落しますか？
pass-last = パスすると、{ $who }がラウンドに勝ちます。
pass-others = パスするとあなたは脱落し、ほかのプレイヤーが続けます。
pass-still-play = まだリードできます：{ $card }をパレットへ。
pass-still-discard = まだリードできます：{ $card }をキャンバスへ。
pass-ends-match = これでマッチは終わります。
leave-question = 手番を終えて脱落しますか？
leave-last = リードしていないので、{ $who }がラウンドに勝ちます。
leave-others = リードしていないのであなたは脱落し、ほかのプレイヤーが続けます。
button-leave = 脱落する
handing-over = 端末を{ $who }に渡してください
handing-over-to = 端末を渡す相手
handing-over-description = ほかの人は画面を見ないでください。
handing-over-persons = この端末のプレイヤー
button-take-device = { $who }です。手札を見る
out-title = 脱落しました
out-description = ほかのプレイヤーがラウンドを最後まで続けます。
