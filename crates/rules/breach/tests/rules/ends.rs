//! How a breach ends.

use crate::small::duel::{Duel, Lines};
use daemonfall_breach::{Command, Outcome, Refusal, all_commands};

const MOVES: &str = "
    hit: use: [Damage(5)]
    poison: duration: 1, use: [Heal(0)], after: [Damage(5)]
    burn: use: [Status(status: Burn, rounds: 9)]
    ram: time: 3, aims: Panel, use: [Damage(5)]
";

#[test]
fn none_left_of_the_other_side_is_a_win() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 health: 5");
    duel.round(&["ann hit xan"]);
    assert_eq!(duel.deeds()[1..], ["xan loses 5, 0 left, by ann", "xan is removed", "over: Won"]);
    assert_eq!((duel.outcome(), duel.turn()), (Some(Outcome::Won), None));
}

#[test]
fn none_of_yours_left_is_a_loss() {
    let mut duel = Duel::new(MOVES, "ann 0,0 health: 5", "xan 0,0");
    duel.round(&["xan hit ann"]);
    assert_eq!(duel.outcome(), Some(Outcome::Lost));
}

#[test]
fn none_of_yours_left_is_a_loss_even_if_both_sides_fell() {
    let mut duel = Duel::new(MOVES, "ann 0,0 health: 5", "xan 0,0 health: 5");
    duel.round(&["ann hit xan", "xan hit ann"]);
    assert_eq!(duel.deeds()[4..], ["ann is removed", "xan is removed", "over: Lost"]);
}

#[test]
fn it_goes_on_until_they_are_removed() {
    let mut duel = Duel::new(MOVES, "ann 0,0 health: 5", "xan 0,0 health: 5");
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
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 health: 5");
    duel.round(&["ann hit xan"]);
    duel.refuses_command(Command::Wait, Refusal::Over);
    duel.refuses("hit xan", Refusal::Over);
    assert_eq!(all_commands(&duel.world), []);
}

#[test]
fn mimes_alone_on_both_sides_are_a_stalemate() {
    let mut duel =
        Duel::new(MOVES, "ann 0,0 health: 5\n mim 0,1 MIME", "xan 0,0 health: 5\n mum 0,1 MIME");
    assert_eq!(duel.does(&["ann hit xan", "xan hit ann"]).last().unwrap(), "over: Stalemate");
}

#[test]
fn mimes_alone_on_one_side_go_on() {
    let mut duel = Duel::new(MOVES, "ann 0,0 health: 5\n mim 0,1 MIME", "xan 0,0");
    duel.round(&["xan hit ann"]);
    assert_eq!((duel.outcome(), duel.asked()), (None, "xan"));
}

#[test]
fn no_stalemate_while_there_is_something_to_resolve() {
    let turning =
        "big 0,0 subroutines: [\"ram\", \"burn\"], phase: (at: 50, name: \"Glass\", MIME)";
    let mut duel = Duel::new(MOVES, "mim 0,1 health: 5, MIME\n mom 0,0 MIME", turning);
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
        MOVES,
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
