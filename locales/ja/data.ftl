## ブラウザに保存しているすべてのものと、その控え。

data = あなたのデータ
data-description = データはすべて、このブラウザだけに保存されています。バックアップはファイルとして手元に残したり、別の端末で読み込んだりできます。
data-what = 項目
data-here = このブラウザ
data-in-copy = バックアップ
data-games = ゲーム
data-game = { $game }、{ $count }手
data-game-over = { $game }、終了
data-game-of = { $given }、{ $count }人
data-rounds = 記録したラウンド
data-names = 名前
data-chosen = 保存済み
data-lessons = 終えたレッスン
data-learned = 見つけた良い手
data-rated = レート対象のラウンド
data-aside = 別に保管
data-others = その他
data-none = なし
data-sealed = 封印ゲームを含める
data-sealed-description = ファイルを手に入れた人は、そのゲームでのあなたのカードを見られます
data-save = バックアップを書き出す
data-saved = バックアップをダウンロードしました。
data-not-saved = ブラウザがファイルの保存を許可しませんでした。
data-left-out = 大きすぎるか書き出せないため、バックアップに入っていません：{ $given }。
data-load = バックアップを読み込む
data-take-description = バックアップの項目が、このブラウザの同じ項目と置き換わります。ほかの項目はそのままです。
data-take-sealed = このブラウザにある封印ゲームは置き換わりません。それぞれ1台の端末だけで続けてください。
data-take = 読み込む
data-leave = キャンセル

## バックアップを読み込めない理由。

copy-large = Red7のバックアップにしては大きすぎるファイルです。
copy-unreadable = バックアップでないか、途中で切れたファイルです。
copy-foreign = このページから書き出したファイルではありません。
copy-newer = このページの新しいバージョンで作られたバックアップです。ページを再読み込みしてから、もう一度バックアップを読み込んでください。
copy-damaged = バックアップの一部が壊れているため、何も読み込みませんでした：{ $given }。
copy-full = ブラウザの保存領域に、このバックアップが入る空きがありません。
copy-blocked = ブラウザの設定により、このページではデータを保存できません。
copy-kept = 何も変わっていません。

## 別に保管したものと、削除できるもの。

aside-title = 別に保管
aside-description = 読み込めないデータがあったので、別に保管しました。ダウンロードまたは削除できます。
aside-save = { $given }をダウンロード
aside-delete = { $given }を削除
aside-number = { $given }{ $count }
aside-ask = { $given }を完全に削除しますか？
document-game = ゲーム
document-rating = レート
document-learn = やり直す手番
document-live = ライブゲーム
document-other = その他のデータ
delete-title = 削除
delete-statistics = 戦績を削除
delete-all = すべて削除
delete-statistics-ask = 戦績とレートを完全に削除しますか？ほかはすべて残ります。
delete-all-ask = このページがこのブラウザに保存したものを、すべて完全に削除しますか？ゲーム、戦績、別に保管したものも含みます。
delete-keep = 残す
delete-go = 削除
