//! The upper part: the strip, the buttons to move through time, and the facts of the selected step.

use super::strip::{legend, told};
use super::{TimePanel, branches};
use crate::console::arguments::Names;
use crate::panels::prelude::*;
use crate::panels::tape::{self, Names as TapeNames, Place};
use bevy_egui::egui::Layout;
use daemonfall_campaign::{Phase, Scene};

const OF_A_RUN: TapeNames = TapeNames {
    one: "step",
    from: 0,
    newest: "The current run",
    to_newest: "Return to the run",
    past: "Looking back",
};

pub fn draw(ui: &mut Ui, world: &mut World, state: &mut TimePanel, lock: Lock) {
    let (known, steps) = (state.known(), state.live);
    progress(ui, state, known, steps);
    if let Some(timeline) = state.keeper.timeline() {
        state.strip.read(timeline);
    }
    let step = state.step();
    let pointed = state.strip.draw(ui, step, known, steps.max(known));
    state.dragging = pointed.as_ref().is_some_and(|at| at.dragging);
    if let Some(at) = pointed {
        state.go(Some(at.step));
    }
    legend(ui);
    let place = Place { first: 0, at: step as u64, last: state.live as u64 };
    if let Some(go) = tape::draw(ui, place, OF_A_RUN) {
        state.go(Some(go.leads_to(place) as usize));
    }
    facts(ui, world, state);
    ways(ui, world, state, lock);
}

fn progress(ui: &mut Ui, state: &TimePanel, known: usize, steps: usize) {
    if let Some(reason) = &state.keeper.stopped {
        let words = format!("The record cannot be replayed past step {known}: {reason}");
        ui.add(Label::new(inked(words, theme::DANGER)).wrap());
    } else if state.keeper.is_reading() {
        let share = known as f32 / steps.max(1) as f32;
        let bar = bevy_egui::egui::ProgressBar::new(share)
            .desired_height(14.0)
            .text(format!("The record is being read: {known} of {steps} steps"));
        ui.add(bar);
    }
}

fn stage(state: &TimePanel) -> Option<String> {
    let state = state.shown.as_ref()?.state();
    let (phase, turn) = (&state.run.phase, state.run.sector.turn);
    Some(match (&state.scene, phase) {
        (Scene::Dive(dive), _) => {
            let (floor, beat) = (dive.state.floor + 1, dive.state.beat);
            format!("a dive in turn {turn}: floor {floor}, beat {beat}")
        }
        (Scene::Breach(breach), _) => {
            let round = breach.stack.stack.round();
            format!("a breach in turn {turn}: round {round}")
        }
        (_, Phase::Sector) => format!("the map, turn {turn}"),
        (_, phase) => format!("{}, turn {turn}", phase.name()),
    })
}

fn facts(ui: &mut Ui, world: &World, state: &TimePanel) {
    let (Some(timeline), Some(run)) = (state.keeper.timeline(), rewind::now(world)) else {
        return;
    };
    let step = state.step();
    let told = told(run.replay(), Names::of(world), step);
    let words = told.map_or_else(|| "the run begins".into(), |(words, _)| words);
    fact(ui, "Command", figure(words, theme::LIGHT));
    let shown = state.shown.as_ref().filter(|it| it.is_of(timeline, step));
    let there = shown.and_then(|_| stage(state));
    fact(ui, "Where", there.unwrap_or("\u{2026}".into()));
    let recorded = step.checked_sub(1).and_then(|place| run.replay().steps.get(place));
    let recorded = recorded.map_or_else(|| "not recorded".into(), |(_, print)| print.to_string());
    fact(ui, "Fingerprint recorded", figure(recorded, theme::LIGHT));
    let (words, of) = match shown {
        None => ("\u{2026}".into(), theme::DIM),
        Some(shown) if shown.recorded.is_none() => (shown.found.to_string(), theme::LIGHT),
        Some(shown) if shown.is_right() => (format!("\u{2714} {}", shown.found), theme::PICKUP),
        Some(shown) => (format!("\u{2716} {}", shown.found), theme::HOSTILE),
    };
    fact(ui, "Recomputed", figure(words, of));
    if let Some(trouble) = &state.trouble {
        ui.add(Label::new(inked(trouble, theme::DANGER)).wrap());
    }
}

fn ways(ui: &mut Ui, world: &mut World, state: &mut TimePanel, lock: Lock) {
    ui.horizontal_wrapped(|ui| {
        let mut in_game = !state.only_here;
        ui.checkbox(&mut in_game, "Show it in the game")
            .on_hover_text("Past steps are shown on the game's own screens. The run waits meanwhile, and commands are disabled.");
        state.only_here = !in_game;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let now = state.wanted.is_none();
            let hindrance = match (now, branches::hindrance(world, state, lock)) {
                (true, _) => Some("This is the current run.".into()),
                (false, hindrance) => hindrance.or_else(|| {
                    let there = state.shown.as_ref().map(|it| it.step);
                    (there != state.wanted).then(|| "It is not computed yet.".into())
                }),
            };
            let about = "The run continues from this step. Its previous way is saved as a file, and listed under Branches";
            if button(ui, "Branch here", about, hindrance.as_deref()) {
                branches::branch(world, state);
            }
        });
    });
    let hindrance =
        state.wanted.filter(|_| !state.only_here).and_then(|_| rewind::hindrance(world));
    if let Some(reason) = hindrance {
        ui.label(quiet(format!("Not shown in the game. {reason}")));
    }
}
