## 終わったゲームの絵。

gallery-description = この端末の絵は{ $count }枚です。最近の100枚を飾っています。マッチは、勝者の最高のラウンドが絵になります。
gallery-empty = まだ何も飾られていません。1ラウンドのゲームやマッチを終えるたびに、絵が1枚残ります。
gallery-all = すべて
gallery-won = 勝ち
gallery-lost = 負け
gallery-found = 絵{ $count }枚
gallery-none = 当てはまる絵はまだありません。
gallery-more = もっと見る
gallery-match = { $day }、{ $count }ラウンド
