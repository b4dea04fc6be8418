## 達人ならあなたの代わりにどうするか、その理由は何か。3段階で伝える。

button-hint = ヒント
button-hint-card = どのカード？
button-hint-turn = 手順を見る
hint-asked = 達人が考えています…

# まず：どこに注目するか。
hint-look-in-force = 今のルールは<b>{ $rule }</b>（{ $text }）。このルールのままでもリードできます。
hint-look-keep = <b>{ $rule }</b>（{ $text }）のルールで、すでにリードしています。どれを捨てれば、このルールを保てますか？
hint-look-change = <b>{ $rule }</b>（{ $text }）に注目しましょう。このルールなら、今のパレットでリードできます。
hint-look-build = <b>{ $rule }</b>（{ $text }）を狙いましょう。役立つカードを出してから、ルールを<b>{ $rule }</b>に変えます。
hint-look-palette = { $who ->
    [you] <b>自分のパレット</b>に注目しましょう。7で1枚移せます。
   *[other] <b>{ $who }のパレット</b>に注目しましょう。1で1枚取り除けます。
}
hint-look-only = 脱落しない手は一つだけです。{ $text }

# 次に：カード。
hint-card = まずは{ $card }からです。
hint-next-card = 次は{ $card }です。

# それから：手の全体を、順番に。連用形で書く。
hint-play = { $card }を出し
hint-discard = { $card }を捨て
hint-to-canvas = { $card }をキャンバスに移し
hint-to-deck = { $card }を山札に戻し
hint-take = { $from }の{ $card }を取り除き
hint-draw = 1枚引き
hint-pass = パスし
hint-end = ここで手番を終え
hint-then = { $head }、{ $tail }
hint-moves = 達人なら{ $events }ます。
hint-try = こうしてみましょう：{ $events }ます。

# そして：その理由。
hint-lost = もう脱落は避けられません。リードできる手がありません。
hint-lost-here = ここからリードできる手はありません。取り消して、もう一度ヒントを見てください。
hint-cheaper = 今脱落するほうが、あとで負けるより損が少なくてすみます。
hint-hope = 助かるには、運よく良いカードを引くしかありません。
hint-draws = 決める前に、もう1枚カードを見られます。
hint-only = ほかにリードできる手はありません。
hint-wins = { $who }は手札がなく、パスするしかありません。あなたの勝ちです。
hint-wins-all = ほかのプレイヤーは手札がなく、パスするしかありません。あなたの勝ちです。
hint-no-reply = { $who }は、何を持っていてもこれを上回れません。
hint-no-reply-wins = { $who }は、何を持っていてもこれを上回れません。あなたの勝ちです。
hint-answers = { $unseen ->
    [1] 見えない最後の1枚は、これを上回るカード
   *[other] 見えない{ $unseen }枚のうち、1枚でこれを上回るのは{ $count }枚
}{ $held ->
    [1] で、{ $who }の手札は1枚だけです。
   *[other] です。{ $who }は{ $about ->
        [0] おそらく持っていません
       *[other] 約{ $about }枚持っている見込みです
    }。
}
hint-answers-all = 見えない{ $unseen }枚のどれでも、1枚でこれを上回ります。
hint-fewer-answers = 見えない{ $unseen }枚のうち、1枚でこの手を上回るのは{ $count }枚、ゲームでのあなたの手を上回るのは{ $value }枚です。
hint-two-cards = { $who }がこれを上回るには、2枚以上必要です。
hint-actions-aside = アクションを除けば、{ $text }
hint-fewest = 同じ枚数を使う手の中では、いちばん上回られにくい手です。
hint-cheapest = ほかにリードできる手は、どれももっと多くのカードを使います。
# 下の二つの列挙に入るルール。
hint-rule = { $rule }
hint-leads-under = { $text }のルールでリードできます。
hint-leads-under-all = どのルールでもリードできます。
hint-leads-under-but = { $text }以外のどのルールでもリードできます。
hint-leads-too = ゲームでのあなたの手と違い、{ $text }のルールでもリードできます。
hint-earns = 捨てると1枚引けます。
hint-saves = { $card }を残せます。あとで捨てれば、{ $rule }のルールでリードできます。
hint-key = ほかの手はどれも負けです。
hint-keeps-cards = ほかの多くの手より、カードが多く残ります。
hint-stays-in = まだリードできたので、脱落は避けられました。
hint-more-cards = 手札が{ $count }枚多く残ります。
hint-keeps-discards = 残る手札から1枚捨てれば、{ $text }のルールでリードできます。
hint-keeps-play = { $card }を残せます。あとで出せば、{ $rule }のルールであなたのパレットが強くなります。
hint-keeps-highest = 手札でいちばん大きい{ $card }を残せます。
hint-best = 見えないカードに対して、いちばん崩されにくい手です。

button-show = 手本を見る

# レッスンで：前半が正しくできたとき、残っていること。
learn-half = ここまで正解
learn-half-play = 次は、カードをパレットに出しましょう。
learn-half-discard = 次は、リードできるようになるカードを捨てましょう。
learn-half-end = そのとおり。手番を終えましょう。
