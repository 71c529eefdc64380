//! The names of rule sets, as records and people write them.

use super::RuleSet;

/// How a name was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NamedRules {
    /// It is a name of this rule set.
    As(RuleSet),
    /// It names other rules that count as this rule set does.
    Like(RuleSet),
}

/// Names without their word for "rules", in small letters and without separators. Servers and programs write codes
/// (`cn`, `GOE`, `tt`), players their own language.
const NAMES: [(RuleSet, &[&str]); 9] = [
    (
        RuleSet::Chinese,
        &[
            "chinese",
            "china",
            "cn",
            "chn",
            "zh",
            "zhongguo",
            "中国",
            "中國",
            "中",
            "数子",
            "數子",
            "중국",
            "중국식",
            "chinesisch",
            "chinesische",
            "китайські",
            "китайские",
            "китай",
        ],
    ),
    (RuleSet::Chinese1988, &["chinese1988", "中国1988", "中國1988"]),
    (
        RuleSet::Ing,
        &[
            "ing",
            "goe",
            "inggoe",
            "goeing",
            "ingsst",
            "sst",
            "应氏",
            "應氏",
            "応氏",
            "应昌期",
            "應昌期",
            "応昌期",
            "应",
            "應",
            "応",
            "应氏杯",
            "應氏盃",
            "应氏计点",
            "應氏計點",
            "计点",
            "計點",
            "计点制",
            "計點制",
            "応氏計点",
            "計点",
            "계점",
            "계점제",
            "응씨",
            "잉",
            "інга",
            "инга",
            "інг",
            "инг",
        ],
    ),
    (
        RuleSet::Japanese,
        &[
            "japanese",
            "japan",
            "jp",
            "jpn",
            "ja",
            "nihon",
            "nihonkiin",
            "日本",
            "日",
            "日本囲碁",
            "日本围棋",
            "日本圍棋",
            "日本棋院",
            "日韩",
            "日韓",
            "数目",
            "數目",
            "일본",
            "일본식",
            "일본기원",
            "japanisch",
            "japanische",
            "японські",
            "японские",
            "япония",
            "японія",
        ],
    ),
    (
        RuleSet::Korean,
        &[
            "korean",
            "korea",
            "kr",
            "kor",
            "韩国",
            "韓國",
            "韓国",
            "韩",
            "韓",
            "한국",
            "한국식",
            "한국기원",
            "대한민국",
            "koreanisch",
            "koreanische",
            "корейські",
            "корейские",
            "корея",
        ],
    ),
    (RuleSet::Aga, &["aga", "american", "usgo", "americangoassociation"]),
    (RuleSet::NewZealand, &["newzealand", "nz", "nzl", "新西兰", "新西蘭", "ニュージーランド", "뉴질랜드"]),
    (RuleSet::TrompTaylor, &["tromptaylor", "tt", "tromp"]),
    (RuleSet::Beginner, &["beginner", "beginners"]),
];

/// Other rules that come to the same count: the British and the French federations have AGA rules with other words
/// (<https://www.britgo.org/rules/agarules>, <https://ffg.jeudego.org/informations/officiel/regles.php>).
const ALIKE: [(RuleSet, &[&str]); 2] = [
    (RuleSet::Aga, &["bga", "british", "ffg", "french", "française", "francaise", "françaises"]),
    (RuleSet::TrompTaylor, &["logical", "cgos"]),
];

/// Words for "rules", with which names end; in some languages they begin so.
const WORDS_FOR_RULES: [&str; 18] = [
    "rules",
    "ruleset",
    "rule",
    "围棋规则",
    "圍棋規則",
    "规则",
    "規則",
    "棋规",
    "棋規",
    "囲碁規約",
    "囲碁ルール",
    "規約",
    "ルール",
    "규칙",
    "룰",
    "правила",
    "regeln",
    "règles",
];

/// The rule set that `text` names; `None` where it is not known.
pub(super) fn understand(text: &str) -> Option<NamedRules> {
    let whole = letters(text);
    let first = letters(text.split(is_separator).next().unwrap_or_default());
    // What follows a colon or a slash says more about the same rules, as in `GOE:KO` and `Chinese/BGA`.
    [whole, first].into_iter().find_map(|name| {
        let mut names = vec![without_word_for_rules(&name), name.as_str()];
        names.dedup();
        names.into_iter().find_map(known)
    })
}

