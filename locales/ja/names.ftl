## ものの呼び名。名前は文の中でもこの形のまま使い、助詞は文の側で付けます。
##
## 用語
## palette パレット · canvas キャンバス · deck 山札 · hand 手札 · rule ルール
## play 出す（パレットへ） · discard 捨てる（キャンバスへ） · draw 引く · pass パス
## lead リード（リードする、リード中） · out 脱落 · beat 上回る、勝つ
## turn 手番（だれの番か）、手（何をしたか。8手目、12手） · round ラウンド · match マッチ
## deal 配札 · deal code 配札コード · daily deal 日替わり配札 · weekly match 週替わりマッチ
## number 数（1～7） · number of cards 枚数 · highest 最大 · run 連番 · card that counts 対象のカード
## remove 取り除く · move 移す · to the deck 山札に戻す · undo 取り消す · take back 待った
## hint ヒント · review 振り返り · replay リプレイ · rematch 再戦 · opponent 相手（友達と紛れる所では CPU）
## Basic ベーシック · Advanced アドバンス · Actions アクション
## Novice 初級 · Casual 中級 · Skilled 上級 · Master 達人
## chance to win 勝率 · perfect play 最善を尽くす · sure win 必勝 · mistake ミス · key moment 分かれ目
## practice 練習 · puzzle パズル · rating レート · statistics 戦績 · gallery ギャラリー · score pile 獲得カード
## live ライブ · relay 中継サーバー · sealed 封印 · chair 席 · sign サイン · backup バックアップ

# プレイヤー。話しかけている人と、ほかの3人。4人目は、別の人に話しかけているときに最初の席に座る人。
# 名前は絵の具の顔料から。
name = { $who ->
    [you] あなた
    [first] シエナ
    [second] アンバー
    [third] チョーク
    [friend] 友達
   *[fourth] オーカー
}

# 人が付けた名前。
name-given = { $given }

color = { $color ->
    [red] 赤
    [orange] 橙
    [yellow] 黄
    [green] 緑
    [blue] 青
    [indigo] 藍
   *[violet] 紫
}

card = { $color }{ $value }

# 場所がほとんどないときのカード：色の1文字と数。
card-short = { $color ->
    [red] 赤
    [orange] 橙
    [yellow] 黄
    [green] 緑
    [blue] 青
    [indigo] 藍
   *[violet] 紫
}{ $value }

# 出したときのカードの働きを一言で。
action-take = 取り除く
action-draw = 引く
action-play-again = もう1枚出す
action-move = 移す
# 記号の説明での同じもの。カードが動く2つを区別する。
action-key-take = ほかのパレットから1枚取り除く
action-key-move = 自分のパレットから1枚移す

level-novice = 初級
level-casual = 中級
level-skilled = 上級
level-master = 達人
level-novice-description = { $who }はリードできれば何でも出します。
level-casual-description = { $who }はカードを節約します。
level-skilled-description = { $who }は1手先を読みます。
level-master-description = { $who }はあなたの手札を推理します。

## 列挙：いくつかのものを並べる。

list-comma = { $head }、{ $tail }
list-and = { $head }、{ $tail }
list-or = { $head }または{ $tail }

# 1回の手番の最後の2つの出来事。「赤7を出し、青2を捨て（ました）」。
list-events = { $head }、{ $tail }

# かっこ内の補足と、ラベルとその内容。
aside = { $given }（{ $found }）
labelled = { $given }：{ $found }

# 文と文の間に入るもの。
sentence-gap = { "" }

# ほかの場所では句点なしで使う言葉から作る文。
full-stop = { $text }。
