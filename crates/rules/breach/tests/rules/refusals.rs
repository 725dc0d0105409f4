//! Every refusal: its reason, and that it changes nothing (wrong aims are tested in `aims`); and
//! how a breach ends.

use crate::small::{Duel, Lines};
use daemonfall_breach::{Aim, Command, Outcome, Panel, Refusal, all_commands};
use daemonfall_core::{CharacterId, Status};
use daemonfall_stack as stack;
use daemonfall_stack::SubroutineId;

const MOVES: &str = "
    hit: cpu: 2, use: [Damage(5)]
    dear: cpu: 10, use: [Damage(5)]
    lob: aims: Panel, use: [Damage(5)]
    slip: aims: Free, own: [Step]
    other: use: [Damage(5)]
";

fn duel() -> Duel {
    Duel::new(
        MOVES,
        "ann 0,0 subroutines: [\"hit\", \"dear\", \"lob\", \"slip\"]\n bob 1,0",
        "xan 0,0\n yul 0,1",
    )
}

fn at_panel(duel: &Duel, name: &str, x: i8, column: i8) -> Command {
    Command::Use {
        subroutine: duel.library.find_subroutine(name).unwrap(),
        aim: Aim::Panel(Panel { x, column }),
    }
}

#[test]
fn what_is_not_its_own_is_refused() {
    let mut duel = duel();
    let other = duel.library.find_subroutine("other").unwrap();
    duel.refuses("other xan", Refusal::NotItsOwn(other));
    let unknown = SubroutineId(999);
    let aim = Aim::Character(CharacterId(2));
    duel.refuses_command(Command::Use { subroutine: unknown, aim }, Refusal::NotItsOwn(unknown));
}

#[test]
fn too_little_free_cpu_is_refused_with_price_and_purse() {
    let mut duel = duel();
    duel.refuses("dear xan", stack::Refusal::NotEnoughCpu { cost: 10, free: 9 }.into());
}

#[test]
fn a_removed_target_and_an_unknown_one_are_refused() {
    let mut duel = duel();
    duel.set_health("yul", 0);
    duel.round(&[]);
    let yul = duel.id("yul");
    duel.refuses("hit yul", stack::Refusal::TargetRemoved(yul).into());
    let nobody = CharacterId(4);
    let hit = duel.library.find_subroutine("hit").unwrap();
    duel.refuses_command(
        Command::Use { subroutine: hit, aim: Aim::Character(nobody) },
        stack::Refusal::UnknownCharacter(nobody).into(),
    );
}

#[test]
fn a_panel_off_the_field_is_refused() {
    let mut duel = duel();
    for (x, column) in [(4, 0), (-1, 0), (2, 4), (i8::MIN, i8::MAX), (i8::MAX, 0)] {
        for name in ["lob", "slip"] {
            let command = at_panel(&duel, name, x, column);
            let panel = Panel { x, column };
            duel.refuses_command(command, Refusal::NoSuchPanel(panel));
        }
    }
}

#[test]
fn a_step_onto_somebody_is_refused_onto_oneself_too() {
    let mut duel = duel();
    for (x, column) in [(0, 0), (1, 0), (2, 1)] {
        let command = at_panel(&duel, "slip", x, column);
        duel.refuses_command(command, Refusal::Taken(Panel { x, column }));
    }
}

#[test]
fn a_step_that_would_leave_a_part_of_a_sized_one_off_the_field_is_refused() {
    let mut duel = Duel::new(MOVES, "ann 0,0 size: (2, 2)", "xan 0,0");
    for (x, column) in [(0, 0), (1, 3)] {
        let command = at_panel(&duel, "slip", x, column);
        duel.refuses_command(command, Refusal::NoSuchPanel(Panel { x, column }));
    }
    assert_eq!(duel.check("slip 1,1"), Ok(()), "a step of one, onto a panel of its own");
    duel.round(&["ann slip 1,1"]);
    duel.round(&["xan hit ann"]);
    assert_eq!(duel.place("ann"), (1, 1));
}

#[test]
fn a_mime_can_only_wait() {
    let mut duel = Duel::new(MOVES, "mim 0,0 mime: true\n bob 1,0", "xan 0,0");
    assert_eq!(duel.asked(), "bob", "the mime was not asked");
    // A save can still hold its turn.
    duel.edit(|snapshot| {
        if let Some(turn) = &mut snapshot.state.turn {
            turn.who = CharacterId(0);
        }
    });
    duel.refuses("hit xan", Refusal::Mime);
    assert_eq!(duel.check("wait"), Ok(()));
}

#[test]
fn who_is_held_by_a_status_can_only_wait() {
    for status in [Status::Stun, Status::Freeze] {
        let mut duel = duel();
        duel.edit(|snapshot| snapshot.stack.characters[0].statuses.set(status, 1));
        duel.refuses("hit xan", Refusal::Held(status));
        assert_eq!(duel.check("wait"), Ok(()));
    }
}

#[test]
fn the_bound_do_not_move() {
    let mut duel = duel();
    duel.edit(|snapshot| snapshot.stack.characters[0].statuses.set(Status::Bind, 1));
    duel.refuses("slip 0,1", Refusal::CannotMove(Status::Bind));
    assert_eq!(duel.check("hit xan"), Ok(()));
}

