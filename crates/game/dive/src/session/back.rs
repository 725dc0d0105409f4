//! Takes back beats in a practice dive: replays its record without the last beat in a separate
//! world, then replaces the dive on screen with the result.

use super::Session;
use super::hold::Hold;
use super::tally::{Tally, gold};
use super::watch::Watch;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_core::{EventLog, Snapshot};
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{
    DiveEvent, DiveSnapshot, DiveState, Library, Sight, act, begin, fingerprint, install, look,
};
use daemonfall_platform::notice::Notice;
use daemonfall_platform::screen::Screen;
use daemonfall_run::puzzle::Puzzle;
use daemonfall_text::t;

/// The dive was moved back: anything shown after its current beat is no longer valid.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenBack;

/// The dive now stands at this beat. It is heard at once.
#[derive(Event, Clone, Copy, Debug)]
pub struct WentBack {
    pub beat: u32,
}

/// The next standalone dive continues the last one, without its last beat. Insert this into the
/// world, then go to [`Screen::DIVE`].
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct GoesOn;

#[derive(SystemParam)]
pub struct Practice<'w> {
    screen: Res<'w, State<Screen>>,
    session: Option<Res<'w, Session>>,
    campaign: Option<Res<'w, Campaign>>,
    puzzle: Option<Res<'w, Puzzle>>,
    watch: Option<Res<'w, Watch>>,
}

impl Practice<'_> {
    /// Whether the dive on screen is played alone: not in a run, as a puzzle, or from a replay.
    pub fn is_under_way(&self) -> bool {
        let alone = self.campaign.is_none() && self.puzzle.is_none() && self.watch.is_none();
        *self.screen.get() == Screen::DIVE && self.session.is_some() && alone
    }
}

pub fn is_practice(practice: Practice) -> bool {
    practice.is_under_way()
}

/// A dive at some beat, with what its player had seen and done by then.
struct Moment {
    dive: DiveSnapshot,
    sight: Sight,
    tally: Tally,
}

/// `None` if the result differs from the recorded end because the data has changed.
fn play(library: &Library, replay: &Replay) -> Option<Moment> {
    replay.check(library).ok()?;
    let mut world = World::new();
    install(&mut world, library.clone());
    begin(&mut world, replay.seed);
    world.resource_mut::<EventLog<DiveEvent>>().clear();
    look(&mut world);
    let mut tally = Tally::default();
    for (command, _) in &replay.beats {
        act(&mut world, *command).ok()?;
        let mut log = world.resource_mut::<EventLog<DiveEvent>>();
        let events: Vec<DiveEvent> = log.drain().collect();
        tally.count(&events, library, gold(&mut world));
        // The remembered map is built up beat by beat.
        look(&mut world);
    }
    let recorded = replay.beats.last().map(|beat| beat.1);
    if recorded.is_some_and(|recorded| recorded != fingerprint(&world)) {
        return None;
    }
    Some(Moment {
        dive: DiveSnapshot::take(&mut world),
        sight: world.resource::<Sight>().clone(),
        tally,
    })
}

/// Whether nothing can be taken back now: a beat is held, or the dive is about to be left.
fn is_too_late(world: &World) -> bool {
    let hold = world.get_resource::<Hold>();
    let next = world.get_resource::<NextState<Screen>>();
    hold.is_some_and(|hold| hold.command().is_some())
        || next.is_some_and(|next| !matches!(next, NextState::Unchanged))
}

pub fn take_back(world: &mut World) {
    let Some(mut session) = world.get_resource::<Session>().cloned() else {
        return;
    };
    if is_too_late(world) || session.replay.beats.pop().is_none() {
        return;
    }
    session.replay.length = session.replay.beats.len() as u32;
    let Some(moment) = play(world.resource::<Library>(), &session.replay) else {
        world.write_message(Notice::wrong(t!("dive-back-not")));
        return;
    };
    session.tally = moment.tally;
    // Cannot fail: the snapshot is from a world with the same data.
    let restored = moment.dive.restore(world);
    debug_assert!(restored.is_ok(), "{restored:?}");
    world.insert_resource(moment.sight);
    world.resource_mut::<EventLog<DiveEvent>>().clear();
    world.insert_resource(session);
    tell(world);
}

/// Reports that the dive was moved back; the view reads it again, and later log lines are removed.
pub fn tell(world: &mut World) {
    look(world);
    let beat = world.resource::<DiveState>().beat;
    daemonfall_run::tell(world, WentBack { beat });
    world.write_message(TakenBack);
    world.resource_mut::<DiveState>().set_changed();
}

/// Resumes the last dive if that was requested. Returns whether it was.
pub(super) fn goes_on(world: &mut World) -> bool {
    let wished = world.remove_resource::<GoesOn>().is_some();
    if wished {
        take_back(world);
    }
    wished
}

