//! A practised breach: the other side's choices, and the states that the player can return to.

use crate::events::{RunEvent, drained};
use crate::game::DataChanged;
use crate::refusal::Refusal;
use bevy_ecs::world::World;
use daemonfall_breach::bots::{Policy, take_turn};
use daemonfall_breach::{
    BreachEvent, BreachLibrary, BreachRecord, BreachSnapshot, Command, Muster, Scratch, act, begin,
    check, side_to_choose,
};
use daemonfall_core::{EventLog, Side, Snapshot, Streams, draws};

/// The state before one of the player's choices.
pub(super) struct Before {
    snapshot: BreachSnapshot,
    dice: Streams,
    /// Number of choices on record, of both sides.
    recorded: usize,
}

pub(super) struct PracticeBreach {
    foes: Policy,
    pub dice: Streams,
    rival: Scratch,
    /// One for each choice of the player, oldest first.
    pub past: Vec<Before>,
    /// The player's choice that a puzzle judges once the other side has made its own.
    pub unjudged: Option<Command>,
    /// Whether the other side chooses next.
    pub open: bool,
}

impl PracticeBreach {
    pub fn begin(
        world: &mut World,
        muster: &Muster,
        foes: Policy,
        seed: u64,
    ) -> Result<(Self, Vec<RunEvent>), String> {
        world.resource_mut::<EventLog<BreachEvent>>().clear();
        begin(world, muster)?;
        let mut breach = Self {
            foes,
            dice: Streams::new(seed),
            rival: Scratch::new(world.resource::<BreachLibrary>()),
            past: Vec::new(),
            unjudged: None,
            open: false,
        };
        let events = breach.settle(world);
        Ok((breach, events))
    }

    pub fn check(&self, world: &World, command: Command) -> Result<(), Refusal> {
        if side_to_choose(world) == Some(Side::Hostile) {
            return Err(Refusal::NotYourTurn);
        }
        Ok(check(world, command)?)
    }

    fn settle(&mut self, world: &mut World) -> Vec<RunEvent> {
        self.open = side_to_choose(world) == Some(Side::Hostile);
        drained(world, RunEvent::Breach).collect()
    }

    pub fn choose(
        &mut self,
        world: &mut World,
        command: Command,
    ) -> Result<Vec<RunEvent>, Refusal> {
        let record = world.get_resource::<BreachRecord>();
        let recorded = record.map_or(0, |record| record.choices().len());
        let before =
            Before { snapshot: BreachSnapshot::of(world), dice: self.dice.clone(), recorded };
        act(world, command)?;
        self.past.push(before);
        self.unjudged = Some(command);
        Ok(self.settle(world))
    }

    /// Makes one choice of the other side; `None` if it is not its turn.
    pub fn oppose(&mut self, world: &mut World) -> Option<Vec<RunEvent>> {
        if !self.open {
            return None;
        }
        let goes_on = {
            let _for = draws::about("the opponent's choice", None);
            take_turn(self.foes, &mut self.rival, world, &mut self.dice)
        };
        let events = self.settle(world);
        self.open &= goes_on;
        Some(events)
    }

    pub fn undo(&mut self, world: &mut World) -> Result<bool, DataChanged> {
        let Some(before) = self.past.pop() else { return Ok(false) };
        // Restoring would begin a new record; instead, continue this one, cut short.
        let record = world.remove_resource::<BreachRecord>();
        let restored = before.snapshot.restore(world);
        if let Some(mut record) = record {
            if restored.is_ok() {
                record.truncate(before.recorded);
            }
            world.insert_resource(record);
        }
        if restored.is_err() {
            self.past.push(before);
            return Err(DataChanged);
        }
        self.dice = before.dice;
        self.unjudged = None;
        self.settle(world);
        Ok(true)
    }
}
