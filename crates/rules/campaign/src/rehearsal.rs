//! A breach rehearsed before it is begun: both sides choose as the guardian does.

use crate::command::Station;
use crate::content::Content;
use crate::muster;
use crate::run::Run;
use bevy_ecs::world::World;
use daemonfall_breach::bots::{Policy, choose};
use daemonfall_breach::{
    BreachSnapshot, BreachState, Outcome, Scratch, act, begin_as, install, turn,
};
use daemonfall_core::{CharacterId, Side, Streams};
use daemonfall_sector::UnitId;
use daemonfall_stack::{Roster, Stack};

/// Rounds after which a rehearsal is broken off.
const ROUNDS_AT_MOST: u32 = 60;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rehearsal {
    /// `None` if it was broken off.
    pub outcome: Option<Outcome>,
    pub rounds: u32,
    /// Whether the leader falls, which ends the breach and the run.
    pub leaderless: bool,
    /// Health at the start and at the end, the player's first.
    pub health: [(i32, i32); 2],
}

/// Without chance: the guardians' usual way of choosing draws no dice. `None` for a line-up that
/// cannot begin.
pub(crate) fn rehearse(
    content: &Content,
    run: &Run,
    stations: &[Station],
    guardian: &str,
) -> Option<Rehearsal> {
    let units: Vec<UnitId> = stations.iter().map(|it| it.unit).collect();
    let library = muster::library(content, run, &units);
    let (muster, entries) = muster::muster(content, run, stations, guardian);
    let (mut world, mut scratch) = (World::new(), Scratch::new(&library));
    install(&mut world, library);
    begin_as(&mut world, &muster, &entries).ok()?;
    let before = [Side::Player, Side::Hostile].map(|side| health(&world, side));
    let leader = stations.iter().position(|it| it.unit == run.leader);
    let leader = leader.map(|place| CharacterId(place as u32));
    let leaderless =
        |world: &World| leader.is_some_and(|it| world.resource::<Roster>().is_removed(it));
    let mut dice = Streams::new(0);
    while turn(&world).is_some()
        && !leaderless(&world)
        && world.resource::<Stack>().round() < ROUNDS_AT_MOST
    {
        let now = BreachSnapshot::of(&world);
        let command = choose(Policy::Opponent, &mut scratch, &now, &mut dice).ok()?;
        act(&mut world, command).ok()?;
    }
    let after = [Side::Player, Side::Hostile].map(|side| health(&world, side));
    Some(Rehearsal {
        outcome: world.resource::<BreachState>().outcome,
        rounds: world.resource::<Stack>().round(),
        leaderless: leaderless(&world),
        health: [(before[0], after[0]), (before[1], after[1])],
    })
}

fn health(world: &World, side: Side) -> i32 {
    let all = BreachSnapshot::of(world).stack.characters;
    all.iter().filter(|it| it.side == side).map(|it| it.health.current.max(0)).sum()
}
