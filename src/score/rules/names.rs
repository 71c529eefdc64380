//! The names of rule sets in records and in everyday use.

use super::RuleSet;

/// The rules that a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NamedRules {
    /// This rule set.
    Known(RuleSet),
    /// Other rules that give the same count as this rule set.
    Equivalent(RuleSet),
}

/// The names of each rule set without the word for "rules", in small letters and without
/// separators. Servers and programs use codes (`cn`, `GOE`, `tt`), players their own language.
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
    (
        RuleSet::Chinese1988,
        &["chinese1988", "中国1988", "中國1988"],
    ),
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
    (
        RuleSet::Aga,
        &["aga", "american", "usgo", "americangoassociation"],
    ),
    (
        RuleSet::NewZealand,
        &[
            "newzealand",
            "nz",
            "nzl",
            "新西兰",
            "新西蘭",
            "ニュージーランド",
            "뉴질랜드",
        ],
    ),
    (RuleSet::TrompTaylor, &["tromptaylor", "tt", "tromp"]),
    (RuleSet::Beginner, &["beginner", "beginners"]),
];

/// The names of other rules that give the same count: the rules of the British and French
/// federations are AGA rules in other words (<https://www.britgo.org/rules/agarules>,
/// <https://ffg.jeudego.org/informations/officiel/regles.php>).
const EQUIVALENT: [(RuleSet, &[&str]); 2] = [
    (
        RuleSet::Aga,
        &[
            "bga",
            "british",
            "ffg",
            "french",
            "française",
            "francaise",
            "françaises",
        ],
    ),
    (RuleSet::TrompTaylor, &["logical", "cgos"]),
];

/// Words for "rules" at the end of names, or in some languages at the beginning.
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

/// Finds the rules that `text` names; `None` if they are not known.
pub(super) fn find_rules(text: &str) -> Option<NamedRules> {
    let whole = normalize(text);
    let first = normalize(text.split(is_separator).next().unwrap_or_default());
    // Text after a colon or a slash adds detail to the same rules, as in `GOE:KO` and
    // `Chinese/BGA`.
    [whole, first].into_iter().find_map(|name| {
        let mut names = vec![without_word_for_rules(&name), name.as_str()];
        names.dedup();
        names.into_iter().find_map(find_name)
    })
}

/// Finds a normalized name in the lists.
fn find_name(name: &str) -> Option<NamedRules> {
    if let Some(set) = find_in(&NAMES, name) {
        return Some(NamedRules::Known(set));
    }
    if let Some(set) = find_in(&EQUIVALENT, name) {
        return Some(NamedRules::Equivalent(set));
    }
    find_edition(name)
}

fn find_in(list: &[(RuleSet, &[&str])], name: &str) -> Option<RuleSet> {
    list.iter()
        .find(|(_, names)| names.contains(&name))
        .map(|&(set, _)| set)
}

/// Finds a known rule set by a name with the year of its text, as in `Japanese 1989`.
fn find_edition(name: &str) -> Option<NamedRules> {
    let (rest, year) = name
        .char_indices()
        .rev()
        .nth(3)
        .map(|(at, _)| name.split_at(at))?;
    let set = match (find_in(&NAMES, without_word_for_rules(rest))?, year) {
        (RuleSet::Chinese, "2002") => RuleSet::Chinese,
        (RuleSet::Chinese, "1988") => RuleSet::Chinese1988,
        (RuleSet::Japanese, "1989") => RuleSet::Japanese,
        (RuleSet::Aga, "1991") => RuleSet::Aga,
        _ => return None,
    };
    Some(NamedRules::Known(set))
}

fn is_separator(symbol: char) -> bool {
    matches!(
        symbol,
        ':' | ';' | ',' | '/' | '(' | '[' | '|' | '+' | '：' | '；' | '，' | '、' | '（' | '／'
    )
}

/// Returns the letters and digits of a text, in lower case and with full-width forms replaced.
fn normalize(text: &str) -> String {
    let narrow = |symbol: char| match u32::from(symbol) {
        full @ 0xff01..=0xff5e => char::from_u32(full - 0xfee0).unwrap_or(symbol),
        _ => symbol,
    };
    text.chars()
        .map(narrow)
        .flat_map(char::to_lowercase)
        .filter(|symbol| symbol.is_alphanumeric())
        .collect()
}

/// Returns a name without its word for "rules", unless nothing else is left.
fn without_word_for_rules(name: &str) -> &str {
    for word in WORDS_FOR_RULES {
        let rest = name.strip_suffix(word).or_else(|| name.strip_prefix(word));
        if let Some(rest) = rest
            && !rest.is_empty()
        {
            return rest;
        }
    }
    name
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
            (
                RuleSet::Chinese1988,
                "chinese-1988|Chinese Rules 1988|中国围棋规则1988",
            ),
            (
                RuleSet::Japanese,
                "Japanese|jp|日本规则|日本規則|日本囲碁規約|日本棋院|日本ルール|Nihon Kiin|일본 룰|JAPANESE RULES|\
                 Japanese:KO|Japanese 1989|Japanese (1989)|японские правила",
            ),
            (
                RuleSet::Korean,
                "Korean|kr|韩国规则|韓國規則|한국|한국기원 규칙|Korean rules",
            ),
            (
                RuleSet::Ing,
                "Ing|GOE|goe:KO|応氏|应氏规则|應氏規則|计点制规则|ING SST|応氏ルール|응씨룰",
            ),
            (
                RuleSet::Aga,
                "AGA|aga rules|American Go Association|AGA:KO|AGA 1991",
            ),
            (
                RuleSet::NewZealand,
                "NZ|New Zealand|new_zealand|New Zealand:KO|新西兰规则",
            ),
            (
                RuleSet::TrompTaylor,
                "tt|Tromp-Taylor|Tromp–Taylor rules|TrompTaylor",
            ),
            (RuleSet::Beginner, "Beginner"),
        ];
        for (set, names) in names {
            for name in names.split('|') {
                assert_eq!(find_rules(name), Some(NamedRules::Known(set)), "{name}");
            }
        }
        for set in RuleSet::ALL {
            assert_eq!(find_rules(set.name()), Some(NamedRules::Known(set)));
        }
        assert_eq!(
            find_rules("BGA"),
            Some(NamedRules::Equivalent(RuleSet::Aga))
        );
    }

    #[test]
    fn other_names_are_not_guessed() {
        for name in [
            "",
            "rules",
            "house",
            "Chinese 2017",
            "规则",
            "chinesey",
            "EGF",
            "no rules",
            "x/Chinese",
        ] {
            assert_eq!(find_rules(name), None, "{name}");
        }
    }
}
