//! `follow FILE`: starts or continues the run of a replay and plays it with the input device,
//! command by command; every fingerprint is compared.

use super::{Deed, DriverAction, InputDriver, breach, dialogue, dive, map, perform};
use crate::prelude::*;
use crate::script::words;
use daemonfall_campaign::{Phase, RunReplay};
use daemonfall_platform::saves::texts;
use daemonfall_run::begin::Begin;
use daemonfall_run::phase::screen_of;

const PATIENCE: f32 = 240.0;

/// Reads `FILE` or `FILE to turn N`.
pub fn read(words: &str) -> Result<(String, Option<u32>), String> {
    let (file, turn) = match words.rsplit_once(" to turn ") {
        Some((file, turn)) => (file, Some(turn)),
        None => (words, None),
    };
    if file.trim().is_empty() {
        return Err("name a file".into());
    }
    let turn = turn.map(|turn| {
        let number = turn.trim().parse();
        number.map_err(|_| format!("{turn:?} is not a turn number"))
    });
    Ok((file.trim().into(), turn.transpose()?))
}

#[derive(Resource)]
pub struct Following {
    steps: Vec<(RunCommand, Fingerprint)>,
    done: usize,
    /// The turn on the map to stop at.
    until: Option<u32>,
    since: f32,
    doing: Option<(DriverAction, usize)>,
    /// The last action, for error messages.
    last: Option<DriverAction>,
}

impl Following {
    /// Begins the run, unless it is already under way; `until` is the turn on the map to stop at.
    pub fn begin(
        world: &mut World,
        file: &str,
        until: Option<u32>,
        now: f32,
    ) -> Result<(), String> {
        let text = texts::read(file)?;
        let replay = RunReplay::read(file, &text).map_err(|error| error.to_string())?;
        let under_way = |campaign: &Campaign| {
            let (steps, settings) = (&campaign.replay().steps, &campaign.run().settings);
            *settings == replay.settings && replay.steps.starts_with(steps)
        };
        let done = match world.get_resource::<Campaign>().filter(|it| under_way(it)) {
            Some(campaign) => campaign.replay().steps.len(),
            None => {
                world.write_message(Begin::Fresh(replay.settings));
                0
            }
        };
        world.insert_resource(Self {
            steps: replay.steps,
            done,
            until,
            since: now,
            doing: None,
            last: None,
        });
        Ok(())
    }

    fn is_enough(&self, campaign: &Campaign) -> bool {
        let on_the_map = campaign.run().phase == Phase::Sector && campaign.is_own_turn();
        let turn = campaign.sector().turn;
        self.done >= self.steps.len() || on_the_map && self.until.is_some_and(|until| turn >= until)
    }
}

/// Returns whether all steps have been carried out. The error names the step.
pub fn follow(world: &mut World, now: f32) -> Result<bool, String> {
    let Some(mut following) = world.remove_resource::<Following>() else {
        return Ok(true);
    };
    let done = advance(world, &mut following, now);
    world.insert_resource(following);
    done
}

fn advance(world: &mut World, following: &mut Following, now: f32) -> Result<bool, String> {
    let hand = *world.resource::<InputDriver>();
    if let Some((deed, step)) = following.doing.take() {
        if !perform(world, hand, deed, step) {
            following.doing = Some((deed, step + 1));
        }
        return Ok(false);
    }
    let Some(campaign) = world.get_resource::<Campaign>() else {
        return late(following, now, "the run has not begun");
    };
    let all = following.steps.len();
    let recorded = &campaign.replay().steps;
    while following.done < recorded.len().min(all) {
        let (wanted, found) = (&following.steps[following.done], &recorded[following.done]);
        let step = following.done + 1;
        if wanted.0 != found.0 {
            let (wanted, found) = (&wanted.0, &found.0);
            return Err(format!("step {step}: {found:?} was done instead of {wanted:?}"));
        }
        if wanted.1 != found.1 {
            let ((command, recorded), found) = (wanted, found.1);
            return Err(format!(
                "step {step}, after {command:?}: the fingerprint is {found}, the recorded one {recorded}"
            ));
        }
        following.done = step;
        following.since = now;
    }
    if following.is_enough(campaign) {
        return Ok(true);
    }
    let Some((command, _)) = following.steps.get(following.done).cloned() else {
        return Ok(true);
    };
    let deed = match next(world, hand, &command) {
        Ok(deed) => deed,
        // It may not be drawn yet.
        Err(reason) => return late(following, now, &reason),
    };
    if deed == DriverAction::Rest {
        return late(following, now, "it is waiting");
    }
    following.last = Some(deed);
    following.doing = Some((deed, 0));
    late(following, now, "it had no effect")
}

