//! Places a screen's stage in the middle of the area that the debug panels leave free, scaled down
//! where it would not fit.

use super::Covered;
use crate::base::*;
use crate::look::Looks;
use crate::scale::Compact;
use bevy::ui::UiSystems;

/// The root of a stage: it fills the free area, centred on the stage's middle.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Stands;

/// How a stage is placed in the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The part of the window that it fills, in logical pixels.
    room: Rect,
    /// Logical pixels per layout pixel.
    pub scale: f32,
}

impl Standing {
    /// `scale` is the interface's scale, `laid_out` the size that the stage is laid out for.
    fn new(window: Vec2, covered: &Covered, scale: f32, laid_out: Vec2) -> Self {
        let room = covered.free(window);
        let fits = (room.size() / (laid_out * scale)).min_element();
        // Without panels the window has the size that the interface needs, or a few pixels less.
        let smaller = if *covered == Covered::default() { 1.0 } else { fits.clamp(0.1, 1.0) };
        Self { room, scale: scale * smaller }
    }

    /// The visible size in layout pixels: at least about the stage.
    pub fn size(&self) -> Vec2 {
        self.room.size() / self.scale
    }

    /// Offset of a window position from the stage's middle, in layout pixels.
    pub fn from_middle(&self, place: Vec2) -> Vec2 {
        (place - self.room.center()) / self.scale
    }

    /// Window position of an offset from the stage's middle, in layout pixels.
    pub fn in_window(&self, from_middle: Vec2) -> Vec2 {
        from_middle * self.scale + self.room.center()
    }

    /// The root's node at an interface scale, which scales it around its middle.
    fn node(&self, interface: f32) -> Rect {
        Rect::from_center_size(self.room.center() / interface, self.size())
    }
}

/// The placement of the current screen's stage.
#[derive(SystemParam)]
pub struct Stand<'w, 's> {
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    covered: Res<'w, Covered>,
    interface: Res<'w, UiScale>,
    compact: Res<'w, Compact>,
    screen: Res<'w, State<Screen>>,
    looks: Res<'w, Looks>,
}

impl Stand<'_, '_> {
    /// None while there is no window.
    pub fn now(&self) -> Option<Standing> {
        let window = self.window.single().ok()?.size();
        let laid_out = self.looks.of(*self.screen.get()).laid_out_for(self.compact.0);
        Some(Standing::new(window, &self.covered, self.interface.0, laid_out))
    }
}

fn lay(stand: Stand, mut roots: Query<(&mut Node, &mut UiTransform), With<Stands>>) {
    let Some(standing) = stand.now() else { return };
    let interface = stand.interface.0;
    let place = standing.node(interface);
    let smaller = UiTransform::from_scale(Vec2::splat(standing.scale / interface));
    for (mut node, mut transform) in &mut roots {
        let next = Node {
            position_type: PositionType::Absolute,
            left: px(place.min.x),
            top: px(place.min.y),
            width: px(place.width()),
            height: px(place.height()),
            ..node.clone()
        };
        node.set_if_neq(next);
        transform.set_if_neq(smaller);
    }
}

pub fn plugin(app: &mut App) {
    let there = any_with_component::<Stands>;
    app.add_systems(PostUpdate, lay.before(UiSystems::Layout).run_if(there));
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAID_OUT: Vec2 = Vec2::new(1280.0, 720.0);

    #[test]
    fn without_panels_a_stage_fills_the_window_at_the_interfaces_scale() {
        let window = Vec2::new(1920.0, 1000.0);
        let standing = Standing::new(window, &Covered::default(), 1.5, LAID_OUT);
        assert_eq!(standing.scale, 1.5);
        assert_eq!(standing.size(), window / 1.5);
        assert_eq!(standing.node(1.5).min, Vec2::ZERO);
        assert_eq!(standing.from_middle(window / 2.0), Vec2::ZERO);
    }

    #[test]
    fn beside_panels_all_of_the_stage_is_seen_and_places_are_found_where_they_are_drawn() {
        let covered = Covered { right: 574.0, ..default() };
        let standing = Standing::new(LAID_OUT, &covered, 1.0, LAID_OUT);
        assert!(standing.size().cmpge(LAID_OUT - 1e-2).all());
        // The root's node is scaled down around its middle: at that scale it fills the free area.
        let node = standing.node(1.0);
        let drawn = Rect::from_center_size(node.center(), node.size() * standing.scale);
        assert!(drawn.min.distance(Vec2::ZERO) < 1e-2);
        assert!(drawn.max.distance(Vec2::new(706.0, 720.0)) < 1e-2);
        let corner = standing.from_middle(Vec2::new(0.0, 360.0));
        assert!(corner.distance(Vec2::new(-640.0, 0.0)) < 1e-2);
    }

    #[test]
    fn what_is_drawn_at_a_place_is_found_there_again() {
        let covered = Covered { left: 574.0, bottom: 90.0, ..default() };
        let standing = Standing::new(LAID_OUT, &covered, 1.0, LAID_OUT);
        assert_eq!(standing.in_window(Vec2::ZERO), Vec2::new(927.0, 315.0));
        for place in [Vec2::new(-640.0, -360.0), Vec2::new(120.0, 7.0)] {
            let found = standing.from_middle(standing.in_window(place));
            assert!(found.distance(place) < 1e-2);
        }
    }

    #[test]
    fn where_there_is_room_for_it_a_stage_only_steps_aside() {
        let covered = Covered { left: 574.0, ..default() };
        let window = Vec2::new(2560.0, 720.0);
        let standing = Standing::new(window, &covered, 1.0, LAID_OUT);
        assert_eq!(standing.scale, 1.0);
        assert_eq!(standing.from_middle(Vec2::new(1567.0, 360.0)), Vec2::ZERO);
    }
}
