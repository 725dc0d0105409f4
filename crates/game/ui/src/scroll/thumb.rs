//! A thumb at the right edge of every list that is longer than its room: shows how much of it is
//! visible, and where.

use crate::theme;
use bevy::prelude::*;
use bevy::ui::{IgnoreScroll, OverflowAxis, UiSystems};

/// Its width, in interface pixels.
const WIDTH: f32 = 3.0;
/// Minimum length of the thumb, unless its list is shorter.
const SHORTEST: f32 = 20.0;

#[derive(Component, Clone, Copy, Debug)]
struct Thumb;

/// Start and length of the thumb of a list.
fn place(room: f32, content: f32, scrolled: f32) -> Option<(f32, f32)> {
    let beyond = content - room;
    if beyond < 1.0 || room < 1.0 {
        return None;
    }
    let length = (room * room / content).max(SHORTEST.min(room));
    let top = (scrolled / beyond).clamp(0.0, 1.0) * (room - length);
    Some((top.round(), length.round()))
}

fn node(list: &Node, computed: &ComputedNode, scrolled: &ScrollPosition) -> Option<Node> {
    if list.overflow.y != OverflowAxis::Scroll {
        return None;
    }
    let pixel = computed.inverse_scale_factor;
    let (room, content) = (computed.size.y * pixel, computed.content_size.y * pixel);
    let (top, length) = place(room, content, scrolled.y)?;
    Some(Node {
        position_type: PositionType::Absolute,
        right: px(0),
        top: px(top),
        width: px(WIDTH),
        height: px(length),
        ..default()
    })
}

fn draw(
    lists: Query<(Entity, &Node, &ComputedNode, &ScrollPosition), Without<Thumb>>,
    mut thumbs: Query<(Entity, &ChildOf, &mut Node), With<Thumb>>,
    mut commands: Commands,
) {
    for (thumb, of, mut now) in &mut thumbs {
        let list = lists.get(of.parent()).ok();
        match list.and_then(|(_, list, computed, scrolled)| node(list, computed, scrolled)) {
            Some(next) => {
                now.set_if_neq(next);
            }
            None => commands.entity(thumb).despawn(),
        }
    }
    for (list, now, computed, scrolled) in &lists {
        if let Some(node) = node(now, computed, scrolled)
            && !thumbs.iter().any(|(_, of, _)| of.parent() == list)
        {
            commands.entity(list).with_child((
                Thumb,
                node,
                IgnoreScroll(BVec2::TRUE),
                ZIndex(1),
                BackgroundColor(theme::RIM),
                Pickable::IGNORE,
            ));
        }
    }
}

/// Registers the thumbs.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw.after(UiSystems::PostLayout));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_fits_has_no_thumb() {
        assert_eq!(place(200.0, 200.0, 0.0), None);
        assert_eq!(place(0.0, 200.0, 0.0), None);
    }

    #[test]
    fn the_thumb_is_as_much_of_the_edge_as_is_seen_of_the_list_and_goes_from_end_to_end() {
        let thumb = |scrolled| place(200.0, 400.0, scrolled);
        assert_eq!(thumb(0.0), Some((0.0, 100.0)));
        assert_eq!(thumb(100.0), Some((50.0, 100.0)));
        assert_eq!(thumb(200.0), Some((100.0, 100.0)));
        assert_eq!(thumb(900.0), thumb(200.0));
    }

    #[test]
    fn the_thumb_of_a_long_list_can_still_be_seen() {
        assert_eq!(place(200.0, 100_000.0, 0.0), Some((0.0, SHORTEST)));
    }

    #[test]
    fn a_list_has_one_thumb_while_it_is_longer_than_its_room() {
        let mut app = App::new();
        app.add_systems(Update, draw);
        let list = Node { overflow: Overflow::scroll_y(), ..default() };
        let computed = |content| ComputedNode {
            size: Vec2::new(100.0, 200.0),
            content_size: Vec2::new(100.0, content),
            inverse_scale_factor: 1.0,
            ..default()
        };
        let list = app.world_mut().spawn((list, computed(500.0))).id();
        let count = |app: &mut App| {
            app.update();
            let mut thumbs = app.world_mut().query_filtered::<&ChildOf, With<Thumb>>();
            let world = app.world();
            thumbs.iter(world).filter(|of| of.parent() == list).count()
        };
        assert_eq!((count(&mut app), count(&mut app)), (1, 1));
        app.world_mut().entity_mut(list).insert(computed(150.0));
        assert_eq!(count(&mut app), 0);
    }
}
