## 版とゲームの呼び名。

edition-print-3 = v1.3
edition-print-0 = v1.0
edition-arena = Board Game Arena
edition-web = ウェブガイド
rules-of = ルール{ $edition }
rules-with-actions = アクションあり
game-basic = ベーシック
game-advanced = アドバンス
