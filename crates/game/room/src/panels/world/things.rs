//! Resources and assets. Reflected ones are shown directly; of the game's own plain values, those
//! in saves are shown as trees.

use super::inspect::value_of;
use super::tree;
use crate::panels::prelude::*;
use bevy::asset::{ReflectAsset, UntypedAssetId};
use bevy_egui::egui::{CollapsingHeader, Id};
use std::any::TypeId;

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
        let plain = tree::PLAIN.iter().filter(|it| it.name.to_lowercase().contains(&words));
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