pub fn plugin(app: &mut App) {
    app.add_message::<TakenBack>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::act::complete;
    use crate::session::hold;
    use crate::session::sample::{COMMANDS, dive};
    use daemonfall_core::Fingerprint;
    use daemonfall_dungeon::{Command, Direction};
    use daemonfall_lab::bots::Policy;

    /// Plays commands in turn, skipping refused ones; returns how many were played.
    fn play_on(world: &mut World, commands: usize) -> usize {
        let all = COMMANDS.into_iter().cycle().take(commands);
        all.filter(|command| complete(world, *command, false).is_ok()).count()
    }

    fn stand(world: &World) -> (Fingerprint, Replay, Sight, Tally) {
        let session = world.resource::<Session>();
        let sight = world.resource::<Sight>().clone();
        let print = fingerprint(world);
        (print, session.replay.clone(), sight, session.tally)
    }

    #[test]
    fn beats_are_taken_back_one_by_one_to_the_beginning_and_leave_no_trace() -> Result<(), String> {
        let mut world = dive(7)?;
        let mut stands = vec![stand(&world)];
        for _ in 0..5 {
            for command in COMMANDS {
                if complete(&mut world, command, false).is_ok() {
                    stands.push(stand(&world));
                }
            }
        }
        assert!(stands.len() > 10, "{}", stands.len());
        stands.pop();
        while let Some(before) = stands.pop() {
            take_back(&mut world);
            assert_eq!(stand(&world), before, "{} are left", stands.len());
        }
        let told = world.resource::<Messages<TakenBack>>().len();
        take_back(&mut world);
        let again = world.resource::<Messages<TakenBack>>().len();
        assert_eq!(again, told, "there is nothing before the beginning");
        Ok(())
    }

    /// At every beat of a bot's dive; `None` if it is not there within some hundred beats.
    fn to_the_second_floor(world: &mut World) -> Option<Vec<(Fingerprint, Replay, Sight, Tally)>> {
        let mut bot = Policy::Greedy.bot(1);
        let mut stands = vec![stand(world)];
        while world.resource::<DiveState>().floor == 0 && stands.len() < 300 {
            let command = bot.choose(world)?;
            complete(world, command, false).ok()?;
            stands.push(stand(world));
        }
        (world.resource::<DiveState>().floor == 1).then_some(stands)
    }

    #[test]
    fn a_beat_is_taken_back_over_the_stairs() -> Result<(), String> {
        for seed in 1..60 {
            let mut world = dive(seed)?;
            let Some(mut stands) = to_the_second_floor(&mut world) else {
                continue;
            };
            stands.pop();
            for _ in 0..3 {
                take_back(&mut world);
                assert_eq!(Some(stand(&world)), stands.pop(), "seed {seed}");
            }
            assert_eq!(world.resource::<DiveState>().floor, 0);
            return Ok(());
        }
        Err("no bot found the stairs".into())
    }

    #[test]
    fn what_is_played_after_beats_were_taken_back_is_all_that_is_recorded() -> Result<(), String> {
        let (mut straight, mut wavering) = (dive(7)?, dive(7)?);
        play_on(&mut straight, 12);
        play_on(&mut wavering, 12);
        let astray = [Command::Wait, Command::Step(Direction::South), Command::Wait];
        let astray = astray.map(|command| complete(&mut wavering, command, false).is_ok());
        for _ in astray.into_iter().filter(|played| *played) {
            take_back(&mut wavering);
        }
        play_on(&mut straight, 9);
        play_on(&mut wavering, 9);
        assert_eq!(stand(&wavering), stand(&straight));
        let replay = wavering.resource::<Session>().replay.clone();
        assert_eq!(replay.verify(&mut wavering), Ok(()));
        Ok(())
    }

    #[test]
    fn a_beat_that_is_held_is_not_taken_back() -> Result<(), String> {
        let mut world = dive(7)?;
        play_on(&mut world, 6);
        world.resource_mut::<Hold>().every = true;
        assert_eq!(hold::begin(&mut world, Command::Wait), Ok(true));
        let beats = world.resource::<Session>().replay.beats.len();
        take_back(&mut world);
        assert_eq!(world.resource::<Session>().replay.beats.len(), beats);
        Ok(())
    }

    #[test]
    fn where_the_data_have_changed_nothing_is_taken_back_and_the_player_is_told()
    -> Result<(), String> {
        let mut world = dive(7)?;
        play_on(&mut world, 6);
        world.resource_mut::<Session>().replay.library = Fingerprint(1);
        let before = stand(&world);
        take_back(&mut world);
        assert_eq!(stand(&world), before);
        assert_eq!(world.resource::<Messages<Notice>>().len(), 1);
        assert!(world.resource::<Messages<TakenBack>>().is_empty());
        Ok(())
    }
}
