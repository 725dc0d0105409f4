//! A puzzle of the dive: one drawn floor, and the terms to fulfil on it.

use super::standing::{Loss, Standing};
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Health, Snapshot};
use daemonfall_dungeon::components::Player;
use daemonfall_dungeon::names::KindId;
use daemonfall_dungeon::{
    Command, Direction, DiveEvent, DiveSnapshot, DiveState, Index, Library, Outcome, check,
};
use serde::Deserialize;

/// A term: a goal, or a condition to keep.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiveTerm<Kind = KindId> {
    Escape,
    /// All of this kind are gone.
    Slay(Kind),
    Spare(Kind),
    Unhurt,
    /// The goals are reached before the last bomb, carried or lit, is used up.
    WithBombs,
}

impl DiveTerm {
    pub(super) fn is_goal(self) -> bool {
        matches!(self, Self::Escape | Self::Slay(_))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DiveTrial {
    pub start: DiveSnapshot,
    /// The terms; all of them must hold.
    pub terms: Vec<DiveTerm>,
}

impl DiveTrial {
    pub(super) fn begin(&self, world: &mut World) -> Result<(), String> {
        self.start.restore(world).map_err(|error| error.to_string())?;
        world.resource_mut::<EventLog<DiveEvent>>().clear();
        Ok(())
    }

    pub(super) fn judge(&self, world: &mut World) -> Standing {
        let state = world.resource::<DiveState>();
        let (beat, outcome) = (state.beat, state.outcome);
        if matches!(outcome, Some(Outcome::Died { .. })) {
            return Standing::Lost(Loss::Nobody);
        }
        let mut left = None;
        for term in &self.terms {
            match *term {
                DiveTerm::Unhurt if self.is_hurt(world) => return Standing::Lost(Loss::Hurt),
                DiveTerm::Spare(kind) if count(world, kind) < self.count(kind) => {
                    return Standing::Lost(Loss::Gone(name(world, kind)));
                }
                DiveTerm::Slay(kind) if count(world, kind) > 0 => left = Some(kind),
                _ => {}
            }
        }
        let escapes = self.terms.contains(&DiveTerm::Escape);
        let escaped = outcome == Some(Outcome::Escaped);
        match left {
            Some(kind) if escaped => Standing::Lost(Loss::Undone(name(world, kind))),
            Some(_) if self.terms.contains(&DiveTerm::WithBombs) && !has_bombs(world) => {
                Standing::Lost(Loss::NoBombs)
            }
            None if escaped || !escapes => Standing::Won { spent: beat },
            _ => Standing::GoingOn,
        }
    }

    fn is_hurt(&self, world: &mut World) -> bool {
        let players = self.start.objects.iter().filter(|it| it.traits.player.is_some());
        let began: i32 = players.filter_map(|it| Some(it.traits.health?.current)).sum();
        let mut players = world.query::<(&Player, &Health)>();
        let now: i32 = players.iter(world).map(|(_, health)| health.current).sum();
        now < began
    }

    fn count(&self, kind: KindId) -> usize {
        let objects = self.start.objects.iter();
        objects.filter(|it| it.object.kind == kind).count()
    }
}

fn count(world: &World, kind: KindId) -> usize {
    let index = world.resource::<Index>();
    index.alive().filter(|id| index.kind(*id) == Some(kind)).count()
}

/// Whether a bomb is carried or lit.
fn has_bombs(world: &mut World) -> bool {
    let mut players = world.query::<&Player>();
    let bombs: Vec<(u16, KindId)> = players.iter(world).map(|it| (it.bombs, it.bomb)).collect();
    bombs.into_iter().any(|(carried, lit)| carried > 0 || count(world, lit) > 0)
}

fn name(world: &World, kind: KindId) -> String {
    world.resource::<Library>().kind(kind).name.clone()
}

/// Every command that is accepted now, except edits.
pub(super) fn choices(world: &mut World) -> Vec<Command> {
    let steps = Direction::STRAIGHT.map(Command::Step);
    let bombs = Direction::STRAIGHT.map(Command::Bomb);
    let all = steps.into_iter().chain(bombs);
    let all = all.chain([Command::Drink, Command::Take, Command::Wait]);
    all.filter(|command| check(world, *command).is_ok()).collect()
}
