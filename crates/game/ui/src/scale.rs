//! Interface scale: laid out for 1280 × 720, the interface is enlarged where there is more room. In
//! much smaller windows, as on a phone, it is not only scaled down but uses a separate layout for a
//! [`Compact`] window.

use super::look::{
    COMPACT, LAID_OUT_FOR, LARGEST_IN_PLACE, LARGEST_ON_STAGE, LARGEST_REPLACED, Look, Looks,
};
use super::theme::REM;
use crate::base::*;
use bevy::state::state::StateTransitionSystems;
use bevy::text::RemSize;

/// Step of scales, since each text size fills its own glyph atlas.
const STEP: f32 = 0.125;
/// Step of scales in small windows, where a large step would waste room.
const SMALL_STEP: f32 = 0.02;
/// Anything drawn below this scale is unreadable.
const READABLE: f32 = 0.75;
/// Text scale in compact layouts, so that text is as large as on a desktop.
const LETTERS: f32 = 1.115;
/// From this text size on, large windows use compact layouts too, since they are drawn larger
/// there.
const LARGE: f32 = 1.3;

/// Whether the window is so small, as on a phone, that screens are laid out for [`COMPACT`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compact(pub bool);

/// Covers the screen with a layout of its own, so that the screen's does not count.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct OwnLayout;

/// Whether what covers the screen has another layout than the screen, which would be laid out anew
/// behind it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relaid(pub bool);

#[derive(Clone, Copy, Debug, PartialEq)]
struct Fit {
    /// Logical pixels per interface pixel.
    scale: f32,
    /// Text scale relative to the interface.
    letters: f32,
    compact: bool,
}

/// Whether the settings ask for the compact layout in a large window.
fn asks_for_large(settings: &Settings) -> bool {
    settings.interface > 1.0 || settings.text >= LARGE
}

impl Fit {
    /// Computes the layout for a window. In a large one, `large` asks for the compact layout,
    /// which is enlarged there, and `text` is the requested text size.
    fn new(window: Vec2, look: &Look, large: bool, text: f32) -> Self {
        let usual = scale_for(window, COMPACT);
        let in_compact = small_scale(window, look.whole.unwrap_or(COMPACT));
        if is_small(window) {
            // What is drawn smaller to fit a phone has no room for larger letters.
            let most = if look.grows { look.letters } else { LARGEST_ON_STAGE };
            let letters = (LETTERS * text).min(most.min(look.letters));
            Self { scale: in_compact, letters, compact: true }
        } else if large && look.grows && in_compact > usual {
            let letters = (usual * text / in_compact).clamp(1.0, look.letters);
            Self { scale: in_compact, letters, compact: true }
        } else {
            let room = if look.grows { look.letters.min(LARGEST_IN_PLACE) } else { look.letters };
            Self { scale: usual, letters: text.min(room), compact: false }
        }
    }
}

