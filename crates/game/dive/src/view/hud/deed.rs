//! What a thing will do in the next beat, in a few words. Pure.

use crate::prelude::*;
use crate::view::dive_view::next_beat::{Fate, NextBeat, Suffered};
use crate::view::dive_view::{DiveView, Thing};
use crate::view::log::names::way;
use crate::view::log::states::adjective;
use daemonfall_dungeon::{Act, Announced, Deed, SURE};

/// The words, and whether it will hit the player.
pub fn told(scene: &DiveView, next: &NextBeat, thing: &Thing) -> (String, bool) {
    let id = thing.object.id;
    let (mut what, at_you) = match next.deeds.get(&id) {
        None => (held(thing).unwrap_or_else(|| t!("dive-deed-rests")), false),
        Some(Some(deed)) => done(scene, next, thing, *deed),
        Some(None) => by_dice(scene, next, thing),
    };
    let of_you = |it: &&Suffered| scene.hero == Some(it.id) && it.by == Some(id);
    for it in next.fates.iter().filter(of_you) {
        what = format!("{what}, {}", fate(&it.fate));
    }
    for it in next.fates.iter().filter(|it| it.id == id) {
        what = t!("dive-deed-suffers", what = what, fate = fate(&it.fate));
    }
    (harmed(scene, next, thing, what), at_you)
}

/// With what it loses, or that it dies after it acted. A death before that is its deed already.
fn harmed(scene: &DiveView, next: &NextBeat, thing: &Thing, what: String) -> String {
    let Some(harm) = next.harms.get(&thing.object.id) else { return what };
    let act = next.deeds.get(&thing.object.id).copied().flatten().map(|deed| deed.act);
    let dies = || words(scene, thing, Act::Dies { own: false });
    match act {
        Some(Act::Dies { .. } | Act::Explodes | Act::Burns(_) | Act::Ends) => what,
        Some(Act::Waits | Act::Stands(_) | Act::Loses(_)) if harm.dies => dies(),
        _ if harm.dies => t!("dive-deed-then", what = what, then = dies()),
        _ => t!("dive-deed-harmed", what = what, damage = harm.damage),
    }
}

/// What takes its next actions, a stun or a freeze, and for how many beats.
pub fn held(thing: &Thing) -> Option<String> {
    let statused = thing.traits.statused?;
    let counted = [Status::Stun, Status::Freeze].map(|status| (status, statused.beats(status)));
    let (status, beats) = counted.into_iter().max_by_key(|(_, beats)| *beats)?;
    (beats > 0).then(|| t!("dive-deed-held", status = adjective(status), beats = beats))
}

/// What happens to the player that no row of the list tells, and whether it harms.
pub fn yours(next: &NextBeat, hero: ObjectId, what: String) -> (String, bool) {
    let untold =
        |it: &&Suffered| it.id == hero && !it.by.is_some_and(|by| next.deeds.contains_key(&by));
    let fates = next.fates.iter().filter(untold).map(|it| fate(&it.fate));
    let burns = (next.burns > 0).then(|| takes(next.burns, false));
    let dies = next.dies.then(|| t!("dive-order-dies"));
    let harmed = next.burns > 0 || next.dies;
    let all = fates.chain(if next.dies { dies } else { burns });
    (all.fold(what, |what, it| format!("{what}: {it}")), harmed)
}

fn fate(fate: &Fate) -> String {
    match *fate {
        Fate::Status(status, beats) => {
            t!("dive-fate-status", status = adjective(status), beats = beats)
        }
        Fate::Moved { how, from, to } => {
            let toward = Direction::toward(to.x - from.x, to.y - from.y);
            let how = match how {
                Travel::Bounce => "thrown",
                Travel::Slide => "slid",
                _ => "pushed",
            };
            let way = toward.map_or_else(String::new, way);
            t!("dive-fate-moved", how = how, cells = from.distance(to), way = way)
        }
    }
}

