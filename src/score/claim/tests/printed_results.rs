//! Every result that shuzi prints is understood as a claim.

use super::*;

/// Everything that shuzi says of a result: of a margin, and of both counts.
fn own_sentences(words: &Words, unit: AmountUnit, winner: Option<Color>, by: i32) -> Vec<String> {
    let by = HalfPoints(by);
    let margin = if winner == Some(White) { -by } else { by };
    let result = say::describe_outcome(words, unit, winner, margin);
    let mut told = vec![
        words.say_with("result-if-confirmed", &[("result", result.as_str().into())]),
        words.say_with("legend-result", &[("result", result.as_str().into())]),
        words.say_with(
            "explained-result",
            &[
                ("sum", "184 1/2 - 184 1/4 = 1/4".into()),
                ("result", result.as_str().into()),
            ],
        ),
        result,
    ];
    if let Some(winner) = winner {
        let player = || ("player", winner.name().into());
        let short = words.say_with(
            "result-in-short",
            &[player(), ("by", say::format_decimal(words, by).into())],
        );
        told.push(words.say_with("legend-result", &[("result", short.as_str().into())]));
        told.push(short);
        if by.0 > 0 {
            let amount = say::format_amount(words, unit, by);
            for message in ["is-ahead", "ahead", "fill-in-ends"] {
                told.push(words.say_with(message, &[player(), ("by", amount.as_str().into())]));
            }
        } else {
            told.push(words.say_with("fill-in-is-a-tie", &[player()]));
        }
    } else {
        told.push(words.say("fill-in-is-a-draw"));
    }
    told
}

#[test]
fn every_result_that_shuzi_prints_is_understood() {
    for language in Language::ALL {
        let words = language.words();
        for set in [RuleSet::Chinese, RuleSet::Japanese, RuleSet::Ing] {
            let unit = AmountUnit::of_set(set);
            for winner in [None, Some(Black), Some(White)] {
                for by in [
                    0, 1, 2, 3, 4, 5, 8, 11, 21, 42, 43, 45, 63, 171, 241, 247, 362, 545, 708,
                ] {
                    if winner.is_none() && by > 0 {
                        continue;
                    }
                    let expected = winner.map_or(
                        Claim {
                            result: Some(ClaimedResult::Draw),
                            ..Claim::default()
                        },
                        |winner| win(winner, by),
                    );
                    for text in own_sentences(words, unit, winner, by) {
                        assert_eq!(
                            reading(&text, set),
                            Some(expected),
                            "{language:?} {set:?} {text}: {:?}",
                            readings(&text, set)
                        );
                    }
                }
            }
            for (black, white) in if unit == AmountUnit::Zi {
                [(369, 353), (368, 354)]
            } else {
                [(80, 62), (150, 136)]
            } {
                let both = ByColor {
                    black: HalfPoints(black),
                    white: HalfPoints(white),
                };
                let told = say::describe_counts_in(words, unit, both);
                let rules = say::describe_rules(words, &Rules::of(set));
                let result = say::describe_outcome(words, unit, Some(Black), HalfPoints(1));
                let expected = counts(Some(black), Some(white));
                let counted = words.say_with(
                    "counted",
                    &[("rules", rules.into()), ("counts", told.as_str().into())],
                );
                for text in [&told, &counted] {
                    assert_eq!(
                        reading(text, set),
                        Some(expected),
                        "{language:?} {set:?} {text}"
                    );
                }
                let text = words.say_with(
                    "result-with-counts",
                    &[("result", result.into()), ("counts", told.into())],
                );
                let both = Claim {
                    counts: expected.counts,
                    ..win(Black, 1)
                };
                assert_eq!(reading(&text, set), Some(both), "{language:?} {text}");
            }
            for player in Color::BOTH {
                let sum = "80 + 104 + 1/2 = 184 1/2";
                let values = [("player", player.name().into()), ("sum", sum.into())];
                let (black, white) = if player == Black {
                    (Some(369), None)
                } else {
                    (None, Some(369))
                };
                for message in ["explained-count", "guided-total", "guided-other"] {
                    let text = words.say_with(message, &values);
                    assert_eq!(
                        reading(&text, RuleSet::Chinese),
                        Some(counts(black, white)),
                        "{language:?} {text}"
                    );
                }
                let sum = "36 + 2 + 3 = 41";
                let text = words.say_with(
                    "explained-territory-and-prisoners",
                    &[
                        ("player", player.name().into()),
                        ("territory", 36.into()),
                        ("dead", 2.into()),
                        ("taken", 3.into()),
                        ("sum", sum.into()),
                    ],
                );
                let told = readings(&text, RuleSet::Japanese).map(|readings| readings[0].claim);
                let (black, white) = if player == Black {
                    (Some(82), None)
                } else {
                    (None, Some(82))
                };
                assert_eq!(told, Ok(counts(black, white)), "{language:?} {text}");
            }
        }
    }
}
