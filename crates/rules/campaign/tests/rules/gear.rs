//! Mods: one definition serves battle, breach and dive.

use crate::small::{Game, own_events};
use daemonfall_campaign::library::mods::Slot;
use daemonfall_campaign::{Change, Refusal, RunCommand, RunEvent};
use daemonfall_sector::{Command, SectorEvent};

#[test]
fn a_fitted_mod_counts_in_battle_breach_and_dive() {
    let mut game = Game::new();
    let before = game.campaign.run().leader().unwrap().clone();
    game.fit_leader("redundancy");
    game.fit_leader("overclocker");
    let run = game.campaign.run();
    let leader = run.leader().unwrap();
    let kind = game.content.sector.roster.kind(leader.kind);
    assert_eq!(leader.most_health(&game.content.sector.roster), kind.health + 12);
    assert_eq!(leader.bonus.defence, before.bonus.defence + 1);
    let fighter = game.content.sector.fighter(leader);
    assert_eq!(fighter.defence, kind.chassis.defence + 1);
    let it = run.define(&game.content, leader);
    let own = game.content.breach.unit(game.content.breach.find_unit(&kind.key).unwrap());
    assert_eq!((it.speed, it.cpu), (own.speed + 3, own.cpu + 1));
    let overclock = game.content.breach.find_subroutine("overclock").unwrap();
    assert!(it.subroutines.contains(&overclock));
    assert_eq!(it.dive.health, 3);
}

#[test]
fn a_mod_taken_out_again_leaves_no_trace_but_itself() {
    let mut game = Game::new();
    let item = game.give("plate");
    let before = game.campaign.run().clone();
    let unit = game.leader();
    let fitted = game.apply(RunCommand::Fit { unit, item });
    assert_eq!(own_events(&fitted), [&RunEvent::Fitted { unit, item }]);
    game.apply(RunCommand::Unfit { unit, item });
    assert_eq!(*game.campaign.run(), before);
}

#[test]
fn what_a_unit_has_lost_stays_lost_whatever_it_carries() {
    let mut game = Game::new();
    let unit = game.leader();
    let plate = game.give("plate");
    let most = |game: &Game| {
        let run = game.campaign.run();
        run.define(&game.content, run.leader().unwrap()).health
    };
    let own = most(&game);
    let hurt = |game: &mut Game, health| game.change_health(health, |it| it.id == unit);
    let health = |game: &Game| game.campaign.run().leader().unwrap().health;
    hurt(&mut game, own - 3);
    game.apply(RunCommand::Fit { unit, item: plate });
    assert_eq!(health(&game), most(&game) - 3);
    game.apply(RunCommand::Unfit { unit, item: plate });
    assert_eq!(health(&game), own - 3);
    // Hurt so badly that only the mod keeps it alive, it must keep the mod.
    game.apply(RunCommand::Fit { unit, item: plate });
    let gained = most(&game) - own;
    hurt(&mut game, gained);
    assert_eq!(game.refused(RunCommand::Unfit { unit, item: plate }), Refusal::TooHurt);
    hurt(&mut game, gained + 1);
    game.apply(RunCommand::Unfit { unit, item: plate });
    assert_eq!(health(&game), 1);
    game.apply(RunCommand::Fit { unit, item: plate });
    assert_eq!(health(&game), gained + 1);
}

#[test]
fn a_unit_carries_one_mod_of_a_slot_and_as_many_as_its_chassis_has_slots() {
    let mut game = Game::new();
    let unit = game.leader();
    let mut fit = |key: &str| {
        let item = game.give(key);
        let command = RunCommand::Fit { unit, item };
        game.campaign.apply(&mut game.world, command).map(|_| ())
    };
    assert_eq!(fit("plate"), Ok(()));
    assert_eq!(fit("buffer"), Err(Refusal::SlotTaken { slot: Slot::Shell }));
    assert_eq!(fit("edge"), Ok(()));
    assert_eq!(fit("servo"), Err(Refusal::NoSlot { slots: 2 }));
}

#[test]
fn what_nobody_left_lying_cannot_be_fitted_and_what_is_not_carried_not_taken_out() {
    let mut game = Game::new();
    let unit = game.leader();
    let item = game.content.campaign.find_mod("edge").unwrap();
    assert_eq!(game.refused(RunCommand::Fit { unit, item }), Refusal::NoSuchMod);
    assert_eq!(game.refused(RunCommand::Unfit { unit, item }), Refusal::NotFitted);
}

#[test]
fn who_is_let_go_leaves_its_mods_behind() {
    let mut game = Game::new();
    let item = game.give("edge");
    let unit = game.stack().units.iter().find(|unit| !unit.leader).unwrap().id;
    game.apply(RunCommand::Fit { unit, item });
    game.apply(RunCommand::Sector(Command::Disband { unit }));
    let gear = &game.campaign.run().gear;
    assert_eq!((gear.loose.as_slice(), gear.of(unit)), (&[item][..], &[][..]));
}

#[test]
fn a_relic_works_for_everybody_and_for_who_joins_later() {
    let mut game = Game::overlaid(
        "prizes.ron",
        r#"{ "vault": (entries: [(prize: Cycles(5), weight: 1), (prize: Relic, weight: 1), (prize: Repair, weight: 1)]) }"#,
    );
    let whetstone = game.content.campaign.find_mod("black_box").unwrap();
    let stack = game.stack().id;
    game.change(|it| {
        let prizes = vec![daemonfall_campaign::library::Prize::Mod(whetstone)];
        it.run.phase =
            daemonfall_campaign::Phase::Prize(daemonfall_campaign::Offer { stack, prizes });
    });
    let applied = game.apply(RunCommand::Take(0));
    assert!(applied.events.contains(&RunEvent::Changed(Change::ModGained(whetstone))));
    assert!(game.campaign.run().units().all(|unit| unit.bonus.health == 4));
    let tile = game.stack().tile;
    let kind = game.content.sector.roster.find("moth").unwrap();
    game.apply(RunCommand::Sector(Command::Recruit { tile, kind }));
    assert!(game.campaign.run().units().all(|unit| unit.bonus.health == 4));
}

#[test]
fn a_turn_brings_what_is_announced_with_and_without_each_mod_that_yields_cycles() {
    let content = Game::new().content;
    let yielding = content.campaign.mods().filter(|(_, it)| it.income != 0).map(|(id, _)| id);
    let mut sets: Vec<Vec<_>> = yielding.map(|id| vec![id]).collect();
    assert!(!sets.is_empty());
    sets.extend([sets.concat(), Vec::new()]);
    for relics in sets {
        let mut game = Game::new();
        game.change(|it| it.run.gear.relics.extend(relics.iter().copied()));
        let (view, run) = (game.campaign.view(), game.campaign.run());
        let announced = view.yields() + run.relics_yield(&content) - view.upkeep();
        let before = game.cycles();
        let player = game.campaign.sector().player;
        let events = game.end_turn().events;
        assert_eq!(game.cycles() - before, announced, "{relics:?}");
        let at = |it: &RunEvent| matches!(it, RunEvent::Sector(SectorEvent::Income { faction, .. }) if *faction == player);
        let earned = events.iter().position(at).expect("it earned");
        let next = events.get(earned + 1);
        let paid = matches!(next, Some(RunEvent::Sector(SectorEvent::CyclesChanged { faction, .. })) if *faction == player);
        assert_eq!(paid, !relics.is_empty(), "relics pay right after the map: {next:?}");
    }
}
