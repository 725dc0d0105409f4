//! `follow FILE`: starts or continues the run of a replay and plays it with the input device,
//! command by command; every fingerprint is compared.

use super::{Deed, DriverAction, InputDriver, Work, breach, dialogue, dive, labelled, map, point};
use crate::prelude::*;
use crate::script::line::number;
use daemonfall_campaign::Phase;
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
    let turn = turn.map(|turn| number(turn, "turns")).transpose()?;
    Ok((file.trim().into(), turn))
}

pub struct Following {
    steps: Vec<(RunCommand, Fingerprint)>,
    done: usize,
    /// The turn on the map to stop at.
    until: Option<u32>,
    since: f32,
    work: Work,
}

impl Following {
    /// Begins the run, unless it is already under way; `until` is the turn on the map to stop at.
    pub fn begin(
        world: &mut World,
        file: &str,
        until: Option<u32>,
        now: f32,
    ) -> Result<Self, String> {
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
        Ok(Self { steps: replay.steps, done, until, since: now, work: Work::default() })
    }

    fn is_enough(&self, campaign: &Campaign) -> bool {
        let on_the_map = campaign.run().phase == Phase::Sector && campaign.is_own_turn();
        let turn = campaign.sector().turn;
        self.done >= self.steps.len() || on_the_map && self.until.is_some_and(|until| turn >= until)
    }

    /// Compares what was recorded since; an error names the step.
    fn compare(&mut self, campaign: &Campaign, now: f32) -> Result<(), String> {
        let recorded = &campaign.replay().steps;
        while self.done < recorded.len().min(self.steps.len()) {
            let ((wanted, print), (command, found)) =
                (&self.steps[self.done], &recorded[self.done]);
            let step = self.done + 1;
            if wanted != command {
                return Err(format!("step {step}: {command:?} was done instead of {wanted:?}"));
            }
            if print != found {
                return Err(format!(
                    "step {step}, after {command:?}: the fingerprint is {found}, the recorded one {print}"
                ));
            }
            (self.done, self.since) = (step, now);
        }
        Ok(())
    }

    /// Returns whether all steps have been carried out. The error names the step.
    pub fn go_on(&mut self, world: &mut World, now: f32) -> Result<bool, String> {
        let hand = *world.resource::<InputDriver>();
        let mut work = std::mem::take(&mut self.work);
        let mut reason = "it had no effect".to_owned();
        let done = work.go_on(world, hand, |world| {
            let rest = Ok(Some((DriverAction::Rest, false)));
            let Some(campaign) = world.get_resource::<Campaign>() else {
                reason = "the run has not begun".into();
                return rest;
            };
            self.compare(campaign, now)?;
            if self.is_enough(campaign) {
                return Ok(None);
            }
            let command = self.steps[self.done].0.clone();
            match next(world, hand, &command) {
                Ok(deed) => Ok(Some((deed, false))),
                // It may not be drawn yet.
                Err(why) => {
                    reason = why;
                    rest
                }
            }
        });
        self.work = work;
        if done? {
            return Ok(true);
        }
        if now - self.since < PATIENCE {
            return Ok(false);
        }
        let command = self.steps.get(self.done).map(|step| &step.0);
        let (step, last) = (self.done + 1, self.work.last);
        Err(format!(
            "step {step}, {command:?}, was not carried out in {PATIENCE} seconds: {reason}; last done: {last:?}"
        ))
    }
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
            InputDriver::Mouse | InputDriver::Touch => labelled(world, hand, "Back to the map"),
        };
    }
    if screen != Screen::GEAR && screen_of(phase) != screen {
        return dialogue::leave_breach(world, hand, screen);
    }
    let leaves = matches!(command, RunCommand::Retreat | RunCommand::GiveUp);
    if world.resource::<State<Paused>>().0 && !leaves && !mods {
        return labelled(world, hand, "Resume");
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
        return labelled(world, hand, "Continue");
    }
    match hand {
        InputDriver::Keys | InputDriver::Pad => hand.back(world),
        // It is not among the focusable widgets: keys belong to the film.
        InputDriver::Mouse | InputDriver::Touch => point(world, "Leave"),
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