fn known(name: &str) -> Option<NamedRules> {
    let named = |(set, names): &(RuleSet, &[&str])| names.contains(&name).then_some(*set);
    let exactly = NAMES.iter().find_map(named).map(NamedRules::As);
    exactly.or_else(|| ALIKE.iter().find_map(named).map(NamedRules::Like)).or_else(|| edition(name))
}

/// A known rule set with the year of its text, as in `Japanese 1989`.
fn edition(name: &str) -> Option<NamedRules> {
    let (rest, year) = name.char_indices().rev().nth(3).map(|(at, _)| name.split_at(at))?;
    let set = match (NAMES.iter().find(|(_, names)| names.contains(&without_word_for_rules(rest)))?.0, year) {
        (RuleSet::Chinese, "2002") => RuleSet::Chinese,
        (RuleSet::Chinese, "1988") => RuleSet::Chinese1988,
        (RuleSet::Japanese, "1989") => RuleSet::Japanese,
        (RuleSet::Aga, "1991") => RuleSet::Aga,
        _ => return None,
    };
    Some(NamedRules::As(set))
}

fn is_separator(symbol: char) -> bool {
    matches!(symbol, ':' | ';' | ',' | '/' | '(' | '[' | '|' | '+' | '：' | '；' | '，' | '、' | '（' | '／')
}

/// Letters and digits, small and of usual width.
fn letters(text: &str) -> String {
    let usual = |symbol: char| match u32::from(symbol) {
        full @ 0xff01..=0xff5e => char::from_u32(full - 0xfee0).unwrap_or(symbol),
        _ => symbol,
    };
    text.chars().map(usual).flat_map(char::to_lowercase).filter(|symbol| symbol.is_alphanumeric()).collect()
}

fn without_word_for_rules(name: &str) -> &str {
    let shorter = |word: &&str| {
        name.strip_suffix(*word).or_else(|| name.strip_prefix(*word)).filter(|rest| !rest.is_empty())
    };
    WORDS_FOR_RULES.iter().find_map(shorter).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_use_are_understood() {
        let names = [
            (
                RuleSet::Chinese,
                "Chinese|chinese|cn|中国规则|中國規則|中国|Chinese Rules|ＣＨＩＮＥＳＥ|数子规则|Chinese/BGA|중국 규칙|\
                 китайські правила|Chinese:KO|Chinese, komi 7.5|中国ルール|中国围棋规则|Chinese 2002|chinesische Regeln",
            ),
            (RuleSet::Chinese1988, "chinese-1988|Chinese Rules 1988|中国围棋规则1988"),
            (
                RuleSet::Japanese,
                "Japanese|jp|日本规则|日本規則|日本囲碁規約|日本棋院|日本ルール|Nihon Kiin|일본 룰|JAPANESE RULES|\
                 Japanese:KO|Japanese 1989|Japanese (1989)|японские правила",
            ),
            (RuleSet::Korean, "Korean|kr|韩国规则|韓國規則|한국|한국기원 규칙|Korean rules"),
            (RuleSet::Ing, "Ing|GOE|goe:KO|応氏|应氏规则|應氏規則|计点制规则|ING SST|応氏ルール|응씨룰"),
            (RuleSet::Aga, "AGA|aga rules|American Go Association|AGA:KO|AGA 1991"),
            (RuleSet::NewZealand, "NZ|New Zealand|new_zealand|New Zealand:KO|新西兰规则"),
            (RuleSet::TrompTaylor, "tt|Tromp-Taylor|Tromp–Taylor rules|TrompTaylor"),
            (RuleSet::Beginner, "Beginner"),
        ];
        for (set, names) in names {
            for name in names.split('|') {
                assert_eq!(understand(name), Some(NamedRules::As(set)), "{name}");
            }
        }
        for set in RuleSet::ALL {
            assert_eq!(understand(set.name()), Some(NamedRules::As(set)));
        }
        assert_eq!(understand("BGA"), Some(NamedRules::Like(RuleSet::Aga)));
    }

    #[test]
    fn other_names_are_not_guessed() {
        for name in ["", "rules", "house", "Chinese 2017", "规则", "chinesey", "EGF", "no rules", "x/Chinese"]
        {
            assert_eq!(understand(name), None, "{name}");
        }
    }
}
