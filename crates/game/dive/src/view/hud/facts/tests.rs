//! What the cards of cells tell.

use super::*;
use crate::view::dive_view::sample::{scene, spear};
use daemonfall_dungeon::Direction;
use daemonfall_dungeon::components::{Attackable, Attacking, Sized};

#[test]
fn a_card_tells_what_a_thing_will_do() {
    let scene = scene(&["#####", "#@.c#", "#####"]);
    let crawler = scene.things.values().find(|thing| thing.intent.is_some());
    let deed = Deed { act: Act::Strikes(Direction::West), harm: Some(1) };
    let deeds = crawler.map(|thing| (thing.object.id, Some(deed))).into_iter().collect();
    let next = NextBeat { deeds, health: 3, ..NextBeat::default() };
    let card = card(&scene, &next, Cell::new(3, 1)).unwrap_or_default();
    assert_eq!((card.name.as_str(), card.health, card.hostile), ("Crawler", Some((3, 3)), true));
    assert!(card.lines.contains(&(Sense::Warning, "Next beat: bites: −1 to you.".into())));
}

#[test]
fn a_card_tells_what_a_strike_takes_from_who_wears_armour() {
    let mut scene = scene(&["#####", "#@.c#", "#####"]);
    let mut told = |attack: i32, armour: i32| {
        for thing in scene.things.values_mut() {
            thing.traits.attackable = Some(Attackable { armour });
            let (push, status, weapon) = (None, None, WeaponId(0));
            thing.traits.attacking =
                Some(Attacking { damage: attack, pierce: 0, push, status, weapon });
        }
        let crawler = scene.things.values().find(|thing| thing.intent.is_some())?;
        blow(&scene, crawler).map(|(_, words)| words)
    };
    assert_eq!(told(2, 0), None);
    let words = |words: &str| Some(words.to_owned());
    assert_eq!(told(1, 1), words("Strikes you for 1: your armour does not help."));
    assert_eq!(told(3, 1), words("Strikes you for 2: 3 − 1 armour."));
    assert_eq!(told(2, 2), words("Strikes you for 1: 2 − 2 armour, at least 1."));
}

#[test]
fn spikes_are_stepped_on_and_hurt_and_no_weapon_strikes_them() {
    let mut scene = scene(&["####", "#@^#", "####"]);
    scene.arms = Some(spear());
    let spikes = scene.things.values_mut().find(|thing| thing.object.layer == Layer::Trap);
    let spikes = spikes.map(|thing| {
        thing.traits.attackable = Some(Attackable::default());
        thing.traits.health = Some(Health::full(4));
        thing.object.id
    });
    let deed = Some(Deed { act: Act::Hits, harm: Some(1) });
    let deeds = spikes.map(|id| (id, deed)).into_iter().collect();
    let next = NextBeat { deeds, health: 3, ..NextBeat::default() };
    let card = card(&scene, &next, Cell::new(2, 1)).unwrap_or_default();
    assert_eq!(card.lines, [(Sense::Warning, "Next beat: −1 to you.".into())]);
    assert_eq!(card.strike, None);
}

#[test]
fn gear_underfoot_has_its_card_until_something_else_is_pointed_at() {
    let mut scene = scene(&["#####", "#@$c#", "#####"]);
    let at = scene.player_cell().unwrap_or_default();
    for thing in scene.things.values_mut() {
        if let Some(item) = &mut thing.traits.pickuppable {
            item.gives = Pickup::Armour(1);
            thing.placed.cell = at;
        } else if thing.intent.is_none() {
            thing.traits.attackable = Some(Attackable { armour: 2 });
            thing.traits.player = Some(swap::tests::wearing(KindId(4)));
        }
    }
    let next = NextBeat::default();
    let seen = |pointed: Option<(i32, i32)>, looking| {
        let pointed = pointed.map(|(x, y)| Cell::new(x, y));
        shown(&scene, &next, pointed, looking).unwrap_or_default()
    };
    assert_eq!(seen(None, false).name, "Gold");
    assert_eq!(seen(Some((2, 1)), false).name, "Gold", "floor is nothing");
    assert_eq!(seen(Some((2, 1)), true).name, "Floor", "the player looks about");
    let other = seen(Some((3, 1)), false);
    assert_eq!(other.name, "Crawler");
    assert!(other.lines.iter().any(|(_, words)| words.contains("gold")), "{other:?}");
}

#[test]
fn a_large_thing_has_its_card_on_each_of_its_cells() {
    let mut scene = scene(&["###  ", "#@c  ", "###  "]);
    for thing in scene.things.values_mut().filter(|thing| thing.intent.is_some()) {
        thing.traits.sized = Some(Sized { width: 2, height: 1 });
    }
    let card = card(&scene, &NextBeat::default(), Cell::new(3, 1));
    assert_eq!(card.map(|card| card.name), Some("Crawler".into()));
}

#[test]
fn nothing_is_told_of_what_was_never_seen() {
    let scene = scene(&["### ", "#@. ", "### "]);
    let card = |x: i32| card(&scene, &NextBeat::default(), Cell::new(x, 1));
    assert_eq!(card(3), None);
    assert_eq!(card(2).map(|card| card.name), Some("Floor".into()));
}
