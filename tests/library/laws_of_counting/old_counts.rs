//! Laws of the old ways of counting: stone scoring and sunjang baduk.

use proptest::prelude::*;
use shuzi::color::Color;
use shuzi::score::area::area;
use shuzi::score::{EventRules, Rules, score};

use super::played::played_position;

fn rules(counting: &str) -> Rules {
    EventRules::parse(&format!(
        "name = 'Old'\nrules = 'chinese'\ncounting = '{counting}'"
    ))
    .unwrap()
    .game(0)
}

proptest! {
    #[test]
    fn sunjang_splits_an_area_into_territory_border_and_seki(position in played_position()) {
        let result = score(&position, &[], None, &rules("sunjang")).unwrap();
        let area = area(&position);
        for (color, points, all) in
            [(Color::Black, result.counts.black, area.count.owned.black), (Color::White, result.counts.white, area.count.owned.white)]
        {
            let is_own = |point: &_| area.owner[position.size().index(*point)] == Some(color);
            let in_seki = result.seki.iter().filter(|point| is_own(point)).count();
            let teire = result.teire.iter().filter(|point| is_own(point)).count();
            let stays = |point: &_| {
                position.stone(*point) == Some(color)
                    && !result.removed.contains(point)
                    && !result.seki.contains(point)
            };
            let border = position.size().points().filter(stays).count();
            prop_assert_eq!(points.0 as usize / 2 + in_seki + teire + border, all as usize);
        }
    }

    #[test]
    fn lifting_what_sunjang_lifts_changes_nobodys_area(position in played_position()) {
        let result = score(&position, &[], None, &rules("sunjang")).unwrap();
        let bare = result.removed.iter().fold(position.clone(), |bare, &point| bare.with(point, None));
        for chain in bare.chains() {
            let was_in_atari = chain.points.iter().all(|point| {
                position.chains().iter().any(|before| before.points.contains(point) && before.liberties.len() == 1)
            });
            let waits_for_a_move = chain.liberties.iter().any(|liberty| result.teire.contains(liberty));
            prop_assert!(chain.liberties.len() > 1 || was_in_atari || waits_for_a_move, "{:?}", chain);
        }
        // An empty board surrounds nothing: what was one colour's has no border then.
        if bare.chains().len() > 1 {
            prop_assert_eq!(area(&bare).owner, area(&position).owner);
        }
    }

    #[test]
    fn a_group_tax_is_at_most_two_points_for_every_chain(position in played_position()) {
        let result = score(&position, &[], None, &rules("stones")).unwrap();
        let area = area(&position);
        for (color, count, all) in
            [(Color::Black, result.counts.black, area.count.owned.black), (Color::White, result.counts.white, area.count.owned.white)]
        {
            let chains = position.chains().iter().filter(|chain| chain.color == color).count() as i32;
            let paid = all as i32 - count.0 / 2;
            prop_assert!((0..=2 * chains).contains(&paid));
            // No stone on the board is lost: what stands can stand.
            prop_assert!(count.0 / 2 >= position.count(color) as i32);
        }
    }
}
