//! Hints are single lines, due only when their facts hold, the most urgent first.

use super::battle::BattleFacts;
use super::breach_facts::BreachFacts;
use super::dive_facts::DiveFacts;
use super::places::PlaceFacts;
use super::sector::SectorFacts;
use super::{Hint, Hinting, battle, breach, dive, next, places, sector};
use crate::screen::Screen;
use crate::settings::Settings;

fn all() -> Vec<(&'static str, String)> {
    fn of<F: 'static>(hints: &'static [Hint<F>]) -> impl Iterator<Item = (&'static str, String)> {
        hints.iter().map(|hint| (hint.key, (hint.words)()))
    }
    of(&dive::HINTS)
        .chain(of(&breach::HINTS))
        .chain(of(&battle::HINTS))
        .chain(of(&sector::HINTS))
        .chain(of(&places::HINTS))
        .collect()
}

#[test]
fn every_hint_has_a_name_of_its_own_and_is_one_line() {
    let all = all();
    let mut keys: Vec<&str> = all.iter().map(|(key, _)| *key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), all.len());
    for (key, words) in all {
        let letters = words.chars().count();
        assert!((20..=124).contains(&letters), "{key}: {letters} letters");
    }
}

/// The name of the first hint that is due.
fn due<F>(hints: &[Hint<F>], facts: F) -> Option<&'static str> {
    next(hints, &facts, &[]).map(|hint| hint.key)
}

#[test]
fn nothing_is_due_where_nothing_is_so() {
    assert_eq!(due(&dive::HINTS, DiveFacts::default()), None);
    assert_eq!(due(&breach::HINTS, BreachFacts::default()), None);
    assert_eq!(due(&sector::HINTS, SectorFacts::default()), None);
    assert_eq!(due(&places::HINTS, PlaceFacts::default()), None);
    let over = BattleFacts { over: true, ..BattleFacts::default() };
    assert_eq!(due(&battle::HINTS, over), Some("battle_over"));
}

#[test]
fn a_dive_tells_what_is_about_to_hurt_before_what_lies_about() {
    let base = DiveFacts { beat: 30, floor: 1, calm: true, ..DiveFacts::default() };
    let with = |change: fn(&mut DiveFacts)| {
        let mut facts = base;
        change(&mut facts);
        due(&dive::HINTS, facts)
    };
    assert_eq!(with(|it| it.wind_up = true), Some("dive_wind_up"));
    assert_eq!(with(|it| (it.wind_up, it.in_danger) = (true, true)), Some("dive_danger"));
    assert_eq!(with(|it| (it.fuse, it.gold) = (true, true)), Some("dive_fuse"));
    assert_eq!(with(|it| (it.frozen, it.hunted) = (true, true)), Some("dive_freeze"));
    assert_eq!(with(|it| it.stuck = true), Some("dive_water"));
    assert_eq!(with(|it| it.water = true), Some("dive_pool"));
    assert_eq!(with(|it| it.goods = true), Some("dive_goods"));
    assert_eq!(with(|it| it.bomb = true), Some("dive_bomb"));
    assert_eq!(with(|it| (it.bomb, it.calm) = (true, false)), None, "not among enemies");
    assert_eq!(with(|it| (it.bomb, it.beat, it.floor) = (true, 3, 0)), None, "not at once");
    assert_eq!(with(|_| ()), Some("dive_secret"));
    assert_eq!(with(|it| it.floor = 0), None);
}

#[test]
fn a_breach_warns_before_it_explains() {
    let base = BreachFacts { choosing: true, ..BreachFacts::default() };
    let with = |change: fn(&mut BreachFacts)| {
        let mut facts = base;
        change(&mut facts);
        due(&breach::HINTS, facts)
    };
    assert_eq!(with(|_| ()), Some("breach_turn"));
    assert_eq!(with(|it| (it.warned, it.aiming) = (true, true)), Some("breach_warning"));
    assert_eq!(with(|it| (it.flag, it.safety_on) = (true, true)), Some("breach_safety"));
    assert_eq!(
        with(|it| it.foe_ripostes = true),
        Some("breach_turn"),
        "no melee attack is planned"
    );
    assert_eq!(with(|it| (it.foe_ripostes, it.melee) = (true, true)), Some("breach_riposte"));
    assert_eq!(with(|it| (it.foe_counters, it.magic) = (true, true)), Some("breach_counter"));
    assert_eq!(with(|it| it.held = true), Some("breach_cpu"));
    assert_eq!(with(|it| it.own_mime = true), Some("breach_mime"));
    assert_eq!(with(|it| (it.aiming, it.aims_at_panels) = (true, true)), Some("breach_panel"));
    assert_eq!(with(|it| (it.choosing, it.moves) = (false, 9)), None, "not in others' turns");
}

#[test]
fn the_map_tells_of_an_attack_before_all_else() {
    let facts =
        SectorFacts { attack: true, going: true, foe: true, vault: true, ..SectorFacts::default() };
    let order = ["sector_attack", "sector_odds", "sector_going", "sector_foe", "sector_vault"];
    let mut read: Vec<String> = Vec::new();
    for wanted in order {
        let hint = next(&sector::HINTS, &facts, &read).map(|hint| hint.key);
        assert_eq!(hint, Some(wanted));
        read.push(wanted.into());
    }
    assert!(next(&sector::HINTS, &facts, &read).is_none(), "each is shown once");
}

#[test]
fn screens_have_hints_of_their_own() {
    for (screen, wanted) in [
        (Screen::DOOR, Some("door_line_up")),
        (Screen::PRIZE, Some("prize_choice")),
        (Screen::COMPOSE, Some("compose_odds")),
        (Screen::TIME_LAB, Some("time_lab_rows")),
        (Screen::GEAR, None),
        (Screen::TITLE, None),
    ] {
        let facts = PlaceFacts { screen, ..PlaceFacts::default() };
        assert_eq!(due(&places::HINTS, facts), wanted, "{screen:?}");
    }
}

#[test]
fn one_hint_stands_until_its_matter_is_done() {
    let settings = Settings::default();
    let door = PlaceFacts { screen: Screen::DOOR, ..PlaceFacts::default() };
    let mut hinting = Hinting::default();
    hinting.attend(&places::HINTS, &door, &settings);
    assert_eq!(hinting.shown.as_ref().map(|it| it.key), Some("door_line_up"));
    let prize = PlaceFacts { screen: Screen::PRIZE, ..door };
    hinting.attend(&places::HINTS, &prize, &settings);
    assert_eq!(hinting.shown.as_ref().map(|it| it.key), Some("door_line_up"), "one at a time");
    assert!(!hinting.is_over(), "it has just appeared");
    hinting.seconds = 5.0;
    assert!(hinting.is_over(), "it no longer applies");
    hinting.attend(&places::HINTS, &door, &settings);
    assert!(!hinting.is_over(), "it applies again");
}

#[test]
fn no_hint_comes_where_they_are_switched_off() {
    let settings = Settings { show_hints: false, ..Settings::default() };
    let facts = PlaceFacts { screen: Screen::DOOR, ..PlaceFacts::default() };
    let mut hinting = Hinting::default();
    hinting.attend(&places::HINTS, &facts, &settings);
    assert_eq!(hinting.shown, None);
}
