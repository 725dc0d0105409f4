//! What a thing will do in the next beat, in a few words. Pure.

use crate::prelude::*;
use crate::view::dive_view::Thing;
use crate::view::dive_view::next_beat::NextBeat;
use crate::view::log::names::way;
use crate::view::log::states::adjective;
use daemonfall_dungeon::{Act, Announced, Deed};

/// The words, and whether it will hit the player.
pub fn told(next: &NextBeat, thing: &Thing) -> (String, bool) {
    let Some(deed) = next.deeds.get(&thing.object.id) else {
        return (t!("dive-deed-stands"), false);
    };
    let Some(Deed { act, harm }) = *deed else { return ("?".into(), false) };
    let what = words(thing, act);
    match (harm, act) {
        (None, _) => (what, false),
        (Some(0), _) => (t!("dive-deed-at-you", what = what), true),
        (Some(damage), _) if damage >= next.health => {
            (t!("dive-deed-kills-you", what = what), true)
        }
        (Some(damage), Act::Strikes(_)) => {
            (t!("dive-deed-strikes-you", what = what, damage = damage), true)
        }
        (Some(damage), _) => (t!("dive-deed-hurts-you", what = what, damage = damage), true),
    }
}

fn words(thing: &Thing, act: Act) -> String {
    let intent = thing.intent.as_ref();
    let announced = intent.and_then(|intent| intent.announced.as_ref());
    let then = intent.and_then(|intent| intent.then.as_ref());
    let later = |it: &Announced| t!("dive-deed-in", what = it.text.clone(), beats = it.in_beats);
    match act {
        Act::Walks(direction) => t!("dive-deed-walks", way = way(direction)),
        Act::Flies(direction) => t!("dive-deed-flies", way = way(direction)),
        Act::Strikes(_) => announced.map_or_else(|| t!("dive-deed-strikes"), |it| it.text.clone()),
        Act::Digs => t!("dive-deed-digs"),
        Act::Notices => t!("dive-deed-notices"),
        Act::Waits => then.map_or_else(
            || t!("dive-deed-rests"),
            |then| t!("dive-deed-winds-up", later = later(then)),
        ),
        Act::Stands if thing.asleep() => t!("dive-deed-asleep"),
        Act::Stands => t!("dive-deed-stands"),
        Act::Loses(Reason::Frozen) => adjective(Status::Freeze),
        Act::Loses(Reason::Stunned) => adjective(Status::Stun),
        Act::Loses(_) => t!("dive-deed-frees-itself"),
        Act::Burns(left) => t!("dive-deed-explodes-in", beats = left + 1),
        Act::Explodes => t!("dive-deed-explodes"),
        Act::Dies { own: true } => announced.map_or_else(|| t!("dive-deed-dies"), later),
        Act::Dies { own: false } => t!("dive-deed-dies"),
        Act::Ends => t!("dive-deed-ends"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::scene;
    use daemonfall_dungeon::Direction;

    #[test]
    fn a_deed_is_told_with_its_way_and_what_it_takes() {
        let scene = scene(&["#####", "#@.c#", "#####"]);
        let crawler = scene.things.values().find(|thing| thing.intent.is_some());
        let said = |deed: Option<Deed>| {
            let thing = crawler.cloned()?;
            let deeds = [(thing.object.id, deed)].into();
            Some(told(&NextBeat { deeds, health: 3, ..NextBeat::default() }, &thing))
        };
        let plain = |act, harm| said(Some(Deed { act, harm }));
        let words = |words: &str, hits| Some((words.to_owned(), hits));
        let west = Direction::West;
        assert_eq!(plain(Act::Walks(west), None), words("walks west", false));
        assert_eq!(plain(Act::Strikes(west), Some(2)), words("bites: −2 to you", true));
        assert_eq!(plain(Act::Strikes(west), Some(3)), words("bites: kills you", true));
        assert_eq!(plain(Act::Strikes(west), Some(0)), words("bites: at you", true));
        assert_eq!(plain(Act::Flies(west), Some(1)), words("flies west: −1 to you", true));
        assert_eq!(plain(Act::Waits, None), words("rests", false));
        assert_eq!(plain(Act::Burns(2), None), words("explodes in 3", false));
        assert_eq!(said(None), words("?", false), "dice decide");
    }
}
