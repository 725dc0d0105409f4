//! Encounters: each is met once, chances are as shown, and choices have their effects.

use crate::small::Game;
use daemonfall_campaign::{Change, Phase, Refusal, RunCommand, RunEvent};
use daemonfall_sector::{SectorEvent, StackId};

/// The game with only one encounter, and the leader's stack at it.
fn met(choices: &str) -> Game {
    let text = format!(
        r#"{{ "only": (name: "Only", text: "Well?", weight: 9999, choices: [{choices}]) }}"#
    );
    let mut game = Game::overlaid("encounters.ron", &text);
    for _ in 0..4 {
        if game.phase() != &Phase::Sector {
            break;
        }
        let stack: StackId = game.stack().id;
        let to = daemonfall_sector::TileId(3);
        let there = daemonfall_sector::Command::Move { stack, to };
        let there = RunCommand::Sector(there);
        if game.campaign.check(&mut game.world, &there).is_ok() {
            game.apply(there);
        } else {
            let at = game.stack().tile.0;
            if at < 2 {
                game.go(at + 1);
            }
            game.end_turn();
        }
    }
    assert!(matches!(game.phase(), Phase::Encounter(_)), "{:?}", game.phase());
    game
}

const LEAVE: &str = r#"(text: "Leave.", then: (text: "Gone."))"#;

#[test]
fn an_encounter_waits_for_a_choice_and_is_over_then() {
    let mut game = met(&format!(
        r#"(text: "Take.", then: (text: "Yours.", outcomes: [Cycles(25)])), {LEAVE}"#
    ));
    let before = game.cycles();
    assert_eq!(game.refused(RunCommand::Choose(2)), Refusal::NoSuchChoice(2));
    let applied = game.apply(RunCommand::Choose(0));
    let changed = |event: &RunEvent| {
        matches!(event, RunEvent::Sector(SectorEvent::CyclesChanged { by: 25, .. }))
    };
    assert!(applied.events.iter().any(changed), "{:?}", applied.events);
    let run = game.campaign.run();
    assert_eq!(run.phase, Phase::Sector);
    assert_eq!(game.cycles(), before + 25);
    assert_eq!((run.sector.pending, run.tally.encounters), (None, 1));
}

#[test]
fn an_encounter_is_not_met_again_while_there_are_others() {
    // It is drawn hundreds of times as often as all others together.
    let mut game = met(&format!("{LEAVE}, {LEAVE}"));
    for times in 1..4 {
        let met = &game.campaign.run().met;
        let again = met.iter().skip(1).any(|id| *id == met[0]);
        assert!(met.len() == times && !again, "{met:?}");
        let (campaign, world) = (&mut game.campaign, &mut game.world);
        let able = (0..4).find(|it| campaign.check(world, &RunCommand::Choose(*it)).is_ok());
        game.apply(RunCommand::Choose(able.expect("every encounter can be left")));
        let to = if game.stack().tile.0 == 3 { 2 } else { 3 };
        game.change(|it| it.run.sector.tiles[to].encounter = true);
        game.end_turn();
        game.go(to as u32);
    }
}

#[test]
fn a_choice_that_costs_more_than_there_is_is_refused() {
    let mut game = met(&format!(r#"(text: "Buy.", price: 9999, then: (text: "No.")), {LEAVE}"#));
    let refusal = game.refused(RunCommand::Choose(0));
    assert!(matches!(refusal, Refusal::TooDear { needs: 9999, .. }), "{refusal}");
}

#[test]
fn the_chance_is_the_base_and_ten_for_each_point_of_the_best_within_five_and_ninety_five() {
    let choices = |base: i32| {
        format!(
            r#"(text: "Try.", check: (skill: Stealth, base: {base}), then: (text: "Yes."), fails: (text: "No.")), {LEAVE}"#
        )
    };
    let chance = |base| met(&choices(base)).campaign.chance(0).unwrap();
    // The leader is a needle with two points of stealth, and no unit of its stack is better.
    let it = chance(40);
    assert_eq!((it.base, it.points, it.percent), (40, 2, 60));
    assert_eq!(chance(95).percent, 95);
    assert_eq!(met(&choices(0)).campaign.chance(1), None, "leaving needs no skill");
}

#[test]
fn what_is_drawn_below_the_chance_succeeds() {
    let (mut yes, mut no) = (0, 0);
    for turns in 0..12 {
        let mut game = met(&format!(
            r#"(text: "Try.", check: (skill: Stealth, base: 30), then: (text: "Yes.", outcomes: [Cycles(1)]), fails: (text: "No.")), {LEAVE}"#
        ));
        game.change(|it| it.run.sector.dice.words[4] += 16 * turns);
        let applied = game.apply(RunCommand::Choose(0));
        let tried = applied.events.iter().find_map(|event| match event {
            RunEvent::Tried { chance, drawn } => Some((chance.percent, *drawn)),
            _ => None,
        });
        let (percent, drawn) = tried.unwrap();
        let paid = applied.events.iter().any(|event| {
            matches!(event, RunEvent::Sector(SectorEvent::CyclesChanged { by: 1, .. }))
        });
        assert_eq!(paid, drawn < percent);
        yes += u32::from(paid);
        no += u32::from(!paid);
    }
    assert!(yes > 0 && no > 0, "{yes} and {no}");
}

#[test]
fn every_kind_of_outcome_does_what_it_says() {
    let mut game = met(&format!(
        r#"(text: "All.", then: (text: "Much.", outcomes: [
            Health(-500), Leader(3), Join("moth"), Gain("probe"), Find(Rare), Pack(bombs: 2, potions: 1), Reveal(20), Befriend, Estrange, Lose, Shed,
        ])), {LEAVE}"#
    ));
    let before = game.stack().units.len();
    let applied = game.apply(RunCommand::Choose(0));
    let run = game.campaign.run();
    let stack = game.stack();
    // One joined, and the weakest was lost; the damage to all killed none.
    assert_eq!(stack.units.len(), before);
    assert_eq!(run.leader().unwrap().health, 4);
    assert_eq!((run.gear.pack.bombs, run.gear.pack.potions), (2, 1));
    assert_eq!(run.gear.loose.len(), 1, "two were gained and one was lost");
    let memory = &run.sector.faction(run.sector.player).memory;
    assert!(memory.iter().all(|known| known.seen != daemonfall_sector::Seen::Unknown));
    let has = |wanted: &dyn Fn(&SectorEvent) -> bool| {
        applied.events.iter().any(|event| matches!(event, RunEvent::Sector(event) if wanted(event)))
    };
    assert!(has(&|event| matches!(event, SectorEvent::Allied { .. })));
    assert!(has(&|event| matches!(event, SectorEvent::Broken { .. })));
    assert!(run.sector.faction(run.sector.player).allies.is_empty());
}

#[test]
fn what_finds_nobody_says_so() {
    let mut game = met(&format!(
        r#"(text: "Shed.", then: (text: "Of what?", outcomes: [Shed, Estrange])), {LEAVE}"#
    ));
    let applied = game.apply(RunCommand::Choose(0));
    let nothing = RunEvent::Changed(Change::Nothing);
    assert_eq!(applied.events.iter().filter(|event| **event == nothing).count(), 2);
}
