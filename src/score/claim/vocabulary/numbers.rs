//! Numbers written as words.

/// Numbers as words, with their value in quarters.
pub(in crate::score::claim) const NUMBERS: &[(&[&str], u32)] = &[
    (&["zero", "null", "нуль"], 0),
    (&["two", "zwei", "два", "дві", "двома"], 8),
    (&["three", "drei", "три", "трьома"], 12),
    (&["four", "vier", "чотири"], 16),
    (&["five", "fünf", "п'ять", "п’ять"], 20),
    (&["six", "sechs", "шість"], 24),
    (&["seven", "sieben", "сім"], 28),
    (&["eight", "acht", "вісім"], 32),
    (&["nine", "neun", "дев'ять", "дев’ять"], 36),
    (&["ten", "zehn", "десять"], 40),
    (
        &[
            "anderthalb",
            "eineinhalb",
            "einundeinhalb",
            "півтора",
            "півтори",
        ],
        6,
    ),
    (&["zweieinhalb", "zweiundeinhalb"], 10),
    (&["dreieinhalb", "dreiundeinhalb"], 14),
    (&["viereinhalb"], 18),
    (&["fünfeinhalb"], 22),
    (&["sechseinhalb"], 26),
    (&["dreiviertel"], 3),
];

/// Native Korean numbers up to nine; a longer word stands before those that it begins with.
/// Sino-Korean numbers are not accepted, because their word for hundred is also the word for White.
pub(in crate::score::claim) const KOREAN_ONES: &[(&str, u32)] = &[
    ("다섯", 5),
    ("여섯", 6),
    ("일곱", 7),
    ("여덟", 8),
    ("아홉", 9),
    ("하나", 1),
    ("한", 1),
    ("두", 2),
    ("둘", 2),
    ("세", 3),
    ("셋", 3),
    ("네", 4),
    ("넷", 4),
];

/// Native Korean tens.
pub(in crate::score::claim) const KOREAN_TENS: &[(&str, u32)] = &[
    ("스물", 20),
    ("스무", 20),
    ("서른", 30),
    ("마흔", 40),
    ("쉰", 50),
    ("예순", 60),
    ("일흔", 70),
    ("여든", 80),
    ("아흔", 90),
    ("열", 10),
];
