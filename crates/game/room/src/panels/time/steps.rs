//! All steps of the run in order, in the words of the console; a click goes there.

use super::TimePanel;
use crate::console::say;
use crate::panels::found::Found;
use crate::panels::prelude::*;
use crate::panels::table::{Table, cell, dim, numbers, words};
use daemonfall_campaign::{Content, Timeline};
use daemonfall_core::Fingerprint;
use daemonfall_menus::runs::rewind;
use daemonfall_sector::Grid;

#[derive(Default)]
pub struct Steps {
    /// Made of the number of steps, and the last fingerprint.
    pub found: Found<(usize, Option<Fingerprint>)>,
    /// The step last drawn as selected, if it was in the list: a record being read grows.
    at: Option<usize>,
}

/// What was done in a step, in the words of the console.
fn told(timeline: &Timeline, content: &Content, grid: &Grid, step: usize) -> (String, Color) {
    let command = step.checked_sub(1).and_then(|place| timeline.replay().steps.get(place));
    match command {
        Some((command, _)) => {
            let of = if command.is_edit() { theme::DANGER } else { theme::LIGHT };
            (say::command(content, grid, command), of)
        }
        None => ("the run begins".into(), theme::DIM),
    }
}

pub fn draw(ui: &mut Ui, world: &World, state: &mut TimePanel) {
    let at = state.step();
    let TimePanel { keeper, content, steps, .. } = state;
    let (Some(timeline), Some(content), Some(run)) =
        (keeper.timeline(), content.as_ref(), rewind::now(world))
    else {
        return;
    };
    let grid = &run.sector().grid;
    let last = timeline.steps();
    let of_step = |step: usize| told(timeline, content, grid, step);
    steps.found.search((last, timeline.print(last)), 0..last + 1, |step, wanted| {
        step > 0 && of_step(step).0.to_lowercase().contains(wanted)
    });
    let listed = &steps.found.listed;
    let place = listed.partition_point(|it| *it < at);
    let reveal = (steps.at != Some(at)).then_some(place);
    steps.at = (place < listed.len()).then_some(at);
    let columns = [
        numbers("step", 48.0, "Click one to go there.", |step: &usize| dim(step.to_string())),
        words("what was done", 200.0, "In the words of the console.", |step| {
            let (words, of) = of_step(*step);
            cell(words, of)
        }),
    ];
    let clicked = Table::new("time steps", columns)
        .none("No step contains these words.")
        .reveal(reveal)
        .lit(|step| *step == at)
        .draw(ui, listed.len(), |row| listed[row]);
    if let Some(step) = clicked.map(|row| listed[row]) {
        // Its position is known: the list need not scroll.
        state.steps.at = Some(step);
        state.go(Some(step));
    }
}
