//! Shows events one by one, at the player's pace.
//!
//! The rules are already at the next choice; the film only displays. It can be sped up, stepped
//! through, and skipped.

use super::breach_view::BreachView;
use super::log::BreachLog;
use super::{BreachSession, BreachSystems, Shown};
use crate::prelude::*;
use daemonfall_ui::playback::Playback;

pub type BreachPlayback = Playback<BreachEvent>;

/// Seconds for an event at normal speed.
fn length(event: &BreachEvent, table: &BreachView) -> f32 {
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
        BreachEvent::GoalMet(_) | BreachEvent::Over(_) => 0.60,
    }
}

fn run(
    time: Res<Time<Real>>,
    library: Res<BreachLibrary>,
    settings: Res<Settings>,
    mut film: ResMut<BreachPlayback>,
    mut table: ResMut<BreachView>,
    mut chronicle: ResMut<BreachLog>,
    mut shown: MessageWriter<Shown>,
) {
    if film.is_over() {
        return;
    }
    film.advance(time.delta_secs().min(0.1), settings.pace(), |event, skipped| {
        let seconds = length(event, &table);
        chronicle.tell(event, &table, &library);
        table.apply(event, &library);
        shown.write(Shown { event: event.clone(), skipped });
        seconds
    });
}

/// Adds events that were not shown to the log: they will not be shown any more.
pub fn tell_the_rest(world: &mut World) {
    let mut film = world.resource_mut::<BreachPlayback>();
    let waiting = film.snap();
    film.clear();
    let library = world.resource::<BreachLibrary>().clone();
    world.resource_scope(|world, mut table: Mut<BreachView>| {
        let mut chronicle = world.resource_mut::<BreachLog>();
        for event in waiting {
            chronicle.tell(&event, &table, &library);
            table.apply(&event, &library);
        }
    });
}

/// Reads the picture again once all is shown, so that the screen matches the rules.
fn settle(world: &mut World) {
    let film = world.resource::<BreachPlayback>();
    if !film.unsettled || !film.is_over() {
        return;
    }
    let fresh = BreachView::read(&BreachSnapshot::of(world), world.resource::<BreachLibrary>());
    world.resource_mut::<BreachView>().settle(fresh);
    let own_turn = {
        let table = world.resource::<BreachView>();
        table.turn.is_none_or(|turn| table.is_own(turn.who))
    };
    let mut film = world.resource_mut::<BreachPlayback>();
    film.unsettled = false;
    if own_turn {
        film.skipping = false;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<BreachPlayback>().init_resource::<BreachView>();
    app.add_systems(
        Update,
        (run, settle)
            .chain()
            .in_set(BreachSystems::Playback)
            .run_if(resource_exists::<BreachSession>),
    );
}
