//! Every enemy of the dive can be beaten with the dagger alone and without a scratch, from a fair
//! start: an open room, and the enemy has not woken yet.

use daemonfall_core::Side;
use daemonfall_dungeon::names::KindId;
use daemonfall_lab::data::{Over, content};
use daemonfall_lab::puzzles::{POSITIONS_AT_MOST, chosen, solve, told};
use std::fs;

/// The flit flies as the dice decide: no search can promise anything.
const BY_DICE: [&str; 1] = ["flit"];
/// What takes many blows is searched with less health. What works three times works again.
const SHORTER: [(&str, &str); 2] =
    [("golem", " with (health: (max: 3))"), ("warden", " with (health: (max: 3))")];

fn fight(kind: &str) -> String {
    let shorter = SHORTER.iter().find(|(name, _)| *name == kind).map_or("", |(_, with)| with);
    let player = r#"@ = player with (player: (bomb: \"bomb\", potion_heals: 5, weapon_item: \"dagger\")) without digging"#;
    format!(
        r#""{kind}": (title: "T", goal: "G.", rule: "R.", par: 1, trial: Dive(
            map: ["XXXXXXXXX", "X.......X", "X@....e.X", "X.......X", "X.......X", "XXXXXXXXX"],
            legend: ["{player}", "e = {kind}{shorter} without dropping"],
            terms: [Slay("{kind}"), Unhurt],
        )),"#
    )
}

#[test]
fn every_enemy_can_be_beaten_unhurt_with_the_dagger() {
    let game = content(None).unwrap_or_else(|error| panic!("{error}"));
    let dungeon = &game.dungeon;
    let kinds = (0..).map(KindId).zip(&dungeon.kinds);
    let enemies = kinds
        .filter(|(_, kind)| kind.side == Side::Hostile && kind.traits.sequential.is_some())
        .map(|(id, _)| dungeon.kind_name(id))
        .filter(|name| !BY_DICE.contains(name));
    let enemies: Vec<&str> = enemies.collect();
    assert!(enemies.len() >= 12, "{enemies:?}");
    let folder = tempfile::tempdir().unwrap();
    let text: String = enemies.iter().map(|name| fight(name)).collect();
    fs::write(folder.path().join("puzzles.ron"), format!("{{{text}}}")).unwrap();
    let fights =
        content(Some(Over::folder(folder.path()))).unwrap_or_else(|error| panic!("{error}"));
    let mut unbeaten = Vec::new();
    for name in &enemies {
        let fight = chosen(&fights, Some(name)).unwrap()[0];
        match solve(fight, &fights, POSITIONS_AT_MOST) {
            Ok(Some(way)) => println!("{name}: {:?}", told(fight, &fights, &way.commands)),
            Ok(None) => unbeaten.push(format!("{name}: cannot be beaten unhurt")),
            Err(error) => unbeaten.push(format!("{name}: {error}")),
        }
    }
    assert!(unbeaten.is_empty(), "{}", unbeaten.join("\n"));
}
