//! Recalls what happened before a run was resumed.
//! Its record is replayed for the logs of map, dive and breach, the battles that can be watched, and
//! the record of the current breach: a little each frame, but at once before a dive or a breach is
//! shown, so that its first picture has the explored map and the log.

use super::replayed_logs::{RetoldBreach, RetoldDive};
use crate::prelude::*;
use bevy::platform::time::Instant;
use daemonfall_breach::{BreachRecord, BreachSnapshot};
use daemonfall_breach_mode as breach;
use daemonfall_campaign::{RunReplay, install};
use daemonfall_dive_mode::session::BeginSystems;
use daemonfall_dive_mode::view::ViewSystems;
use daemonfall_dive_mode::view::dive_view::DiveView;
use daemonfall_dive_mode::view::log::DiveLog;
use daemonfall_dungeon::{DiveState, Sight};
use daemonfall_run::begin::{Entered, Left};
use daemonfall_run::stash::Stashes;
use daemonfall_run::{Recalled, is_under_way};
use daemonfall_sector_mode::battle_queue::Battles;
use daemonfall_sector_mode::log::MapLog;
use daemonfall_sector_mode::map_view::MapView;
use daemonfall_sector_mode::record::{concern_the_map, write_down};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

/// Time it may take per frame.
const SLICE: Duration = Duration::from_millis(4);

#[derive(Resource)]
pub struct Recall {
    world: World,
    run: Campaign,
    left: VecDeque<RunCommand>,
    /// The map as known at that point.
    table: MapView,
    chronicle: MapLog,
    battles: Battles,
    dive: RetoldDive,
    breach: RetoldBreach,
}

impl Recall {
    /// Starts at the beginning; none if the record cannot be started or is empty.
    pub fn new(content: &Arc<Content>, replay: &RunReplay) -> Option<Self> {
        if replay.steps.is_empty() {
            return None;
        }
        let mut world = World::new();
        install(&mut world, content);
        world.init_resource::<BreachRecord>();
        let (run, _) = Campaign::begin(content.clone(), replay.settings.clone()).ok()?;
        let steps = replay.steps.iter();
        Some(Self {
            table: MapView::of(&run),
            world,
            run,
            left: steps.map(|(command, _)| command.clone()).collect(),
            chronicle: MapLog::default(),
            battles: Battles::default(),
            dive: RetoldDive::default(),
            breach: RetoldBreach::default(),
        })
    }

    /// Plays one more command or choice; returns whether there was one.
    fn step(&mut self) -> bool {
        let events = match self.run.go_on(&mut self.world) {
            Some(events) => events,
            None => {
                let command = self.left.pop_front();
                let applied = command.and_then(|it| self.run.start(&mut self.world, it).ok());
                let Some(applied) = applied else {
                    return false;
                };
                applied.events
            }
        };
        self.dive.hear(&events, &mut self.world);
        self.breach.hear(&events, &self.world);
        if concern_the_map(&events) {
            let after = MapView::of(&self.run);
            let (log, battles) = (&mut self.chronicle, &mut self.battles);
            write_down(&self.run, &events, &self.table, &after, log, battles);
            self.table = after;
        }
        true
    }
}

#[derive(SystemParam)]
struct OfDive<'w> {
    journal: ResMut<'w, DiveLog>,
    scene: Option<Res<'w, DiveView>>,
    sight: Option<ResMut<'w, Sight>>,
    state: Option<ResMut<'w, DiveState>>,
}

impl OfDive<'_> {
    /// Takes over what was seen in a world in which the same dive was replayed.
    fn remember(&mut self, world: &World) {
        if let (Some(sight), Some(earlier)) = (&mut self.sight, world.get_resource::<Sight>()) {
            sight.recall(earlier);
        }
        // The view reads it when the dive changes.
        if let Some(state) = &mut self.state {
            state.set_changed();
        }
    }
}

/// All at once: no picture of a dive or breach is shown as if nothing had happened in it before.
fn recall_first(
    mut recall: ResMut<Recall>,
    campaign: Option<Res<Campaign>>,
    sight: Option<ResMut<Sight>>,
) {
    while recall.step() {}
    let in_dive = campaign.is_some_and(|run| matches!(run.run().phase, Phase::Dive(_)));
    if let (true, Some(mut sight)) = (in_dive, sight)
        && let Some(earlier) = recall.world.get_resource::<Sight>()
    {
        sight.recall(earlier);
    }
}

