## テーブルの各場所と、そこにあるもの。

table-menu = ゲームメニュー
settings = 設定
settings-sound = サウンド
how-to = 遊び方
sheet-close = 閉じる
keys = キー操作
table-signs = ゲーム

table-home = Red7：ホームに戻る
table-opponents = 相手
table-happened = 直前の出来事

what-if = もしも
what-if-button = もしも
what-if-title = もしルールが…

turns = 手番
turns-so-far = これまでの手番
turns-newest-first = 手番（新しい順）
steps-title = 手番の流れ
steps-play = カードを1枚、自分のパレットに出す。
steps-discard = カードを1枚、キャンバスに捨てる。その色がルールになる。
steps-both = または、両方する。
steps-lead = 手番の終わりにリードしていなければ脱落。

# ここで遊んでいるもの：「ルール v1.3、ベーシック · 配札abcd2345」。
deal-of = 配札：{ $seed }

canvas = キャンバス
canvas-start = 開始時：赤のルール
canvas-before = 以前のルール
canvas-rules-before = 以前のルール：{ $colors }

deck = 山札
deck-empty = 山札なし
deck-known = 山札。いちばん上は{ $top }（全員が見たカード）
# 場所がないときは、太字でない部分を省く。
deck-size = 山札<b>{ $count }</b>枚

palette-yours = あなたのパレット
palette-you = あなた
palette-face-down = 裏向きのカード

hand-label = あなたの手札{ $count }枚
hand-cards = 手札{ $count }枚

## 選べるカード。画面読み上げ用で、カード名のあとに続く。

card-action = アクション：{ $action }
card-drawn = 引いたばかり
card-leads = リードできる
card-allowed = 選べるがリードできない
card-forbidden = 選べない

## プレイヤーの場所。

seat-in-hand = 手札
seat-out = 脱落
# 場所がないときは、太字でない部分を省く。
seat-out-since = <b>脱落</b>（{ $turn }手目）
# 画面読み上げ用。名前のあとに続く。
seat-label-out = 脱落
seat-label-out-since = { $turn }手目に脱落
seat-label-among = うち{ $cards }
seat-label-leads = リード中
seat-label-to-move = 手番中

## もしも：それぞれのルールで、だれがリードするか。

matrix-caption = ルールごとのリード
matrix-rule = ルール
matrix-hand = 捨てる
matrix-in-force = 今のルール
matrix-none = なし
matrix-out = 脱落
matrix-leads = リード
matrix-legend-may = 今捨てられる
matrix-legend-later = 出したあと
matrix-legend-may-not = 不可
matrix-may = 今捨てられる
matrix-later = 1枚出したあとに捨てられる
matrix-may-not = 捨てられない
