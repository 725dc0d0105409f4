//! Interface scale: laid out for 1280 × 720, the interface is enlarged where there is more room. In
//! much smaller windows, as on a phone, it is not only scaled down but uses a separate layout for a
//! [`Compact`] window.

use super::look::{COMPACT, Growth, LAID_OUT_FOR, Look, Looks};
use super::theme::REM;
use crate::base::*;
use bevy::text::RemSize;

/// Step of scales, since each text size fills its own glyph atlas.
const STEP: f32 = 0.125;
/// Step of scales in small windows, where a large step would waste room.
const SMALL_STEP: f32 = 0.02;
/// Anything drawn below this scale is unreadable.
const READABLE: f32 = 0.75;
/// Text scale in compact layouts, so that text is as large as on a desktop.
const LETTERS: f32 = 1.115;
/// Largest text scale in usual layouts.
const ROOM_FOR_LETTERS: f32 = 1.05;
/// Whether the window is so small, as on a phone, that screens are laid out for [`COMPACT`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compact(pub bool);

/// Covers the screen with a layout of its own, so that the screen's does not count.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct OwnLayout;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Fit {
    /// Logical pixels per interface pixel.
    scale: f32,
    /// Text scale relative to the interface.
    letters: f32,
    compact: bool,
}

impl Fit {
    /// Computes the layout for a window. `whole` is the screen's layout size if it is neither
    /// layout, `most` its largest text scale, `interface` and `text` are the requested scales. For
    /// these, large windows use the compact layout too, since it is drawn larger there.
    fn new(
        window: Vec2,
        whole: Option<Vec2>,
        growth: Growth,
        most: f32,
        interface: f32,
        text: f32,
    ) -> Self {
        let usual = scale_for(window, COMPACT);
        let in_compact = small_scale(window, whole.unwrap_or(COMPACT));
        if is_small(window) {
            return Self { scale: in_compact, letters: (LETTERS * text).min(most), compact: true };
        }
        // The largest text for which the usual layout has room.
        let room = match growth {
            Growth::Flows | Growth::Steps => ROOM_FOR_LETTERS,
            Growth::Stays => most,
        };
        let fits = interface <= 1.0 && text <= room;
        if fits || growth == Growth::Stays {
            return Self { scale: usual, letters: text.min(room), compact: false };
        }
        let scale = match growth {
            Growth::Steps => in_compact,
            _ => (usual * interface.max(text)).min(in_compact),
        };
        Self { scale, letters: (usual * text / scale).clamp(1.0, most), compact: true }
    }
}

fn follow_window(
    window: Single<&Window, With<PrimaryWindow>>,
    screen: Option<Res<State<Screen>>>,
    looks: Res<Looks>,
    settings: Res<Settings>,
    covering: Query<(), With<OwnLayout>>,
    mut scale: ResMut<UiScale>,
    mut letters: ResMut<RemSize>,
    mut compact: ResMut<Compact>,
) {
    let size = Vec2::new(window.width(), window.height());
    let look = screen.map_or_else(Look::default, |screen| looks.of(*screen.get()));
    let is_covered = !covering.is_empty();
    let growth = match look.growth {
        Growth::Stays if is_covered => Growth::Steps,
        growth => growth,
    };
    let fit = Fit::new(
        size,
        look.whole.filter(|_| !is_covered),
        growth,
        look.letters,
        settings.interface,
        settings.text,
    );
    if scale.0 != fit.scale {
        scale.0 = fit.scale;
    }
    compact.set_if_neq(Compact(fit.compact));
    let wanted = REM * fit.letters;
    if letters.0 != wanted {
        letters.0 = wanted;
    }
}

fn fit(window: Vec2) -> f32 {
    (window / LAID_OUT_FOR).min_element()
}

fn is_small(window: Vec2) -> bool {
    fit(window) < READABLE
}

/// The interface's scale in a window; `compact` is the screen's layout size in a small one.
fn scale_for(window: Vec2, compact: Vec2) -> f32 {
    match is_small(window) {
        // Windows are often a few pixels too small because of their frame; that must not shrink
        // everything.
        false => in_steps(fit(window) + 0.02, STEP),
        true => small_scale(window, compact),
    }
}

fn small_scale(window: Vec2, compact: Vec2) -> f32 {
    in_steps((window / compact).min_element() + 0.002, SMALL_STEP)
}

