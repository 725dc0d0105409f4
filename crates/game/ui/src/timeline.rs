//! A timeline that is pressed or dragged along to go to a place on it.

use crate::base::*;
use bevy::ui::UiSystems;
use daemonfall_input::node_rect;
use daemonfall_input::touch::TakesDrag;
use std::fmt::Debug;

/// A line that stands for the whole of what is played, with the part played so far, 0 to 1.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
#[require(TakesDrag, Hovered)]
pub struct Timeline(pub f32);

/// The child of a timeline that is as wide as the part played.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Played;

/// The child of a timeline that stands where the part played ends.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Playhead;

/// A place on a timeline was chosen.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Scrubbed {
    pub entity: Entity,
    /// The place, from 0 at its start to 1 at its end.
    pub part: f32,
}

fn part_at(pointer: Vec2, line: (&ComputedNode, &UiGlobalTransform), window: &Window) -> f32 {
    // The line may be drawn larger than it is laid out.
    let line = node_rect::rect(line.0, line.1);
    let part = (pointer.x * window.scale_factor() - line.min.x) / line.width().max(1.0);
    part.clamp(0.0, 1.0)
}

fn point<E: Debug + Clone + Reflect>(
    pointed: On<Pointer<E>>,
    lines: Query<(&ComputedNode, &UiGlobalTransform), With<Timeline>>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut commands: Commands,
) {
    let entity = pointed.entity;
    if let (Ok(line), Ok(window)) = (lines.get(entity), window.single()) {
        let part = part_at(pointed.pointer_location.position, line, window);
        commands.trigger(Scrubbed { entity, part });
    }
}

fn paint(
    lines: Query<(&Timeline, &Children), Changed<Timeline>>,
    mut played: Query<&mut Node, (With<Played>, Without<Playhead>)>,
    mut heads: Query<&mut Node, With<Playhead>>,
) {
    for (Timeline(part), children) in &lines {
        for child in children {
            if let Ok(mut node) = played.get_mut(*child) {
                node.width = percent(100.0 * part);
            } else if let Ok(mut node) = heads.get_mut(*child) {
                node.left = percent(100.0 * part);
            }
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_observer(point::<Press>)
        .add_observer(point::<Drag>)
        .add_systems(PostUpdate, paint.before(UiSystems::Layout));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Affine2;

    #[test]
    fn a_place_on_the_line_is_the_same_part_however_large_it_is_drawn() {
        let (middle, window) = (Vec2::new(400.0, 300.0), Window::default());
        let node = ComputedNode { size: Vec2::new(200.0, 32.0), ..default() };
        for scale in [1.0, 2.0] {
            let place = Affine2::from_scale_angle_translation(Vec2::splat(scale), 0.0, middle);
            for part in [0.05, 0.55, 0.95] {
                let at = middle + Vec2::new(scale * 200.0 * (part - 0.5), 0.0);
                assert!((part_at(at, (&node, &place.into()), &window) - part).abs() < 1e-4);
            }
        }
    }
}
