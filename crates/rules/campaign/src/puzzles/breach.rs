//! A puzzle of the breach: two sides, how the other one chooses, and the terms to fulfil.

use super::command::PuzzleRefusal;
use super::standing::{Loss, Standing};
use bevy_ecs::world::World;
use daemonfall_breach::bots::{Policy, take_turn};
use daemonfall_breach::{
    BreachLibrary, BreachState, Command, Muster, Outcome, Scratch, Unit, act, begin, side_to_choose,
};
use daemonfall_core::{CharacterId, Health, Side, Streams};
use daemonfall_stack::{Roster, Stack, of};
use serde::Deserialize;

/// A term: a goal, or a condition to keep.
#[derive(Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BreachTerm {
    /// The other side has no character left, or the goal is met.
    Win,
    /// A certain foe falls, by its index there.
    Fell(usize),
    /// None of the player's units falls.
    NobodyFalls,
    /// None of the player's units loses health.
    Unhurt,
}

impl BreachTerm {
    pub(super) fn is_goal(self) -> bool {
        matches!(self, Self::Win | Self::Fell(_))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct BreachTrial {
    /// The units as changed by this puzzle; their numbers follow those of the data.
    pub units: Vec<Unit>,
    pub muster: Muster,
    /// How the other side chooses.
    pub foes: Policy,
    /// The terms; all of them must hold.
    pub terms: Vec<BreachTerm>,
}

impl BreachTrial {
    /// The data with the units of this puzzle.
    pub fn library(&self, base: &BreachLibrary) -> BreachLibrary {
        base.with_units(self.units.iter().cloned())
    }

    /// Plays on to the player's first choice. The world then has this puzzle's data. Returns the
    /// scratch world for the other side's thinking.
    pub(super) fn begin(&self, world: &mut World, base: &BreachLibrary) -> Result<Scratch, String> {
        let library = self.library(base);
        world.insert_resource(library.clone());
        begin(world, &self.muster)?;
        let mut rival = Scratch::new(&library);
        self.oppose(world, &mut rival);
        Ok(rival)
    }

    pub(super) fn oppose(&self, world: &mut World, rival: &mut Scratch) {
        // The policies that puzzles can name use no dice.
        let mut dice = Streams::new(0);
        while side_to_choose(world) == Some(Side::Hostile)
            && take_turn(self.foes, rival, world, &mut dice)
        {}
    }

    /// Makes the player's choice, and those of the other side that follow.
    pub(super) fn act(
        &self,
        world: &mut World,
        rival: &mut Scratch,
        command: Command,
    ) -> Result<(), PuzzleRefusal> {
        act(world, command)?;
        self.oppose(world, rival);
        Ok(())
    }

    pub(super) fn judge(&self, world: &World) -> Standing {
        let state = world.resource::<BreachState>();
        let spent = world.resource::<Stack>().round();
        let roster = world.resource::<Roster>();
        let own = self.muster.player.len();
        if state.outcome == Some(Outcome::Lost) {
            return Standing::Lost(Loss::Nobody);
        }
        let mut left = false;
        for term in &self.terms {
            match *term {
                BreachTerm::NobodyFalls => {
                    if let Some(fallen) = (0..own).find(|place| is_gone(roster, *place)) {
                        return Standing::Lost(Loss::Gone(self.name(fallen)));
                    }
                }
                BreachTerm::Unhurt => {
                    if (0..own).any(|place| is_hurt(world, place)) {
                        return Standing::Lost(Loss::Hurt);
                    }
                }
                BreachTerm::Win => left |= state.outcome != Some(Outcome::Won),
                BreachTerm::Fell(place) => left |= !is_gone(roster, own + place),
            }
        }
        match left {
            false => Standing::Won { spent },
            true if state.turn.is_none() => Standing::Lost(Loss::Stalemate),
            true => Standing::GoingOn,
        }
    }

    fn name(&self, place: usize) -> String {
        self.units.get(place).map_or_else(String::new, |unit| unit.name.clone())
    }
}

fn id(place: usize) -> CharacterId {
    CharacterId(place as u32)
}

fn is_gone(roster: &Roster, place: usize) -> bool {
    roster.is_removed(id(place))
}

fn is_hurt(world: &World, place: usize) -> bool {
    of::<Health>(world, id(place)).is_none_or(|health| health.current < health.max)
}
