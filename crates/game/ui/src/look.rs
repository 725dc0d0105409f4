//! How the interface treats each screen: its layout, the topics of its texts, the place of its
//! hints, its title and its music.
//!
//! The plugin that owns a screen registers its [`Look`]; a screen without one has the default.

use crate::base::*;
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

/// Where the hint line is in the screen's layout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    pub left: f32,
    pub edge: Edge,
    pub wide: f32,
}

impl Place {
    pub const fn from(left: f32, top: f32, wide: f32) -> Self {
        Self { left, edge: Edge::Top(top), wide }
    }

    pub const fn down_to(left: f32, bottom: f32, wide: f32) -> Self {
        Self { left, edge: Edge::Bottom(bottom), wide }
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
}
