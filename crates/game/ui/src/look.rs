//! How the interface treats each screen: its layout, the topics of its texts, the place of its
//! hints, its title and its music.
//!
//! The plugin that owns a screen registers its [`Look`]; a screen without one has the default.

use crate::base::*;
use crate::drawing::width;
use crate::theme;
use bevy::platform::collections::HashMap;
use daemonfall_platform::window::NAME;

/// The size of the usual layout, in logical pixels.
pub const LAID_OUT_FOR: Vec2 = Vec2::new(1280.0, 720.0);
/// The size of compact layouts, in interface pixels.
pub const COMPACT: Vec2 = Vec2::new(938.0, 433.0);
/// Largest text scale in compact layouts, which scroll.
const LARGEST_LETTERS: f32 = 1.5;
/// Largest text scale where every text has a fixed place on a stage.
pub const LARGEST_ON_STAGE: f32 = 1.05;
/// The largest text scale of the usual layouts, where a screen has a compact one for larger text.
pub const LARGEST_IN_PLACE: f32 = 1.2;
/// The largest text scale of a stage that places its texts anew for large letters.
pub const LARGEST_REPLACED: f32 = 1.4;

/// Whether such a stage is laid out for large letters.
pub fn is_large(letters: f32) -> bool {
    letters > 1.25
}

/// Which edge of the hint line stays fixed, whatever its height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Edge {
    /// The top edge, from the layout's top.
    Top(f32),
    /// The bottom edge, from the layout's top.
    Bottom(f32),
}

/// Height of a hint line of two lines of text, and half of a thing's size on the field below it.
const HIGH: f32 = 52.0;
/// Room beside and around a line's words.
const BESIDE: f32 = 96.0;
const AROUND: f32 = 16.0;
const HALF: f32 = 24.0;

/// Where the hint line is in the screen's layout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    pub left: f32,
    pub edge: Edge,
    pub wide: f32,
    /// Its bottom edge while what it may speak of is where it usually stands.
    pub low: Option<f32>,
    /// How high the line is.
    high: f32,
}

impl Place {
    pub const fn from(left: f32, top: f32, wide: f32) -> Self {
        Self { left, edge: Edge::Top(top), wide, low: None, high: HIGH }
    }

    pub const fn down_to(left: f32, bottom: f32, wide: f32) -> Self {
        Self { left, edge: Edge::Bottom(bottom), wide, low: None, high: HIGH }
    }

    pub const fn or_down_to(self, low: f32) -> Self {
        Self { low: Some(low), ..self }
    }

    /// The same for a line of these words in letters of this scale.
    pub fn saying(self, words: &str, letters: f32) -> Self {
        let room = self.wide - BESIDE * letters;
        let lines = (width(letters, theme::SMALL, words) / room).ceil().max(1.0);
        Self { high: HIGH.max(lines * theme::size::SMALL * 1.25 * letters + AROUND), ..self }
    }

    /// Where the middle of a thing must not be, for its line not to cover a part of it.
    fn strip(&self, edge: Edge) -> Rect {
        let top = match edge {
            Edge::Top(top) => top,
            Edge::Bottom(bottom) => bottom - self.high,
        };
        Rect::new(self.left, top, self.left + self.wide, top + self.high).inflate(HALF)
    }

    /// Whether its line covers this place, at its low edge or its usual one.
    pub fn covers(&self, low: bool, place: Vec2) -> bool {
        let edge = self.low.filter(|_| low).map_or(self.edge, Edge::Bottom);
        self.strip(edge).contains(place)
    }

