//! Shows events one by one, at the player's pace.
//!
//! The rules are already at the next choice; the film only displays. It can be sped up, stepped
//! through, and skipped.

use super::log::BreachLog;
use super::table::Table;
use super::{BreachSystems, Duel, Shown};
use bevy::prelude::*;
use daemonfall_breach::{BreachEvent, BreachLibrary, BreachSnapshot, Command};
use daemonfall_clock::{ClockEvent, Step};
use daemonfall_platform::settings::Settings;
use daemonfall_stack::{Change, StackEvent};
use std::collections::VecDeque;

/// Events still to be shown, and the speed.
#[derive(Resource, Clone, Debug)]
pub struct Film {
    queue: VecDeque<BreachEvent>,
    /// Seconds left for the current event, at single speed.
    hold: f32,
    pub speed: u32,
    /// Whether each step waits for a key.
    pub stepwise: bool,
    /// Whether it skips to the player's next choice.
    pub skipping: bool,
    /// Whether the picture still has to be compared with the rules' state.
    unsettled: bool,
    asked: bool,
}

impl Default for Film {
    fn default() -> Self {
        Self {
            queue: VecDeque::new(),
            hold: 0.0,
            speed: 1,
            stepwise: false,
            skipping: false,
            unsettled: false,
            asked: false,
        }
    }
}

impl Film {
    pub fn extend(&mut self, events: impl IntoIterator<Item = BreachEvent>) {
        self.queue.extend(events);
        self.unsettled = true;
    }

    pub fn is_over(&self) -> bool {
        self.queue.is_empty() && self.hold <= 0.0
    }

    /// Whether it waits for a key.
    pub fn waits(&self) -> bool {
        self.stepwise && !self.skipping && self.hold > 0.0
    }

    /// Shows the next step, in step-by-step mode.
    pub fn next(&mut self) {
        self.asked = true;
    }

    /// Skips to the end, and over the opponent's choices to the player's next one.
    pub fn skip(&mut self) {
        self.skipping = true;
    }

    /// The next speed: 1, 2, 4, and 1 again.
    pub fn faster(&mut self) {
        self.speed = match self.speed {
            1 => 2,
            2 => 4,
            _ => 1,
        };
    }

    /// Drops all that is still to be shown; the pace stays.
    pub fn clear(&mut self) {
        self.queue.clear();
        self.hold = 0.0;
        self.skipping = false;
        self.unsettled = false;
    }
}

/// Seconds for an event at single speed.
fn length(event: &BreachEvent, table: &Table) -> f32 {
    match event {
        BreachEvent::Stack(event) => match event {
            StackEvent::RoundBegan { .. } => 0.28,
            StackEvent::Executed(_) => 0.22,
            StackEvent::Added { .. } => 0.10,
            StackEvent::Changed {
                change: Change::Damaged { .. } | Change::Healed { .. }, ..
            } => 0.26,
            StackEvent::Changed { .. } => 0.18,
            StackEvent::Refused { .. } | StackEvent::Removed { .. } => 0.40,
            StackEvent::StatusEnded { .. } => 0.12,
            StackEvent::Resolved(_) | StackEvent::Finished { .. } => 0.0,
        },
        BreachEvent::Clock(event) => match event {
            ClockEvent::StepEntered(Step::Initial | Step::Mimes) => 0.10,
            ClockEvent::StepEntered(_) => 0.07,
            ClockEvent::SafetyChanged { .. } => 0.12,
            ClockEvent::QuickTurnGiven { .. } => 0.35,
            ClockEvent::QuickTurnPassedOver { .. } | ClockEvent::ChainStopped { .. } => 0.45,
            ClockEvent::LastActionRewritten(_) | ClockEvent::LastActionCleared => 0.0,
        },
        BreachEvent::Used { .. } => 0.42,
        BreachEvent::Flagged { .. } | BreachEvent::Answered { .. } => 0.32,
        BreachEvent::Turned { .. } => 0.70,
        BreachEvent::Moved { .. } | BreachEvent::Burned { .. } => 0.22,
        BreachEvent::Stayed { .. } | BreachEvent::Sped { .. } | BreachEvent::Charged { .. } => 0.15,
        BreachEvent::Thawed { .. } => 0.20,
        BreachEvent::TurnBegan { .. } => 0.0,
        BreachEvent::Chose { turn, command, .. } => match command {
            _ if table.is_own(turn.who) && *command != Command::Wait => 0.05,
            Command::Use { .. } => 0.50,
            Command::Wait => 0.25,
        },
        BreachEvent::Over(_) => 0.60,
    }
}

/// Shorter events do not wait for a key.
const WORTH_A_STEP: f32 = 0.13;

fn run(
    time: Res<Time<Real>>,
    library: Res<BreachLibrary>,
    settings: Res<Settings>,
    mut film: ResMut<Film>,
    mut table: ResMut<Table>,
    mut chronicle: ResMut<BreachLog>,
    mut shown: MessageWriter<Shown>,
) {
    let pace = settings.pace();
    // Step-by-step mode shows all steps.
    let at_once = pace.is_none() && !film.stepwise;
    if film.hold > 0.0 {
        let asked = std::mem::take(&mut film.asked);
        if film.skipping || at_once || (film.stepwise && asked) {
            film.hold = 0.0;
        } else if !film.stepwise {
            film.hold -= time.delta_secs().min(0.1) * film.speed as f32 * pace.unwrap_or(1.0);
        }
    }
    if film.asked {
        film.asked = false;
    }
    while film.hold <= 0.0 {
        if film.queue.is_empty() {
            film.bypass_change_detection().hold = 0.0;
            break;
        }
        let Some(event) = film.queue.pop_front() else {
            break;
        };
        let seconds = length(&event, &table);
        chronicle.tell(&event, &table, &library);
        table.apply(&event, &library);
        let skipped = film.skipping || at_once;
        shown.write(Shown { event, skipped });
        if skipped || (film.stepwise && seconds < WORTH_A_STEP) {
            continue;
        }
        film.hold += seconds;
    }
}

/// Adds events that were not shown to the log: they will not be shown any more.
pub fn tell_the_rest(world: &mut World) {
    let queue = std::mem::take(&mut world.resource_mut::<Film>().queue);
    world.resource_mut::<Film>().clear();
    let library = world.resource::<BreachLibrary>().clone();
    world.resource_scope(|world, mut table: Mut<Table>| {
        let mut chronicle = world.resource_mut::<BreachLog>();
        for event in queue {
            chronicle.tell(&event, &table, &library);
            table.apply(&event, &library);
        }
    });
}

/// Reads the picture again once all is shown, so that the screen matches the rules.
fn settle(world: &mut World) {
    let film = world.resource::<Film>();
    if !film.unsettled || !film.is_over() {
        return;
    }
    let fresh = Table::read(&BreachSnapshot::of(world), world.resource::<BreachLibrary>());
    world.resource_mut::<Table>().settle(fresh);
    let own_turn = {
        let table = world.resource::<Table>();
        table.turn.is_none_or(|turn| table.is_own(turn.who))
    };
    let mut film = world.resource_mut::<Film>();
    film.unsettled = false;
    if own_turn {
        film.skipping = false;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Film>().init_resource::<Table>();
    app.add_systems(
        Update,
        (run, settle).chain().in_set(BreachSystems::Film).run_if(resource_exists::<Duel>),
    );
}
