//! Checks whether a command can be carried out: used by interface, bots and lab, and before
//! carrying it out.

use crate::command::{RunCommand, Station};
use crate::content::Content;
use crate::library::{ModId, Prize};
use crate::phase::{BREACH_AT_MOST, Door, Meeting, Offer, Phase};
use crate::refusal::Refusal;
use crate::run::Run;
use bevy_ecs::world::World;
use daemonfall_breach::{self as breach, COLUMNS, LENGTH};
use daemonfall_core::{Side, require};
use daemonfall_dungeon as dungeon;
use daemonfall_sector::{STACK_AT_MOST, UnitId};

pub(crate) fn check(
    content: &Content,
    run: &Run,
    world: &mut World,
    command: &RunCommand,
) -> Result<(), Refusal> {
    match (&run.phase, command) {
        (Phase::Over(_), _) => Err(Refusal::Over),
        (_, RunCommand::GiveUp) => Ok(()),
        (Phase::Sector, RunCommand::Sector(command)) => {
            Ok(content.sector.check(&run.sector, command)?)
        }
        (Phase::Sector, RunCommand::Fit { unit, item }) => {
            run.gear.check_fit(content, &run.sector, *unit, *item)?;
            check_lives(content, run, *unit, |mods| mods.push(*item))
        }
        (Phase::Sector, RunCommand::Unfit { unit, item }) => {
            run.gear.check_unfit(&run.sector, *unit, *item)?;
            check_lives(content, run, *unit, |mods| mods.retain(|it| it != item))
        }
        (Phase::Encounter(meeting), RunCommand::Choose(choice)) => {
            check_choice(content, run, meeting, *choice)
        }
        (Phase::Dive(_), RunCommand::Dive(command)) => Ok(dungeon::check(world, *command)?),
        (Phase::Door(door), RunCommand::LineUp(stations)) => check_line_up(run, door, stations),
        (Phase::Breach(_), RunCommand::Breach(command)) => {
            let own = breach::side_to_choose(world) == Some(Side::Player);
            require(own, Refusal::NotYourTurn)?;
            Ok(breach::check(world, *command)?)
        }
        (Phase::Prize(offer), RunCommand::Take(place)) => check_prize(run, offer, *place),
        (Phase::Prize(_), RunCommand::TakeNone)
        | (Phase::Dive(_) | Phase::Door(_) | Phase::Breach(_), RunCommand::Retreat) => Ok(()),
        (phase, _) => Err(Refusal::NotNow { place: phase.name().into() }),
    }
}

/// Lost health stays lost, so mods cannot heal; a change that would leave none is refused.
fn check_lives(
    content: &Content,
    run: &Run,
    unit: UnitId,
    change: impl FnOnce(&mut Vec<ModId>),
) -> Result<(), Refusal> {
    let it = run.unit(unit).ok_or(Refusal::NoSuchUnit)?;
    let mut mods = run.gear.of(unit).to_vec();
    change(&mut mods);
    let mods = mods.into_iter().chain(run.gear.relics.iter().copied());
    let then = content.define_learnt(it.kind, &it.career.boons, mods);
    let lost = run.define(content, it).health - it.health;
    require(then.health > lost, Refusal::TooHurt)
}

fn check_choice(
    content: &Content,
    run: &Run,
    meeting: &Meeting,
    choice: u8,
) -> Result<(), Refusal> {
    let encounter = content.campaign.encounter(meeting.encounter);
    let choices = &encounter.choices;
    let it = choices.get(usize::from(choice)).ok_or(Refusal::NoSuchChoice(choice))?;
    let (needs, has) = (it.price, run.sector.faction(run.sector.player).cycles);
    require(needs <= has, Refusal::TooDear { needs, has })
}

fn check_line_up(run: &Run, door: &Door, stations: &[Station]) -> Result<(), Refusal> {
    let wants = stations.len();
    let most = BREACH_AT_MOST;
    require(wants > 0, Refusal::Nobody)?;
    require(wants <= most, Refusal::TooMany { most, wants })?;
    let stack = run.sector.stacks.get(&door.stack).ok_or(Refusal::NotHere)?;
    for (place, station) in stations.iter().enumerate() {
        stack.unit(station.unit).ok_or(Refusal::NotHere)?;
        let (columns, depths) = (0..COLUMNS, 0..LENGTH / 2);
        let is_panel = columns.contains(&station.column) && depths.contains(&station.depth);
        require(is_panel, Refusal::NoSuchPanel)?;
        let same = |other: &Station| {
            other.unit == station.unit
                || (other.column, other.depth) == (station.column, station.depth)
        };
        require(!stations[..place].iter().any(same), Refusal::NamedTwice)?;
    }
    Ok(())
}

fn check_prize(run: &Run, offer: &Offer, place: u8) -> Result<(), Refusal> {
    let prize = offer.prizes.get(usize::from(place));
    let prize = prize.ok_or(Refusal::NoSuchChoice(place))?;
    let full = |stack: &daemonfall_sector::Stack| stack.units.len() >= STACK_AT_MOST;
    let has_room = || run.sector.stacks.get(&offer.stack).is_some_and(|stack| !full(stack));
    require(!matches!(prize, Prize::Unit(_)) || has_room(), Refusal::NoRoom)
}
