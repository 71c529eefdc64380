//! The figures of a clip, and of all.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::time::Duration;

use shuzi::count::Reader;
use shuzi::live::FaultKind;

use super::Look;
use super::clip::Clip;
use super::reading::{Outcome, read_frames, read_picture};

/// A hint has to be right when its fault has lasted for this long.
const HINT_WITHIN: Duration = Duration::from_secs(1);

/// The figures of a clip.
pub struct ClipFigures {
    /// From when nothing was wrong to the shutter, in milliseconds; negative if it came before.
    shutter_ms: Option<f64>,
    /// From when the whole board was in view to the shutter, in milliseconds.
    since_in_view_ms: Option<f64>,
    /// Looks at a fault that has lasted for a second: the fault, and the hint.
    hints: Vec<(FaultKind, Option<FaultKind>)>,
    /// True if something was wrong when the shutter was released.
    shot_with_fault: Option<bool>,
    /// What the first picture gives.
    first: Outcome,
    /// What the first picture with the whole board gives.
    first_in_view: Outcome,
    /// What the photo gives with the frames before it.
    frames: Outcome,
}

impl ClipFigures {
    pub fn of(reader: &Reader, clip: &Clip, looks: &[Look]) -> Result<Self, Box<dyn Error>> {
        let shot = looks.last().filter(|look| look.sight.shoot());
        let first = clip.first_in_view();
        let ms = |picture: usize| clip.time(picture).as_secs_f64() * 1000.0;
        Ok(ClipFigures {
            shutter_ms: shot.map(|shot| ms(shot.picture) - clip.truth.calm_from_ms),
            since_in_view_ms: shot
                .zip(first)
                .map(|(shot, first)| ms(shot.picture) - ms(first)),
            hints: hints(clip, looks),
            shot_with_fault: shot.map(|shot| !clip.frame(shot.picture).good),
            first: read_picture(reader, clip, 0)?,
            first_in_view: match first {
                Some(first) => read_picture(reader, clip, first)?,
                None => Outcome::Refused,
            },
            frames: match shot {
                Some(_) => read_frames(reader, clip, looks)?,
                None => Outcome::Refused,
            },
        })
    }

    fn hints_right(&self) -> usize {
        self.hints
            .iter()
            .filter(|(fault, hint)| Some(*fault) == *hint)
            .count()
    }
}

/// Returns the hint of every look at a single fault that has lasted long enough.
fn hints(clip: &Clip, looks: &[Look]) -> Vec<(FaultKind, Option<FaultKind>)> {
    let mut since: Option<(FaultKind, Duration)> = None;
    let mut hints = Vec::new();
    let mut looks = looks.iter().peekable();
    for picture in 0..clip.len() {
        let at = clip.time(picture);
        let fault = clip.frame(picture).only_fault();
        since = match (since, fault) {
            (Some((before, from)), Some(now)) if before == now => Some((now, from)),
            (_, now) => now.map(|now| (now, at)),
        };
        let Some(look) = looks.next_if(|look| look.picture == picture) else {
            continue;
        };
        if let Some((fault, from)) = since
            && at - from >= HINT_WITHIN
        {
            hints.push((fault, look.sight.hint.as_ref().map(|hint| hint.kind)));
        }
    }
    hints
}

impl fmt::Display for ClipFigures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shutter = self
            .shutter_ms
            .map_or("never".to_owned(), |ms| format!("{ms:.0} ms"));
        let hints = format!("{}/{}", self.hints_right(), self.hints.len());
        let fault = match self.shot_with_fault {
            Some(true) => "yes",
            Some(false) => "no",
            None => "",
        };
        write!(
            f,
            "{shutter:>8}  {hints:<6}  {fault:<5}  {:<7}  {:<7}  {}",
            self.first, self.first_in_view, self.frames
        )
    }
}

/// The figures of all clips.
#[derive(Default)]
pub struct LiveFigures {
    clips: Vec<ClipFigures>,
}

impl LiveFigures {
    pub fn add(&mut self, clip: ClipFigures) {
        self.clips.push(clip);
    }

    fn count(&self, is_so: impl Fn(&ClipFigures) -> bool) -> usize {
        self.clips.iter().filter(|clip| is_so(clip)).count()
    }

    /// Returns for each fault and hint how often the fault had the hint.
    fn hints(&self) -> BTreeMap<FaultKind, BTreeMap<Option<FaultKind>, usize>> {
        let mut counted: BTreeMap<FaultKind, BTreeMap<Option<FaultKind>, usize>> = BTreeMap::new();
        for (fault, hint) in self.clips.iter().flat_map(|clip| &clip.hints) {
            *counted.entry(*fault).or_default().entry(*hint).or_default() += 1;
        }
        counted
    }
}

impl fmt::Display for LiveFigures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.clips.len();
        let shots = self.count(|clip| clip.shot_with_fault.is_some());
        writeln!(f, "shot {shots} of {all} clips")?;
        let median = |of: fn(&ClipFigures) -> Option<f64>| {
            // A clip without a shot waits for ever.
            let mut waits: Vec<f64> = self
                .clips
                .iter()
                .map(|clip| of(clip).unwrap_or(f64::INFINITY))
                .collect();
            waits.sort_by(f64::total_cmp);
            waits.get(all / 2).copied().unwrap_or(f64::NAN)
        };
        writeln!(
            f,
            "median wait {:.0} ms from when nothing is wrong, {:.0} ms from the board in view",
            median(|clip| clip.shutter_ms),
            median(|clip| clip.since_in_view_ms)
        )?;
        let looks: usize = self.clips.iter().map(|clip| clip.hints.len()).sum();
        let right: usize = self.clips.iter().map(ClipFigures::hints_right).sum();
        let share = |of: usize, all: usize| 100.0 * of as f64 / all.max(1) as f64;
        writeln!(
            f,
            "hint right in {right} of {looks} looks at one fault ({:.1} %)",
            share(right, looks)
        )?;
        for (fault, hints) in self.hints() {
            write!(f, "  {}:", fault.name())?;
            for (hint, count) in hints {
                match hint {
                    Some(hint) => write!(f, " {} {count}", hint.name())?,
                    None => write!(f, " none {count}")?,
                }
            }
            writeln!(f)?;
        }
        let faulty = self.count(|clip| clip.shot_with_fault == Some(true));
        writeln!(
            f,
            "nothing wrong in {} of {shots} shots ({:.1} %)",
            shots - faulty,
            share(shots - faulty, shots)
        )?;
        for (name, of) in [
            (
                "first picture",
                (|clip| clip.first) as fn(&ClipFigures) -> Outcome,
            ),
            ("first with the whole board", |clip| clip.first_in_view),
            ("frames", |clip| clip.frames),
        ] {
            let count = |outcome| self.count(|clip| of(clip) == outcome);
            writeln!(
                f,
                "{name}: {} exact without a question, {} asked, {} silent, {} refused",
                count(Outcome::Exact),
                count(Outcome::Asked),
                count(Outcome::Silent),
                count(Outcome::Refused)
            )?;
        }
        Ok(())
    }
}
