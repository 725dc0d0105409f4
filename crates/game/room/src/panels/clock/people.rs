//! Flags and charge time of all characters as a table, in list order; and the safety as a lamp,
//! with the reason of its last change.

use super::sight::{Row, Sight};
use super::tell::{change, flag_about};
use crate::panels::breach_recording::cast::Cast;
use crate::panels::look::semibold;
use crate::panels::parts::{at_right, cell, lines};
use crate::panels::prelude::*;
use crate::panels::tape::Go;
use bevy_egui::egui::{Grid, Stroke, vec2};
use daemonfall_clock::QuickSafety;
use daemonfall_clock::charge::READY;
use daemonfall_clock::film::MimeTurn;

const FLAG: f32 = 64.0;

pub fn draw(ui: &mut Ui, sight: &Sight, cast: &Cast) {
    Grid::new("clock people")
        .num_columns(5)
        .striped(true)
        .spacing([10.0, 2.0])
        .min_col_width(40.0)
        .show(ui, |ui| {
            caption(ui, "in list order");
            caption(ui, "flag");
            for words in ["CT", "speed"] {
                at_right(ui, |ui| drop(caption(ui, words)));
            }
            // The last column takes the remaining width: the table ends at the panel's edge.
            let rest = ui.available_width();
            cell(ui, rest, Align::Min, |ui| drop(caption(ui, "ready")));
            ui.end_row();
            for row in &sight.rows {
                let who = row.fact.id;
                ui.label(RichText::new(cast.name(who)).color(colour(cast.colour(who))));
                cell(ui, FLAG, Align::Min, |ui| flag(ui, row));
                let ready = row.fact.charge.is_ready();
                let of = if ready { theme::YOU } else { theme::LIGHT };
                let charge = figure(row.fact.charge.0.to_string(), of);
                at_right(ui, |ui| drop(ui.label(charge)));
                let speed = figure(row.speed.to_string(), theme::DIM);
                at_right(ui, |ui| drop(ui.label(speed)));
                let turn = sight.turn == Some(who);
                let of = if turn { theme::YOU } else { theme::DIM };
                ui.label(RichText::new(ready_words(row, turn)).color(colour(of)));
                ui.end_row();
            }
        });
}

fn flag(ui: &mut Ui, row: &Row) {
    let flag = row.fact.flag;
    if flag.is_held() {
        let name = figure(format!("{}-flag", flag.name()), theme::MAGIC);
        ui.label(name).on_hover_text(flag_about(flag));
    } else {
        drop(ui.label(quiet("\u{2013}")))
    }
}

fn ready_words(row: &Row, turn: bool) -> String {
    let mut words = match (turn, row.fact.able) {
        (true, _) => "has the turn".to_owned(),
        (_, false) => "down: does not count".to_owned(),
        _ if row.fact.is_flagged() => "by its flag".to_owned(),
        _ if row.fact.charge.is_ready() => "ready".to_owned(),
        _ => match (READY - row.fact.charge.0).checked_div(row.speed) {
            None => "never, at speed 0".to_owned(),
            Some(_) => match (READY - row.fact.charge.0).div_ceil(row.speed) {
                1 => "in 1 round".to_owned(),
                more => format!("in {more} rounds"),
            },
        },
    };
    if row.fact.mime {
        words.push_str(", a mime");
    }
    words
}

pub fn draw_safety_indicator(
    ui: &mut Ui,
    sight: &Sight,
    cast: &Cast,
    changed: Option<u64>,
    at: u64,
) -> Option<Go> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_clock::{ChargeTime, Fact, QuickFlag, Team};

    #[test]
    fn it_is_told_when_somebody_is_ready() {
        let row = |charge: u32, speed: u32, flag: QuickFlag, able: bool| Row {
            fact: Fact {
                id: CharacterId(0),
                team: Team(1),
                charge: ChargeTime(charge),
                flag,
                mime: speed == 30,
                able,
            },
            speed,
        };
        let told = |row: Row| ready_words(&row, false);
        let none = QuickFlag::None;
        assert_eq!(told(row(0, 40, none, true)), "in 3 rounds");
        assert_eq!(told(row(60, 40, none, true)), "in 1 round");
        assert_eq!(told(row(70, 30, none, true)), "in 1 round, a mime");
        assert_eq!(told(row(100, 40, none, true)), "ready");
        assert_eq!(told(row(100, 40, QuickFlag::Spell, true)), "by its flag");
        assert_eq!(told(row(0, 0, none, true)), "never, at speed 0");
        assert_eq!(told(row(0, 40, none, false)), "down: does not count");
        assert_eq!(ready_words(&row(20, 40, none, true), true), "has the turn");
    }
}
