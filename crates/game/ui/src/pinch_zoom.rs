//! A lens for screens without a compact layout of their own: two fingers zoom, one finger then
//! pans.

use super::dialogue::Dialogue;
use super::look::Looks;
use crate::base::*;
use crate::scale::Compact;
use daemonfall_input::touch::{Dragged, Pinched};

/// Zoom factor per step, and the largest zoom.
const STEP: f32 = 1.15;
const NEAREST: f32 = 2.5;

/// The zoom factor and the pan, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
struct Lens {
    zoom: f32,
    moved: Vec2,
}

impl Default for Lens {
    fn default() -> Self {
        Self { zoom: 1.0, moved: Vec2::ZERO }
    }
}

impl Lens {
    /// Zooms one step in or out; the point `at`, relative to the window's middle, stays fixed.
    fn pinch(&mut self, at: Vec2, nearer: bool, window: Vec2) {
        let by = if nearer { STEP } else { 1.0 / STEP };
        let next = (self.zoom * by).clamp(1.0, NEAREST);
        let kept = (at - self.moved) / self.zoom;
        self.zoom = next;
        self.moved = at - kept * next;
        self.keep_inside(window);
    }

    /// Pans; no edge comes into the window.
    fn drag(&mut self, by: Vec2, window: Vec2) {
        self.moved += by;
        self.keep_inside(window);
    }

    fn keep_inside(&mut self, window: Vec2) {
        let most = (self.zoom - 1.0) * window / 2.0;
        self.moved = self.moved.clamp(-most, most);
    }
}

fn follow(
    mut pinches: MessageReader<Pinched>,
    mut drags: MessageReader<Dragged>,
    screen: Res<State<Screen>>,
    (looks, compact): (Res<Looks>, Res<Compact>),
    scale: Res<UiScale>,
    window: Single<&Window, With<PrimaryWindow>>,
    dialogues: Query<(), With<Dialogue>>,
    mut lens: ResMut<Lens>,
    mut roots: Query<
        &mut UiTransform,
        (With<DespawnOnExit<Screen>>, Without<ChildOf>, Without<Dialogue>),
    >,
) {
    let size = window.size();
    let here = compact.0 && looks.of(*screen.get()).whole.is_some() && dialogues.is_empty();
    let mut next = if screen.is_changed() || !here { Lens::default() } else { *lens };
    for pinch in pinches.read().filter(|_| here) {
        next.pinch(pinch.at - size / 2.0, pinch.nearer, size);
    }
    for drag in drags.read().filter(|_| here) {
        next.drag(drag.0, size);
    }
    let was_near = lens.zoom > 1.0;
    lens.set_if_neq(next);
    if next.zoom == 1.0 && !was_near {
        return;
    }
    let moved = next.moved / scale.0;
    for mut root in &mut roots {
        *root = UiTransform {
            translation: Val2::px(moved.x, moved.y),
            scale: Vec2::splat(next.zoom),
            ..UiTransform::IDENTITY
        };
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Lens>().add_systems(Update, follow);
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(844.0, 390.0);

    #[test]
    fn what_lies_between_the_fingers_stays_there() {
        let mut lens = Lens::default();
        let at = Vec2::new(100.0, -50.0);
        for _ in 0..3 {
            let under = (at - lens.moved) / lens.zoom;
            lens.pinch(at, true, WINDOW);
            assert!((under * lens.zoom + lens.moved).distance(at) < 1e-3);
        }
        assert!(lens.zoom > 1.4);
    }

    #[test]
    fn no_edge_comes_into_the_window() {
        let mut lens = Lens::default();
        lens.drag(Vec2::splat(50.0), WINDOW);
        assert_eq!(lens, Lens::default());
        lens.pinch(Vec2::ZERO, true, WINDOW);
        lens.drag(Vec2::splat(5000.0), WINDOW);
        assert!(lens.moved.x <= 0.15 * WINDOW.x);
        lens.pinch(Vec2::ZERO, false, WINDOW);
        assert!(lens.moved.length() < 1e-3);
    }
}
