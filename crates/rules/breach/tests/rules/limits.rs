//! Refusals of what cannot be written in words, and the end of endless quick turns.

use crate::small::Duel;
use daemonfall_breach::{Aim, Command, Refusal};
use daemonfall_core::{CharacterId, Status};
use daemonfall_stack as stack;
use daemonfall_stack::SubroutineId;

#[test]
fn a_subroutine_or_a_target_that_does_not_exist_is_refused() {
    let mut duel = Duel::new("hit: use: [Damage(20)]", "ann 0,0\n bob 1,0", "xan 0,0");
    let aim = Aim::Character(CharacterId(2));
    duel.refuses(Command::Use { subroutine: SubroutineId(999), aim }, "NotItsOwn");
    let (subroutine, nobody) = (duel.library.find_subroutine("hit").unwrap(), CharacterId(4));
    let command = Command::Use { subroutine, aim: Aim::Character(nobody) };
    duel.refuses(command, "Stack(UnknownCharacter");
}

#[test]
fn a_refusal_says_why_in_words() {
    let text = |refusal: Refusal| refusal.to_string();
    assert_eq!(
        text(stack::Refusal::NotEnoughCpu { cost: 3, free: 1 }.into()),
        "it takes 3 CPU, and 1 is free"
    );
    assert_eq!(text(Refusal::CannotMove(Status::Bind)), "it cannot move: bound");
}

#[test]
fn a_chain_of_quick_turns_without_end_is_stopped_after_a_thousand() {
    let mut duel =
        Duel::new("quicken: cpu: 0, aims: Friend, use: [Quick]", "ann 0,0\n bob 0,1", "xan 0,0");
    duel.round(&["ann quicken bob"]);
    let mut turns = 0;
    while duel.turn().is_some_and(|turn| turn.quick) {
        let who = duel.asked().to_owned();
        duel.choose(&format!("{who} quicken {who}"));
        turns += 1;
    }
    assert_eq!(turns, 1_000);
    let told = duel.told();
    let end = "stopped after 1000 quick turns, step 5 passes bob over: TooMany, step 6, safety On: SlowActionOver";
    assert!(told.iter().any(|line| line.ends_with(end)), "{told:?}");
    assert_eq!(told.last().unwrap(), "turn of bob: Flag(Spell)");
}
