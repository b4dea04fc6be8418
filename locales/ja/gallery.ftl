## 終わったゲームの絵。

gallery-description = この端末に{ $count }枚。絵を選ぶと、そのラウンドを振り返れます。最近の100ゲーム分を飾ります。マッチは、勝者の最高のラウンドが絵になります。
gallery-empty = まだ絵がありません。ゲームを終えるたびに1枚残ります。
gallery-all = すべて
gallery-won = 勝ち
gallery-lost = 負け
gallery-found = 絵{ $count }枚
gallery-none = まだありません。
gallery-more = もっと見る
gallery-match = { $day } · { $count }ラウンド
