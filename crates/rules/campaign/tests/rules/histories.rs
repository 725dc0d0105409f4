//! What is remembered of units that win battles, in a run and at its end.

use crate::small::Game;
use daemonfall_campaign::{Cause, Exploit, RunCommand};
use daemonfall_core::fingerprint_of;
use daemonfall_sector::{Command, FactionId, RANKS, TileId, UnitId};

/// Lets the leader's stack, ready to move, win against a weak foe beside it.
fn win(game: &mut Game) {
    let stack = game.stack();
    let (stack, tile) = (stack.id, TileId(stack.tile.0 + 1));
    game.change(|it| {
        let sector = &mut it.run.sector;
        let foe = sector.stacks.values_mut().find(|it| it.faction == FactionId(1)).unwrap();
        let from = std::mem::replace(&mut foe.tile, tile);
        foe.units.truncate(1);
        foe.units[0].health = 1;
        let id = foe.id;
        sector.tiles[from.0 as usize].stack = None;
        sector.tiles[tile.0 as usize].stack = Some(id);
        let own = sector.stacks.get_mut(&stack).unwrap();
        own.units.iter_mut().for_each(|it| it.moves = 1);
    });
    game.apply(RunCommand::Sector(Command::Attack { stack, tile }));
}

/// A game after a battle in which this unit rose to its first rank.
fn risen() -> (Game, UnitId) {
    let mut game = Game::new();
    let unit = game.stack().units[1].id;
    game.change(|it| {
        let units = it.run.sector.stacks.values_mut().flat_map(|it| &mut it.units);
        units.filter(|it| it.id == unit).for_each(|it| it.career.experience = RANKS[0] - 1);
    });
    win(&mut game);
    (game, unit)
}

#[test]
fn a_battle_is_remembered_by_who_won_it_with_its_odds() {
    let mut game = Game::new();
    let unit = game.stack().units[1].id;
    win(&mut game);
    let run = game.campaign.run();
    let [won] = run.history(unit) else { panic!("{:?}", run.histories) };
    assert_eq!((won.turn, won.foe.as_str(), won.rank), (1, "ash", None));
    assert!((95..=100).contains(&won.odds), "{}", won.odds);
    assert_eq!(run.tally.slimmest, Some(won.odds));
}

#[test]
fn a_unit_that_rises_is_remembered_for_it_and_learns_what_the_player_chooses() {
    let (mut game, unit) = risen();
    let run = game.campaign.run();
    assert_eq!(run.history(unit)[0].rank, Some(1));
    let (before, it) = (game.campaign.fingerprint(&game.world), game.campaign.run().unit(unit));
    let health = game.campaign.run().define(&game.content, it.unwrap()).health;
    let (_, [boon, _]) = game.campaign.view().to_choose().next().unwrap();
    let kind = it.unwrap().kind;
    game.apply(RunCommand::Sector(Command::Promote { unit, boon }));
    let run = game.campaign.run();
    let more = game.content.sector.boon(kind, boon).health;
    assert_eq!(run.define(&game.content, run.unit(unit).unwrap()).health, health + more);
    assert_eq!(run.sound(&game.content), Ok(()));
    assert!(game.campaign.undo());
    assert_eq!(game.campaign.fingerprint(&game.world), before);
}

#[test]
fn who_rose_is_named_among_the_lost_and_at_the_end() {
    let (mut game, unit) = risen();
    let name = game.campaign.run().unit(unit).unwrap().career.name.clone();
    let mut other = game.campaign.run().clone();
    other.histories.clear();
    assert_ne!(fingerprint_of(&other), fingerprint_of(game.campaign.run()));
    game.apply(RunCommand::GiveUp);
    let [veteran] = &game.summary().veterans[..] else { panic!("{:?}", game.summary()) };
    assert_eq!((&veteran.name, veteran.rank), (&name, 1));
    let (mut game, unit) = risen();
    game.apply(RunCommand::Sector(Command::Disband { unit }));
    let run = game.campaign.run();
    let last = run.tally.fallen.last().unwrap();
    assert_eq!((&last.name, &last.cause), (&name, &Cause::Disbanded));
    assert!(run.history(unit).is_empty());
}

#[test]
fn of_many_battles_the_easiest_that_raised_no_rank_is_forgotten() {
    let (mut game, unit) = risen();
    let first = game.campaign.run().history(unit)[0].clone();
    game.change(|it| {
        let history = it.run.histories.get_mut(&unit).unwrap();
        let more = (41..46).map(|odds| Exploit { odds, rank: None, ..first.clone() });
        history.extend(more);
    });
    win(&mut game);
    let history = game.campaign.run().history(unit).iter();
    let odds: Vec<u32> = history.map(|it| it.odds).collect();
    let last = odds[5];
    assert_eq!(odds, [first.odds, 41, 42, 43, 44, last]);
}
