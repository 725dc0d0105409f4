//! The camera: follows the player, fills the area that the panels leave free, shakes on hits.

use super::coords::{CELL, cell_at, covered, middle, middle_of};
use super::dive_view::{DiveView, Seen, Thing};
use crate::prelude::*;
use daemonfall_input::touch::Touched;
use daemonfall_ui::camera::{Covered, MainCamera};

pub fn plugin(app: &mut App) {
    app.init_resource::<Zoom>().init_resource::<Shake>().init_resource::<Gaze>();
    app.init_resource::<Foot>().add_systems(
        Update,
        (choose_foot, choose_zoom, follow).chain().in_set(super::ViewSystems::Play),
    );
}

/// Height of the bar above the map, in interface pixels.
pub const TOP: f32 = 56.0;

/// The bar below the map: the last lines of the log, and the keys.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Foot {
    /// The keys beside the log.
    #[default]
    Beside,
    /// The keys below the log: beside it, large text would leave it no room.
    Below,
    /// Buttons for fingers beside the log.
    Fingers,
}

impl Foot {
    /// Its height, in interface pixels.
    pub fn height(self) -> f32 {
        match self {
            Self::Beside => 98.0,
            Self::Below => 130.0,
            Self::Fingers => 80.0,
        }
    }
}

fn choose_foot(compact: Res<Compact>, touched: Res<Touched>, mut foot: ResMut<Foot>) {
    foot.set_if_neq(match (touched.0, compact.0) {
        (true, _) => Foot::Fingers,
        (false, true) => Foot::Below,
        (false, false) => Foot::Beside,
    });
}

/// Width of the column to the right of the map, in interface pixels.
pub const RIGHT: f32 = 248.0;

#[derive(Resource, Clone, Copy, Debug)]
pub struct Zoom {
    /// Zoom steps chosen by the player; positive is larger.
    pub steps: i32,
    /// Logical pixels per world unit.
    pub scale: f32,
}

impl Default for Zoom {
    fn default() -> Self {
        Self { steps: 0, scale: 1.0 }
    }
}

/// Strength of the current shaking, in world units.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Shake(pub f32);

/// The point that the camera looks at: the middle of the free part of the window.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Gaze {
    at: Option<Vec2>,
    /// A cell to keep in view instead of the player's.
    pub wish: Option<Cell>,
    held: Option<Held>,
}

/// The picture that stays while its target and its size stay.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Held {
    target: Cell,
    free: Vec2,
    middle: Vec2,
}

impl Gaze {
    /// Moves to the target at once, without gliding.
    pub fn jump(&mut self) {
        (self.at, self.held) = (None, None);
    }
}

/// Pixels of the smallest cell that a finger can hit. The player can still zoom out further.
const SMALLEST: f32 = 32.0;

/// Pixels per cell: a multiple of 8, so that pictures stay crisp.
pub fn cell_pixels(window: Vec2, steps: i32) -> f32 {
    let fit = (window.x / 1280.0).min(window.y / 720.0);
    let wanted = (CELL * fit).max(SMALLEST) * 1.2_f32.powi(steps);
    ((wanted / 8.0).round() * 8.0).clamp(16.0, 384.0)
}

/// A puzzle's board is shown whole, if its player does not choose otherwise.
fn choose_zoom(scene: Res<DiveView>, room: MapRoom, mut zoom: ResMut<Zoom>) {
    let Some(window) = room.window() else { return };
    let mut pixels = cell_pixels(window.size(), zoom.steps);
    if zoom.steps == 0 && !room.beside.is_empty() {
        let board = Vec2::new(scene.size.0 as f32, scene.size.1 as f32).max(Vec2::ONE);
        let fits = (room.free(window).size() / board).min_element();
        pixels = pixels.min((fits / 8.0).floor() * 8.0).max(SMALLEST);
    }
    let scale = pixels / CELL;
    if (zoom.scale - scale).abs() > 1e-4 {
        zoom.scale = scale;
    }
}

/// Interface pixels from an enemy to the picture's edge, where messages stand.
const AROUND: Vec2 = Vec2::new(48.0, 88.0);
/// The same from the player, whose neighbour cells messages leave to be seen, too.
const AROUND_PLAYER: Vec2 = Vec2::new(84.0, 136.0);

/// Along one axis: on the target, with no more beyond the known area's edges than needed.
pub fn fit(target: f32, low: f32, high: f32, room: f32) -> f32 {
    if high - low <= room {
        (low + high) / 2.0
    } else {
        target.clamp(low + room / 2.0, high - room / 2.0)
    }
}

/// The middle of a picture of this half size, moved no farther than needed to have a place in it.
fn with(middle: Vec2, place: Vec2, half: Vec2) -> Vec2 {
    let off = place - middle;
    middle + off - off.clamp(-half, half)
}

/// Enemies farther away than this many cells do not move the picture.
const NEAR: i32 = 8;

