//! The safety as a lamp, with the reason of its last change; next to it the last action and the
//! order of the mimes.

use super::sight::Sight;
use super::tell::change;
use crate::panels::breach_recording::cast::Cast;
use crate::panels::look::semibold;
use crate::panels::parts::{cell, lines};
use crate::panels::prelude::*;
use crate::panels::tape::Go;
use bevy_egui::egui::{Sense, Stroke, vec2};
use daemonfall_clock::QuickSafety;
use daemonfall_clock::film::MimeTurn;

pub fn draw(ui: &mut Ui, sight: &Sight, cast: &Cast, changed: Option<u64>, at: u64) -> Option<Go> {
    let mut go = None;
    let off = sight.safety == QuickSafety::Off;
    ui.horizontal(|ui| {
        lamp(ui, off);
        let (words, of) = match off {
            true => ("SAFETY OFF", theme::MAGIC),
            false => ("SAFETY ON", theme::NEUTRAL),
        };
        ui.label(RichText::new(words).family(semibold()).color(colour(of)));
        ui.label(quiet(match off {
            true => "units with a flag have a quick turn in steps 3 and 5",
            false => "steps 3 and 5 are skipped, flags wait",
        }));
    });
    let changed_last = match &sight.change {
        Some(last) => RichText::new(change(last, cast)),
        None => quiet("It has not changed yet."),
    };
    lines(ui, changed_last, 2);
    // This line is always there, even if empty.
    ui.horizontal(|ui| {
        ui.set_min_height(ui.spacing().interact_size.y);
        if let Some(moment) = changed.filter(|moment| *moment != at) {
            if ui.link("Go to this change").clicked() {
                go = Some(Go::To(moment));
            }
        } else if changed.is_some() {
            ui.label(quiet("It changed in this moment."));
        }
    });
    ui.horizontal(|ui| {
        name(ui, "Last action");
        let last = sight.last.as_deref().unwrap_or("empty: nothing to repeat");
        ui.add(egui::Label::new(last).truncate());
    });
    ui.horizontal(|ui| mimes(ui, sight, cast));
    go
}

fn name(ui: &mut Ui, words: &str) {
    cell(ui, 150.0, egui::Align::Min, |ui| {
        ui.label(quiet(words));
    });
}

fn lamp(ui: &mut Ui, off: bool) {
    let (rect, lamp) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
    let painter = ui.painter();
    let light = colour(theme::MAGIC);
    if off {
        painter.circle_filled(rect.center(), 9.0, light.gamma_multiply(0.25));
        painter.circle_filled(rect.center(), 6.0, light);
    } else {
        painter.circle_filled(rect.center(), 6.0, colour(theme::PANEL));
    }
    let rim = if off { theme::LIGHT } else { theme::EDGE };
    painter.circle_stroke(rect.center(), 6.0, Stroke::new(1.0, colour(rim)));
    let about = "The quick safety: quick turns are given only while it is off.";
    lamp.on_hover_text(about);
}

fn mimes(ui: &mut Ui, sight: &Sight, cast: &Cast) {
    name(ui, "Mime order");
    if sight.mimes.is_empty() {
        let words = if sight.last.is_some() { "its side has no mimes" } else { "none" };
        ui.label(quiet(words));
        return;
    }
    ui.spacing_mut().item_spacing.x = 4.0;
    for (place, (who, turn)) in sight.mimes.iter().enumerate() {
        if place > 0 {
            ui.label(quiet("\u{2192}"));
        }
        let (of, about) = match turn {
            MimeTurn::Done => (theme::FAINT, "It has mimicked."),
            MimeTurn::Now => (theme::YOU, "It is its turn."),
            MimeTurn::Waiting => (theme::LIGHT, "Its turn is still to come."),
        };
        let name = RichText::new(cast.name(*who)).color(colour(of));
        ui.label(name).on_hover_text(about);
    }
}
