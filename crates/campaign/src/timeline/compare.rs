//! Where two recorded runs part: the first step that differs, and the fields.

use crate::campaign::{Campaign, install};
use crate::command::RunCommand;
use crate::content::Content;
use crate::replay::RunReplay;
use crate::snapshot::RunSnapshot;
use bevy_ecs::world::World;
use daemonfall_core::{Difference, Fingerprint, diff};
use std::sync::Arc;

/// Two recorded runs beside each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// How many steps each has.
    pub steps: (usize, usize),
    /// How many steps from the first are the same, fingerprints too.
    pub same: usize,
    /// Where they part; none if they are the same run.
    pub parting: Option<Parting>,
}

/// How two runs part.
#[derive(Clone, Debug, PartialEq)]
pub enum Parting {
    /// They were recorded with other data.
    Data(Fingerprint, Fingerprint),
    /// They were begun otherwise.
    Settings(Vec<Difference>),
    /// They are the same as far as both go, and one goes on.
    Length,
    /// Something else was done.
    Command {
        /// In which step, from 1.
        step: usize,
        /// What was done in the one and in the other.
        commands: Box<(RunCommand, RunCommand)>,
        /// What differs after that step, as these rules play both; or why that cannot be told.
        differences: Result<Vec<Difference>, String>,
    },
    /// The same was done, and something else came of it: they were played by other rules.
    Print {
        /// In which step, from 1.
        step: usize,
        /// What was done.
        command: Box<RunCommand>,
        /// The fingerprints recorded.
        prints: (Fingerprint, Fingerprint),
        /// The fingerprint as these rules play it; or why that cannot be told. A record keeps fingerprints alone: with the
        /// rules that recorded it, the fields can be told.
        now: Result<Fingerprint, String>,
    },
}

/// Compares two recorded runs; both are played as far as they are the same.
pub fn compare(content: &Arc<Content>, left: &RunReplay, right: &RunReplay) -> Comparison {
    let same = left.common(right);
    let parting = if left.data != right.data {
        Some(Parting::Data(left.data, right.data))
    } else if left.settings != right.settings {
        Some(Parting::Settings(diff(&left.settings, &right.settings)))
    } else {
        match (left.steps.get(same), right.steps.get(same)) {
            (None, None) => None,
            (Some((one, print)), Some((other, other_print))) if one == other => {
                let now = after(content, left, same + 1).map(|(_, print)| print);
                Some(Parting::Print {
                    step: same + 1,
                    command: Box::new(one.clone()),
                    prints: (*print, *other_print),
                    now,
                })
            }
            (Some((one, _)), Some((other, _))) => Some(Parting::Command {
                step: same + 1,
                commands: Box::new((one.clone(), other.clone())),
                differences: differences(content, left, right, same + 1),
            }),
            _ => Some(Parting::Length),
        }
    };
    Comparison {
        steps: (left.steps.len(), right.steps.len()),
        same: match &parting {
            Some(Parting::Data(..) | Parting::Settings(_)) => 0,
            _ => same,
        },
        parting,
    }
}

fn differences(
    content: &Arc<Content>,
    left: &RunReplay,
    right: &RunReplay,
    step: usize,
) -> Result<Vec<Difference>, String> {
    let (one, _) = after(content, left, step)?;
    let (other, _) = after(content, right, step)?;
    Ok(diff(&one, &other))
}

/// The state after so many steps, whatever fingerprints were recorded.
fn after(
    content: &Arc<Content>,
    replay: &RunReplay,
    steps: usize,
) -> Result<(RunSnapshot, Fingerprint), String> {
    if replay.data != content.fingerprint {
        return Err(format!(
            "they were recorded with other data ({}, these data have {})",
            replay.data, content.fingerprint
        ));
    }
    let mut world = World::new();
    install(&mut world, content);
    let begun = Campaign::begin(content.clone(), replay.settings.clone());
    let (mut campaign, _) = begun.map_err(|error| error.to_string())?;
    for (place, (command, _)) in replay.steps.iter().take(steps).enumerate() {
        let done = campaign.apply(&mut world, command.clone());
        done.map_err(|refusal| {
            let step = place + 1;
            format!("by these rules step {step}, {command:?}, is refused: {refusal}")
        })?;
    }
    let print = campaign.fingerprint(&world);
    Ok((campaign.snapshot(&mut world), print))
}
