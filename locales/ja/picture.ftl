## ラウンドが残す絵。

picture-round = このラウンドの絵
picture-match = このマッチの絵
picture-description = { $count ->
    [1] 一筆だけ：ルールは一度も変わりませんでした。
   *[other] 上から順に、ルールごとに一筆ずつ。長く続いたルールほど太く、あなたの筆は左から右へ。
}
picture-legend = 一筆が一つのルール。太いほど長く続きました。
picture-label = ラウンド{ $round }の絵：{ $colors }
picture-save = 画像を保存
picture-save-svg = SVGで保存
picture-share = 画像を共有
picture-won = { $who ->
    [you] { $names }に勝ちました
   *[other] { $who }が{ $names }に勝ちました
}
picture-me = 私
picture-and-me = { $names }と私
picture-shared-with = { $names }と私が勝利を分かち合いました
picture-under = { $rule }のルール
picture-rounds = { $count }ラウンド
picture-same = 同じカードで遊ぶ：
picture-not-saved = このブラウザでは画像を作れませんでした。代わりにSVGを試してください。
