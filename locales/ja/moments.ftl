## もっと良い手があった手番を、やり直す。

moments = ミスから学ぶ
moments-title = 良い手を探す
moments-left = 残り{ $count }
moments-list = やり直す手番
moments-turn = { $turn }手目
moments-round-turn = ラウンド{ $round }、{ $turn }手目
moments-solved = { $text }、正解済み
moments-again = { $text }、もう一度
# この前に、ゲームで実際にしたことが入る。
moments-ask = もっと良い手を探しましょう。
moments-right-enough = その手と同じくらい良い手や、失った分の4分の3以上を取り戻す手でも正解です。
moments-judging = 試しています
moments-judging-text = 見えないカードを配り直して、シミュレーション中…
moments-best = 正解、より良い手です
moments-good = 正解、同じくらい良い手です
moments-much-better = 正解、前よりずっと良い手です
moments-wrong = 違います
moments-better = 前より良い手ですが、あと一歩です
moments-wrong-text = その手の勝率は{ $odds }、より良い手なら{ $given }です。
moments-same = ゲームで選んだ手と同じです。
moments-helped = ヒントを使ったので、見つけた手には数えません。
moments-out = 手番の終わりにリードしていないので、脱落します。
moments-drawn-out = この勝率は引く前のもので、引いたあとに脱落しました。
moments-odds = 勝率：今回<b>{ $odds }</b>、ゲームでは{ $given }。
moments-odds-beside = 勝率：今回<b>{ $odds }</b>、振り返りの手では{ $better }、ゲームでは{ $given }。
moments-show = 答えを見る
moments-answer = より良い手
moments-next = 次の手番
moments-all = すべて見つけました。
moments-found = ヒントなしで見つけた手：{ $count }手中{ $done }手。
moments-offer = 1週間前に、より良い手を{ $count }回逃しています。
