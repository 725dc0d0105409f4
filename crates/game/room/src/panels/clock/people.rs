//! Flags and charge time of all characters as a table, in list order.

use super::sight::{Row, Sight};
use super::tell::flag_about;
use crate::panels::breach_recording::cast::Cast;
use crate::panels::parts::{at_right, cell};
use crate::panels::prelude::*;
use bevy_egui::egui::{Align, Grid};
use daemonfall_clock::charge::READY;

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

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_clock::{ChargeTime, Fact, QuickFlag, Team};
    use daemonfall_core::CharacterId;

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
