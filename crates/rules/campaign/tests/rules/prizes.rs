//! What guardians leave behind.

use crate::small::Game;
use daemonfall_campaign::library::Prize;
use daemonfall_campaign::{Offer, Phase, Refusal, RunCommand};

fn offered(prizes: impl FnOnce(&Game) -> Vec<Prize>) -> Game {
    let mut game = Game::new();
    let prizes = prizes(&game);
    let stack = game.stack().id;
    game.change(|it| it.run.phase = Phase::Prize(Offer { stack, prizes }));
    game
}

#[test]
fn a_unit_joins_the_stack_cycles_are_paid_and_repair_heals() {
    let mut game = offered(|game| {
        let moth = game.content.sector.roster.find("moth").unwrap();
        vec![Prize::Unit(moth), Prize::Cycles(7), Prize::Repair]
    });
    let units = game.stack().units.len();
    game.apply(RunCommand::Take(0));
    assert_eq!(game.stack().units.len(), units + 1);
    assert_eq!(game.phase(), &Phase::Sector);

    let mut game = offered(|_| vec![Prize::Cycles(7)]);
    let before = game.cycles();
    game.apply(RunCommand::Take(0));
    assert_eq!(game.cycles(), before + 7);

    let mut game = offered(|_| vec![Prize::Repair]);
    game.change_health(1, |_| true);
    game.apply(RunCommand::Take(0));
    let roster = &game.content.sector.roster;
    assert!(game.stack().units.iter().all(|unit| unit.health == unit.most_health(roster)));
}

#[test]
fn a_unit_is_refused_where_the_stack_is_full_and_nothing_can_be_taken_instead() {
    let mut game = offered(|game| {
        let moth = game.content.sector.roster.find("moth").unwrap();
        vec![Prize::Unit(moth)]
    });
    game.change(|it| {
        let next = &mut it.run.sector.next_unit;
        let stack = it.run.sector.stacks.values_mut().find(|stack| stack.is_led()).unwrap();
        while stack.units.len() < daemonfall_sector::STACK_AT_MOST {
            let mut unit = stack.units[1].clone();
            unit.id = daemonfall_sector::UnitId(*next);
            *next += 1;
            stack.units.push(unit);
        }
    });
    assert_eq!(game.refused(RunCommand::Take(0)), Refusal::NoRoom);
    assert_eq!(game.refused(RunCommand::Take(1)), Refusal::NoSuchChoice(1));
    game.apply(RunCommand::TakeNone);
    assert_eq!(game.phase(), &Phase::Sector);
}
