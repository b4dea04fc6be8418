## テーブルのメニュー。

menu-game = このゲーム
menu-table = テーブル
menu-elsewhere = その他
# 画面読み上げ用：失われるものの組。
menu-loss = 取り消せない操作

menu-levels = 次のラウンドの相手
menu-home-keeps = あとで続けられます

menu-restart = ラウンドをやり直す
menu-restart-counts = このゲームは戦績に入らなくなります
menu-restart-asks = このラウンドを、同じ配札で最初からやり直しますか？このゲームは戦績に入らなくなります。
menu-restart-go = やり直す
menu-resign = ラウンドを投了する
menu-resign-counts = 負けになります
menu-resign-asks = このラウンドを投了しますか？今すぐ脱落し、ほかのプレイヤーが最後まで続けます。
menu-resign-last = このラウンドを投了しますか？{ $who }の勝ちになります。
menu-resign-go = 投了する
menu-give-up = マッチを投了する
menu-give-up-counts = 勝ちにも負けにもなりません
menu-give-up-asks = このマッチを投了しますか？ここで終わり、勝ちにも負けにも数えません。
given-up-title = マッチを投了しました
given-up-description = ここまでの得点です。勝ちにも負けにも数えません。
friends-give-up = ゲームを投了する
friends-give-up-asks = 投了しますか？これがあなたの手番となり、残りのラウンドはすべてパスします。
menu-keep = 続ける