fn by_dice(scene: &DiveView, next: &NextBeat, thing: &Thing) -> (String, bool) {
    let options = next.options.get(&thing.object.id).map_or(&[][..], Vec::as_slice);
    let moves = |deed: &Deed| matches!(deed.act, Act::Walks(_)) && deed.harm.is_none();
    if options.iter().all(|(deed, _)| moves(deed)) {
        return (moves_evenly(options.iter().map(|(_, share)| *share)), false);
    }
    let mut all: Vec<(String, u32)> = Vec::new();
    let mut at_you = false;
    for (deed, share) in options {
        let (what, harms) = if moves(deed) {
            (t!("dive-deed-moves"), false)
        } else {
            done(scene, next, thing, *deed)
        };
        at_you |= harms;
        match all.iter_mut().find(|(known, _)| *known == what) {
            Some((_, sum)) => *sum += share,
            None => all.push((what, *share)),
        }
    }
    let odds =
        |(what, share): (String, u32)| t!("dive-deed-odds", what = what, percent = percent(share));
    let any = all.into_iter().map(odds);
    let any = any.reduce(|one, other| t!("dive-deed-or", one = one, other = other));
    (any.unwrap_or_default(), at_you)
}

/// That it goes some way, and how likely each is.
fn moves_evenly(shares: impl Iterator<Item = u32> + Clone) -> String {
    let (least, most) = (shares.clone().min(), shares.max());
    let [least, most] = [least, most].map(|share| percent(share.unwrap_or_default()));
    let even = if least == most { "yes" } else { "no" };
    t!("dive-deed-moves-any", even = even, least = least, most = most)
}

/// What dice may bring is never shown as impossible.
fn percent(share: u32) -> u32 {
    ((100 * share + SURE / 2) / SURE).max(1)
}

