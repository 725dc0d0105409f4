//! The aims that each kind of subroutine accepts.

use crate::small::Duel;
use daemonfall_breach::all_commands;

const MOVES: &str = "
    own: aims: Own, use: [Heal(1)]
    friend: aims: Friend, use: [Heal(1)]
    foe: aims: Foe, use: [Damage(1)]
    anyone: aims: Anyone, use: [Damage(1)]
    panel: aims: Panel, use: [Damage(1)]
    free: aims: Free, own: [Step]
";

fn field() -> Duel {
    Duel::new(MOVES, "ann 0,0\n bob 1,0", "xan 0,0\n yul 1,3")
}

/// Everything that one of ann's subroutines can be aimed at.
fn allowed(subroutine: &str) -> Vec<String> {
    let duel = field();
    let panels = (0..4).flat_map(|x| (0..4).map(move |column| format!("{x},{column}")));
    let aims = duel.names.iter().cloned().chain(panels);
    aims.filter(|aim| duel.check(&format!("{subroutine} {aim}")).is_ok()).collect()
}

#[test]
fn each_kind_of_aim_accepts_its_own_targets_alone() {
    for (subroutine, targets) in [
        ("own", "ann"),
        // The user's side, itself too.
        ("friend", "ann bob"),
        ("foe", "xan yul"),
        ("anyone", "ann bob xan yul"),
        // The panels of the other half, taken or not.
        ("panel", "2,0 2,1 2,2 2,3 3,0 3,1 3,2 3,3"),
        // The panels of the user's half on which nobody stands.
        ("free", "0,1 0,2 0,3 1,1 1,2 1,3"),
    ] {
        assert_eq!(allowed(subroutine).join(" "), targets, "{subroutine}");
    }
}

#[test]
fn every_choice_is_listed_in_the_units_order_waiting_last() {
    let duel = field();
    let all: Vec<_> = ["own", "friend", "foe", "anyone", "panel", "free"]
        .iter()
        .flat_map(|name| allowed(name).into_iter().map(move |aim| format!("{name} {aim}")))
        .map(|choice| duel.command(&choice))
        .chain([duel.command("wait")])
        .collect();
    assert_eq!(all_commands(&duel.world), all);
}
