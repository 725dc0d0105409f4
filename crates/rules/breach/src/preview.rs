//! What a choice would change: the same rules on a copy, with every other character waiting.

use crate::command::{Aim, Command, Turn};
use crate::duel::{act, side_to_choose};
use crate::events::{BreachEvent, Outcome};
use crate::forecast::{Forecast, forecasts};
use crate::legal::can_only_wait;
use crate::scratch::Scratch;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use crate::state::BreachState;
use crate::threat::{Ahead, threaten};
use crate::warning::{Warning, warnings};
use bevy_ecs::world::World;
use daemonfall_core::{CharacterId, EventLog, Side};
use daemonfall_stack::{Choice, Choices, MoveId, Shown, Stack, StackEvent, SubroutineId};
use std::collections::BTreeMap;

const ROUNDS_AT_MOST: u32 = 40;

/// Something that will happen if every character waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coming {
    pub round: u32,
    pub what: ComingWhat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComingWhat {
    Turn(Turn),
    /// A use on the stack resolves.
    Resolves {
        id: MoveId,
        user: CharacterId,
        subroutine: SubroutineId,
        /// Whether it is the choice being previewed.
        chosen: bool,
    },
}

/// What follows a choice, or a wait.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// The number that the chosen move will have; `None` for waiting and for a refused choice.
    pub ghost: Option<MoveId>,
    /// The column in the first round in which the chosen move is on it.
    pub shown: Shown,
    /// The coming events, in order.
    pub coming: Vec<Coming>,
    /// What the player should know before confirming.
    pub warnings: Vec<Warning>,
    /// What happens to each character until the stack is empty.
    pub forecasts: BTreeMap<CharacterId, Forecast>,
    /// Everything that would happen, as far as the preview looked ahead.
    pub events: Vec<BreachEvent>,
    /// The first of the events that come only after somebody else had a choice, if any does.
    pub open_from: Option<usize>,
}

impl Preview {
    /// How the breach would end, if it would, and whether somebody may still choose otherwise.
    pub fn ends(&self) -> Option<(Outcome, bool)> {
        let mut events = self.events.iter().enumerate();
        events.find_map(|(place, event)| match event {
            BreachEvent::Over(outcome) => {
                Some((*outcome, self.open_from.is_some_and(|from| place >= from)))
            }
            _ => None,
        })
    }
}

/// Plays a choice, and continues until the stack is empty and `turns` turns and resolutions are
/// known. A choice that is refused is previewed as waiting. Without a choice it is a
/// forecast: the character that has the turn waits.
pub fn preview(
    scratch: &mut Scratch,
    now: &BreachSnapshot,
    command: Option<Command>,
    turns: usize,
) -> Result<Preview, SnapshotError> {
    let world = scratch.fill(now)?;
    let mut preview = Preview::default();
    let began = world.resource::<Stack>().round();
    let is_players = side_to_choose(world) == Some(Side::Player);
    let mut ahead = Ahead::default();
    let chosen = match (command, world.resource::<BreachState>().turn) {
        (Some(Command::Use { subroutine, aim }), Some(turn)) => Some((turn, subroutine, aim)),
        _ => None,
    };
    let mut next = command.unwrap_or(Command::Wait);
    let mut round = began;
    let mut until_empty = None;
    loop {
        if act(world, next).is_err() && act(world, Command::Wait).is_err() {
            break;
        }
        next = Command::Wait;
        let fresh: Vec<BreachEvent> =
            world.resource_mut::<EventLog<BreachEvent>>().drain().collect();
        for event in &fresh {
            read(&mut preview, event, &chosen, &mut round);
        }
        keep_shown(&mut preview, world);
        preview.events.extend(fresh);
        if ahead.asked.is_none() && !can_only_wait(world) {
            preview.open_from.get_or_insert(preview.events.len());
            ahead.note(world, round);
        }
        let empty =
            world.resource::<Stack>().moves().is_empty() && world.resource::<Choices>().is_empty();
        if empty {
            until_empty.get_or_insert((preview.events.len(), round));
        }
        let far = round.saturating_sub(began) >= ROUNDS_AT_MOST;
        if (empty && preview.coming.len() >= turns) || far {
            break;
        }
    }
    let (until_empty, last) = until_empty.unwrap_or((preview.events.len(), round));
    preview.forecasts = forecasts(now, &preview.events[..until_empty], preview.open_from);
    if is_players {
        threaten(scratch, now, command, (&ahead, last), &mut preview.forecasts)?;
    }
    preview.coming.truncate(turns);
    let library = scratch.library();
    let chosen = chosen.map(|(turn, subroutine, aim)| {
        let strikes = !library.subroutine(subroutine).uses.is_empty();
        (turn.who, aim, strikes)
    });
    preview.warnings = warnings(preview.ghost, &preview.events, chosen);
    Ok(preview)
}

/// Saves the column once the chosen move is on it or is being resolved.
fn keep_shown(preview: &mut Preview, world: &World) {
    let Some(ghost) = preview.ghost else { return };
    let is_in = |shown: &Shown| {
        let mut all = shown.unresolved.iter().chain(&shown.resolved);
        all.any(|entry| entry.id == ghost)
    };
    if is_in(&preview.shown) {
        return;
    }
    let shown = world.resource::<Shown>();
    if is_in(shown) {
        preview.shown = shown.clone();
    } else {
        preview.shown.copy(world.resource::<Stack>());
    }
}

fn read(
    preview: &mut Preview,
    event: &BreachEvent,
    chosen: &Option<(Turn, SubroutineId, Aim)>,
    round: &mut u32,
) {
    let is_chosen = |choice: &Choice| {
        chosen.is_some_and(|(turn, subroutine, aim)| {
            (choice.user, choice.subroutine, choice.target)
                == (turn.who, subroutine, aim.character())
        })
    };
    match event {
        BreachEvent::Stack(StackEvent::RoundBegan { round: now }) => *round = *now,
        BreachEvent::Stack(StackEvent::Added { id, choice, .. })
            if preview.ghost.is_none() && is_chosen(choice) =>
        {
            preview.ghost = Some(*id);
        }
        BreachEvent::Stack(StackEvent::Executed(entry)) => preview.coming.push(Coming {
            round: *round,
            what: ComingWhat::Resolves {
                id: entry.id,
                user: entry.choice.user,
                subroutine: entry.choice.subroutine,
                chosen: Some(entry.id) == preview.ghost,
            },
        }),
        BreachEvent::TurnBegan { turn, .. } => {
            preview.coming.push(Coming { round: *round, what: ComingWhat::Turn(*turn) })
        }
        _ => {}
    }
}
