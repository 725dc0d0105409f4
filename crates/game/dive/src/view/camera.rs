//! The camera: follows the player, fills the board's region, which head, column and foot leave free,
//! shakes on hits.

mod room;

pub use room::{Beside, MapRoom, OnScreen};

use super::coords::{CELL, cell_at, middle, middle_of};
use super::dive_view::{DiveView, Seen, Thing};
use crate::prelude::*;
use bevy::text::RemSize;
use daemonfall_input::touch::Touched;

pub fn plugin(app: &mut App) {
    app.init_resource::<Zoom>().init_resource::<Shake>().init_resource::<Gaze>();
    app.init_resource::<Foot>().init_resource::<ColumnWidth>().add_systems(
        Update,
        (choose_foot, choose_column, choose_zoom, follow).chain().in_set(super::ViewSystems::Play),
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

/// Width of the column to the right of the map in letters of the usual size.
const COLUMN: f32 = 256.0;

/// The width of that column, in interface pixels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct ColumnWidth(pub f32);

impl Default for ColumnWidth {
    fn default() -> Self {
        Self(COLUMN)
    }
}

impl ColumnWidth {
    /// It grows with the letters, up to a third of the window.
    fn of(window: f32, letters: f32) -> Self {
        Self((COLUMN * letters).min(window / 3.0).round())
    }
}

fn choose_column(
    windows: Query<&Window>,
    (ui, rem): (Res<UiScale>, Res<RemSize>),
    mut column: ResMut<ColumnWidth>,
) {
    if let Ok(window) = windows.single() {
        column.set_if_neq(ColumnWidth::of(window.width() / ui.0, theme::letters(&rem)));
    }
}

#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Zoom {
    /// Zoom steps chosen by the player; positive is larger.
    pub steps: i32,
    /// Logical pixels per world unit.
    pub scale: f32,
    /// Whether a puzzle's board is shown whole, so that the camera need not follow anybody.
    whole: bool,
}

impl Default for Zoom {
    fn default() -> Self {
        Self { steps: 0, scale: 1.0, whole: false }
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

/// Cells are a multiple of so many pixels, so that pictures stay crisp.
const STEP: f32 = 8.0;
const LARGEST: f32 = 384.0;

/// Pixels per cell at so many steps of the player's zoom.
pub fn cell_pixels(window: Vec2, steps: i32) -> f32 {
    let fit = (window.x / 1280.0).min(window.y / 720.0);
    zoomed((CELL * fit).max(SMALLEST), steps)
}

fn zoomed(pixels: f32, steps: i32) -> f32 {
    let wanted = pixels * 1.2_f32.powi(steps);
    ((wanted / STEP).round() * STEP).clamp(2.0 * STEP, LARGEST)
}

/// Pixels per cell at which a board of so many cells fills a room.
fn filling(board: Vec2, room: Vec2) -> f32 {
    let fits = (room / board.max(Vec2::ONE)).min_element();
    ((fits / STEP).floor() * STEP).clamp(SMALLEST, LARGEST)
}

/// A puzzle's board fills its room. The player's zoom begins from there.
fn choose_zoom(scene: Res<DiveView>, room: MapRoom, mut zoom: ResMut<Zoom>) {
    let Some(window) = room.window() else { return };
    let mut wanted = Zoom { whole: false, ..*zoom };
    let pixels = if room.is_of_a_puzzle() {
        let (board, free) = (board(&scene).size() / CELL, room.free(window).size());
        let pixels = zoomed(filling(board, free), zoom.steps);
        wanted.whole = (board * pixels).cmple(free).all();
        pixels
    } else {
        cell_pixels(window.size(), zoom.steps)
    };
    wanted.scale = pixels / CELL;
    zoom.set_if_neq(wanted);
}

/// The whole board, as the camera sees it.
fn board(scene: &DiveView) -> Rect {
    let size = Vec2::new(scene.size.0 as f32, scene.size.1 as f32) * CELL;
    Rect::from_corners(Vec2::ZERO, Vec2::new(size.x, -size.y))
}

/// Interface pixels from an enemy's middle to the picture's edge: what is over it and at its feet has
/// room, too.
const AROUND: Vec2 = Vec2::new(56.0, 56.0);
/// The same from the player, beside whom words have room that tell what a choice does.
const AROUND_PLAYER: Vec2 = Vec2::new(160.0, 136.0);
/// The same in a compact window, where messages stand at the picture's edge.
const AROUND_COMPACT: [Vec2; 2] = [Vec2::new(48.0, 88.0), Vec2::new(84.0, 136.0)];

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

fn follow(
    time: Res<Time>,
    scene: Res<DiveView>,
    zoom: Res<Zoom>,
    (settings, compact): (Res<Settings>, Res<Compact>),
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
    let margins = room.scale() / zoom.scale;
    let around = if compact.0 { AROUND_COMPACT } else { [AROUND, AROUND_PLAYER] };
    let halves = around.map(|it| (free / 2.0 - it * margins).max(Vec2::ZERO));
    let foes = if gaze.wish.is_none() { foes(&scene, target) } else { Vec::new() };
    let held = picture(&scene, (target, free), &foes, halves, gaze.held);
    let wanted = if zoom.whole { board(&scene).center() } else { held.middle };
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
    fn the_column_grows_with_the_letters_up_to_a_third_of_the_window() {
        assert_eq!(ColumnWidth::of(1280.0, 1.0), ColumnWidth(256.0));
        assert_eq!(ColumnWidth::of(1280.0, 1.2), ColumnWidth(307.0));
        assert_eq!(ColumnWidth::of(750.0, 1.5), ColumnWidth(250.0));
    }

    #[test]
    fn a_board_fills_its_room_in_whole_steps() {
        assert_eq!(filling(Vec2::new(7.0, 5.0), Vec2::new(1032.0, 400.0)), 80.0);
        assert_eq!(filling(Vec2::new(13.0, 3.0), Vec2::new(1032.0, 400.0)), 72.0);
        assert_eq!(filling(Vec2::new(40.0, 40.0), Vec2::new(400.0, 400.0)), SMALLEST);
        let small = scene(&["####", "#@.#", "####"]);
        assert_eq!(board(&small).center(), Vec2::new(2.0, -1.5) * CELL);
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
