//! What a preview shows of a choice before it is confirmed.

use crate::small::library;
use bevy_ecs::world::World;
use daemonfall_breach::preview::{ComingWhat, preview};
use daemonfall_breach::{
    Aim, BreachLibrary, BreachSnapshot, Command, Muster, Panel, Post, Scratch, Warning, act, begin,
    fingerprint, install, turn,
};
use daemonfall_core::CharacterId;

const SUBROUTINES: &str = r#"
    "jab": (name: "Jab", about: "", cpu: 1, kind: Melee, aims: Foe, use: [Damage(30)]),
    "slow": (name: "Slow", about: "", time: 3, cpu: 1, aims: Foe, use: [Damage(3)]),
    "lance": (name: "Lance", about: "", time: 1, cpu: 1, aims: Panel, use: [Damage(3)]),
    "slip": (name: "Slip", about: "", cpu: 1, aims: Free, own: [Step]),
    "heavy": (name: "Heavy", about: "", cpu: 1, aims: Foe, use: [Damage(17)]),
    "doom": (name: "Doom", about: "", time: 2, cpu: 1, aims: Foe, use: [Damage(30)]),
    "dear": (name: "Dear", about: "", cpu: 9, aims: Foe, use: [Damage(3)]),
"#;
const UNITS: &str = r#"
    "one": (name: "One", about: "", health: 20, cpu: 3, speed: 100, subroutines: ["jab", "slow", "lance", "slip", "heavy", "doom", "dear"]),
    "last": (name: "Last", about: "", health: 20, cpu: 3, speed: 10, reaction: CriticalQuick, subroutines: ["jab"]),
    "echo": (name: "Echo", about: "", health: 20, cpu: 3, speed: 10, mime: true, subroutines: []),
"#;

struct Duel {
    world: World,
    library: BreachLibrary,
}

/// A duel between units of these names.
fn duel(own: &[&str], foes: &[&str]) -> Duel {
    let library = library(SUBROUTINES, UNITS);
    let posts = |units: &[&str]| {
        let post = |(unit, column): (&&str, i8)| Post {
            unit: library.find_unit(unit).unwrap(),
            column,
            depth: 0,
        };
        units.iter().zip(0..).map(post).collect()
    };
    let muster = Muster { player: posts(own), hostile: posts(foes) };
    let mut world = World::new();
    install(&mut world, library.clone());
    begin(&mut world, &muster).unwrap();
    Duel { world, library }
}

impl Duel {
    fn command(&self, subroutine: &str, aim: Aim) -> Command {
        Command::Use { subroutine: self.library.find_subroutine(subroutine).unwrap(), aim }
    }

    fn warnings(&self, subroutine: &str, aim: Aim) -> Vec<Warning> {
        let mut scratch = Scratch::new(&self.library);
        let now = BreachSnapshot::of(&self.world);
        let command = self.command(subroutine, aim);
        preview(&mut scratch, &now, Some(command), 12).unwrap().warnings
    }
}

const FOE: Aim = Aim::Character(CharacterId(1));

fn panel(x: i8, column: i8) -> Aim {
    Aim::Panel(Panel { x, column })
}

#[test]
fn a_target_that_will_have_died_by_then_is_warned_of() {
    let mut duel = duel(&["one", "one"], &["one"]);
    let foe = Aim::Character(CharacterId(2));
    let jab = duel.command("jab", foe);
    act(&mut duel.world, jab).unwrap();
    assert!(matches!(
        duel.warnings("slow", foe)[..],
        [Warning::TargetDead { target: CharacterId(2), by: Some(_) }]
    ));
}

#[test]
fn a_user_that_will_have_died_by_then_is_warned_of() {
    let mut duel = duel(&["one"], &["one"]);
    act(&mut duel.world, Command::Wait).unwrap();
    let doom = duel.command("doom", Aim::Character(CharacterId(0)));
    act(&mut duel.world, doom).unwrap();
    assert!(matches!(duel.warnings("slow", FOE)[..], [Warning::UserDead { by: Some(_) }]));
    assert_eq!(duel.warnings("jab", FOE), []);
}

#[test]
fn a_quick_turn_that_the_safety_makes_wait_is_warned_of() {
    let duel = duel(&["one"], &["last"]);
    let who = CharacterId(1);
    assert_eq!(duel.warnings("heavy", FOE), [Warning::SafetyOn { who }]);
    assert_eq!(duel.warnings("slow", FOE), []);
}

#[test]
fn an_aim_at_an_empty_panel_is_warned_of_and_a_step_is_not() {
    let duel = duel(&["one"], &["one"]);
    assert_eq!(duel.warnings("lance", panel(3, 3)), [Warning::Misses]);
    assert_eq!(duel.warnings("lance", panel(2, 0)), []);
    assert_eq!(duel.warnings("slip", panel(0, 3)), []);
}

#[test]
fn a_mime_that_will_hit_nobody_is_warned_of() {
    let duel = duel(&["one", "echo"], &["one"]);
    let foe = Aim::Character(CharacterId(2));
    assert_eq!(duel.warnings("slow", foe), [Warning::MimeMisses { mime: CharacterId(1) }]);
}

#[test]
fn the_forecast_tells_turns_and_resolutions_in_order_and_marks_the_chosen_one() {
    let duel = duel(&["one"], &["one"]);
    let mut scratch = Scratch::new(&duel.library);
    let now = BreachSnapshot::of(&duel.world);
    let seen = preview(&mut scratch, &now, Some(duel.command("lance", panel(2, 0))), 6).unwrap();
    let told: Vec<(u32, &str)> = seen
        .coming
        .iter()
        .map(|coming| match coming.what {
            ComingWhat::Turn(turn) if turn.who == CharacterId(0) => (coming.round, "mine"),
            ComingWhat::Turn(_) => (coming.round, "theirs"),
            ComingWhat::Resolves { chosen, .. } => {
                (coming.round, if chosen { "the choice" } else { "another" })
            }
        })
        .collect();
    assert_eq!(
        told,
        [(0, "theirs"), (1, "mine"), (1, "theirs"), (2, "the choice"), (2, "mine"), (2, "theirs")]
    );
    assert_eq!(seen.shown.unresolved.len(), 1);
    assert_eq!(Some(seen.shown.unresolved[0].id), seen.ghost);
}

#[test]
fn a_preview_changes_nothing() {
    let duel = duel(&["one"], &["one"]);
    let before = fingerprint(&duel.world);
    duel.warnings("jab", FOE);
    duel.warnings("dear", FOE);
    assert_eq!(fingerprint(&duel.world), before);
    assert_eq!(turn(&duel.world).map(|turn| turn.who), Some(CharacterId(0)));
}