/// The enemies in sight and near a cell, the farthest first.
fn foes(scene: &DiveView, from: Cell) -> Vec<Vec2> {
    let hostile = |thing: &&Thing| {
        thing.object.side == Side::Hostile
            && thing.traits.real.is_some()
            && scene.in_sight(thing)
            && thing.placed.cell.distance(from) <= NEAR
    };
    let mut foes: Vec<&Thing> = scene.things.values().filter(hostile).collect();
    foes.sort_by_key(|thing| std::cmp::Reverse(thing.placed.cell.distance(from)));
    foes.into_iter().map(|thing| middle_of(thing.placed.cell, thing.size())).collect()
}

/// The middle of a picture of this size on a cell, with no more beyond the known area than needed.
fn framed(scene: &DiveView, target: Cell, size: Vec2) -> Vec2 {
    let bounds = known(scene).unwrap_or_default().inflate(CELL / 2.0);
    let target = middle(target);
    Vec2::new(
        fit(target.x, bounds.min.x, bounds.max.x, size.x),
        fit(target.y, bounds.min.y, bounds.max.y, size.y),
    )
}

/// The picture of a target, at this size. While both stay, it moves only as far as it must to have
/// the enemies in it; if one goes away, it stays.
fn picture(
    scene: &DiveView,
    (target, free): (Cell, Vec2),
    foes: &[Vec2],
    [half, half_around_player]: [Vec2; 2],
    held: Option<Held>,
) -> Held {
    let held = held.filter(|held| (held.target, held.free) == (target, free));
    let begun = held.map_or_else(|| framed(scene, target, free), |held| held.middle);
    let wanted = foes.iter().fold(begun, |wanted, foe| with(wanted, *foe, half));
    Held { target, free, middle: with(wanted, middle(target), half_around_player) }
}

fn known(scene: &DiveView) -> Option<Rect> {
    let seen = scene.spots.iter().enumerate().filter(|(_, spot)| spot.seen != Seen::Never);
    seen.map(|(place, _)| Rect::from_center_size(middle(scene.cell(place)), Vec2::splat(CELL)))
        .reduce(|all, one| all.union(one))
}

/// An element to the left of the map in a compact window, and over its corner in others.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Beside;

#[derive(SystemParam)]
pub struct MapRoom<'w, 's> {
    windows: Query<'w, 's, &'static Window>,
    covered: Res<'w, Covered>,
    ui: Res<'w, UiScale>,
    compact: Res<'w, Compact>,
    foot: Res<'w, Foot>,
    beside: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform), With<Beside>>,
}

impl MapRoom<'_, '_> {
    pub fn window(&self) -> Option<&Window> {
        self.windows.single().ok()
    }

    /// The part not covered by panels and by elements next to the map, in logical pixels.
    pub fn free(&self, window: &Window) -> Rect {
        let end = |(node, at): (&ComputedNode, &UiGlobalTransform)| {
            (at.translation + node.size / 2.0) / window.scale_factor()
        };
        let end = self.beside.iter().map(end).fold(Vec2::ZERO, Vec2::max);
        if self.compact.0 {
            let covered = Covered { left: self.covered.left.max(end.x), ..*self.covered };
            return free(window.size(), &covered, *self.foot, self.ui.0);
        }
        let mut free = free(window.size(), &self.covered, *self.foot, self.ui.0);
        free.min.y = free.min.y.max(end.y).min(free.max.y - 1.0);
        free
    }
}

/// Where things are on the screen.
#[derive(SystemParam)]
pub struct OnScreen<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<MainCamera>>,
    windows: Query<'w, 's, &'static Window>,
    ui: Res<'w, UiScale>,
}

impl OnScreen<'_, '_> {
    /// The middle of the window, in interface pixels.
    pub fn middle(&self) -> Vec2 {
        self.windows.single().map_or(Vec2::ZERO, |window| window.size() / self.ui.0 / 2.0)
    }

    /// The middle of a cell, in interface pixels.
    pub fn place(&self, cell: Cell) -> Option<Vec2> {
        let (camera, from) = self.cameras.single().ok()?;
        let at = camera.world_to_viewport(from, middle(cell).extend(0.0)).ok()?;
        Some(at / self.ui.0)
    }

    /// The middles of all cells with things in sight of which this holds.
    pub fn places(
        &self,
        scene: &DiveView,
        matters: fn(&DiveView, &Thing) -> bool,
    ) -> impl Iterator<Item = Vec2> {
        let seen = scene.things.values().filter(move |thing| scene.in_sight(thing));
        let cells = seen
            .filter(move |thing| matters(scene, thing))
            .flat_map(|thing| covered(thing.placed.cell, thing.size()));
        cells.filter_map(move |cell| self.place(cell))
    }
}

fn free(window: Vec2, covered: &Covered, foot: Foot, ui: f32) -> Rect {
    let own = Covered { right: RIGHT * ui, bottom: foot.height() * ui, ..default() };
    let mut free = covered.over(&own).free(window);
    free.min.y = (TOP * ui).min(free.max.y - 1.0);
    free
}