fn done(
    scene: &DiveView,
    next: &NextBeat,
    thing: &Thing,
    Deed { act, harm }: Deed,
) -> (String, bool) {
    let what = words(scene, thing, act);
    match (harm, act) {
        (None, _) => (what, false),
        (Some(0), Act::Hits) => (what, true),
        (Some(damage), Act::Hits) => (takes(damage, damage >= next.health), true),
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

/// What is taken from the player, without what takes it.
fn takes(damage: i32, kills: bool) -> String {
    if kills { t!("dive-deed-kills") } else { t!("dive-deed-takes", damage = damage) }
}

fn words(scene: &DiveView, thing: &Thing, act: Act) -> String {
    let intent = thing.intent.as_ref();
    let announced = intent.and_then(|intent| intent.announced.as_ref());
    let then = intent.and_then(|intent| intent.then.as_ref());
    let later = |it: &Announced| t!("dive-deed-in", what = it.text.clone(), beats = it.in_beats);
    match act {
        Act::Walks(direction) => match announced.filter(|_| thing.goes_on()) {
            Some(it) => t!("dive-deed-does", what = it.text.clone(), way = way(direction)),
            None => t!("dive-deed-walks", way = way(direction)),
        },
        Act::Flies(direction) => t!("dive-deed-flies", way = way(direction)),
        Act::Strikes(_) => announced.map_or_else(|| t!("dive-deed-strikes"), |it| it.text.clone()),
        Act::Hits => t!("dive-deed-strikes"),
        Act::Digs => t!("dive-deed-digs"),
        Act::Notices => t!("dive-deed-notices"),
        Act::Waits => then.map_or_else(
            || t!("dive-deed-waits", beats = intent.map_or(2, |intent| intent.again)),
            |then| t!("dive-deed-winds-up", later = later(then)),
        ),
        Act::Stands(_) if thing.asleep() => t!("dive-deed-asleep"),
        Act::Stands(Reason::Bound) => adjective(Status::Bind),
        Act::Stands(reason) => stands(scene, reason),
        Act::Loses(Reason::Frozen) => held(thing).unwrap_or_else(|| adjective(Status::Freeze)),
        Act::Loses(Reason::Stunned) => held(thing).unwrap_or_else(|| adjective(Status::Stun)),
        Act::Loses(_) => t!("dive-deed-frees-itself"),
        Act::Burns(left) => t!("dive-deed-explodes-in", beats = left + 1),
        Act::Explodes => t!("dive-deed-explodes"),
        Act::Dies { own: true } => announced.map_or_else(|| t!("dive-deed-dies"), later),
        Act::Dies { own: false } if thing.traits.leaves_behind.is_some() => {
            t!("dive-deed-dies-exploding")
        }
        Act::Dies { own: false } => t!("dive-deed-dies"),
        Act::Ends => t!("dive-deed-ends"),
    }
}

/// That it can do nothing, and why.
fn stands(scene: &DiveView, reason: Reason) -> String {
    let mut who = String::new();
    let why = match reason {
        Reason::Occupied(id) => {
            let thing = scene.things.get(&id).filter(|thing| scene.in_sight(thing));
            let name = thing.and_then(|thing| scene.name(thing.object.id));
            who = name.map_or_else(|| t!("dive-something"), str::to_owned);
            "barred"
        }
        Reason::Wall | Reason::Edge | Reason::TooHard { .. } => "way",
        Reason::NoTarget | Reason::NotNextTo | Reason::NotAttackable | Reason::OwnSide => "reach",
        Reason::NoPlayer => "beside",
        Reason::Unable => "line",
        _ => return t!("dive-deed-rests"),
    };
    t!("dive-deed-stands", why = why, who = who)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::next_beat::Harm;
    use crate::view::dive_view::sample::scene;
    use daemonfall_dungeon::Direction;
    use daemonfall_dungeon::components::Statused;

    #[test]
    fn a_deed_is_told_with_its_way_and_what_it_takes() {
        let scene = scene(&["#####", "#@.c#", "#####"]);
        let crawler = scene.things.values().find(|thing| thing.intent.is_some());
        let heard = |deed: Option<Deed>, options: &[(Deed, u32)], fates: Vec<Suffered>| {
            let thing = crawler.cloned()?;
            let deeds = [(thing.object.id, deed)].into();
            let options = [(thing.object.id, options.to_vec())].into();
            let next = NextBeat { deeds, options, health: 3, fates, ..NextBeat::default() };
            Some(told(&scene, &next, &thing))
        };
        let said = |deed| heard(deed, &[], Vec::new());
        let plain = |act, harm| said(Some(Deed { act, harm }));
        let words = |words: &str, hits| Some((words.to_owned(), hits));
        let west = Direction::West;
        assert_eq!(plain(Act::Walks(west), None), words("walks west", false));
        assert_eq!(plain(Act::Strikes(west), Some(2)), words("bites: −2 to you", true));
        assert_eq!(plain(Act::Strikes(west), Some(3)), words("bites: kills you", true));
        assert_eq!(plain(Act::Strikes(west), Some(0)), words("bites: at you", true));
        assert_eq!(plain(Act::Flies(west), Some(1)), words("flies west: −1 to you", true));
        assert_eq!(plain(Act::Hits, Some(1)), words("−1 to you", true));
        assert_eq!(plain(Act::Hits, Some(3)), words("kills you", true));
        assert_eq!(plain(Act::Waits, None), words("waits, acts in 2", false));
        let stands = |reason| plain(Act::Stands(reason), None);
        assert_eq!(stands(Reason::Wall), words("waits, a wall in its way", false));
        let barred = stands(Reason::Occupied(scene.hero.unwrap_or_default()));
        assert_eq!(barred, words("waits, daemon in its way", false));
        let unseen = stands(Reason::Occupied(ObjectId(99)));
        assert_eq!(unseen, words("waits, something in its way", false));
        assert_eq!(stands(Reason::Unable), words("waits, you are not in its line", false));
        assert_eq!(stands(Reason::NoPlayer), words("waits a beat", false));
        assert_eq!(stands(Reason::Bound), words("bound", false));
        assert_eq!(plain(Act::Burns(2), None), words("explodes in 3", false));
        let bites = Deed { act: Act::Strikes(west), harm: Some(1) };
        let moves = |way| Deed { act: Act::Walks(way), harm: None };
        let [one, other] = [west, Direction::North].map(|way| (moves(way), 3333));
        let dice = words("67\u{a0}% moves, 33\u{a0}% bites: −1 to you", true);
        assert_eq!(heard(None, &[one, other, (bites, 3333)], Vec::new()), dice);
        let even = words("moves, 33\u{a0}% each way", false);
        assert_eq!(heard(None, &[one, other], Vec::new()), even);
        let uneven = words("moves, 20 to 33\u{a0}% each way", false);
        assert_eq!(heard(None, &[one, (other.0, 2000)], Vec::new()), uneven);
        let (you, it) = (scene.hero, crawler.map(|thing| thing.object.id));
        let suffers =
            |id: Option<ObjectId>, by, fate| Suffered { id: id.unwrap_or_default(), by, fate };
        let freeze = suffers(you, it, Fate::Status(Status::Freeze, 1));
        let (from, to) = (Cell::new(3, 1), Cell::new(2, 0));
        let pushed = suffers(it, None, Fate::Moved { how: Travel::Push, from, to });
        let all = words("bites: −1 to you, frozen for 1 beat; is pushed 1 cell north-west", true);
        assert_eq!(heard(Some(bites), &[], vec![freeze, pushed]), all);
    }

    #[test]
    fn who_is_harmed_after_it_acted_is_told_so() {
        let scene = scene(&["#####", "#@.c#", "#####"]);
        let said = |act, damage, dies| {
            let thing = scene.things.values().find(|thing| thing.intent.is_some())?;
            let deeds = [(thing.object.id, Some(Deed { act, harm: None }))].into();
            let harms = [(thing.object.id, Harm { damage, dies })].into();
            Some(told(&scene, &NextBeat { deeds, harms, ..NextBeat::default() }, thing).0)
        };
        let words = |words: &str| Some(words.to_owned());
        let walks = Act::Walks(Direction::West);
        assert_eq!(said(Act::Waits, 3, true), words("dies"));
        assert_eq!(said(Act::Loses(Reason::Frozen), 3, true), words("dies"));
        assert_eq!(said(Act::Waits, 3, false), words("waits, acts in 2; it loses 3"));
        assert_eq!(said(walks, 3, true), words("walks west, then dies"));
        assert_eq!(said(Act::Dies { own: false }, 3, true), words("dies"), "only once");
    }

    #[test]
    fn what_no_other_row_takes_from_you_stands_in_yours() {
        let said = |burns, dies| {
            let next = NextBeat { burns, dies, ..NextBeat::default() };
            yours(&next, ObjectId(1), "if you wait".into())
        };
        assert_eq!(said(0, false), ("if you wait".into(), false));
        assert_eq!(said(1, false), ("if you wait: −1 to you".into(), true));
        assert_eq!(said(1, true), ("if you wait: you die".into(), true));
    }

    #[test]
    fn who_is_frozen_or_stunned_is_so_for_some_beats_and_does_not_rest() {
        let mut scene = scene(&["#####", "#@.c#", "#####"]);
        let mut said = |freeze, stun, asleep, act: Option<Act>| {
            let it = scene.things.values_mut().find(|thing| thing.intent.is_some())?;
            it.traits.statused = Some(Statused { freeze, stun, ..Statused::default() });
            it.intent.as_mut()?.asleep = asleep;
            let thing = it.clone();
            let deeds = act.map(|act| (thing.object.id, Some(Deed { act, harm: None })));
            let next = NextBeat { deeds: deeds.into_iter().collect(), ..NextBeat::default() };
            Some(told(&scene, &next, &thing).0)
        };
        let words = |words: &str| Some(words.to_owned());
        assert_eq!(said(3, 0, false, None), words("frozen, 3 beats"));
        let [stunned, frozen] = [Reason::Stunned, Reason::Frozen].map(|why| Some(Act::Loses(why)));
        assert_eq!(said(0, 1, false, stunned), words("stunned, 1 beat"));
        assert_eq!(said(30, 0, true, frozen), words("frozen, 30 beats"));
        assert_eq!(said(1, 3, false, frozen), words("stunned, 3 beats"), "the longer one");
        assert_eq!(said(0, 0, false, frozen), words("frozen"), "it is only in this beat");
        let stands = Some(Act::Stands(Reason::Unable));
        assert_eq!(said(0, 0, true, stands), words("does not see you"));
        let walks = Some(Act::Walks(Direction::West));
        assert_eq!(said(1, 0, false, walks), words("walks west"), "a blow freed it");
    }
}