fn in_steps(fits: f32, step: f32) -> f32 {
    ((fits / step).floor() * step).clamp(0.4, 4.0)
}

/// A node's wide and compact layouts; the one for the current window is applied.
#[derive(Component, Clone, Debug)]
pub struct Adapts {
    wide: Node,
    compact: Node,
}

impl Adapts {
    /// A node that `change` adapts to compact windows.
    pub fn new(wide: Node, change: impl FnOnce(&mut Node)) -> (Node, Self) {
        let mut compact = wide.clone();
        change(&mut compact);
        (wide.clone(), Self { wide, compact })
    }

    /// A node that is hidden in compact windows.
    pub fn wide_only(wide: Node) -> (Node, Self) {
        Self::new(wide, |node| node.display = Display::None)
    }
}

fn adapt(
    compact: Res<Compact>,
    added: Query<(), Added<Adapts>>,
    mut nodes: Query<(&Adapts, &mut Node)>,
) {
    if added.is_empty() && !compact.is_changed() {
        return;
    }
    for (adapts, mut node) in &mut nodes {
        let wanted = if compact.0 { &adapts.compact } else { &adapts.wide };
        if *node != *wanted {
            node.clone_from(wanted);
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Compact>()
        .init_resource::<Looks>()
        .add_systems(PreUpdate, follow_window)
        .add_systems(PostUpdate, adapt.before(bevy::ui::UiSystems::Layout));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{LARGEST_LETTERS, LARGEST_ON_STAGE};

    #[test]
    fn the_interface_fills_common_windows() {
        let scale = |x, y| scale_for(Vec2::new(x, y), COMPACT);
        assert_eq!(scale(1280.0, 720.0), 1.0);
        assert_eq!(scale(1920.0, 1080.0), 1.5);
        assert_eq!(scale(3840.0, 2160.0), 3.0);
        assert_eq!(scale(1920.0, 720.0), 1.0);
        assert_eq!(scale(0.0, 0.0), 0.4);
    }

    #[test]
    fn a_phone_has_a_layout_of_its_own_at_a_size_that_can_be_read() {
        let phone = Vec2::new(844.0, 390.0);
        assert!(is_small(phone) && !is_small(Vec2::new(1280.0, 700.0)));
        assert!((scale_for(phone, COMPACT) - 0.9).abs() < 0.01);
        assert!((scale_for(phone, LAID_OUT_FOR) - 0.54).abs() < 0.01);
    }

    #[test]
    fn letters_grow_to_twice_their_size_by_the_layout_that_has_room_for_them() {
        let large = Vec2::new(1280.0, 720.0);
        let drawn = |text: f32| {
            let fit = Fit::new(large, None, Growth::Flows, LARGEST_LETTERS, 1.0, text);
            (fit.scale * fit.letters, fit.compact)
        };
        for text in [1.0, 1.1, 1.3, 1.5, 1.8, 2.0] {
            let (times, compact) = drawn(text);
            assert!((times - text).abs() < 0.02, "{text}: {times}");
            assert_eq!(compact, text > ROOM_FOR_LETTERS);
        }
    }

    #[test]
    fn a_larger_interface_is_as_large_as_its_layout_fits() {
        let window = Vec2::new(1920.0, 1080.0);
        let flows = Growth::Flows;
        let scale =
            |interface| Fit::new(window, None, flows, LARGEST_LETTERS, interface, 1.0).scale;
        assert_eq!(scale(1.0), 1.5);
        assert!((scale(1.2) - 1.8).abs() < 0.001);
        for interface in [1.5, 2.0] {
            assert!((window / scale(interface)).cmpge(COMPACT).all(), "{interface}");
        }
    }

    #[test]
    fn what_has_its_place_is_never_drawn_smaller_for_larger_letters() {
        let window = Vec2::new(1280.0, 720.0);
        for text in [1.2, 1.5, 2.0] {
            let drawn = |growth| Fit::new(window, None, growth, LARGEST_ON_STAGE, 1.0, text);
            let field = drawn(Growth::Stays);
            assert_eq!((field.scale, field.letters, field.compact), (1.0, LARGEST_ON_STAGE, false));
            let map = drawn(Growth::Steps);
            let filled = COMPACT.x * map.scale / window.x;
            assert!(map.compact && filled > 0.98, "{text}: {filled}");
        }
    }
}
