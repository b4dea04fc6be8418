## ライブゲーム：手番がひとりでに届く、友達とのゲーム。

live = ライブ
live-title = 友達とライブ対戦

# 新しいゲームの画面で。
form-how = 方法
form-live = ライブ
form-live-description = 2人とも今遊べるときに。最初にリンクを1回送れば、あとは手番が自動で届きます。
form-by-link = リンク
form-by-link-description = 好きなときに、1手ずつメッセージで送ります。

# まだ何も接続する前。
live-offer-title = ライブで遊ぶ
live-offer-description = 友達がリンクを1回開けば、あとは手番が自動で届きます。
live-consent = 手番は暗号化され、中継サーバーを通ります。運営者に見えるのはIPアドレスと遊んだ時刻で、内容は見えません。
live-relay = 中継サーバー：{ $given }。
live-begin = ライブ開始
live-not-offered = 中継サーバーがありません
live-not-offered-description = このページの運営者が用意していないため、ここではライブで遊べません。友達に、ゲームをリンクで送ってもらってください。

# 友達が来る。
live-invited-description = 2人ともこのページを開いている間は、手番は自動で届きます。アカウントもインストールも不要です。
live-sit = 席に着く
live-connecting = 接続中…
live-connecting-description = 中継サーバーの応答を待っています。
live-waiting-for-host = 友達の端末を待っています
live-waiting-for-host-description = カードは2人で混ぜるので、友達もこのページを開いている必要があります。
live-no-relay = 中継サーバーが応答しません
live-no-relay-description = それでも席に着けます。復旧するまでは、手番をリンクで送ってください。
live-by-link = リンクで遊ぶ
live-try-again = もう一度試す
live-choose = あなたの席はどれですか？
live-choose-description = 別の端末で参加していたなら、同じ名前で続けてください。
live-free = 空席
live-i-am = { $given }です
live-i-am-unnamed = 席{ $count }が私の席です
live-taken = その席は埋まりました
live-taken-description = 別のプレイヤーが先に席に着きました。
live-full = 席はすべて埋まっています
live-full-sealed = 封印ゲームは、参加したブラウザから移せません。
live-unreadable = この招待は読み込めません
live-unreadable-description = リンクの一部が欠けているかもしれません。友達にもう一度送ってもらってください。

# テーブルで。
live-ready = 中継サーバーに接続しました
live-away = 中継サーバーとの接続が切れました
live-away-description = 何も失われていません。手番をリンクで送れば、返事も同じように届きます。復旧すれば、また自動で届きます。
live-send-turn = 手番を送る
live-share-link = リンクを共有
live-wait-friend = 友達を待っています
live-wait-friend-description = まだだれもリンクを開いていません。このページを開いたままにするか、あとで戻ってください。ゲームは残ります。
live-waits = { $who }を待っています
live-waits-here = { $who }は在席中です。
live-waits-left = { $who }は退席しました。ゲームは保存され、2人がそろえば続けられます。
live-waits-unseen = あなたが来てから、{ $who }は一度も来ていません。
live-gone = { $who }は不在です
live-gone-description = ゲームは保存され、2人がそろえば続けられます。このページは閉じてもかまいません。
live-send-link = { $who }にリンクを送る
live-here = 在席
live-away-now = 不在
live-not-come = まだ来ていません
live-all-here = ライブ：全員在席
live-some-away = ライブ：{ $who }が不在
live-waiting = ライブ：友達待ち
live-no-connection = ライブ：接続なし
live-invite = このリンクを開いた人が席に着きます。ゲームが終わるまで使えます。
live-leave = ライブをやめる
live-leave-description = ゲームはリンクで続きます。
live-turn-arrived = あなたの番です – Red7
live-rematch = { $who }がもう一度配りました
live-play = 遊ぶ

# 絵のサイン。
live-signs = サインを送る
live-sign-played = お見事
live-sign-ouch = あいたた
live-sign-hmm = うーん
live-sign-clever = さすが
live-sign-hello = やあ
live-sign-again = もう一回？
live-hide-signs = サインを隠す
live-shows = { $who }：{ $given }
