//! All steps of the run in order, in the words of the console; a click goes there.

use super::TimePanel;
use crate::console::say;
use crate::panels::look::colour;
use crate::panels::parts::quiet;
use bevy::prelude::*;
use bevy_egui::egui::{self, Button, RichText, ScrollArea, Ui};
use daemonfall_campaign::{Content, Timeline};
use daemonfall_core::Fingerprint;
use daemonfall_menus::runs::rewind;
use daemonfall_sector::Grid;
use daemonfall_ui::theme;

#[derive(Default)]
pub struct Steps {
    words: String,
    of: Option<(usize, Option<Fingerprint>)>,
    found: Option<Vec<usize>>,
    /// The step last drawn as selected, if it was in the list: a record being read grows.
    at: Option<usize>,
}

impl Steps {
    fn search(&mut self, words: &str, timeline: &Timeline, content: &Content, grid: &Grid) {
        let steps = timeline.steps();
        let of = Some((steps, timeline.print(steps)));
        if words.is_empty() {
            self.found = None;
            self.words.clear();
            return;
        }
        if self.words == words && self.of == of {
            return;
        }
        self.words = words.to_owned();
        self.of = of;
        let words = words.to_lowercase();
        let all = timeline.replay().steps.iter().enumerate();
        let holds = |command| say::command(content, grid, command).to_lowercase().contains(&words);
        let found = all.filter(|(_, (command, _))| holds(command));
        self.found = Some(found.map(|(place, _)| place + 1).collect());
    }
}

pub fn draw(ui: &mut Ui, world: &World, state: &mut TimePanel) {
    let at = state.step();
    let mut chosen = None;
    let TimePanel { keeper, content, steps, step_words: words, .. } = state;
    let (Some(timeline), Some(content), Some(run)) =
        (keeper.timeline(), content.as_ref(), rewind::now(world))
    else {
        return;
    };
    let grid = &run.sector().grid;
    steps.search(words, timeline, content, grid);
    let all = timeline.steps() + 1;
    let count = steps.found.as_ref().map_or(all, Vec::len);
    if count == 0 {
        ui.label(quiet("No step contains these words."));
        return;
    }
    const HEIGHT: f32 = 18.0;
    let place_of = |step: usize| match &steps.found {
        Some(found) => found.partition_point(|it| *it < step),
        None => step,
    };
    let mut list = ScrollArea::vertical().id_salt("time steps").auto_shrink(false);
    if steps.at != Some(at) {
        let above = ui.available_height() / 2.0;
        let whole = HEIGHT + ui.spacing().item_spacing.y;
        let offset = place_of(at) as f32 * whole - above;
        list = list.vertical_scroll_offset(offset.max(0.0));
    }
    steps.at = (place_of(at) < count).then_some(at);
    list.show_rows(ui, HEIGHT, count, |ui, range| {
        for place in range {
            let step = match &steps.found {
                Some(found) => found.get(place).copied().unwrap_or(0),
                None => place,
            };
            let command = step.checked_sub(1).and_then(|place| timeline.replay().steps.get(place));
            let (words, of) = match command {
                Some((command, _)) if command.is_edit() => {
                    (say::command(content, grid, command), theme::DANGER)
                }
                Some((command, _)) => (say::command(content, grid, command), theme::LIGHT),
                None => ("the run begins".into(), theme::DIM),
            };
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