fn follow(
    time: Res<Time>,
    scene: Res<DiveView>,
    zoom: Res<Zoom>,
    settings: Res<Settings>,
    room: MapRoom,
    mut gaze: ResMut<Gaze>,
    mut shake: ResMut<Shake>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<Camera2d>>,
) {
    let (Some(window), Ok((mut transform, mut projection))) = (room.window(), cameras.single_mut())
    else {
        return;
    };
    let Some(target) = gaze.wish.or(scene.player_cell()).or(gaze.at.map(cell_at)) else {
        return;
    };
    let seen = room.free(window);
    let free = seen.size() / zoom.scale;
    let margins = room.ui.0 / zoom.scale;
    let halves = [AROUND, AROUND_PLAYER].map(|it| (free / 2.0 - it * margins).max(Vec2::ZERO));
    let foes = if gaze.wish.is_none() { foes(&scene, target) } else { Vec::new() };
    let held = picture(&scene, (target, free), &foes, halves, gaze.held);
    let wanted = held.middle;
    gaze.held = Some(held);
    let now = gaze.at.unwrap_or(wanted);
    let next = now.lerp(wanted, 1.0 - (-10.0 * time.delta_secs()).exp());
    let next = if next.distance(wanted) < 0.4 || settings.reduced_motion { wanted } else { next };
    gaze.at = Some(next);
    shake.0 *= (-18.0 * time.delta_secs()).exp();
    if !settings.shakes() {
        shake.0 = 0.0;
    }
    let wobble =
        Vec2::new((time.elapsed_secs() * 71.0).sin(), (time.elapsed_secs() * 93.0).cos()) * shake.0;
    let aside = (window.size() / 2.0 - seen.center()) / zoom.scale;
    let shift = Vec2::new(aside.x, -aside.y);
    let pixel = 1.0 / (zoom.scale * window.scale_factor());
    let place = ((next + shift + wobble) / pixel).round() * pixel;
    transform.translation = place.extend(transform.translation.z);
    if let Projection::Orthographic(view) = &mut *projection {
        view.scale = 1.0 / zoom.scale;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample::{add, scene};

    #[test]
    fn cells_are_a_whole_number_of_pixels_at_every_window() {
        assert_eq!(cell_pixels(Vec2::new(1280.0, 720.0), 0), 48.0);
        assert_eq!(cell_pixels(Vec2::new(1920.0, 1080.0), 0), 72.0);
        assert_eq!(cell_pixels(Vec2::new(3840.0, 2160.0), 0), 144.0);
        assert_eq!(cell_pixels(Vec2::new(844.0, 390.0), 0), 32.0);
    }

    #[test]
    fn the_map_is_seen_in_what_head_column_foot_and_panels_leave_free() {
        let window = Vec2::new(2560.0, 1440.0);
        let seen = free(window, &Covered::default(), Foot::Below, 2.0);
        let end = window - 2.0 * Vec2::new(RIGHT, Foot::Below.height());
        assert_eq!((seen.min, seen.max), (Vec2::new(0.0, 2.0 * TOP), end));
        let covered = Covered { left: 400.0, right: 900.0, bottom: 0.0 };
        let seen = free(window, &covered, Foot::Below, 2.0);
        assert_eq!((seen.min.x, seen.max.x), (400.0, 1660.0));
    }

    #[test]
    fn a_picture_moves_only_as_far_as_it_must_to_have_a_place_in_it() {
        let (middle, half) = (Vec2::new(100.0, 100.0), Vec2::new(50.0, 20.0));
        assert_eq!(with(middle, Vec2::new(140.0, 85.0), half), middle);
        assert_eq!(with(middle, Vec2::new(170.0, 60.0), half), Vec2::new(120.0, 80.0));
    }

    #[test]
    fn the_picture_stays_while_the_player_stands_and_nothing_comes_near() {
        let row = format!("{}@{}", "#".repeat(20), ".".repeat(20));
        let free = Vec2::splat(8.0 * CELL);
        let seen = |player: i32, foe: Option<i32>, held: Option<Held>| {
            let mut scene = scene(&[row.as_str()]);
            let target = Cell::new(player, 0);
            if let Some(x) = foe {
                add(&mut scene, 3, Cell::new(x, 0));
            }
            let foes = foes(&scene, target);
            picture(&scene, (target, free), &foes, [free / 4.0; 2], held)
        };
        let first = seen(20, None, None);
        assert_eq!(seen(20, Some(29), Some(first)), first, "it is far away");
        let drawn = seen(20, Some(24), Some(first));
        assert!(drawn.middle.x > first.middle.x, "it is near");
        assert_eq!(seen(20, None, Some(drawn)), drawn, "it has gone");
        assert_eq!(seen(21, None, Some(drawn)).middle.x, first.middle.x + CELL);
    }

    #[test]
    fn what_fits_is_centred_and_what_does_not_is_followed_to_its_edges() {
        assert_eq!(fit(90.0, 0.0, 100.0, 200.0), 50.0);
        assert_eq!(fit(90.0, 0.0, 1000.0, 200.0), 100.0);
        assert_eq!(fit(500.0, 0.0, 1000.0, 200.0), 500.0);
    }
}
