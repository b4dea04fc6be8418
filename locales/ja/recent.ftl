## 最近終わったゲーム。

recent = 最近のゲーム
gallery = ギャラリー
# 1ラウンドだけのとき。
recent-won = ラウンド勝利
recent-lost = ラウンド敗北
recent-match-won = マッチ勝利
recent-match-lost = マッチ敗北
recent-given-up = マッチを投了
review = 振り返る
review-again = 振り返りに戻る
recent-again = 同じ配札でもう一度
recent-won-by = { $who }がラウンドに勝利
recent-match-won-by = { $who }がマッチに勝利
