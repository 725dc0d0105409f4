//! Keys and pad step from term to term: to the next one, into the open definition, and out again
//! with back.

use super::TermSystems;
use super::opened::Opened;
use super::pointer::open;
use super::spans::Spans;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use daemonfall_input::back::{Back, BackSystems};
use daemonfall_input::glossary_keys::{Reading, ReadingSystems};

/// The index after or before `from`, going around at the ends.
fn step(count: usize, from: Option<usize>, back: bool) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match (from, back) {
        (Some(at), true) => at.checked_sub(1).unwrap_or(last),
        (None, true) => last,
        (Some(at), false) if at < last => at + 1,
        _ => 0,
    })
}

fn walk(
    mut wishes: MessageReader<Reading>,
    window: Query<&Window, With<PrimaryWindow>>,
    spans: Spans,
    mut opened: ResMut<Opened>,
) {
    let Ok(window) = window.single() else { return };
    let size = window.physical_size().as_vec2();
    for wish in wishes.read() {
        let opens = match wish {
            Reading::Dismiss => None,
            Reading::Out => {
                opened.close_innermost();
                None
            }
            Reading::Inside if opened.levels.len() > opened.walked => {
                let inside = opened.walked + 1;
                let first = spans.readable(inside, size).first().copied();
                first.map(|first| (inside, first))
            }
            Reading::Inside => None,
            Reading::Next | Reading::Previous => {
                let depth = opened.walked;
                let all = spans.readable(depth, size);
                let from = opened.levels.get(depth).map(|level| level.from);
                let at = from.and_then(|from| all.iter().position(|span| *span == from));
                let next = step(all.len(), at, *wish == Reading::Previous);
                next.map(|place| (depth, all[place]))
            }
        };
        if let Some((depth, span)) = opens {
            open(&mut opened, &spans, span, true);
            opened.walked = depth;
        }
    }
}

fn step_back(mut back: ResMut<Back>, mut opened: ResMut<Opened>) {
    let asked = opened.levels.iter().any(|level| level.pinned);
    if asked && back.take() {
        opened.step_back();
    }
}

/// Lets keys and pads step through terms.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (step_back.in_set(BackSystems::Word), walk.after(ReadingSystems).in_set(TermSystems)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_walk_goes_round() {
        assert_eq!(step(3, None, false), Some(0));
        assert_eq!(step(3, Some(2), false), Some(0));
        assert_eq!(step(3, Some(0), true), Some(2));
        assert_eq!(step(3, None, true), Some(2));
        assert_eq!(step(0, None, false), None);
    }
}
