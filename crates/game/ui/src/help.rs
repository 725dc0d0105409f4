//! The pages of the help, an open list: the plugin of a part of the game registers its own. On all
//! of them, touch input replaces keys and mouse.

pub mod parts;

use crate::base::*;
use crate::look::Looks;
use crate::theme;
use crate::widgets;
use daemonfall_input::touch::Touched;
use parts::{Say, column, mouse_row};

/// Resources for drawing the help.
#[derive(SystemParam)]
pub struct Drawn<'w> {
    pub atlas: Res<'w, Atlas>,
    pub screen: Res<'w, State<Screen>>,
    /// Says which page a screen asks for.
    pub looks: Res<'w, Looks>,
    pub touched: Res<'w, Touched>,
    pub pages: Res<'w, HelpPages>,
}

impl Drawn<'_> {
    /// The part of the game that the help explains first on this screen.
    pub fn topic(&self) -> Topic {
        self.looks.of(*self.screen.get()).help
    }

    /// The index of the page that this screen asks for: its own, or the first about its part of the
    /// game.
    pub fn place(&self) -> usize {
        self.pages.of(*self.screen.get()).unwrap_or_else(|| self.pages.about(self.topic()))
    }
}

#[derive(Clone, Copy, Debug)]
pub struct HelpPage {
    /// The part of the game that it explains.
    pub about: Topic,
    /// The label of the button that leads to it.
    pub name: Say,
    pub heading: Say,
    /// The most important rule.
    pub rule: Option<Say>,
    pub topics: &'static [Topic],
    /// Draws its two columns.
    pub columns: fn(&mut Commands, &Drawn) -> [Entity; 2],
}

#[derive(Resource, Clone, Debug, Default)]
pub struct HelpPages(Vec<(HelpPage, Option<Screen>)>);

impl HelpPages {
    /// The page at an index, and the index of the one after it.
    pub fn at(&self, place: usize) -> Option<(&HelpPage, usize)> {
        Some((&self.0.get(place)?.0, (place + 1) % self.0.len()))
    }

    /// The index of the first page about a part of the game; the first of all if there is none.
    pub fn about(&self, topic: Topic) -> usize {
        self.0.iter().position(|(page, _)| page.about == topic).unwrap_or(0)
    }

    fn of(&self, screen: Screen) -> Option<usize> {
        self.0.iter().position(|(_, of)| *of == Some(screen))
    }
}

pub trait AddHelpPage {
    /// Adds a page after those about the same part of the game.
    fn add_help_page(&mut self, page: HelpPage) -> &mut Self;

    /// Adds the page of one screen in the same way.
    fn add_help_page_of(&mut self, screen: Screen, page: HelpPage) -> &mut Self;
}

impl AddHelpPage for App {
    fn add_help_page(&mut self, page: HelpPage) -> &mut Self {
        add(self, page, None)
    }

    fn add_help_page_of(&mut self, screen: Screen, page: HelpPage) -> &mut Self {
        add(self, page, Some(screen))
    }
}

fn add(app: &mut App, page: HelpPage, of: Option<Screen>) -> &mut App {
    let mut pages = app.world_mut().get_resource_or_init::<HelpPages>();
    pages.0.push((page, of));
    pages.0.sort_by_key(|(page, of)| (page.about == Topic::Game, page.about, of.is_some()));
    app
}

const ROWS: [(Say, Say); 6] = [
    (|| t!("help-fingers-tap-how"), || t!("help-fingers-tap")),
    (|| t!("help-fingers-twice-how"), || t!("help-fingers-twice")),
    (|| t!("help-fingers-hold-how"), || t!("help-fingers-hold")),
    (|| t!("help-fingers-swipe-how"), || t!("help-fingers-swipe")),
    (|| t!("help-fingers-drag-how"), || t!("help-fingers-drag")),
    (|| t!("help-fingers-two-how"), || t!("help-fingers-two")),
];

pub fn list(commands: &mut Commands) -> Entity {
    let caption = widgets::text(theme::CAPTION, theme::DIM, t!("help-fingers"));
    let list = commands.spawn(column()).with_child(caption).id();
    for (how, what) in ROWS {
        let row = mouse_row(how(), what());
        commands.entity(list).with_child(row);
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_turned_by_topic_and_the_whole_game_comes_last() {
        let mut app = App::new();
        for about in [Topic::Game, Topic::Sector, Topic::Dive] {
            app.add_help_page(HelpPage {
                about,
                name: String::new,
                heading: String::new,
                rule: None,
                topics: &[],
                columns: |_, _| [Entity::PLACEHOLDER; 2],
            });
        }
        let pages = app.world().resource::<HelpPages>();
        let all = [Topic::Dive, Topic::Sector, Topic::Game];
        assert_eq!(all.map(|topic| pages.about(topic)), [0, 1, 2]);
        assert_eq!(pages.about(Topic::Battle), 0, "there is none about battles");
        assert_eq!(pages.at(2).map(|(_, next)| next), Some(0));
        assert!(pages.at(3).is_none());
    }
}
