//! Looks back at a finished run.
//! Its record is replayed, a little each frame, for its story and its luck. Then any step of it can
//! be shown.

use super::rewind;
use super::rewind::visit::PastAction;
use crate::prelude::*;
use bevy::platform::time::Instant;
use daemonfall_battle::Share;
use daemonfall_campaign::Review;
use daemonfall_run::begin::Left;
use daemonfall_sector_mode::battle_queue::Battles;
use rewind::Past;
use std::time::Duration;

/// Time it may take per frame.
const SLICE: Duration = Duration::from_millis(4);

#[derive(Resource)]
pub struct LookBack {
    pub review: Review,
    /// For each battle of the player, the chance that its preview showed, if that is known.
    pub told: Vec<Option<Share>>,
    /// Why the replay stopped early.
    pub trouble: Option<String>,
    pub open: bool,
}

impl LookBack {
    /// The chance that was shown before a battle, if all battles of the run are known.
    pub fn told(&self, battle: usize) -> Option<Share> {
        let all = self.review.luck().battles().len();
        let told = self.told.get(battle).filter(|_| self.told.len() == all)?;
        *told
    }

    pub fn is_reading(&self) -> bool {
        !self.review.is_done() && self.trouble.is_none()
    }
}

fn begin(
    campaign: Res<Campaign>,
    battles: Option<Res<Battles>>,
    known: Option<Res<LookBack>>,
    mut commands: Commands,
) {
    let replay = campaign.replay();
    let over = matches!(campaign.run().phase, Phase::Over(_));
    if !over || known.is_some_and(|known| known.review.replay() == replay) {
        return;
    }
    // A record without a replayable end has no story; the summary leaves it out.
    if let Ok(review) = Review::begin(campaign.content(), replay.clone()) {
        let fought = battles.iter().flat_map(|it| &it.fought);
        let told = fought.map(|film| film.chance).collect();
        commands.insert_resource(LookBack { review, told, trouble: None, open: false });
    }
}

fn read(mut looking: ResMut<LookBack>) {
    if !looking.is_reading() {
        return;
    }
    let begun = Instant::now();
    while begun.elapsed() < SLICE {
        match looking.review.step() {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                looking.trouble = Some(error.to_string());
                return;
            }
        }
    }
}

/// Shows the run as it was after a step, on the game's own screens.
pub fn watch(world: &mut World, step: usize) {
    let Some(looking) = world.get_resource::<LookBack>() else {
        return;
    };
    let known = looking.review.progress().0;
    let found = looking.review.at(step.min(known));
    let shown = match found {
        Ok(saved) => rewind::look(world, saved),
        Err(error) => Err(error.to_string()),
    };
    if let Err(reason) = shown {
        world.write_message(Notice::wrong(t!("past-cannot-show", reason = reason)));
    }
}

pub fn step_from(world: &World, by: isize) -> Option<usize> {
    let past = world.get_resource::<Past>()?;
    let looking = world.get_resource::<LookBack>()?;
    let step = past.step().checked_add_signed(by)?;
    let same = looking.review.replay().steps.len() == past.steps();
    (same && step <= looking.review.progress().0 && step < past.steps()).then_some(step)
}

/// Moves this number of steps on or back; after the last step comes the run's end.
pub fn go(world: &mut World, by: isize) {
    if rewind::is_travelling(world) {
        return;
    }
    match step_from(world, by) {
        Some(step) => watch(world, step),
        None if by > 0 => rewind::back(world),
        None => {}
    }
}

/// Held keys step through the run.
fn leaf(input: Res<ActionInput>, mut commands: Commands) {
    let by = input.pressed().next_back().map_or(0, |action| match action {
        PastAction::Before => -1,
        PastAction::After => 1,
    });
    if by != 0 {
        commands.queue(move |world: &mut World| go(world, by));
    }
}

fn step_back(mut back: ResMut<Back>, mut commands: Commands) {
    if back.take() {
        commands.queue(rewind::back);
    }
}

fn forget(_: On<Left>, mut commands: Commands) {
    commands.remove_resource::<LookBack>();
}

fn in_past(past: Option<Res<Past>>, looking: Option<Res<LookBack>>) -> bool {
    past.is_some() && looking.is_some()
}

pub fn plugin(app: &mut App) {
    app.add_observer(forget)
        .add_systems(OnEnter(Screen::RUN_END), begin.run_if(resource_exists::<Campaign>))
        .add_systems(
            Update,
            (
                read.run_if(resource_exists::<LookBack>),
                leaf.run_if(in_past),
                step_back.in_set(BackSystems::Mode).run_if(in_past),
            ),
        );
}
