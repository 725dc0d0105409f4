//! The map of a run: factions with their cycles, and units with their health. It is a plain value
//! outside the engine's world.

use crate::panels::lock::Lock;
use crate::panels::prelude::*;
use bevy_egui::egui::{DragValue, Grid};
use daemonfall_campaign::{Campaign, RunCommand};
use daemonfall_run::Order;
use daemonfall_sector::{Command, Edit, Field};
use std::collections::BTreeMap;

#[derive(Default)]
pub struct Map {
    drafts: BTreeMap<Field, i32>,
}

/// With an open lock, values can be edited during the player's turn on the map.
pub fn draw(ui: &mut Ui, world: &mut World, map: &mut Map, lock: Lock) {
    let Some(campaign) = world.get_resource::<Campaign>() else {
        nothing(ui, "No run is under way.");
        return;
    };
    let may = lock.is_open() && campaign.is_own_turn();
    if lock.is_open() && !may {
        ui.label(quiet("The map can be changed only during your turn on it."));
    }
    let mut wishes = Vec::new();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        caption(ui, "Factions");
        let sector = campaign.sector();
        let library = &campaign.rules().library;
        Grid::new("map factions").num_columns(3).striped(true).show(ui, |ui| {
            for (id, faction) in sector.factions().filter(|(_, faction)| faction.alive) {
                let name = &library.faction(faction.kind).name;
                ui.label(name);
                wishes.extend(value(ui, campaign, map, Field::Cycles(id), name, may));
                ui.label(quiet("cycles"));
                ui.end_row();
            }
        });
        ui.add_space(theme::GAP);
        caption(ui, "Units");
        Grid::new("map units").num_columns(4).striped(true).show(ui, |ui| {
            for stack in sector.stacks.values() {
                let faction = &library.faction(sector.faction(stack.faction).kind).name;
                for unit in &stack.units {
                    let name = &campaign.rules().roster.kind(unit.kind).name;
                    ui.label(name);
                    ui.label(quiet(format!("{faction}, stack {}", stack.id.0)));
                    wishes.extend(value(ui, campaign, map, Field::Health(unit.id), name, may));
                    let most = unit.most_health(&campaign.rules().roster);
                    ui.label(quiet(format!("of {most} health")));
                    ui.end_row();
                }
            }
        });
    });
    for edit in wishes {
        map.drafts.remove(&edit.field);
        world.write_message(Order(RunCommand::Sector(Command::Edit(edit))));
    }
}

fn value(
    ui: &mut Ui,
    campaign: &Campaign,
    map: &mut Map,
    field: Field,
    whose: &str,
    may: bool,
) -> Option<Edit> {
    let (now, range) = campaign.rules().edited(campaign.sector(), field).ok()?;
    if !may {
        ui.label(figure(format!("{now:5}"), theme::LIGHT));
        return None;
    }
    let mut applied = false;
    ui.horizontal(|ui| {
        let mut draft = map.drafts.get(&field).copied().unwrap_or(now);
        let drag = ui.add(DragValue::new(&mut draft).range(range.clone()));
        drag.widget_info(|| {
            let name = format!("{field} of {whose}");
            WidgetInfo::labeled(WidgetType::DragValue, true, name)
        });
        drag.on_hover_text(format!("{} to {}", range.start(), range.end()));
        if draft == now {
            map.drafts.remove(&field);
        } else {
            map.drafts.insert(field, draft);
        }
        applied = draft != now && ui.small_button("Apply").clicked();
    });
    let value = *map.drafts.get(&field)?;
    applied.then_some(Edit { field, value })
}