    /// Whether fewer of these places, in the screen's layout, are under its line at its low edge.
    pub fn gives_way(&self, places: impl Iterator<Item = Vec2> + Clone) -> bool {
        let under = |edge| {
            let strip = self.strip(edge);
            places.clone().filter(|place| strip.contains(*place)).count()
        };
        self.low.is_some_and(|low| under(Edge::Bottom(low)) < under(self.edge))
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HintLine {
    /// In the usual layout.
    pub wide: Place,
    pub compact: Place,
    /// Whether it keeps in step with the stage that it is about.
    pub on_stage: bool,
    /// Whether the screen starts at the window's top instead of being centred.
    pub at_top: bool,
}

impl Default for HintLine {
    fn default() -> Self {
        Self {
            wide: Place::from(24.0, 62.0, 820.0),
            compact: Place::from(6.0, 52.0, 540.0),
            on_stage: false,
            at_top: false,
        }
    }
}

/// How the interface treats a screen.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Its layout size in compact windows, if not [`COMPACT`]: all of it is shown, scaled down.
    pub whole: Option<Vec2>,
    /// Whether a large window uses its compact layout, enlarged, for a larger interface or text.
    pub grows: bool,
    /// The largest text scale.
    pub letters: f32,
    /// The topics of its texts, the most important first.
    pub topics: &'static [Topic],
    /// The part of the game that the help explains first.
    pub help: Topic,
    pub hint: HintLine,
    /// Where its notices begin, from the top.
    pub notices: f32,
    /// What the window's title says after the game's name.
    pub title: fn(&World) -> Option<String>,
    /// The prefix of its music's file names; silence without one.
    pub track: Option<&'static str>,
    /// How dangerous its music sounds, from 0 to 1.
    pub danger: fn(&World) -> f32,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            whole: None,
            grows: true,
            letters: LARGEST_LETTERS,
            topics: &[],
            help: Topic::Dive,
            hint: HintLine::default(),
            notices: 72.0,
            title: |_| None,
            track: None,
            danger: |_| 0.0,
        }
    }
}

impl Look {
    /// The screen's minimum size, in interface pixels.
    pub fn laid_out_for(&self, compact: bool) -> Vec2 {
        if compact { self.whole.unwrap_or(COMPACT) } else { LAID_OUT_FOR }
    }
}

#[derive(Resource, Clone, Debug, Default)]
pub struct Looks(HashMap<Screen, Look>);

impl Looks {
    pub fn of(&self, screen: Screen) -> Look {
        self.0.get(&screen).copied().unwrap_or_default()
    }

    pub fn all(&self) -> impl Iterator<Item = (Screen, &Look)> {
        self.0.iter().map(|(screen, look)| (*screen, look))
    }
}

pub trait AddLook {
    /// Says how the interface treats a screen.
    fn add_look(&mut self, screen: Screen, look: Look) -> &mut Self;
}

impl AddLook for App {
    fn add_look(&mut self, screen: Screen, look: Look) -> &mut Self {
        self.world_mut().get_resource_or_init::<Looks>().0.insert(screen, look);
        self
    }
}

/// What the title says after the game's name; nothing on the first screens.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Doing(pub Option<String>);

/// The set, within [`Last`], in which others may add to what the screen says.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TitleSystems;

fn title(doing: &Doing) -> String {
    match &doing.0 {
        Some(words) => format!("{NAME} - {words}"),
        None => NAME.into(),
    }
}

fn ask(world: &mut World) {
    let screen = *world.resource::<State<Screen>>().get();
    let look = world.resource::<Looks>().of(screen);
    let words = (look.title)(world);
    world.resource_mut::<Doing>().0 = words;
}

fn write(doing: Res<Doing>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let title = title(&doing);
    if window.title != title {
        window.title = title;
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Doing>()
        .configure_sets(Last, TitleSystems.after(ask).before(write))
        .add_systems(Last, (ask, write).chain());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_begins_with_the_games_name() {
        assert_eq!(title(&Doing(None)), "Daemonfall");
        let doing = Doing(Some("Sector, turn 4".into()));
        assert_eq!(title(&doing), "Daemonfall - Sector, turn 4");
    }

    #[test]
    fn a_hint_stands_where_it_covers_less() {
        let place = Place::from(20.0, 60.0, 400.0).or_down_to(500.0);
        let gives_way = |places: &[Vec2]| place.gives_way(places.iter().copied());
        let (high, low) = (Vec2::new(50.0, 90.0), Vec2::new(50.0, 480.0));
        assert!(gives_way(&[high]) && gives_way(&[high, high, low]));
        assert!(place.covers(false, high) && place.covers(true, low) && !place.covers(true, high));
        let (long, below) = ("word ".repeat(24), Vec2::new(50.0, 160.0));
        assert!(!place.covers(false, below) && place.saying(&long, 1.5).covers(false, below));
        assert!(!gives_way(&[]) && !gives_way(&[low]) && !gives_way(&[high, low]));
    }
}
