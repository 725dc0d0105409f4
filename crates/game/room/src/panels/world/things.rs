//! Resources, assets, and the map of a run. Reflected ones are shown directly; the game's own plain
//! values as trees, in the form of saves.

use super::inspect::value_of;
use crate::panels::prelude::*;
use bevy::asset::{ReflectAsset, UntypedAssetId};
use bevy_egui::egui::Grid;
use daemonfall_platform::settings::Settings;
use daemonfall_run::Order;
use daemonfall_sector::{Command, Edit, Field};
use std::any::TypeId;

/// The most height of the fields of a plain value.
const PLAIN_HEIGHT: f32 = 240.0;

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
                name: parts::short(&path),
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
        caption(ui, "Plain values of the rules");
        for it in &PLAIN {
            plain(ui, world, it, &words);
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
                let name = |id: UntypedAssetId| {
                    let path = server.get_path(id);
                    path.map_or_else(|| format!("{id:?}"), |path| path.to_string())
                };
                let ids = asset.ids(world).map(|id| (name(id), id));
                let has = |(name, _): &(String, _)| name.to_lowercase().contains(&words);
                let mut ids: Vec<(String, UntypedAssetId)> = ids.filter(has).collect();
                ids.sort_by(|a, b| a.0.cmp(&b.0));
                for (name, id) in ids {
                    CollapsingHeader::new(&name).id_salt((kind, &name)).show(ui, |ui| {
                        if let Some(value) = asset.get(world, id) {
                            let id = Id::new((kind, &name));
                            value_of(ui, &registry, value.as_partial_reflect(), id);
                        }
                    });
                }
            });
        }
    });
}

type Plain = (&'static str, fn(&World) -> Option<Value>);

/// Values of the rules that are not reflected.
const PLAIN: [Plain; 4] = [
    ("Run", |world| serde_json::to_value(world.get_resource::<Campaign>()?.run()).ok()),
    ("Dive", |world| serde_json::to_value(world.get_resource::<DiveState>()?).ok()),
    ("Streams", |world| serde_json::to_value(world.get_resource::<Streams>()?.positions()).ok()),
    ("Settings", |world| serde_json::to_value(world.get_resource::<Settings>()?).ok()),
];

/// The fields of one; those with the words, unless its name has them.
fn plain(ui: &mut Ui, world: &World, (name, read): &Plain, words: &str) {
    CollapsingHeader::new(*name).id_salt(("plain", name)).show(ui, |ui| match read(world) {
        Some(value) => {
            let words = if name.to_lowercase().contains(words) { "" } else { words };
            Fields::of_state(&value).height(PLAIN_HEIGHT).draw(ui, name, words, &["value"]);
        }
        None => drop(ui.label(quiet("None at present."))),
    });
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
        named(&drag, WidgetType::DragValue, format!("{field} of {whose}"));
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
