## だれかが送ってきたもの。まだ何も見たり遊んだりしていない。

sent-game = ゲームが届きました
sent-moment = ゲームの局面が届きました
sent-deal = 配札が届きました
sent-beat = この結果に挑戦
sent-sender = 友達
sent-won = 友達は{ $turns }手で勝ちました。
sent-lost = 友達は{ $turns }手まで粘りました。
sent-same = あなたも同じ手札、同じ相手です。
sent-game-description = どう進んだかを見るか、同じカードでもっと良い結果を目指せます。
sent-moment-description = { $turn }手目のあとのテーブルです。
sent-deal-description = カードは混ぜてあり、まだだれも遊んでいません。下があなたの手札です。
sent-deal-shared = カードは混ぜてあり、まだだれも遊んでいません。
sent-how = どう終わった？
sent-hand = あなたの手札
sent-watch = 最初から見る
sent-watch-theirs = 先に友達のゲームを見る
sent-see = 局面を見る
sent-play = 自分で遊ぶ
sent-play-deal = この配札で遊ぶ
sent-go = 挑戦する
sent-spoils = 先に見ると相手のカードがわかり、公平な勝負ではなくなります。
sent-kept = あなたのゲームは無事です。
sent-learn = 初めてですか？3分で覚えられます

## 2人の結果。

sent-better = あなたの勝ち
# どちらも負けたとき。
sent-lasted = あなたのほうが粘りました
sent-even = 引き分け
sent-worse = まだ超えていません
sent-yours = あなた
sent-send-back = 自分の結果を送る
sent-watch-them = 友達のゲームを見る
sent-again = もう一度
sent-can-you-won = カードゲームRed7で、この配札に挑み、{ $turns }手で勝ちました。あなたは勝てますか？
sent-can-you-lost = カードゲームRed7で、この配札に挑み、{ $turns }手で負けました。あなたならもっとうまくやれますか？
