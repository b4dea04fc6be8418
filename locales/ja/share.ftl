## ほかの人へのメッセージ：ゲームの結果と招待。

share-in-turns = { $given }（{ $turns }手）

friends-line-invite = { $given }さんからRed7への招待です。ブラウザで遊ぶカードゲームです（{ $game }）。リンクを開いて参加してください：
friends-line-invite-unnamed = ブラウザのカードゲームRed7で遊びましょう（{ $game }）。リンクを開いて参加してください：
