//! The chains: every handler with its rank, the components it looks at, how often it ran, and how
//! often it stopped the event.

use crate::panels::dive_trace::{Stamp, stamp, words};
use crate::panels::parts::{Made, at_right};
use crate::panels::prelude::*;
use bevy_egui::egui::Label;
use daemonfall_dungeon::beat::{self as rules, HandlerFacts};
use daemonfall_dungeon::chain::Chain;
use daemonfall_dungeon::trace::Trace;

const ROW: f32 = 34.0;
const BAR: f32 = 11.0;
const NUMBERS: f32 = 160.0;

enum Line {
    /// A chain, with its number of handlers.
    Head(Chain, usize),
    Handler(HandlerFacts),
}

#[derive(Default)]
pub struct Chains {
    words: String,
    stopped: bool,
    lines: Made<(Stamp, String, bool), Vec<Line>>,
}

fn is_meant(facts: &HandlerFacts, typed: &str) -> bool {
    let mut told = [
        facts.name.replace('_', " "),
        facts.name.to_owned(),
        words::chain(facts.chain),
        words::looks(facts.access).to_lowercase(),
    ]
    .into_iter();
    told.any(|told| told.contains(typed))
}

fn lines(world: &World, typed: &str, stopped: bool) -> Vec<Line> {
    let mut facts = rules::Chains::facts_of(world);
    let typed = typed.trim().to_lowercase();
    facts.retain(|facts| is_meant(facts, &typed) && (!stopped || facts.stopped > 0));
    let mut lines = Vec::new();
    for of_chain in facts.chunk_by(|a, b| a.chain == b.chain) {
        lines.extend(of_chain.first().map(|it| Line::Head(it.chain, of_chain.len())));
        lines.extend(of_chain.iter().cloned().map(Line::Handler));
    }
    lines
}

pub fn draw(ui: &mut Ui, world: &mut World, page: &mut Chains) {
    if !world.contains_resource::<rules::Chains>() {
        nothing(ui, "The rules of dives are loaded with the first run or dive.");
        return;
    }
    search(ui, &mut page.words, "Search handlers, chains and components");
    ui.horizontal(|ui| {
        ui.checkbox(&mut page.stopped, "Only those that stopped something");
        let hindrance = (!world.contains_resource::<Trace>()).then_some("Nothing is counted now.");
        if button(ui, "Clear tallies", "Resets all counts", hindrance)
            && let Some(mut watch) = world.get_resource_mut::<Trace>()
        {
            watch.clear_tallies();
            page.lines.forget();
        }
    });
    let key = (stamp(world), page.words.clone(), page.stopped);
    let lines = page.lines.of(key, || lines(world, &page.words, page.stopped));
    if lines.is_empty() {
        ui.label(quiet("No handler matches."));
        return;
    }
    ui.horizontal(|ui| {
        caption(ui, "Handler, and what it looks at");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.add_space(BAR + 4.0);
            at_right(ui, |ui| drop(caption(ui, "stopped")));
            at_right(ui, |ui| drop(caption(ui, "ran")));
        });
    });
    let room = ui.available_width() - BAR;
    ScrollArea::vertical().id_salt("chains list").auto_shrink(false).show_rows(
        ui,
        ROW,
        lines.len(),
        |ui, shown| {
            for line in &lines[shown] {
                ui.horizontal(|ui| {
                    ui.set_height(ROW);
                    ui.set_max_width(room);
                    match line {
                        Line::Head(chain, count) => head(ui, *chain, *count),
                        Line::Handler(facts) => handler(ui, facts),
                    }
                });
            }
        },
    );
}

fn head(ui: &mut Ui, chain: Chain, count: usize) {
    let title = RichText::new(words::chain(chain))
        .family(crate::panels::look::semibold())
        .color(colour(theme::YOU));
    ui.label(title);
    let word = if count == 1 { "handler" } else { "handlers" };
    ui.label(quiet(format!("{count} {word}")));
}

fn handler(ui: &mut Ui, facts: &HandlerFacts) {
    let wide = (ui.available_width() - NUMBERS).max(100.0);
    let layout = egui::Layout::top_down(egui::Align::Min);
    ui.allocate_ui_with_layout(egui::vec2(wide, ROW), layout, |ui| {
        ui.set_width(wide);
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.horizontal(|ui| {
            ui.add_space(12.0);
            ui.label(figure(facts.name, theme::LIGHT));
            ui.label(quiet(words::rank(facts.rank)));
        });
        ui.horizontal(|ui| {
            ui.add_space(12.0);
            ui.add(Label::new(quiet(words::looks(facts.access))).truncate());
        });
    });
    let of = |number: u64, of| match number {
        0 => figure("0", theme::FAINT),
        number => figure(number.to_string(), of),
    };
    at_right(ui, |ui| drop(ui.label(of(facts.ran, theme::LIGHT))));
    at_right(ui, |ui| drop(ui.label(of(facts.stopped, theme::DANGER))));
}
