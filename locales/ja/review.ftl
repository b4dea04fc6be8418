## 終わったラウンドの振り返り：それぞれの手に、どれだけの価値があったか。

review-look-back = 振り返り
keys-review = 終わったラウンドを振り返る
keys-learn = 振り返りで、やり直す手番へ
review-back = ゲームに戻る
review-on = ここから遊ぶ
review-other-seat = 同じ配札で別の席
review-timeline = ゲームの手番
review-progress = { $count }手中{ $done }手を分析済み
review-none = このラウンドが終わると、カードをすべて表にして、ここで振り返れます。
review-at-deal = 手番を選ぶと、その手の価値がわかります。

## プレイヤーにわかることから見て。

review-asked = 分析中…
review-mistake = ミス
review-small-slip = 小さなミス
review-as-advised = 達人と同じ手
review-only = リードできる唯一の手
review-no-choice = リードできる手なし
review-close = はっきりした最善手なし
review-hopeless = シミュレーションで勝った手なし
review-hopeless-won = { $who ->
    [you] シミュレーションで勝った手はなし。それでもあなたの勝ち
   *[other] シミュレーションで勝った手はなし。それでも{ $who }の勝ち
}
review-ahead = 達人の手より良い手
review-certain = これ以上ない手
review-outdone = 達人の手。ただし、より多く勝った手がある
review-debatable = より多く勝った手がある
review-rated = { $text }：勝率{ $odds }
review-before-draw = 引く前の勝率：{ $odds }
review-advised = 達人なら「{ $events }」：<b>{ $odds }</b>。
# 良い手がどれだけ上回ったか、そのうちどれだけが偶然かもしれないか。
review-more-wins = 同じ{ $tried }回の配札で{ $count }勝多い（誤差±{ $about }）
review-fewer-wins = 同じ{ $tried }回の配札で{ $count }勝少ない（誤差±{ $about }）
review-few-wins = { $tried }回の配札で{ $count }勝の差は小さく、数に入りません
review-luck-wins = 同じ{ $tried }回の配札で{ $count }勝の差：運だけでも起こりうる差です
review-fewer-deals = { $tried }通りのうち{ $count }通りでしか試していないため、勝率はあまり確かではありません。
review-no-reason = 理由は一つではありません。シミュレーション全体で、より良い結果でした。
review-always-won = シミュレーションしたどの配り方でも勝ちました。
review-deals = { $count }回の配札シミュレーションから推定
# 配札の数と読点のあとに続く。
review-knew = { $who ->
    [you] その時あなたが知っていたことに基づく
   *[other] その時{ $who }が知っていたことに基づく
}
review-others = ほかの手
review-others-description = かっこ内は、それぞれの勝率のおおよその範囲です。範囲が広いほど、試した配札が少ないことを表します。
review-others-higher = 勝率の差には運も含まれるため、最も高い手が最善とは限りません。
review-other = { $events }：{ $text }
review-limits = 見えないカードを、プレイヤーが知っていたことに合うように何通りも配りました。かっこ内は95%信頼区間です。
review-grades = ミスは、勝率が達人の手より{ $high }ポイントを超えて低い手です（勝率が達人の手の4分の1に満たない手は{ $low }ポイント超）。それより差が小さければ小さなミスです。{ $value }ポイント未満の差や、偶然で説明できる差は、どちらにも数えません。
review-each = 勝率は、その手番のプレイヤーが知っていたことだけから出しています。全員の勝率を足しても100%になるとは限りません。
review-unknown = この手の推定値はありません。

## 全カードを公開したとき。

review-open-title = 全カードを公開すると？
review-open-note = 全カードが見えていた人はいないので、評価は変わりません。
review-won-only = 必勝の手はこれだけでした。
review-won = { $count ->
    [1] 必勝の手は1通り、この手でした。
   *[other] 必勝の手は{ $count }通りあり、この手もその一つでした。
}
review-gave-away = { $count ->
    [1] 必勝の手は1通りありましたが、この手ではありませんでした：
   *[other] 必勝の手は{ $count }通りありましたが、この手は違いました：
}
review-more = ほか{ $count }通り
review-lost = 必勝の手はありませんでした。
review-together = ほかの全員が協力しても防げないときだけ、必勝とします。
review-reach-actions = アクションありでは、正確な答えは出せません。
review-reach-advanced = 3人以上のアドバンスでは、正確な答えは出せません。
review-reach-large = 可能性が多すぎて、すべては調べられません。

## 手の内容。見出しや表にもそのまま並ぶので、「～へ」で短く書く。

review-play = { $card }をパレットへ
review-discard = { $card }をキャンバスへ
review-to-canvas = { $card }をキャンバスへ
review-to-deck = { $card }を山札へ
review-take = { $from }の{ $card }を取り除く
review-draw = 1枚引く
review-pass = パス
review-passed = パス
review-no-cards = 手札なし
review-nothing-led = リードできず

