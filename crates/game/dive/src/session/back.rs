//! Takes back beats of a practised dive, and tells the view where the dive stands now.

use super::hold::Hold;
use super::watch::Watch;
use super::{Session, look};
use crate::prelude::*;
use daemonfall_campaign::{Game, Practice};
use daemonfall_run as run;

/// The dive was moved back: anything shown after its current beat is no longer valid.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenBack;

/// The dive now stands at this beat. It is heard at once.
#[derive(Event, Clone, Copy, Debug)]
pub struct WentBack {
    pub beat: u32,
}

#[derive(SystemParam)]
pub struct FreeDive<'w> {
    screen: Res<'w, State<Screen>>,
    practice: Option<Res<'w, Practice>>,
    watch: Option<Res<'w, Watch>>,
}

impl FreeDive<'_> {
    /// Whether the dive on screen is played alone: not in a run, as a puzzle, or from a replay.
    pub fn is_under_way(&self) -> bool {
        let alone = |practice: &Practice| practice.puzzle().is_none();
        *self.screen.get() == Screen::DIVE
            && self.practice.as_deref().is_some_and(alone)
            && self.watch.is_none()
    }
}

pub fn is_free_dive(dive: FreeDive) -> bool {
    dive.is_under_way()
}

/// Whether nothing can be taken back now: a beat is held, or the dive is about to be left.
fn is_too_late(world: &World) -> bool {
    let hold = world.get_resource::<Hold>();
    let next = world.get_resource::<NextState<Screen>>();
    hold.is_some_and(|hold| hold.command().is_some())
        || next.is_some_and(|next| !matches!(next, NextState::Unchanged))
}

/// Takes back the last beat of a practice.
pub fn take_back(world: &mut World) {
    if !is_too_late(world) {
        run::act::take_back(world);
    }
}

/// The dive was moved back: the view reads it again, and later log lines are removed.
pub fn show(world: &mut World) {
    let practice = world.get_resource::<Practice>();
    let beats = practice.filter(|it| it.replay().is_some()).map(Game::commands);
    let (Some(beats), true) = (beats, world.contains_resource::<Session>()) else {
        return;
    };
    world.resource_mut::<Session>().take_back(beats);
    look(world);
    let beat = world.resource::<DiveState>().beat;
    run::tell(world, WentBack { beat });
    world.write_message(TakenBack);
    world.resource_mut::<DiveState>().set_changed();
}

pub fn plugin(app: &mut App) {
    app.add_message::<TakenBack>()
        .add_observer(|_: On<run::TakenBack>, mut commands: Commands| commands.queue(show));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::act::complete;
    use crate::session::hold;
    use crate::session::sample::{COMMANDS, dive, replay};
    use crate::session::tally::Tally;
    use daemonfall_core::Fingerprint;
    use daemonfall_dungeon::replay::Replay;
    use daemonfall_dungeon::{Command, Direction, Library, Sight, fingerprint};
    use daemonfall_lab::bots::Policy;
    use daemonfall_platform::notice::Notice;

    /// Plays commands in turn, skipping refused ones; returns how many were played.
    fn play_on(world: &mut World, commands: usize) -> usize {
        let all = COMMANDS.into_iter().cycle().take(commands);
        all.filter(|command| complete(world, *command).is_ok()).count()
    }

    fn stand(world: &World) -> (Fingerprint, Replay, Sight, Tally) {
        let session = world.resource::<Session>();
        let sight = world.resource::<Sight>().clone();
        let print = fingerprint(world);
        (print, replay(world), sight, session.tally)
    }

    #[test]
    fn beats_are_taken_back_one_by_one_to_the_beginning_and_leave_no_trace() -> Result<(), String> {
        let mut world = dive(7)?;
        let mut stands = vec![stand(&world)];
        for _ in 0..5 {
            for command in COMMANDS {
                if complete(&mut world, command).is_ok() {
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
            complete(world, command).ok()?;
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
        let astray = astray.map(|command| complete(&mut wavering, command).is_ok());
        for _ in astray.into_iter().filter(|played| *played) {
            take_back(&mut wavering);
        }
        play_on(&mut straight, 9);
        play_on(&mut wavering, 9);
        assert_eq!(stand(&wavering), stand(&straight));
        assert_eq!(replay(&wavering).verify(&mut wavering), Ok(()));
        Ok(())
    }

    #[test]
    fn a_beat_that_is_held_is_not_taken_back() -> Result<(), String> {
        let mut world = dive(7)?;
        play_on(&mut world, 6);
        world.resource_mut::<Hold>().every = true;
        assert_eq!(hold::begin(&mut world, Command::Wait), Ok(true));
        let beats = replay(&world).beats.len();
        take_back(&mut world);
        assert_eq!(replay(&world).beats.len(), beats);
        Ok(())
    }

    #[test]
    fn where_the_data_have_changed_nothing_is_taken_back_and_the_player_is_told()
    -> Result<(), String> {
        let mut world = dive(7)?;
        play_on(&mut world, 6);
        world.resource_mut::<Library>().fingerprint = Fingerprint(1);
        let before = stand(&world);
        take_back(&mut world);
        assert_eq!(stand(&world), before);
        assert_eq!(world.resource::<Messages<Notice>>().len(), 1);
        assert!(world.resource::<Messages<TakenBack>>().is_empty());
        Ok(())
    }
}
