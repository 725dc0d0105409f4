//! Tests that typed lines are read as the right command, and wrong ones are refused with a reason.

use super::command as read_line;
use super::told;
use crate::prelude::*;
use crate::testing::{Outcome, map};
use daemonfall_battle::Order;
use daemonfall_breach as breach;
use daemonfall_campaign::{ModId, Station};
use daemonfall_dungeon as dungeon;
use daemonfall_lab::bots::run::{RunBot, RunPolicy};
use daemonfall_sector::{self as sector, BoonId, KindId, StackId, TileId, UnitId};

fn there_and_back(
    world: &mut World,
    command: &RunCommand,
) -> (String, Result<Option<RunCommand>, String>) {
    let told = told(world, command);
    let meant = read_line(world, &told);
    (told, meant)
}

#[test]
fn every_command_of_a_bots_run_is_read_as_it_is_told() -> Outcome {
    let mut world = map();
    let mut bot = RunBot::new(RunPolicy::Bold, 3);
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let command = world.resource_scope(|world, run: Mut<Campaign>| bot.choose(&run, world));
        let Some(command) = command else { break };
        let (told, meant) = there_and_back(&mut world, &command);
        assert_eq!(meant, Ok(Some(command.clone())), "{told}");
        kinds.insert(told.split(' ').take(2).collect::<Vec<_>>().join(" "));
        world.resource_scope(|world, mut run: Mut<Campaign>| run.apply(world, command))?;
    }
    assert!(kinds.len() > 5, "{kinds:?}");
    Ok(())
}

#[test]
fn what_bots_seldom_do_is_read_as_it_is_told_too() {
    use sector::{Command, Edit, Field};
    let mut world = map();
    let (player, tile) = (world.resource::<Campaign>().sector().player, TileId(4));
    let (stack, unit) = (StackId(2), UnitId(9));
    let on_the_map = [
        Command::Attack { stack, tile },
        Command::Merge { from: stack, into: StackId(5), units: vec![unit, UnitId(3)] },
        Command::Split { stack, units: vec![unit], to: tile },
        Command::Arrange { stack, order: vec![UnitId(3), unit] },
        Command::Recruit { tile, kind: KindId(1) },
        Command::Reserve { unit },
        Command::ChangeRow { unit },
        Command::GiveOrder { stack, order: Some(Order::HoldOut) },
        Command::GiveOrder { stack, order: None },
        Command::Promote { unit, boon: BoonId(1) },
        Command::Disband { unit },
        Command::EnterVault { stack },
        Command::Propose { to: player },
        Command::Answer { from: player, accept: false },
        Command::Break { with: player },
        Command::Edit(Edit { field: Field::Health(unit), value: 3 }),
        Command::Edit(Edit { field: Field::Cycles(player), value: 900 }),
    ];
    let others = [
        RunCommand::Fit { unit, item: ModId(1) },
        RunCommand::Unfit { unit, item: ModId(0) },
        RunCommand::Choose(2),
        RunCommand::LineUp(vec![Station { unit, column: 1, depth: 0 }]),
        RunCommand::Take(0),
        RunCommand::TakeNone,
        RunCommand::Retreat,
        RunCommand::GiveUp,
        RunCommand::Exchange(0, 3),
        RunCommand::Dive(dungeon::Command::Bomb(dungeon::Direction::West)),
        RunCommand::Dive(dungeon::Command::Drink),
        RunCommand::Breach(breach::Command::Wait),
    ];
    let all = on_the_map.into_iter().map(RunCommand::Sector).chain(others);
    for command in all {
        let (told, meant) = there_and_back(&mut world, &command);
        assert_eq!(meant, Ok(Some(command)), "{told}");
    }
}

#[test]
fn edits_of_a_dive_are_read_as_they_are_told() {
    let mut world = World::new();
    for field in dungeon::Field::ALL {
        let edit = dungeon::Edit { object: dungeon::components::ObjectId(34), field, value: 12 };
        let command = RunCommand::Dive(dungeon::Command::Edit(edit));
        let (told, meant) = there_and_back(&mut world, &command);
        assert_eq!(meant, Ok(Some(command)), "{told}");
    }
}

#[test]
fn names_that_are_none_are_refused_with_what_is_near() {
    let mut world = map();
    for (line, part) in [
        ("sector recruit needel at 1,1", "needle"),
        ("sector move #1 to 99,99", "no tile at 99,99"),
        ("sector propose to nobody", "no faction \"nobody\""),
        ("fit nothing into #1", "no mod"),
        ("line-up #1", "#4@1,0"),
        ("take all", "none"),
        ("edit wisdom 3 of #1", "wisdom"),
        ("breach use jabb at #1", "jab"),
    ] {
        let refused = read_line(&mut world, line).err().unwrap_or_default();
        assert!(refused.contains(part), "{line}: {refused}");
    }
}
