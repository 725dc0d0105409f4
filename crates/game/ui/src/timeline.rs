//! A timeline that is pressed or dragged along to go to a place on it.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;
use daemonfall_input::node_rect;
use daemonfall_input::touch::TakesDrag;
use std::fmt::Debug;

/// A line that stands for the whole of what is played.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(TakesDrag, Hovered)]
pub struct Timeline;

/// A place on a timeline was chosen.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Scrubbed {
    /// The timeline.
    pub entity: Entity,
    /// The place, from 0 at its start to 1 at its end.
    pub part: f32,
}

/// The part of a line at a position of the pointer.
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

/// Lets pointers use timelines.
pub fn plugin(app: &mut App) {
    app.add_observer(point::<Press>).add_observer(point::<Drag>);
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
