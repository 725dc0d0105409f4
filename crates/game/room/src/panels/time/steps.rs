//! All steps of the run in order, in the words of the console; a click goes there.

use super::TimePanel;
use crate::console::say;
use crate::panels::found::Found;
use crate::panels::look::colour;
use crate::panels::parts::{quiet, scrolled_to};
use bevy::prelude::*;
use bevy_egui::egui::{self, Button, RichText, ScrollArea, Ui};
use daemonfall_campaign::{Content, Timeline};
use daemonfall_core::Fingerprint;
use daemonfall_menus::runs::rewind;
use daemonfall_sector::Grid;
use daemonfall_ui::theme;

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
    let mut chosen = None;
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
    if listed.is_empty() {
        ui.label(quiet("No step contains these words."));
        return;
    }
    const HEIGHT: f32 = 18.0;
    let place = listed.partition_point(|it| *it < at);
    let mut list = ScrollArea::vertical().id_salt("time steps").auto_shrink(false);
    if steps.at != Some(at) {
        list = scrolled_to(ui, list, (place, HEIGHT), ui.available_height() / 2.0);
    }
    steps.at = (place < listed.len()).then_some(at);
    list.show_rows(ui, HEIGHT, listed.len(), |ui, range| {
        for &step in &listed[range] {
            let (words, of) = of_step(step);
            let text = RichText::new(format!("{step:>5}  {words}")).monospace().color(colour(of));
            let entry = Button::selectable(step == at, text)
                .truncate()
                .min_size(egui::vec2(ui.available_width(), HEIGHT));
            if ui.add(entry).clicked() {
                chosen = Some(step);
            }
        }
    });
    if let Some(step) = chosen {
        // Its position is known: the list need not scroll.
        state.steps.at = Some(step);
        state.go(Some(step));
    }
}
