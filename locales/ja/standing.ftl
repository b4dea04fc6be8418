## ルールが求めるものと、そのルールでのパレットの状態。

rule-title = { $rule ->
    [red] いちばん大きいカード
    [orange] 同じ数がいちばん多い
    [yellow] 同じ色がいちばん多い
    [green] 偶数がいちばん多い
    [blue] 色の種類がいちばん多い
    [indigo] 連番がいちばん長い
   *[violet] 4未満がいちばん多い
}

# 狭い列で使う。
rule-short = { $rule ->
    [red] 最大
    [orange] 同じ数
    [yellow] 同じ色
    [green] 偶数
    [blue] 色の種類
    [indigo] 連番
   *[violet] 4未満
}

rule-description = { $rule ->
    [red] いちばん大きいカードを持つ人がリード。
    [orange] 同じ数のカードがいちばん多い人がリード。
    [yellow] 同じ色のカードがいちばん多い人がリード。
    [green] 偶数（2、4、6）のカードがいちばん多い人がリード。
    [blue] 色の種類がいちばん多い人がリード。
    [indigo] 連番（3 4 5など）がいちばん長い人がリード。色は問いません。
   *[violet] 4未満（1、2、3）のカードがいちばん多い人がリード。
}

rule-in-force = { $rule }のルール

## パレットの状態。最大のカードは含まない。

strength-nothing-even = 偶数なし
strength-nothing-low = 4未満なし
strength-nothing = カードなし
strength-red = 最大
strength-orange = { $value }が{ $count }枚
strength-yellow = { $color }{ $count }枚
strength-green = 偶数{ $count }枚
strength-blue = { $count }色
strength-indigo = 連番{ $count }枚
strength-violet = 4未満が{ $count }枚

# 最大のカードも付ける。場所がないときは、太字でない部分を省く。
standing-red = <b>最大のカード</b>は{ $top }
standing-red-short = <b>{ $strength }</b> { $top }
standing-top = <b>{ $strength }</b>、最大は{ $top }

## パレットにあるもの。下の文の「～で」の前に入る形。

with-red = { $top }
with-orange = { $value }のカード{ $count }枚
with-yellow = { $color }のカード{ $count }枚
with-green = 偶数のカード{ $count }枚
with-blue = { $count }色
with-indigo = 連番{ $count }枚
with-violet = 4未満のカード{ $count }枚

## だれがリードしているか。

nobody-counts = だれにも対象のカードがありません
nobody-else-counts = ほかに対象のカードを持つ人はいません。
leads = { $who }が{ $having }でリード中
leads-top = { $who }が{ $having }でリード中、最大は{ $top }
# リードしている人に対して、あなたにあるもの。
you-have = あなたは{ $having }、最大は{ $top }です。
you-have-none = あなたは{ $strength }です。
your-highest = あなたのパレットの最大のカードは{ $top }です。
next-is = 次点は{ $who }の{ $having }です。
# 同じ数の2枚：リードしているカードと、あなたのカード。
color-decides = 数が同じなら色で決まり、{ $card }が{ $other }に勝ちます。
your-top-beats = あなたの{ $card }が、{ $rival }の{ $other }に勝っています。
your-tie-beats = { $rival }と{ $count }枚で並びますが、最大のカードであなたがリード：あなたの{ $card }が{ $other }に勝っています。
