//! The room behind title and summary: a small scene of the machine that moves on its own.
//! It uses no rules.

mod currents;
mod room;

use crate::prelude::*;
use bevy::ui::widget::NodeImageMode;
use bevy::ui::{BackgroundGradient, ColorStop, LinearGradient};
use daemonfall_platform::settings;
use daemonfall_ui::parts::layer;

/// The room's root; its children are placed in cells around its middle.
#[derive(Component)]
pub struct Backdrop;

/// Size of a cell in world units.
pub const CELL: f32 = 48.0;

/// Offset of a cell's middle from the root.
pub fn middle(x: f32, y: f32) -> Vec2 {
    Vec2::new(
        (x - (room::WIDTH as f32 - 1.0) / 2.0) * CELL,
        ((room::HEIGHT as f32 - 1.0) / 2.0 - y) * CELL,
    )
}

pub fn spawn(commands: &mut Commands, atlas: &Atlas, screen: Screen) {
    let root = commands
        .spawn((Backdrop, DespawnOnExit(screen), Transform::default(), Visibility::default()))
        .id();
    room::furnish(commands, root, atlas);
    people(commands, root, atlas);
    currents::charge(commands, root, atlas);
}

/// A dark rim over the room, to be the first child of the screen's root.
pub fn rim(atlas: &Atlas) -> impl Bundle {
    (
        ImageNode { image_mode: NodeImageMode::Stretch, ..ImageNode::new(atlas.vignette.clone()) },
        layer(),
        ZIndex(-1),
        Pickable::IGNORE,
    )
}

/// For a screen full of text: add it to its root. The room is hidden behind the heading.
pub fn dimmed() -> impl Bundle {
    let stop = |alpha: f32, at: f32| ColorStop::new(theme::ABYSS.with_alpha(alpha), percent(at));
    let heading = vec![stop(0.94, 0.0), stop(0.94, 24.0), stop(0.0, 36.0)];
    (
        BackgroundColor(theme::ABYSS.with_alpha(0.88)),
        BackgroundGradient::from(LinearGradient::to_bottom(heading)),
    )
}

/// The room covers the window, whatever its size.
fn cover(
    window: Single<&Window, With<PrimaryWindow>>,
    mut rooms: Query<&mut Transform, With<Backdrop>>,
) {
    let size = Vec2::new(room::WIDTH as f32, room::HEIGHT as f32) * CELL;
    let scale = (Vec2::new(window.width(), window.height()) / size).max_element().max(0.1);
    for mut room in &mut rooms {
        if room.scale.x != scale {
            room.scale = Vec3::splat(scale);
        }
    }
}

const BEAT: f32 = 0.62;
/// The part of a beat that a step takes.
const STEP: f32 = 0.28;

#[derive(Component)]
struct Hero;

#[derive(Component)]
pub struct Walker {
    round: Vec<Vec2>,
    /// Number of steps ahead of the others on the same round.
    ahead: usize,
    beats: usize,
    hop: f32,
}

#[derive(Component)]
pub struct Breathing(f32);

/// Corners of a round, as columns and rows.
type Corners = &'static [(i32, i32)];

const HERO_ROUND: Corners = &[(14, 3), (20, 3), (20, 6), (14, 6)];
const PATROL: Corners = &[(18, 7), (20, 7), (20, 10), (18, 10)];
const FLUTTER: Corners = &[(22, 3), (23, 3), (23, 5), (24, 5), (24, 4), (22, 4)];

fn round(corners: Corners) -> Vec<Vec2> {
    let mut cells = Vec::new();
    for (index, &(x, y)) in corners.iter().enumerate() {
        let (to_x, to_y) = corners[(index + 1) % corners.len()];
        let steps = (to_x - x).abs().max((to_y - y).abs());
        let way = ((to_x - x).signum(), (to_y - y).signum());
        cells.extend(
            (0..steps).map(|step| middle((x + way.0 * step) as f32, (y + way.1 * step) as f32)),
        );
    }
    cells
}

pub fn people(commands: &mut Commands, root: Entity, atlas: &Atlas) {
    let hero =
        commands.spawn((Hero, walker(atlas, "daemon", HERO_ROUND, 5, 1, 5.0), ChildOf(root))).id();
    let halo = room::light(commands, root, atlas, Vec2::ZERO, 6.0, theme::YOU.with_alpha(0.10));
    commands.entity(halo).insert(ChildOf(hero));
    for (name, corners, ahead, beats, hop) in [
        ("crawler", HERO_ROUND, 1, 1, 2.0),
        ("crawler", PATROL, 0, 2, 2.0),
        ("crawler", PATROL, 5, 2, 2.0),
        ("flit", FLUTTER, 0, 1, 9.0),
    ] {
        commands.spawn((walker(atlas, name, corners, ahead, beats, hop), ChildOf(root)));
    }
    for (name, x, y, size) in
        [("golem", 22.5, 8.5, 1.0), ("sentry", 24.0, 6.0, 0.9), ("binder", 13.0, 8.0, 0.8)]
    {
        let place =
            Transform::from_translation(middle(x, y).extend(3.0)).with_scale(Vec3::splat(size));
        commands.spawn((atlas.shining(name), place, Breathing(size), ChildOf(root)));
    }
}

fn walker(
    atlas: &Atlas,
    name: &str,
    corners: Corners,
    ahead: usize,
    beats: usize,
    hop: f32,
) -> impl Bundle {
    let round = round(corners);
    let start = round.first().copied().unwrap_or_default();
    (
        atlas.shining(name),
        Transform::from_translation(start.extend(4.0)).with_scale(Vec3::splat(0.9)),
        Walker { round, ahead, beats, hop },
    )
}

fn walk(
    time: Res<Time<Real>>,
    mut walkers: Query<(&Walker, &mut Transform)>,
    mut breathing: Query<(&Breathing, &mut Transform), Without<Walker>>,
) {
    let beats = time.elapsed_secs() / BEAT;
    for (walker, mut transform) in &mut walkers {
        let steps = beats / walker.beats as f32;
        let (whole, part) = (steps.floor() as usize, steps.fract() * walker.beats as f32);
        let cell = |step: usize| walker.round[(step + walker.ahead) % walker.round.len()];
        let along = (part / STEP).min(1.0);
        let eased = 1.0 - (1.0 - along).powi(3);
        let hop = (along * std::f32::consts::PI).sin() * walker.hop;
        let place = cell(whole).lerp(cell(whole + 1), eased) + Vec2::Y * hop;
        transform.translation = place.extend(transform.translation.z);
    }
    for (Breathing(size), mut transform) in &mut breathing {
        let phase = time.elapsed_secs() * 1.6 + transform.translation.x / CELL;
        transform.scale = Vec3::new(*size, size * (1.0 + 0.025 * phase.sin()), 1.0);
    }
}

pub fn plugin(app: &mut App) {
    app.add_plugins((currents::plugin, room::plugin))
        .add_systems(Update, cover)
        .add_systems(Update, walk.run_if(settings::motion));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_walks_through_walls() {
        let open: Vec<Vec2> = room::cells()
            .filter(|(x, y)| room::at(*x, *y).is_open())
            .map(|(x, y)| middle(x as f32, y as f32))
            .collect();
        for corners in [HERO_ROUND, PATROL, FLUTTER] {
            for cell in round(corners) {
                assert!(open.contains(&cell), "{corners:?} leads through a wall at {cell}");
            }
        }
    }
}
