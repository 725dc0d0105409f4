//! Bots duel in the breach.

use daemonfall_breach::bots::Policy;
use daemonfall_lab::breach::duels;
use daemonfall_lab::data;

#[test]
fn the_opponent_beats_who_plays_at_random_and_who_is_greedy_for_damage() {
    let library = data::breach(None).unwrap();
    for (other, least) in [(Policy::Random, 57), (Policy::Greedy, 36)] {
        let shares = duels(&library, 1, [Policy::Opponent, other], 60).unwrap();
        assert!(shares.won >= least, "{other:?}: won {} of 60", shares.won);
    }
}

#[test]
fn the_same_seeds_give_the_same_duels() {
    let library = data::breach(None).unwrap();
    let play = || duels(&library, 7, [Policy::Random, Policy::Greedy], 10).unwrap();
    assert_eq!(play(), play());
}

#[test]
fn every_subroutine_is_used_in_duels_at_random() {
    let library = data::breach(None).unwrap();
    let used = duels(&library, 1, [Policy::Random, Policy::Random], 200).unwrap().used;
    let of_units = library
        .units()
        .filter(|(_, unit)| unit.phase.is_none())
        .flat_map(|(_, unit)| unit.subroutines.iter().copied());
    for id in of_units {
        let key = library.subroutine_key(id);
        assert!(used.contains_key(key), "{key} was never used");
    }
}
