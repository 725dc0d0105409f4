//! Flags and charge time of all characters as a table, in list order; and the safety as a lamp,
//! with the reason of its last change.

use super::sight::{Row, Sight};
use super::tell::{change, flag_about};
use crate::panels::breach_recording::cast::Cast;
use crate::panels::look::semibold;
use crate::panels::prelude::*;
use crate::panels::tape::Go;
use daemonfall_clock::QuickSafety;
use daemonfall_clock::charge::READY;
use daemonfall_clock::film::MimeTurn;

pub fn draw(ui: &mut Ui, sight: &Sight, cast: &Cast) {
    let turn = |row: &&Row| sight.turn == Some(row.fact.id);
    let lit = |lit: bool, of: Color| if lit { theme::YOU } else { of };
    let columns = [
        words("in list order", 90.0, |row: &&Row| cast.words(row.fact.id)).about("Who goes first."),
        words("flag", 60.0, |row: &&Row| match row.fact.flag {
            flag if flag.is_held() => {
                Words::new().code(format!("{}-flag", flag.name()), theme::MAGIC)
            }
            _ => dim("\u{2013}"),
        })
        .about("Point at a row for what it does."),
        numbers("CT", 50.0, move |row: &&Row| {
            cell(row.fact.charge.0, lit(row.fact.charge.is_ready(), theme::LIGHT))
        })
        .about("Charge time; with 100 a unit is ready."),
        numbers("speed", 56.0, |row: &&Row| dim(row.speed))
            .about("Charge time gained in each round."),
        words("ready", 120.0, move |row: &&Row| {
            cell(ready_words(row, turn(row)), lit(turn(row), theme::DIM))
        }),
    ];
    let about = |row: &&Row| row.fact.flag.is_held().then(|| flag_about(row.fact.flag).into());
    Table::new("clock people", columns).height(sight.rows.len() as f32 * ROW).about(about).draw(
        ui,
        sight.rows.len(),
        |row| &sight.rows[row],
    );
}

fn ready_words(row: &Row, turn: bool) -> String {
    let mut words = match (turn, row.fact.able) {
        (true, _) => "has the turn".to_owned(),
        (_, false) => "down: does not count".to_owned(),
        _ if row.fact.is_flagged() => "by its flag".to_owned(),
        _ if row.fact.charge.is_ready() => "ready".to_owned(),
        _ if row.speed == 0 => "never, at speed 0".to_owned(),
        _ => {
            let rounds = (READY - row.fact.charge.0).div_ceil(row.speed);
            format!("in {}", count(rounds as usize, "round"))
        }
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
        let (safety, of) = match off {
            true => ("SAFETY OFF", theme::MAGIC),
            false => ("SAFETY ON", theme::NEUTRAL),
        };
        ui.label(inked(safety, of).family(semibold()));
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
    parts::cell(ui, 150.0, |ui| drop(ui.label(quiet(words))));
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
        ui.label(inked(cast.name(*who), of)).on_hover_text(about);
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