## ラウンド全体。

# 手番の横の記号の意味。
review-sign-best = 達人の手、またはそれ以上
review-sign-slip = 小さなミス
review-sign-mistake = ミス
review-sign-none = 印なし：ほかに手がないか、はっきりしない
review-chart = { $who ->
    [you] あなたの各手番のあとの勝率
   *[other] { $who }の各手番のあとの勝率
}
review-legend = { $who ->
    [you] 縦線：あなたが逃した勝率
   *[other] 縦線：逃した勝率
}
review-key = 分かれ目：{ $turn }手目
review-no-key = { $who ->
    [you] このラウンドであなたに明らかなミスはありませんでした。
   *[other] このラウンドで{ $who }のミスは見つかりませんでした。
}
# 負けたラウンドのあとで：何が勝敗を決めたか。
review-no-key-lost = { $who ->
    [you] このラウンドであなたに明らかなミスはありませんでした。勝率は最高でも{ $turn }手目の約{ $chance }%で、あとはカードの運でした。
   *[other] このラウンドで{ $who }のミスは見つかりませんでした。勝率は最高でも{ $turn }手目の約{ $chance }%で、あとはカードの運でした。
}
# The same, if the best chance was a good one.
review-no-key-luck = { $who ->
    [you] このラウンドであなたに明らかなミスはありませんでした。勝率は{ $turn }手目の約{ $chance }%が最高で、そのあとはカードの運に恵まれませんでした。
   *[other] このラウンドで{ $who }のミスは見つかりませんでした。勝率は{ $turn }手目の約{ $chance }%が最高で、そのあとはカードの運でした。
}
review-lost-by = { $turn }手目で勝ちを逃しました。
review-lost-later = { $who ->
    [you] のちに必勝の局面もありましたが、{ $turn }手目で逃しました。
   *[other] のちに{ $who }に必勝の局面もありましたが、{ $turn }手目で逃しました。
}
review-deal-asked = この配札で勝てたかどうか調べています…
review-deal-won = 全カードが見えていれば、{ $who }はこの配札で勝てました。
# 勝ったラウンドのあとで。
review-deal-kept = { $who }が勝ちました。相手が最善を尽くしても勝てる配札でした。
review-deal-lost = 相手が最善を尽くせば、{ $who }が勝てる配札ではありませんでした。
review-deal-lucky = { $who }が勝ちましたが、相手が最善を尽くせば勝てない配札でした。
review-first-won = { $who }には、最初の手番から必勝の手順がありました。
review-first-lost = 最初の手番の時点で、{ $who }に必勝の手順はありませんでした。
review-whose = 勝率を表示するプレイヤー
review-table = 表で見る
review-table-turn = 手番
review-table-lead = リード
review-table-made = 実際の手
review-table-open = 必勝
review-was-won = あり
review-was-lost = なし
review-percent = { $chance }%
# 推定値。「0%」と「100%」には「約」を付けない：試した配札に全敗か、全勝したとき。
review-about = 約{ $chance }%
review-to-win = 勝率{ $odds }
review-within = { $chance }%（{ $low }～{ $high }%）

## 同じ配札を、それぞれの席で。

review-seats = この配札の席ごとの結果
review-seat = あなたの席
review-seat-here = { $value }（今回）
review-seat-winner = 勝者
review-seat-turns = あなたの手数
review-seat-points = あなたの得点

## 全体のまとめ。

review-story-won = { $who }の勝ち：1手ごとの勝率
review-story-lost = { $who }の負け：1手ごとの勝率
# マッチのいくつかのラウンドのうち、表示中のもの。
review-round = ラウンド{ $round }：{ $who }が{ $points }点
review-round-losses = より良い手があと{ $count }手
review-rounds = ラウンド
review-costliest = 失点が最も多いラウンド
review-end-won = 勝ち
review-end-lost = 負け
review-could-be = より良い手：{ $chance }%
review-closest = 最も難しい選択：{ $turn }手目
review-slip = 小さなミス：{ $turn }手目
review-best = ベストの手：{ $turn }手目
review-better = より良い手
review-open-turn = 手番の続きは、引いたカードで決まります。
review-next-best = 次に良い手
review-another = 別の手
review-masters = 達人の手
review-then = その後：{ $text }
review-on-table = テーブルで見る
review-show-better = この手を見る
review-moment-next = 次の場面
review-moment-first = 最初の場面
review-better-moment = { $turn }手目、より良い手
review-try = 今すぐ試す
review-play-on = ここから遊ぶ
review-try-description = { $turn }手目から遊びます。練習なので記録されません。
review-story-back = 振り返りを見る
review-more-title = このラウンドの詳細

## ほかに伏せられていたもの。

review-deck = 山札（上から順に）
