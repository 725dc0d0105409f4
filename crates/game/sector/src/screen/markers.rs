//! Static things on tiles: structures with their names, and encounters.
//! They move with the view, and are faded where only remembered.

use super::camera::View;
use super::stage::{Layer, OnMap};
use crate::SectorSystems;
use crate::log::structure_icon;
use crate::map_view::{MapView, TileShown};
use crate::prelude::*;
use daemonfall_ui::drawing::Anchor::Middle;

/// Offset from the tile's middle of a structure that shares its tile with a stack, and its size.
pub(super) const CORNER: Vec2 = Vec2::new(-14.0, -16.0);
pub(super) const IN_CORNER: f32 = 22.0;

const NAMES_FROM: f32 = 0.75;

/// The layers on the map, and how near the map was when one was last drawn.
#[derive(SystemParam)]
pub(super) struct Layers<'w, 's> {
    layers: Query<'w, 's, (Entity, &'static Layer)>,
    drawn: Local<'s, (f32, Option<Entity>)>,
    commands: Commands<'w, 's>,
}

impl Layers<'_, '_> {
    /// None if it need not be drawn: nothing changed, the zoom is the same, and it is not new.
    pub fn emptied(
        &mut self,
        which: Layer,
        view: &View,
        changed: bool,
    ) -> Option<EntityCommands<'_>> {
        let layer = self.layers.iter().find(|(_, layer)| **layer == which);
        let now = (view.nearness(), layer.map(|(entity, _)| entity));
        if *self.drawn == now && !changed {
            return None;
        }
        *self.drawn = now;
        let mut layer = self.commands.entity(now.1?);
        layer.despawn_related::<Children>();
        Some(layer)
    }
}

fn follow(view: Res<View>, mut on_map: Query<&mut UiTransform, With<OnMap>>) {
    let zero = view.on_stage(Vec2::ZERO);
    for mut transform in &mut on_map {
        let next = UiTransform::from_translation(Val2::px(zero.x.round(), zero.y.round()));
        transform.set_if_neq(next);
    }
}

fn fill(
    table: Res<MapView>,
    campaign: Res<Campaign>,
    view: Res<View>,
    pens: Pens,
    mut layers: Layers,
) {
    let Some(mut layer) = layers.emptied(Layer::Markers, &view, table.is_changed()) else {
        return;
    };
    let pen = pens.pen();
    layer.with_children(|parent| {
        for tile in &table.tiles {
            draw(parent, &pen, &table, &campaign, &view, tile);
        }
    });
}

fn draw(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    table: &MapView,
    campaign: &Campaign,
    view: &View,
    tile: &TileShown,
) {
    let (scale, near) = (view.scale(), view.nearness());
    let middle = tile.at * scale;
    let fade = if tile.seen == Seen::Visible { 1.0 } else { 0.6 };
    if tile.encounter {
        let tint = theme::PICKUP.with_alpha(fade);
        // Below a structure's name, or where a stack's badge leaves room.
        pen.shining(parent, "sector_encounter", middle, 30.0 * near, tint, false);
    }
    if tile.may_be_core {
        let tint = theme::HOSTILE.with_alpha(0.55);
        pen.icon(parent, structure_icon(Role::Core), middle, 30.0 * near.max(0.75), tint, false);
    }
    let Some((built, role)) = tile.structure else {
        return;
    };
    let colour = tile.owner.map_or(theme::NEUTRAL, |owner| table.look(owner).colour());
    let used = role == Role::Vault && tile.emptied;
    // The places that win stand out even where they are only remembered.
    let fade = if table.counts(tile) { 1.0 } else { fade };
    let colour = colour.with_alpha(if used { 0.45 * fade } else { fade });
    let occupied = table.stack_at(tile.id).is_some();
    let named = near >= NAMES_FROM;
    // A stack on a structure is moved aside; the structure is drawn small in the free corner.
    let (at, size) = match occupied {
        true => (middle + CORNER * near, IN_CORNER),
        false if named => (middle - Vec2::new(0.0, 6.0 * near), 36.0),
        false => (middle, 36.0),
    };
    let size = if role == Role::Core { size * 1.2 } else { size };
    let lit = table.counts(tile) || tile.owner == Some(table.player);
    let icon = match used {
        true => "sector_vault_empty",
        false => structure_icon(role),
    };
    match lit && !occupied {
        true => pen.shining(parent, icon, at, size * near, colour, false),
        false => pen.icon(parent, icon, at, size * near, colour, false),
    };
    if named && !occupied {
        let name = &campaign.rules().library.structure(built).name;
        let words = if used { t!("sector-marker-empty") } else { name.clone() };
        let dim = match tile.owner {
            _ if tile.seen != Seen::Visible => theme::DIM,
            Some(_) => theme::LIGHT,
            None => theme::NEUTRAL,
        };
        let baseline = middle + Vec2::new(0.0, 27.0 * near);
        pen.text(parent, baseline.into(), Middle, theme::SMALL, dim, words);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, (follow, fill).in_set(SectorSystems::Draw));
}
