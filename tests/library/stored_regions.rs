//! Small regions drawn at random, with the outcomes that an exact search of another kind found
//! (`tests/data/regions.txt`, made by the example `measure_regions`).

use std::sync::LazyLock;
use std::thread;

use shuzi::life::{ChainLife, LifeJudge, LifeReading, LifeSettings, Reason, Status};
use shuzi::position::Position;

/// One judge for all tests, because it loads the network once.
static JUDGE: LazyLock<LifeJudge> = LazyLock::new(LifeJudge::embedded);

const REGIONS: &str = include_str!("../data/regions.txt");
/// Lines of the boards, and of the part in the top left corner where the region is.
const LINES: usize = 13;
const WALLED: usize = 9;

/// A line of the file.
struct StoredRegion<'a> {
    outcome: &'a str,
    /// A stone of the chain that is judged.
    target: &'a str,
    /// A stone of the largest White chain inside, if there is one.
    inner: Option<&'a str>,
    corner: &'a str,
}

/// Boards by what is read of them.
#[derive(Default)]
struct Tally {
    settled: usize,
    settled_right: usize,
    open: usize,
}

impl<'a> StoredRegion<'a> {
    /// Returns the regions of one kind.
    fn of_kind(kind: &str) -> Vec<StoredRegion<'a>> {
        let fields = REGIONS
            .lines()
            .map(|line| line.split(' ').collect::<Vec<_>>());
        let of_kind = fields.filter(|fields| fields[0] == kind);
        of_kind
            .map(|fields| StoredRegion {
                outcome: fields[1],
                target: fields[2],
                inner: Some(fields[3]).filter(|&name| name != "-"),
                corner: fields[4],
            })
            .collect()
    }

    /// Returns the board: the corner, living walls of both sides around it, and empty points beyond.
    fn position(&self) -> Position {
        let corner: Vec<&[u8]> = self.corner.split('/').map(str::as_bytes).collect();
        let cell = |row: usize, col: usize| match row.max(col) {
            WALLED => 'W',
            wall if wall == WALLED + 1 => 'B',
            _ => {
                let stone = corner.get(row).and_then(|row| row.get(col));
                stone.map_or('.', |&stone| char::from(stone))
            }
        };
        let rows: Vec<String> = (0..LINES)
            .map(|row| (0..LINES).map(|col| cell(row, col)).collect())
            .collect();
        Position::from_rows(&rows).unwrap()
    }
}

/// Reads all regions of a kind, fails on one that is silently wrong, and returns the figures.
fn read_all(kind: &str) -> Tally {
    let mut tally = Tally::default();
    for region in StoredRegion::of_kind(kind) {
        let position = region.position();
        let reading = JUDGE
            .read_life(&position, &LifeSettings::default())
            .unwrap();
        let chain = chain_at(&position, &reading, region.target);
        let is_kept = matches!(chain.status, Status::Alive | Status::Seki);
        let (is_right, is_asked) = match region.outcome {
            "alive" => (is_kept, chain.ask),
            "dead" => (chain.status == Status::Dead, chain.ask),
            // Neither the ring nor the stones in it may be lifted.
            "seki" => {
                let inner = region.inner.unwrap_or(region.target);
                let inner = chain_at(&position, &reading, inner);
                let is_dead = |chain: &ChainLife| chain.status == Status::Dead;
                (!is_dead(chain) && !is_dead(inner), chain.ask || inner.ask)
            }
            "next-move" => {
                tally.open += 1;
                (is_left_open(chain), chain.ask)
            }
            _ => (is_left_open(chain), chain.ask),
        };
        assert!(
            is_right || is_asked,
            "silently wrong, {}: {chain:?}\n{}",
            region.outcome,
            position.rows().join("\n")
        );
        if matches!(region.outcome, "alive" | "dead" | "seki") {
            tally.settled += 1;
            tally.settled_right += usize::from(is_right);
        }
    }
    tally
}

fn chain_at<'a>(position: &Position, reading: &'a LifeReading, name: &str) -> &'a ChainLife {
    let point = position.size().parse(name).unwrap();
    let mut chains = reading.chains.iter();
    chains
        .find(|chain| chain.points.contains(&point))
        .expect("a stone")
}

/// Returns true if the reason says that the next move or a ko decides.
fn is_left_open(chain: &ChainLife) -> bool {
    matches!(
        chain.reason,
        Reason::NextMove { .. } | Reason::VitalPoint(_) | Reason::Ko
    )
}

#[test]
fn no_region_is_silently_wrong_and_nearly_all_are_right() {
    let tallies = thread::scope(|scope| {
        ["eyes", "sekis", "corners"]
            .map(|kind| scope.spawn(move || read_all(kind)))
            .map(|reading| reading.join().unwrap())
    });
    let sum = |count: fn(&Tally) -> usize| tallies.iter().map(count).sum::<usize>();
    let (settled, right) = (sum(|tally| tally.settled), sum(|tally| tally.settled_right));
    assert!(
        settled > 300 && sum(|tally| tally.open) > 50,
        "too few boards"
    );
    assert!(100 * right >= 99 * settled, "{right} of {settled} right");
}
