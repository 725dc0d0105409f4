//! Passes commands to the current run, and takes them back.
//! The player's commands are passed as they come, the opponents' one by one as they are shown. What
//! the player decided at once is undone at once.

use super::battle_queue::Battles;
use super::choosing::{Choosing, Question};
use super::map_view::MapView;
use super::playback::MapPlayback;
use super::{Happened, Refused, SectorCommand, SectorSystems, TakeBack};
use crate::prelude::*;
use bevy::ecs::message::MessageCursor;
use daemonfall_campaign::{Phase, RunCommand};
use daemonfall_run::act::{execute, go_on, take_back};

/// What the player decided at once: one command or more, each a step of the run.
#[derive(Debug)]
struct Order {
    /// Steps of the run before the first one and after the last.
    from: usize,
    to: usize,
    /// The stack that acted, and the units picked from it.
    stack: Option<StackId>,
    picked: Vec<UnitId>,
}

/// The orders that may still be undone, oldest first.
#[derive(Resource, Default, Debug)]
pub struct Given(Vec<Order>);

impl Given {
    fn note(&mut self, from: usize, to: usize, commands: &[Command]) {
        if let Some(first) = commands.first().filter(|_| to > from) {
            let (stack, picked) = doer(first);
            self.0.push(Order { from, to, stack, picked });
        }
    }

    /// The order that ended with this step of the run, if one did.
    fn take(&mut self, now: usize) -> Option<Order> {
        self.0.retain(|order| order.to <= now);
        self.0.pop_if(|order| order.to == now)
    }
}

/// The stack that carries out a command, and the units that were picked for it.
fn doer(command: &Command) -> (Option<StackId>, Vec<UnitId>) {
    match command {
        Command::Move { stack, .. }
        | Command::Attack { stack, .. }
        | Command::Arrange { stack, .. }
        | Command::GiveOrder { stack, .. } => (Some(*stack), Vec::new()),
        Command::Split { stack, units, .. } => (Some(*stack), units.clone()),
        Command::Merge { from, units, .. } => (Some(*from), units.clone()),
        _ => (None, Vec::new()),
    }
}

/// Greatest number of opponents' unseen commands per frame.
const UNSEEN_AT_MOST: usize = 3;

/// Whether these events stop what was decided, and the first stack that came into sight.
fn surprise<'a>(events: impl Iterator<Item = &'a SectorEvent>) -> (bool, Option<StackId>) {
    let (mut stops, mut sighted) = (false, None);
    for event in events {
        match event {
            SectorEvent::Halted { .. } => stops = true,
            SectorEvent::Sighted { stack, .. } => {
                stops = true;
                sighted = sighted.or(Some(*stack));
            }
            _ => {}
        }
    }
    (stops, sighted)
}

fn play(
    world: &mut World,
    mut reader: Local<MessageCursor<SectorCommand>>,
    mut happened: Local<MessageCursor<Happened>>,
) {
    happened.clear(world.resource::<Messages<Happened>>());
    let wanted: Vec<Command> = reader
        .read(world.resource::<Messages<SectorCommand>>())
        .map(|wish| wish.0.clone())
        .collect();
    if wanted.is_empty() {
        return;
    }
    let campaign = world.resource::<Campaign>();
    let (from, can_undo) = (campaign.step(), campaign.can_undo());
    carry_out(world, &wanted, &mut happened);
    let to = world.resource::<Campaign>().step();
    let mut given = world.resource_mut::<Given>();
    // What could not be undone before stays so.
    if !can_undo {
        given.0.clear();
    }
    given.note(from, to, &wanted);
}

/// Carries out the commands of one decision.
fn carry_out(world: &mut World, wanted: &[Command], happened: &mut MessageCursor<Happened>) {
    // The first refusal stops the rest: they were meant for the state after it.
    for (place, command) in wanted.iter().enumerate() {
        if let Err(refusal) = execute(world, RunCommand::Sector(command.clone())) {
            world.write_message(Refused(refusal));
            return;
        }
        let happened = happened.read(world.resource::<Messages<Happened>>());
        let (stops, sighted) = surprise(happened.flat_map(|happened| &happened.events));
        if stops {
            // More requests than that were for a state that has changed.
            if let [.., Command::Attack { .. }] = wanted[place + 1..]
                && let Some(mut choosing) = world.get_resource_mut::<Choosing>()
            {
                choosing.question = Some(Question::Halted(sighted));
            }
            return;
        }
    }
}

/// Opponents continue once all is shown; several commands per frame while skipping or unseen.
fn oppose(world: &mut World) {
    for _ in 0..UNSEEN_AT_MOST {
        let campaign = world.resource::<Campaign>();
        let open = campaign.is_open() && campaign.run().phase == Phase::Sector;
        let shown =
            world.resource::<MapPlayback>().is_over() && world.resource::<Battles>().is_empty();
        if !open || !shown || !go_on(world) {
            return;
        }
    }
}

fn undo(world: &mut World, mut reader: Local<MessageCursor<TakeBack>>) {
    let wanted = reader.read(world.resource::<Messages<TakeBack>>()).count();
    for _ in 0..wanted {
        let now = world.resource::<Campaign>().step();
        let order = world.resource_mut::<Given>().take(now);
        let from = order.as_ref().map_or(now.saturating_sub(1), |order| order.from);
        // What cannot be undone stays.
        for _ in from..now {
            take_back(world);
        }
        world.resource_mut::<MapPlayback>().snap();
        if let Some(order) = order {
            select_again(world, order);
        }
    }
}

/// Selects what acted, with the units that were picked from it.
fn select_again(world: &mut World, Order { stack, picked, .. }: Order) {
    let table = world.resource::<MapView>();
    let Some(stack) = stack.and_then(|id| table.stack(id)) else { return };
    let (id, part) = (stack.id, picked.len() < stack.units.len());
    let mut choosing = world.resource_mut::<Choosing>();
    if choosing.selected != Some(id) || !picked.is_empty() {
        choosing.selected = Some(id);
        choosing.picked = if part { picked } else { Vec::new() };
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Given>()
        .add_systems(Update, (undo, play, oppose).chain().in_set(SectorSystems::Act));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_decided_at_once_is_undone_at_once() {
        let march = Command::Move { stack: StackId(3), to: TileId(5) };
        let units = vec![UnitId(1), UnitId(2)];
        let join = Command::Merge { from: StackId(3), into: StackId(4), units };
        let mut given = Given::default();
        given.note(0, 1, std::slice::from_ref(&march));
        given.note(1, 1, std::slice::from_ref(&join));
        given.note(1, 3, &[march, join]);
        let last = given.take(3).expect("the march and the join");
        assert_eq!((last.from, last.stack, last.picked.len()), (1, Some(StackId(3)), 0));
        assert!(given.take(2).is_none(), "a step that was no order");
        assert_eq!(given.take(1).map(|order| order.from), Some(0));
    }
}