#[test]
fn in_a_quick_turn_the_same_is_refused() {
    let mut duel = Duel::new(
        &format!("{MOVES}\n quicken: aims: Friend, use: [Quick]"),
        "ann 0,0\n bob 1,0",
        "xan 0,0",
    );
    duel.round(&["ann quicken bob"]);
    assert!(duel.turn().unwrap().quick);
    duel.refuses("dear xan", stack::Refusal::NotEnoughCpu { cost: 10, free: 9 }.into());
    let command = at_panel(&duel, "slip", 1, 0);
    duel.refuses_command(command, Refusal::Taken(Panel { x: 1, column: 0 }));
}

#[test]
fn a_refusal_says_why_in_words() {
    let text = |refusal: Refusal| refusal.to_string();
    assert_eq!(
        text(stack::Refusal::NotEnoughCpu { cost: 3, free: 1 }.into()),
        "it takes 3 CPU, and 1 is free"
    );
    assert_eq!(text(Refusal::CannotMove(Status::Bind)), "it cannot move: Bind");
}

const ENDING: &str = "
    hit: use: [Damage(5)]
    poison: duration: 1, use: [Heal(0)], after: [Damage(5)]
    burn: use: [Status(status: Burn, rounds: 9)]
    ram: time: 3, aims: Panel, use: [Damage(5)]
";

#[test]
fn none_left_of_the_other_side_is_a_win() {
    let mut duel = Duel::new(ENDING, "ann 0,0", "xan 0,0 health: 5");
    duel.round(&["ann hit xan"]);
    assert_eq!(duel.deeds()[1..], ["xan loses 5, 0 left, by ann", "xan is removed", "over: Won"]);
    assert_eq!((duel.outcome(), duel.turn()), (Some(Outcome::Won), None));
}

#[test]
fn none_of_yours_left_is_a_loss() {
    let mut duel = Duel::new(ENDING, "ann 0,0 health: 5", "xan 0,0");
    duel.round(&["xan hit ann"]);
    assert_eq!(duel.outcome(), Some(Outcome::Lost));
}

#[test]
fn none_of_yours_left_is_a_loss_even_if_both_sides_fell() {
    let mut duel = Duel::new(ENDING, "ann 0,0 health: 5", "xan 0,0 health: 5");
    duel.round(&["ann hit xan", "xan hit ann"]);
    assert_eq!(duel.deeds()[4..], ["ann is removed", "xan is removed", "over: Lost"]);
}

#[test]
fn it_goes_on_until_they_are_removed() {
    let mut duel = Duel::new(ENDING, "ann 0,0 health: 5", "xan 0,0 health: 5");
    duel.round(&["ann poison xan"]);
    duel.round(&["xan hit ann"]);
    // Xan is at zero, but not removed.
    duel.deeds().are([
        "Action: xan hit ann on 1,0 hits [ann]",
        "ann loses 5, 0 left, by xan",
        "ann is removed",
        "xan loses 5, 0 left, after ann",
        "over: Lost",
    ]);
}

#[test]
fn once_it_is_over_nothing_may_be_chosen() {
    let mut duel = Duel::new(ENDING, "ann 0,0", "xan 0,0 health: 5");
    duel.round(&["ann hit xan"]);
    duel.refuses_command(Command::Wait, Refusal::Over);
    duel.refuses("hit xan", Refusal::Over);
    assert_eq!(all_commands(&duel.world), []);
}

#[test]
fn mimes_alone_on_both_sides_are_a_stalemate() {
    let mut duel =
        Duel::new(ENDING, "ann 0,0 health: 5\n mim 0,1 MIME", "xan 0,0 health: 5\n mum 0,1 MIME");
    assert_eq!(duel.does(&["ann hit xan", "xan hit ann"]).last().unwrap(), "over: Stalemate");
}

#[test]
fn mimes_alone_on_one_side_go_on() {
    let mut duel = Duel::new(ENDING, "ann 0,0 health: 5\n mim 0,1 MIME", "xan 0,0");
    duel.round(&["xan hit ann"]);
    assert_eq!((duel.outcome(), duel.asked()), (None, "xan"));
}

#[test]
fn no_stalemate_while_there_is_something_to_resolve() {
    let turning =
        "big 0,0 subroutines: [\"ram\", \"burn\"], phase: (at: 50, name: \"Glass\", MIME)";
    let mut duel = Duel::new(ENDING, "mim 0,1 health: 5, MIME\n mom 0,0 MIME", turning);
    duel.round(&["big ram 1,1"]);
    duel.set_health("big", 10);
    duel.does(&[]).are([
        "big turns",
        "Action: big ram 1,1 on 1,1 hits [mim]",
        "mim loses 5, 0 left, by big",
        "Mimicry: big ram 1,1 on 1,1 hits [mim]",
        "mim loses 0, 0 left, by big",
        "mim is removed",
        "over: Stalemate",
    ]);
}

#[test]
fn no_stalemate_while_a_mime_burns() {
    let mut duel = Duel::new(
        ENDING,
        "mim 0,1 health: 2, MIME",
        "big 0,0 subroutines: [\"burn\"], phase: (at: 50, name: \"Glass\", MIME)",
    );
    duel.edit(|snapshot| snapshot.stack.characters[1].health.current = 10);
    duel.does(&["big burn mim"]).are([
        "Action: big burn mim on 1,1 hits [mim]",
        "mim Burn for 9, by big",
        "big turns",
        "mim burns, 1, 1 left",
        "mim burns, 1, 0 left",
        "mim is removed",
        "over: Lost",
    ]);
}