fn follow_window(
    window: Single<&Window, With<PrimaryWindow>>,
    screen: Option<Res<State<Screen>>>,
    looks: Res<Looks>,
    settings: Res<Settings>,
    covering: Query<(), With<OwnLayout>>,
    (mut scale, mut letters): (ResMut<UiScale>, ResMut<RemSize>),
    (mut compact, mut relaid): (ResMut<Compact>, ResMut<Relaid>),
) {
    let size = Vec2::new(window.width(), window.height());
    let fits = |look: &Look| Fit::new(size, look, asks_for_large(&settings), settings.text);
    let look = screen.map_or_else(Look::default, |screen| looks.of(*screen.get()));
    let uncovered = fits(&look);
    // A stage that has large letters itself stays as it is behind what covers it.
    let stays = !uncovered.compact && !look.grows && look.letters >= LARGEST_REPLACED;
    let fit = if covering.is_empty() || stays {
        uncovered
    } else {
        fits(&Look { whole: None, grows: true, letters: Look::default().letters, ..look })
    };
    relaid.set_if_neq(Relaid(fit.compact != uncovered.compact));
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
        .init_resource::<Relaid>()
        .init_resource::<Looks>()
        .add_systems(PreUpdate, follow_window)
        // A screen is built in the letters that it is read in.
        .add_systems(
            StateTransition,
            follow_window
                .after(StateTransitionSystems::TransitionSchedules)
                .before(StateTransitionSystems::EnterSchedules),
        )
        .add_systems(PostUpdate, adapt.before(bevy::ui::UiSystems::Layout));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;
    use daemonfall_platform::settings::choices::WINDOWS;

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

    /// How large text of a screen is drawn, for each step of the setting.
    fn drawn(window: Vec2, look: &Look) -> Vec<f32> {
        let steps = (10..=20).map(|step| step as f32 / 10.0);
        let fits = steps.map(|text| Fit::new(window, look, text >= LARGE, text));
        fits.map(|fit| fit.scale * fit.letters).collect()
    }

    #[test]
    fn no_step_of_the_text_size_makes_text_smaller() {
        let stage = Look { letters: LARGEST_ON_STAGE, ..default() };
        let all_of_it = Look { whole: Some(LAID_OUT_FOR), ..stage };
        let windows = WINDOWS.map(|(x, y)| Vec2::new(x as f32, y as f32));
        for window in windows.into_iter().chain([Vec2::new(1000.0, 600.0), Vec2::new(844.0, 390.0)])
        {
            let anew = Look { grows: false, letters: LARGEST_REPLACED, ..stage };
            for look in [Look::default(), stage, all_of_it, Look { grows: false, ..stage }, anew] {
                let sizes = drawn(window, &look);
                assert!(sizes.is_sorted(), "{window}, {look:?}: {sizes:?}");
            }
        }
    }

    #[test]
    fn text_grows_to_twice_its_size_where_it_may_flow() {
        let sizes = drawn(LAID_OUT_FOR, &Look::default());
        assert!((sizes[10] - 2.0).abs() < 0.02, "{sizes:?}");
    }

    /// The text about the text size names these sizes.
    #[test]
    fn full_screens_stop_growing_where_the_settings_say() {
        let most = |letters: f32, grows: bool| {
            let look = Look { letters, grows, ..default() };
            drawn(LAID_OUT_FOR, &look).last().map_or(0.0, |size| (size * 20.0).round() / 20.0)
        };
        let [dive, map] = [most(LARGEST_IN_PLACE, true), most(LARGEST_ON_STAGE, true)];
        assert!((dive - 1.6).abs() < 0.06 && (map - 1.4).abs() < 0.06, "{dive}, {map}");
        assert_eq!(most(LARGEST_REPLACED, false), 1.4);
        assert_eq!([most(LARGEST_IN_PLACE, false), most(LARGEST_ON_STAGE, false)], [1.2, 1.05]);
    }

    #[test]
    fn another_text_size_changes_what_is_drawn_at_once() {
        let mut world = World::new();
        let window = Window { resolution: (1280, 720).into(), ..default() };
        world.spawn((window, PrimaryWindow));
        world.init_resource::<Looks>();
        world.init_resource::<Compact>();
        world.init_resource::<Relaid>();
        world.init_resource::<UiScale>();
        world.init_resource::<RemSize>();
        for text in [1.0, 1.1, 1.7, 2.0, 1.2] {
            world.insert_resource(Settings { text, ..default() });
            assert!(world.run_system_once(follow_window).is_ok());
            let drawn = world.resource::<UiScale>().0 * world.resource::<RemSize>().0 / REM;
            assert!((drawn - text).abs() < 0.03, "{text}: {drawn}");
        }
    }

    #[test]
    fn a_large_interface_fills_the_window() {
        let window = Vec2::new(1920.0, 1080.0);
        let fit = Fit::new(window, &Look::default(), true, 1.0);
        let filled = COMPACT.x * fit.scale / window.x;
        assert!(fit.compact && filled > 0.98 && filled <= 1.0, "{filled}");
    }

    #[test]
    fn what_has_its_place_stays_there() {
        let look = Look { grows: false, letters: LARGEST_ON_STAGE, ..default() };
        let fit = Fit::new(LAID_OUT_FOR, &look, true, 2.0);
        assert_eq!(fit, Fit { scale: 1.0, letters: LARGEST_ON_STAGE, compact: false });
    }
}