fn late(following: &Following, now: f32, reason: &str) -> Result<bool, String> {
    if now - following.since < PATIENCE {
        return Ok(false);
    }
    let command = following.steps.get(following.done).map(|step| &step.0);
    Err(format!(
        "step {}, {command:?}, was not carried out in {PATIENCE} seconds: {reason}; last done: {:?}",
        following.done + 1,
        following.last
    ))
}

fn next(world: &mut World, hand: InputDriver, command: &RunCommand) -> Deed {
    let screen = *world.resource::<State<Screen>>().get();
    let phase = &world.resource::<Campaign>().run().phase;
    if screen == Screen::BATTLE {
        return leave_film(world, hand);
    }
    let mods = matches!(command, RunCommand::Fit { .. } | RunCommand::Unfit { .. });
    if screen == Screen::GEAR && !mods {
        return match hand {
            InputDriver::Keys | InputDriver::Pad => hand.back(world),
            InputDriver::Mouse | InputDriver::Touch => {
                super::labelled(world, hand, "Back to the map")
            }
        };
    }
    if screen != Screen::GEAR && screen_of(phase) != screen {
        return dialogue::leave_breach(world, hand, screen);
    }
    let leaves = matches!(command, RunCommand::Retreat | RunCommand::GiveUp);
    if world.resource::<State<Paused>>().0 && !leaves && !mods {
        return super::labelled(world, hand, "Resume");
    }
    match command {
        RunCommand::Sector(command) => map::next(world, hand, command),
        RunCommand::Fit { unit, item } => dialogue::next_gear(world, hand, *unit, *item, true),
        RunCommand::Unfit { unit, item } => dialogue::next_gear(world, hand, *unit, *item, false),
        RunCommand::Choose(place) => dialogue::choose(world, hand, *place),
        RunCommand::Dive(command) => dive::next(world, hand, *command),
        RunCommand::LineUp(stations) => dialogue::next(world, hand, stations),
        RunCommand::Breach(command) => breach::next(world, hand, *command),
        RunCommand::Take(place) => dialogue::take(world, hand, *place),
        RunCommand::TakeNone => dialogue::take_none(world, hand),
        RunCommand::Retreat => dialogue::retreat(world, hand, screen),
        RunCommand::GiveUp => dialogue::give_up(world, hand),
        RunCommand::Exchange(..) => Err("no run has places to exchange".into()),
    }
}

fn leave_film(world: &mut World, hand: InputDriver) -> Deed {
    if super::places::has_scope(world) {
        return super::labelled(world, hand, "Continue");
    }
    match hand {
        InputDriver::Keys | InputDriver::Pad => hand.back(world),
        // It is not among the focusable widgets: keys belong to the film.
        InputDriver::Mouse | InputDriver::Touch => {
            words::place(world, "Leave").map(DriverAction::Point)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replay_is_followed_to_its_end_or_to_a_turn() {
        assert_eq!(read("a run.json"), Ok(("a run.json".into(), None)));
        assert_eq!(read("a.json to turn 3"), Ok(("a.json".into(), Some(3))));
        for wrong in ["", " to turn 3", "a.json to turn x"] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
