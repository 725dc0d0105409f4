//! Resources, assets, and the map of a run. Reflected ones are shown directly; the game's own plain
//! values as trees, in the form of saves.

use super::inspect::value_of;
use crate::panels::prelude::*;
use bevy::asset::{ReflectAsset, UntypedAssetId};
use bevy_egui::egui::{CollapsingHeader, DragValue, Grid, Id};
use daemonfall_core::Streams;
use daemonfall_dungeon::DiveState;
use daemonfall_platform::settings::Settings;
use daemonfall_run::Order;
use daemonfall_sector::{Command, Edit, Field};
use serde::Serialize;
use std::any::TypeId;
use std::collections::BTreeMap;

struct Found {
    name: String,
    own: bool,
    holder: Entity,
    of: Option<TypeId>,
}

fn found(world: &World, words: &str) -> Vec<Found> {
    let holders = world.resource_entities();
    let mut all: Vec<Found> = holders
        .iter()
        .filter_map(|(id, holder)| {
            let info = world.components().get_info(id)?;
            let path = info.name().to_string();
            Some(Found {
                name: format!("{:?}", ShortName(&path)),
                own: path.contains("daemonfall"),
                holder,
                of: info.type_id(),
            })
        })
        .filter(|found| found.name.to_lowercase().contains(words))
        .collect();
    all.sort_by(|a, b| (!a.own, &a.name).cmp(&(!b.own, &b.name)));
    all
}

pub fn resources(ui: &mut Ui, world: &mut World, words: &mut String) {
    search(ui, words, "Search resources");
    let words = words.to_lowercase();
    let registry = world.resource::<AppTypeRegistry>().clone();
    let registry = registry.read();
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        let plain = PLAIN.iter().filter(|it| it.name.to_lowercase().contains(&words));
        caption(ui, "Plain values of the rules");
        for it in plain {
            it.draw(ui, world);
        }
        let mut own = None;
        for resource in found(world, &words) {
            if own != Some(resource.own) {
                own = Some(resource.own);
                ui.add_space(theme::GAP);
                caption(ui, if resource.own { "The game's own" } else { "The engine's" });
            }
            let value = resource.of.and_then(|of| world.get_reflect(resource.holder, of).ok());
            let Some(value) = value else {
                ui.horizontal(|ui| {
                    ui.add_space(18.0);
                    ui.label(quiet(&resource.name)).on_hover_text("It is not reflected.");
                });
                continue;
            };
            let id = Id::new(("resource", &resource.name));
            CollapsingHeader::new(&resource.name).id_salt(id).show(ui, |ui| {
                value_of(ui, &registry, value.as_partial_reflect(), id);
            });
        }
    });
}

pub fn assets(ui: &mut Ui, world: &mut World, words: &mut String) {
    search(ui, words, "Search assets");
    let words = words.to_lowercase();
    let registry = world.resource::<AppTypeRegistry>().clone();
    let registry = registry.read();
    let server = world.resource::<AssetServer>().clone();
    let mut kinds: Vec<(&str, &ReflectAsset)> = registry
        .iter()
        .filter_map(|kind| {
            let name = kind.type_info().type_path_table().short_path();
            Some((name, kind.data::<ReflectAsset>()?))
        })
        .collect();
    kinds.sort_by_key(|kind| kind.0);
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        for (kind, asset) in kinds {
            let title = format!("{kind}  {}", asset.len(world));
            CollapsingHeader::new(title).id_salt(kind).show(ui, |ui| {
                let mut ids: Vec<(String, UntypedAssetId)> = asset
                    .ids(world)
                    .map(|id| {
                        (
                            server
                                .get_path(id)
                                .map_or_else(|| format!("{id:?}"), |path| path.to_string()),
                            id,
                        )
                    })
                    .filter(|(name, _)| name.to_lowercase().contains(&words))
                    .collect();
                ids.sort_by(|a, b| a.0.cmp(&b.0));
                for (name, id) in ids {
                    CollapsingHeader::new(&name).id_salt((kind, &name)).show(ui, |ui| {
                        if let Some(value) = asset.get(world, id) {
                            value_of(
                                ui,
                                &registry,
                                value.as_partial_reflect(),
                                Id::new((kind, &name)),
                            );
                        }
                    });
                }
            });
        }
    });
}

pub struct Plain {
    pub name: &'static str,
    read: fn(&World) -> Option<Value>,
}

fn resource<T: Resource + Serialize>(world: &World) -> Option<Value> {
    serde_json::to_value(world.get_resource::<T>()?).ok()
}

pub const PLAIN: [Plain; 4] = [
    Plain {
        name: "Run",
        read: |world| serde_json::to_value(world.get_resource::<Campaign>()?.run()).ok(),
    },
    Plain { name: "Dive", read: resource::<DiveState> },
    Plain {
        name: "Streams",
        read: |world| serde_json::to_value(world.get_resource::<Streams>()?.positions()).ok(),
    },
    Plain { name: "Settings", read: resource::<Settings> },
];

impl Plain {
    pub fn draw(&self, ui: &mut Ui, world: &World) {
        CollapsingHeader::new(self.name).id_salt(("plain", self.name)).show(ui, |ui| match (self
            .read)(
            world
        ) {
            Some(value) => branch(ui, &value),
            None => drop(ui.label(quiet("None at present."))),
        });
    }
}

fn leaf(value: &Value) -> Option<String> {
    match value {
        Value::Array(inner) if inner.is_empty() => Some("none".into()),
        Value::Object(inner) if inner.is_empty() => Some("none".into()),
        Value::Array(_) | Value::Object(_) => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}

fn entry(ui: &mut Ui, name: &str, value: &Value) {
    match leaf(value) {
        Some(words) => {
            ui.horizontal(|ui| {
                ui.label(quiet(name));
                ui.label(figure(words, theme::LIGHT));
            });
        }
        None => {
            CollapsingHeader::new(name).id_salt(name).show(ui, |ui| branch(ui, value));
        }
    }
}

fn branch(ui: &mut Ui, value: &Value) {
    match value {
        Value::Array(inner) => {
            for (place, value) in inner.iter().enumerate() {
                ui.push_id(place, |ui| entry(ui, &place.to_string(), value));
            }
        }
        Value::Object(inner) => {
            for (name, value) in inner {
                entry(ui, name, value);
            }
        }
        other => {
            ui.label(figure(leaf(other).unwrap_or_default(), theme::LIGHT));
        }
    }
}

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