fn recall(
    mut recall: ResMut<Recall>,
    mut chronicle: ResMut<MapLog>,
    mut battles: ResMut<Battles>,
    mut breach: ResMut<breach::log::BreachLog>,
    mut record: ResMut<BreachRecord>,
    mut of_dive: OfDive,
    campaign: Res<Campaign>,
    mut recalled: MessageWriter<Recalled>,
    mut commands: Commands,
) {
    if !is_laid_out(&campaign, of_dive.scene.as_deref()) {
        return;
    }
    let begun = Instant::now();
    while begun.elapsed() < SLICE {
        if !recall.step() {
            let past = std::mem::take(&mut recall.battles.fought);
            chronicle.put_before(std::mem::take(&mut recall.chronicle.lines), past.len());
            battles.fought.splice(0..0, past);
            let in_dive = |run: &Campaign| matches!(run.run().phase, Phase::Dive(_));
            if in_dive(&recall.run) && in_dive(&campaign) {
                of_dive.journal.put_before(recall.dive.lines());
                of_dive.remember(&recall.world);
            }
            let in_breach = |run: &Campaign| matches!(run.run().phase, Phase::Breach(_));
            if in_breach(&recall.run) && in_breach(&campaign) {
                breach.put_before(recall.breach.lines());
                let led_to = BreachSnapshot::of(&recall.world);
                if let Some(earlier) = recall.world.remove_resource::<BreachRecord>() {
                    record.put_before(earlier, &led_to);
                }
            }
            recalled.write(Recalled);
            commands.remove_resource::<Recall>();
            return;
        }
    }
}

/// Whether the log of the current dive has begun, so that lines can be inserted before it.
fn is_laid_out(campaign: &Campaign, scene: Option<&DiveView>) -> bool {
    match &campaign.run().phase {
        Phase::Dive(dive) => scene.is_some_and(|scene| scene.seed == dive.seed),
        _ => true,
    }
}

fn begin(entered: On<Entered>, campaign: Res<Campaign>, mut commands: Commands) {
    if entered.resumed
        && let Some(recall) = Recall::new(campaign.content(), campaign.replay())
    {
        commands.insert_resource(recall);
    }
}

fn forget(_: On<Left>, mut commands: Commands) {
    commands.remove_resource::<Recall>();
}

pub fn plugin(app: &mut App) {
    app.stash::<Recall>()
        .add_observer(begin)
        .add_observer(forget)
        .add_systems(
            OnEnter(Screen::DIVE),
            recall_first.after(BeginSystems).run_if(resource_exists::<Recall>),
        )
        .add_systems(OnEnter(Screen::BREACH), recall_first.run_if(resource_exists::<Recall>))
        .add_systems(
            Update,
            // What draws the dive's log comes later in the frame.
            recall
                .after(ViewSystems::Read)
                .before(ViewSystems::Sync)
                .run_if(resource_exists::<Recall>.and_then(is_under_way)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;
    use bevy::ecs::system::RunSystemOnce;
    use daemonfall_campaign::Settings;
    use daemonfall_campaign::saves::SavedRun;
    use daemonfall_dungeon::{Command, Direction, look};
    use daemonfall_lab::bots::run::RunPolicy;
    use daemonfall_lab::runs::{Stop, save};

    fn at_a_dive(content: &Arc<Content>) -> Result<(World, Campaign), Box<dyn std::error::Error>> {
        let settings = Settings { sector: "small".into(), ..Settings::usual(2) };
        let saved = save(content, settings, RunPolicy::Cautious, Stop::Dive)?;
        let mut world = World::new();
        install(&mut world, content);
        let run = saved.resume(content.clone(), &mut world)?;
        Ok((world, run))
    }

    #[test]
    fn the_log_of_a_dive_is_told_again_from_its_beginning() -> Result<(), Box<dyn std::error::Error>>
    {
        let content = content()?;
        let (mut world, mut run) = at_a_dive(&content)?;
        for way in Direction::STRAIGHT {
            let bomb = RunCommand::Dive(Command::Bomb(way));
            if run.check(&mut world, &bomb).is_ok() {
                run.apply(&mut world, bomb)?;
                break;
            }
        }
        let beats = run.replay().steps.iter();
        let beats = beats.filter(|step| matches!(step.0, RunCommand::Dive(_)));
        assert_eq!(beats.count(), 1, "a bomb can be set somewhere");
        let mut recall = Recall::new(&content, run.replay()).ok_or("nothing is on record")?;
        while recall.step() {}
        let lines = recall.dive.lines();
        assert!(lines.iter().any(|line| line.when == 1), "{lines:?}");
        Ok(())
    }

    #[test]
    fn a_resumed_dive_is_remembered_before_its_first_picture()
    -> Result<(), Box<dyn std::error::Error>> {
        let content = content()?;
        let (mut world, mut run) = at_a_dive(&content)?;
        look(&mut world);
        for beat in 0..24 {
            let step = RunCommand::Dive(Command::Step(Direction::STRAIGHT[beat / 6 % 4]));
            if run.check(&mut world, &step).is_ok() {
                run.apply(&mut world, step)?;
                look(&mut world);
            }
        }
        let replay = run.replay().clone();
        let saved = SavedRun::with(run.snapshot(&mut world), replay);
        let mut again = World::new();
        install(&mut again, &content);
        let resumed = saved.resume(content.clone(), &mut again)?;
        look(&mut again);
        let seen = world.resource::<Sight>();
        assert_ne!(again.resource::<Sight>(), seen, "not everything is in sight");
        let recall = Recall::new(&content, resumed.replay()).ok_or("nothing is on record")?;
        again.insert_resource(recall);
        again.insert_resource(resumed);
        again.run_system_once(recall_first).map_err(|error| error.to_string())?;
        assert_eq!(again.resource::<Sight>(), seen);
        Ok(())
    }
}
