## パズル：種類、課題、手への言葉。

puzzles-rating-description = パズルレートが変わるのは、各パズルの1回目だけです。ラッシュでは変わりません。
puzzle-day = 今日のパズル
puzzle-day-description = 全員同じ問題。UTC 0時（日本時間9時）に更新
puzzle-day-solved = 今日は正解
puzzle-day-missed = 今日は挑戦済み
puzzle-rush-description = 3分間、ミス3回で終了
puzzle-rush-best = これまでの最高：{ $count }
puzzle-players = プレイヤー
puzzle-grade = 難しさ
puzzle-grade-easy = 簡単
puzzle-grade-medium = 普通
puzzle-grade-hard = 難しい
puzzle-grade-description = { $grade ->
    [1] 1枚で勝ちます。ほかにリードできるカードは少なめです。
    [2] 1枚で勝ちますが、リードできるカードはたくさんあります。
   *[other] リードは1枚でもできますが、勝つには2枚必要です。
}
puzzle-new = 新しいパズル
puzzle-another = 別のパズル

puzzle = パズル
puzzle-title-players = { $count }人
puzzle-task = { $count ->
    [2] カードはすべて表向きです。{ $who }が何をしても勝てる手は一つだけ。見つけましょう。
   *[other] カードはすべて表向きです。全員が組んであなたを負かそうとしても、勝てる手が一つだけあります。
}
puzzle-day-named = 今日のパズル、{ $day }
puzzle-seeking = パズルを作っています…
puzzle-hint-costs = ヒントを使うとミスに数えます。
puzzle-told = ヒントを使ったので、ミスに数えます。
puzzle-share-description = リンクを開いた人は、同じパズルに挑めます。

# 試した結果。
puzzle-right = 正解
puzzle-right-description = それが、勝てるただ一つの手です。
puzzle-wrong = 負ける手です
puzzle-wrong-description = リードはできますが、長く続きません。勝てる手がほかにあります。
puzzle-out = リードしていません
puzzle-out-description = リードせずに手番を終えたので、脱落です。
puzzle-follow-seeking = 応手を調べています…
puzzle-follow = { $turn }手目（全{ $count }手）
puzzle-follow-right = 1手ずつ進めて、勝ちまでを見ましょう。
puzzle-follow-wrong = 1手ずつ進めて、負ける理由を見ましょう。
puzzle-again = もう一度
puzzle-next = 次のパズル
puzzle-see = 勝ち方を見る
puzzle-first-missed = 数えるのは1回目だけで、1回目はミスでした。
puzzle-rating-up = パズルレートが{ $count }上がって{ $rating }になりました。
puzzle-rating-down = パズルレートが{ $count }下がって{ $rating }になりました。
puzzle-rating-same = パズルレートは{ $rating }のままです。
puzzle-streak = { $count }問連続

# ほかの人に送るもの。
puzzle-day-text = Red7 今日のパズル · { $day }
puzzle-day-text-solved = 1回目で正解 ✓
puzzle-day-text-missed = 1回目はミス ✕
puzzle-rush-text = Red7 パズルラッシュ · { $count }問正解

# ラッシュ。
puzzle-rush-begin = スタート
puzzle-rush-left = 残り時間
puzzle-rush-score = 正解{ $solved }、ミス{ $missed }
puzzle-rush-hearts = あと{ $count }ミスで終了
puzzle-rush-points = 問正解
puzzle-rush-right = 正解です。
puzzle-rush-wrong = その手ではありません。
puzzle-rush-later = あとでもう一度挑めます
# ミスのあと、時計の下に：その手への応手。
puzzle-rush-reply = 前の問題はミスでした。{ $text }
puzzle-rush-out = 前の問題はミスでした。リードしていませんでした。
puzzle-rush-task = 勝てる手は一つだけ。手番を終えると解答になります。
puzzle-rush-over = ラッシュ終了
puzzle-rush-over-description = { $count }問正解しました。最高記録は{ $best }問です。
puzzle-rush-left-early = 残り{ $time }でやめました。
puzzle-rush-longest = 最長連続：{ $count }
puzzle-rush-missed = ミスした問題
puzzle-rush-no-clock = 今度は時間制限なし
puzzle-rush-again = もう一度ラッシュ
puzzle-rush-back = ラッシュに戻る
