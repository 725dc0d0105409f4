//! Screens that are drawn for 1280 × 720 pixels are cut into regions; in a compact window each
//! region has another place and size, and may be left out.

use super::drawing::at;
use super::scale::{COMPACT, Compact};
use super::scroll::Scrolls;
use bevy::prelude::*;

/// What such screens are drawn for.
const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// A part of a screen that is drawn for 1280 × 720: all its layers lie below it.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Region {
    /// The corner of what it shows, on the screen as it is drawn.
    pub from: Vec2,
    /// Where that corner is in a compact window, in interface pixels.
    pub to: Vec2,
    /// How large it is there, where it is 1 elsewhere.
    pub scale: f32,
    /// Whether there is room for it there at all.
    pub shown: bool,
}

impl Region {
    /// A region that shows what begins at `from`, at `to` and `scale` in a compact window.
    pub const fn new(from: Vec2, to: Vec2, scale: f32) -> Self {
        Self { from, to, scale, shown: true }
    }

    /// A region that compact windows have no room for.
    pub const fn wide_only() -> Self {
        Self { shown: false, ..Self::new(Vec2::ZERO, Vec2::ZERO, 1.0) }
    }

    /// The transform of a node that covers the screen, around its middle.
    fn transform(&self) -> UiTransform {
        let middle = SIZE / 2.0;
        let place = on_screen(self.to) - self.scale * self.from - middle + self.scale * middle;
        UiTransform {
            translation: Val2::px(place.x, place.y),
            scale: Vec2::splat(self.scale),
            ..UiTransform::IDENTITY
        }
    }
}

/// Where a place in a compact window lies on the screen as it is drawn: the middles of both are
/// one.
pub fn on_screen(place: Vec2) -> Vec2 {
    place - COMPACT / 2.0 + SIZE / 2.0
}

/// Spawns a region and fills it with layers.
pub fn spawn(
    stage: &mut ChildSpawnerCommands,
    region: Region,
    layers: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let node = at(0.0, 0.0, SIZE.x, SIZE.y);
    stage.spawn((region, node, UiTransform::IDENTITY, Pickable::IGNORE)).with_children(layers);
}

/// A window onto a region that is higher than the room for it: fingers and wheel scroll it. Only
/// compact windows need that.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Pane {
    /// What it shows, on the screen as it is drawn.
    pub from: Rect,
    /// Where it is in a compact window, in interface pixels.
    pub to: Rect,
}

/// What moves in a pane.
#[derive(Component)]
struct Sheet;

/// Spawns a pane and fills it with layers.
pub fn spawn_pane(
    stage: &mut ChildSpawnerCommands,
    pane: Pane,
    layers: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let whole = || at(0.0, 0.0, SIZE.x, SIZE.y);
    stage.spawn((pane, whole(), Pickable::IGNORE)).with_children(|pane| {
        pane.spawn((Sheet, whole(), Pickable::IGNORE)).with_children(layers);
    });
}

fn place(
    compact: Res<Compact>,
    changed: Query<(), Or<(Changed<Region>, Added<Pane>)>>,
    mut regions: Query<(&Region, &mut Node, &mut UiTransform), (Without<Pane>, Without<Sheet>)>,
    mut panes: Query<(Entity, &Pane, &mut Node, &Children), Without<Sheet>>,
    mut sheets: Query<&mut Node, With<Sheet>>,
    mut commands: Commands,
) {
    if changed.is_empty() && !compact.is_changed() {
        return;
    }
    for (region, mut node, mut transform) in &mut regions {
        node.display = match compact.0 && !region.shown {
            true => Display::None,
            false => Display::Flex,
        };
        *transform = match compact.0 {
            true => region.transform(),
            false => UiTransform::IDENTITY,
        };
    }
    for (entity, pane, mut node, children) in &mut panes {
        let sheet = children.first().copied();
        let Some(mut sheet) = sheet.and_then(|sheet| sheets.get_mut(sheet).ok()) else {
            continue;
        };
        let mut entity = commands.entity(entity);
        if compact.0 {
            let corner = on_screen(pane.to.min);
            *node = Node {
                overflow: Overflow::scroll_y(),
                ..at(corner.x, corner.y, pane.to.width(), pane.to.height())
            };
            // Layers are as high as the screen; what is beyond the pane's end is nothing to scroll
            // to.
            *sheet = Node {
                overflow: Overflow::clip(),
                ..at(-pane.from.min.x, -pane.from.min.y, SIZE.x, pane.from.max.y)
            };
            entity.insert(Scrolls);
        } else {
            *node = at(0.0, 0.0, SIZE.x, SIZE.y);
            *sheet = at(0.0, 0.0, SIZE.x, SIZE.y);
            entity.remove::<Scrolls>().insert(ScrollPosition::default());
        }
    }
}

/// Keeps regions where the window has room for them.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, place.before(bevy::ui::UiSystems::Layout));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corner_of_a_region_is_where_it_is_meant_to_be() {
        let (from, to) = (Vec2::new(100.0, 200.0), Vec2::new(10.0, 20.0));
        let transform = Region::new(from, to, 0.5).transform();
        let (Val::Px(x), Val::Px(y)) = (transform.translation.x, transform.translation.y) else {
            panic!("pixels");
        };
        // The node's middle stays, all else is half as far from it.
        let drawn = SIZE / 2.0 + (from - SIZE / 2.0) * 0.5 + Vec2::new(x, y);
        assert!(drawn.distance(on_screen(to)) < 1e-3);
    }
}
