//! What stands beside a result: phrases of several words, and the words that introduce the rules.

use crate::score::claim::token::ClaimToken;

use ClaimToken::{Counts, Filler, Level, NotCounted};

/// Phrases of several words, in small letters. Most are printed by shuzi beside a result and have
/// no meaning for it.
pub(in crate::score::claim) const PHRASES: &[(&str, ClaimToken)] = &[
    ("'s", Filler),
    ("before komi", Filler),
    ("after komi", Filler),
    ("if all of the above is confirmed", Filler),
    ("fill-in", Filler),
    ("nothing is left", Filler),
    ("one side", Filler),
    ("has the rest", Counts),
    ("vor komi", Filler),
    ("nach komi", Filler),
    ("falls alles obige bestätigt wird", Filler),
    ("auffüllen", Filler),
    ("nichts bleibt übrig", Filler),
    ("eine seite", Filler),
    ("hat den rest", Counts),
    ("不计贴目", Filler),
    ("不计贴点", Filler),
    ("不计贴子", Filler),
    ("不計貼目", Filler),
    ("以上各项经确认后有效", Filler),
    ("填满计点", Filler),
    ("无空无余", Filler),
    ("结果", Filler),
    ("其余归", Filler),
    ("一方", Filler),
    ("盤面で", Filler),
    ("コミ計算前で", Filler),
    ("コミ計算前", Filler),
    ("以上すべてが確認された場合", Filler),
    ("埋め込み", Filler),
    ("過不足なし", Filler),
    ("結果", Filler),
    ("残りは", Filler),
    ("どちらか", Filler),
    ("덤 계산 전", Filler),
    ("위 사항이 모두 확인될 경우", Filler),
    ("메우기", Filler),
    ("남는 것이 없음", Filler),
    ("결과", Filler),
    ("나머지는", Filler),
    ("한쪽", Filler),
    ("것입니다", Filler),
    ("без урахування комі", Filler),
    ("якщо все наведене вище підтвердиться", Filler),
    ("заповнення", Filler),
    ("одна зі сторін", Filler),
    ("нічого не лишилося", Filler),
    ("рівний рахунок", Level),
    ("решта — у", Filler),
    ("решта - у", Filler),
    ("gibt auf", NotCounted),
    ("auf zeit", NotCounted),
    ("за часом", NotCounted),
];

/// Words that stand in front of a result only if the rules are stated there: `Chinese rules, komi
/// 7.5: …`.
pub(in crate::score::claim) const OF_RULES: &[&str] =
    &["komi", "贴目", "貼目", ",贴", "コミ", "덤", "комі"];
