//! Which handler stopped that? Everything that was stopped in a beat, with the handler, its rank
//! and its reason.

use super::rows::Rows;
use super::{Done, beats};
use crate::panels::dive_trace::act::{stopped, tried};
use crate::panels::dive_trace::{Tale, value};
use crate::panels::parts::line;
use crate::panels::prelude::*;
use daemonfall_dungeon::trace::BeatTrace;

/// The height of an entry: two lines.
const ROW: f32 = 40.0;

pub fn draw(ui: &mut Ui, world: &World, trace: &BeatTrace, rows: &Rows, tale: &Tale) -> Done {
    let mut done = Done::default();
    if rows.stops.is_empty() {
        ui.label(quiet("In this beat, no handler stopped anything that matches."));
        done.beat = beats::elsewhere(ui, rows);
        return done;
    }
    let area = ScrollArea::vertical().id_salt("events answers").auto_shrink(false);
    area.show_rows(ui, ROW, rows.stops.len(), |ui, shown| {
        let stops = rows.stops[shown].iter();
        for stop in stops.filter_map(|node| trace.stop(*node)) {
            let response = ui.vertical(|ui| {
                ui.set_height(ROW);
                let chosen = tale.chosen == Some(stop.actor);
                let what = line(ui, &tried(&tale.names, trace, &stop), chosen);
                let why = ui.horizontal(|ui| {
                    ui.add_space(14.0);
                    line(ui, &stopped(&tale.names, &stop), false)
                });
                (what, why.inner)
            });
            let (what, why) = response.inner;
            if what.on_hover_text("Selects it").clicked() {
                done.chosen = Some(stop.actor);
            }
            if why.clicked() {
                done.wanted = Some(stop.node);
            }
            if why.hovered() {
                let told = value::of_handler(world, trace, stop.node).unwrap_or_default();
                why.on_hover_text(format!("{told}\nClick to see it in its tree."));
            }
        }
    });
    done
}
