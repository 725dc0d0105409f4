//! Regions of screens drawn for 1280 × 720 pixels; in a compact window each region has its own
//! position and scale, or is hidden.

use super::look::COMPACT;
use crate::base::*;
use crate::drawing::at;
use crate::entity_commands::SpawnParts;
use crate::scale::Compact;

const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// A part of a screen drawn for 1280 × 720. All its layers are its children.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Region {
    /// The corner of its content, in the full layout.
    pub from: Vec2,
    /// Where that corner is in a compact window, in interface pixels.
    pub to: Vec2,
    /// Its scale in a compact window; 1 elsewhere.
    pub scale: f32,
    /// Whether compact windows have room for it.
    pub shown: bool,
}

impl Region {
    /// A region whose content begins at `from`, shown at `to` with `scale` in a compact window.
    pub const fn new(from: Vec2, to: Vec2, scale: f32) -> Self {
        Self { from, to, scale, shown: true }
    }

    /// A region that is hidden in compact windows.
    pub const fn wide_only() -> Self {
        Self { shown: false, ..Self::new(Vec2::ZERO, Vec2::ZERO, 1.0) }
    }

    /// The transform around the middle of a node that covers the screen.
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

/// The full-layout position of a point in a compact window; both share the same middle.
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
    stage.part((region, node, UiTransform::IDENTITY), layers);
}

/// A scrolling view of a region that is higher than its room. Used only in compact windows.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Pane {
    /// Its content, in the full layout.
    pub from: Rect,
    /// Where it is in a compact window, in interface pixels.
    pub to: Rect,
}

#[derive(Component)]
struct Sheet;

/// Spawns a pane and fills it with layers.
pub fn spawn_pane(
    stage: &mut ChildSpawnerCommands,
    pane: Pane,
    layers: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let whole = || at(0.0, 0.0, SIZE.x, SIZE.y);
    stage.part((pane, whole()), |pane| {
        pane.part((Sheet, whole()), layers);
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
        node.display = if compact.0 && !region.shown { Display::None } else { Display::Flex };
        *transform = if compact.0 { region.transform() } else { UiTransform::IDENTITY };
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
            // Layers are as high as the screen; nothing past the pane's end should be scrolled to.
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
        // The node's middle stays fixed; all else is half as far from it.
        let drawn = SIZE / 2.0 + (from - SIZE / 2.0) * 0.5 + Vec2::new(x, y);
        assert!(drawn.distance(on_screen(to)) < 1e-3);
    }
}
