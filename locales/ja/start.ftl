## ホーム画面。

start-menu = メニュー
start-title = 7つの色、7つの勝ち方。
start-description = 捨てたカードの色がルールになります。手番の終わりにリードしていなければ脱落です。
start-more = その他
start-private = オフラインで遊べます。アカウント不要で、この端末の外には何も送りません。
start-private-live = オフラインで遊べます。アカウント不要で、ライブで遊ぶとき以外、この端末の外には何も送りません。
start-legal = Red7は、Carl ChudykとChris Cieslikがデザインし、Asmadi Gamesが出版するゲームです。このページは非公式のファン作品で、絵と文章は独自のものです。

## 何を遊ぶか：最初のラウンド、前回と同じテーブル、途中のゲーム。

play-label = プレイ
play = プレイ
play-first = まずは1ラウンド遊ぶ
play-learn = 3分で覚える
play-first-against = 相手：{ $who }
play-first-description = 初級の相手、ヒントあり、勝ち方いろいろ
play-rules = { $edition } { $game }
play-last-won = 前回：{ $rule }のルールで勝ち
play-last-lost = 前回：{ $rule }のルールで負け
play-customise = 変更
play-done = 完了
play-new = 新しいゲーム
tile-puzzle-new = 今日の新作
tile-rush = 3分間
tile-rush-best = 最高：{ $count }
tile-learn = 学ぶ
tile-wins = 勝つコツ
tile-wins-facts = 10のデータ

## 途中のゲーム。

last-turn = 通算{ $turn }手目
last-to-move = { $who }の番
last-your-turn = あなたの番
last-round-over = ラウンド終了
last-continue = 続ける

## 新しいゲームの画面。

form-title = 新しいゲーム
player-person = 人間
player-friend = 友達

## ほかにできること。

learn-description = 10の短いレッスン
learn-done = { $done }/{ $count }レッスン完了
puzzles = パズル
puzzles-description = 勝つ手は一つ。見つけましょう。
puzzles-solved = { $tried }問中{ $solved }問正解 · パズルレート{ $rating }
puzzle-rush = パズルラッシュ
statistics = 戦績
