# shuzi: Українська

## Players and results

player = { $player ->
    [black] Чорні
   *[white] Білі
}
wins = { $player ->
    [black] Чорні
   *[white] Білі
} виграли з перевагою { $by }

## The guided count

guided-separator = {", "}
guided-drawing-dead = Зніміть перекреслені мертві камені.
guided-drawing-moves = Перекладіть камінь із кожного порожнього кола на кільце з тим самим номером. Синє: із чаші або в чашу.
guided-drawing-tens = Порожні пункти { $player ->
    [black] чорних
   *[white] білих
} десятками: у кожному блоці лічіть до десяти; великі числа — разом від початку.
guided-drawing-stones = Камені { $player ->
    [black] чорних
   *[white] білих
} десятками: кожна кольорова ділянка — купка з десяти; великі числа — разом від початку.
guided-no-dead = Мертвих каменів, які треба зняти, немає.
guided-dead = { $count ->
    [one] Зніміть { $count } мертвий { $player ->
        [black] чорний
       *[white] білий
    } камінь: { $points }.
    [few] Зніміть { $count } мертві { $player ->
        [black] чорні
       *[white] білі
    } камені: { $points }.
   *[many] Зніміть { $count } мертвих { $player ->
        [black] чорних
       *[white] білих
    } каменів: { $points }.
}
guided-side = Рахуйте { $player ->
    [black] чорних
   *[white] білих
}.
guided-no-moves = Усі порожні ділянки { $player ->
    [black] чорних
   *[white] білих
} кратні десяти: жодного каменя не треба переносити.
guided-move = { $count ->
    [one] Перекладіть { $count } { $player ->
        [black] чорний
       *[white] білий
    } камінь: { $points }.
    [few] Перекладіть { $count } { $player ->
        [black] чорні
       *[white] білі
    } камені: { $points }.
   *[many] Перекладіть { $count } { $player ->
        [black] чорних
       *[white] білих
    } каменів: { $points }.
}
guided-put = { $count ->
    [one] Поставте { $count } { $player ->
        [black] чорний
       *[white] білий
    } камінь із чаші: { $points }.
    [few] Поставте { $count } { $player ->
        [black] чорні
       *[white] білі
    } камені з чаші: { $points }.
   *[many] Поставте { $count } { $player ->
        [black] чорних
       *[white] білих
    } каменів із чаші: { $points }.
}
guided-lift = { $count ->
    [one] Зніміть { $count } { $player ->
        [black] чорний
       *[white] білий
    } камінь із дошки в чашу: { $points }.
    [few] Зніміть { $count } { $player ->
        [black] чорні
       *[white] білі
    } камені з дошки в чашу: { $points }.
   *[many] Зніміть { $count } { $player ->
        [black] чорних
       *[white] білих
    } каменів із дошки в чашу: { $points }.
}
guided-no-areas = У { $player ->
    [black] чорних
   *[white] білих
} не залишилося порожніх пунктів.
guided-areas = Порожні ділянки { $player ->
    [black] чорних
   *[white] білих
}: { $sum }.
guided-stones = Каменів { $player ->
    [black] чорних
   *[white] білих
} на дошці: { $count }, тобто { $piles } × 10 + { $rest }.
guided-shared = { $count ->
    [one] { $count } спільний пункт ({ $points }): по { $half } кожному гравцеві.
    [few] { $count } спільні пункти ({ $points }): по { $half } кожному гравцеві.
   *[many] { $count } спільних пунктів ({ $points }): по { $half } кожному гравцеві.
}
guided-nobodys = { $count ->
    [one] { $count } пункт нічий і не рахується: { $points }.
    [few] { $count } пункти нічиї і не рахуються: { $points }.
   *[many] { $count } пунктів нічиї і не рахуються: { $points }.
}
guided-total = { $player ->
    [black] Чорні
   *[white] Білі
}: { $sum }.
guided-other = Решта — { $player ->
    [black] чорних
   *[white] білих
}: { $sum }.
guided-needed-even = Половина від { $board } — { $half }: { $player ->
    [black] чорним
   *[white] білим
} треба більше.
guided-needed = Половина від { $board } — { $half }; з компенсацією { $given } цзи на користь { $to ->
    [black] чорних
   *[white] білих
} { $player ->
    [black] чорним
   *[white] білим
} треба більше ніж { $needed }.
guided-draw = { $sum }: нічия.
guided-wins-tie = { $sum }: за рівності виграють { $player ->
    [black] чорні
   *[white] білі
}.
guided-wins-zi = { $sum }: { $player ->
    [black] чорні
   *[white] білі
} виграли з перевагою { $zi } цзи ({ $points } { $form ->
    [half] очка
    [halves] очка
    [one] очко
    [few] очки
   *[many] очок
}).
guided-wins-points = { $sum }: { $player ->
    [black] чорні
   *[white] білі
} виграли з перевагою { $points } { $form ->
    [half] очка
    [halves] очка
    [one] очко
    [few] очки
   *[many] очок
}.
