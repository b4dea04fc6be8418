## ほかの人へのメッセージ：ゲームの結果と招待。

share-in-turns = { $given }（{ $turns }手）
share-after-turns = { $given }（{ $turns }手）
share-lost = { $names }に負けました
share-led = リードしたルール：{ $colors }
share-challenge = もっとうまくやれますか？同じカードで挑戦できます：

friends-line-invite = { $given }さんからRed7への招待です。ブラウザで遊ぶカードゲームです（{ $game }）。リンクを開いて参加してください：
friends-line-invite-unnamed = ブラウザのカードゲームRed7で遊びましょう（{ $game }）。リンクを開いて参加してください：
