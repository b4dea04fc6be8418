## 配札、ゲーム、局面のリンク：共有する、開く。

share = 共有
share-what = 何を共有しますか？
share-deal = 配札
share-game = ゲーム
share-moment = この局面から
share-beat = 友達に挑戦状を送る
share-beat-description = リンクを開いた人は、あなたの結果を見て同じ配札に挑みます。終わると2人の結果が並びます。
share-deal-description = リンクを開いた人は、同じカードと同じ相手で遊べます。
share-day-description = リンクを開いた人は、その日の配札で遊べます。
share-game-description = リンクを開いた人は、ゲームを1手ずつ見て、どの手番からでも続きを遊べます。
share-long = すべての手番を含むため、リンクが長くなっています。配札のリンクなら短くなります。
share-address = リンク
share-copy = コピー
share-copy-record = 記録をコピー（ほかのプログラム用）
share-copy-link = リンクだけをコピー
share-copied = コピーしました。
share-not-copied = コピーできませんでした。テキストを選択してコピーしてください。
share-not-sent = 送れませんでした。代わりにコピーしてください。
share-send = 送る…
share-code = QRコード
share-failed = これはリンクにできません。

replace-title = 今のゲームを終えますか？
replace-description = 新しいゲームに置き換わり、ここまでの内容は残りません。
replace-keep = 今のゲームを残す
replace-go = 終える
