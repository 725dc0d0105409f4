//! Bots duel in the breach.

use daemonfall_breach::bots::Policy;
use daemonfall_lab::breach::duels;
use daemonfall_lab::data;

#[test]
fn the_opponent_beats_who_plays_at_random_and_who_is_greedy_for_damage() {
    let library = data::breach(None).unwrap();
    for (other, least) in [(Policy::Random, 57), (Policy::Greedy, 36)] {
        let shares = duels(&library, 1, [Policy::Opponent, other], 60, None).unwrap();
        assert!(shares.won >= least, "{other:?}: won {} of 60", shares.won);
    }
}

#[test]
fn the_same_seeds_give_the_same_duels() {
    let library = data::breach(None).unwrap();
    let play = || duels(&library, 7, [Policy::Random, Policy::Greedy], 10, None).unwrap();
    assert_eq!(play(), play());
}

#[test]
fn every_subroutine_is_used_in_duels_at_random() {
    let library = data::breach(None).unwrap();
    let used = duels(&library, 1, [Policy::Random, Policy::Random], 200, None).unwrap().used;
    let of_units = library
        .units()
        .filter(|(_, unit)| unit.phase.is_none())
        .flat_map(|(_, unit)| unit.subroutines.iter().copied());
    for id in of_units {
        let key = library.subroutine_key(id);
        assert!(used.contains_key(key), "{key} was never used");
    }
}

#[test]
fn units_that_are_told_duel_on_panels_drawn_by_chance() {
    let library = data::breach(None).unwrap();
    let sides = [Policy::Opponent, Policy::Opponent];
    let play = |units: &str| duels(&library, 1, sides, 6, Some(units));
    let shares = play("needle,bastion,weaver:moth").unwrap();
    assert_eq!((shares.won, shares.used.contains_key("dust")), (6, true));
    let (median, longest) = (shares.rounds_of_a_win, shares.longest);
    assert!(0 < median && median <= longest, "{shares:?}");
    let own = shares.choices_of_a_win;
    assert!(0 < own && f64::from(own) < shares.choices, "{shares:?}");
    for (units, wrong) in [
        ("needle", "not two sides"),
        ("wyrm:moth", "not a unit"),
        ("loom,loom,loom,loom,loom:moth", "no room"),
    ] {
        let reason = play(units).unwrap_err().to_string();
        assert!(reason.contains(wrong), "{reason}");
    }
}
