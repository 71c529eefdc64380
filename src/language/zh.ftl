# shuzi: 中文

## Players and results

player = { $player ->
    [black] 黑
   *[white] 白
}
wins = { $player ->
    [black] 黑
   *[white] 白
}胜{ $by }

## The guided count

guided-separator = 、
guided-drawing-dead = 把打叉的死子提去。
guided-drawing-moves = 把空心圈处的棋子移到相同编号的圆环处。蓝色:取自棋盒,或放回棋盒。
guided-drawing-tens = { $player ->
    [black] 黑棋
   *[white] 白棋
}的空点按十个一块来数:每块数到十,大数字为累计数。
guided-drawing-stones = { $player ->
    [black] 黑棋
   *[white] 白棋
}的棋子十个一堆:每一片颜色为一堆,大数字为累计数。
guided-no-dead = 盘上没有需要提去的死子。
guided-dead = 提去{ $count }个{ $player ->
    [black] 黑
   *[white] 白
}棋死子:{ $points }。
guided-side = 数{ $player ->
    [black] 黑棋
   *[white] 白棋
}。
guided-no-moves = { $player ->
    [black] 黑棋
   *[white] 白棋
}的每块空都已是十的整倍数,不必移动棋子。
guided-move = 移动{ $count }个{ $player ->
    [black] 黑
   *[white] 白
}子:{ $points }。
guided-put = 从棋盒中取{ $count }个{ $player ->
    [black] 黑
   *[white] 白
}子,放在{ $points }。
guided-lift = 从盘上取起{ $count }个{ $player ->
    [black] 黑
   *[white] 白
}子放回棋盒:{ $points }。
guided-no-areas = { $player ->
    [black] 黑棋
   *[white] 白棋
}已没有空点。
guided-areas = { $player ->
    [black] 黑棋
   *[white] 白棋
}的空:{ $sum }。
guided-stones = 盘上的{ $player ->
    [black] 黑
   *[white] 白
}子:{ $count }个,即{ $piles } × 10 + { $rest }。
guided-shared = 双方公有的空点{ $count }个({ $points }),双方各得{ $half }子。
guided-nobodys = 不属于任何一方的空点{ $count }个,不计入:{ $points }。
guided-total = { $player ->
    [black] 黑棋
   *[white] 白棋
}:{ $sum }。
guided-other = 其余归{ $player ->
    [black] 黑棋
   *[white] 白棋
}:{ $sum }。
guided-needed-even = { $board }的一半为{ $half },{ $player ->
    [black] 黑棋
   *[white] 白棋
}须超过此数。
guided-needed = { $board }的一半为{ $half };{ $to ->
    [black] 白棋贴还黑棋
   *[white] 黑棋贴还白棋
}{ $given }子,{ $player ->
    [black] 黑棋
   *[white] 白棋
}须超过{ $needed }子。
guided-draw = { $sum }:和棋。
guided-wins-tie = { $sum }:数目相等,{ $player ->
    [black] 黑
   *[white] 白
}胜。
guided-wins-zi = { $sum }:{ $player ->
    [black] 黑
   *[white] 白
}胜{ $zi }子({ $points }目)。
guided-wins-points = { $sum }:{ $player ->
    [black] 黑
   *[white] 白
}胜{ $points }点。
