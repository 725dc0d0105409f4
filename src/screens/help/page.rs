//! The pages of the help and their headings.

use crate::screen::Screen;
use daemonfall_core::glossary::Topic;
use daemonfall_text::t;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    #[default]
    Keys,
    /// Objects and creatures of the dive.
    Who,
    Breach,
    /// Keys of a battle's film, and what it shows.
    Battle,
    /// Keys and signs of the sector map.
    Sector,
    Glossary,
}

impl Page {
    /// The page for a screen, or for what the screen belongs to.
    pub fn of(screen: Screen) -> Page {
        match screen {
            Screen::BREACH | Screen::LINE_UP | Screen::DOOR | Screen::TIME_LAB => Page::Breach,
            Screen::BATTLE | Screen::COMPOSE | Screen::ARRANGE => Page::Battle,
            // New players learn first what a run is about.
            Screen::TITLE
            | Screen::SECTOR
            | Screen::GEAR
            | Screen::PRIZE
            | Screen::NEW_RUN
            | Screen::RUN_END
            | Screen::SAVES => Page::Sector,
            _ => Page::Keys,
        }
    }

    /// The page with more about a part of the game.
    pub(super) fn about(topic: Topic) -> Page {
        match topic {
            Topic::Game => Page::Glossary,
            Topic::Dive => Page::Keys,
            Topic::Breach => Page::Breach,
            Topic::Battle => Page::Battle,
            Topic::Sector => Page::Sector,
        }
    }

    /// The topics of the page's text.
    pub(super) fn topics(self) -> &'static [Topic] {
        match self {
            Page::Keys | Page::Who => &[Topic::Dive],
            Page::Breach => &[Topic::Breach],
            Page::Battle => &[Topic::Battle],
            Page::Sector | Page::Glossary => &[Topic::Sector],
        }
    }

    pub(super) fn next(self) -> Page {
        match self {
            Page::Keys => Page::Who,
            Page::Who => Page::Breach,
            Page::Breach => Page::Battle,
            Page::Battle => Page::Sector,
            Page::Sector => Page::Glossary,
            Page::Glossary => Page::Keys,
        }
    }

    /// The label of the button that leads to it.
    pub(super) fn name(self) -> String {
        match self {
            Page::Keys => t!("help-dive"),
            Page::Who => t!("help-who"),
            Page::Breach => t!("help-breach"),
            Page::Battle => t!("help-battle"),
            Page::Sector => t!("help-sector"),
            Page::Glossary => t!("help-glossary"),
        }
    }

    pub(super) fn heading(self) -> String {
        match self {
            Page::Keys => t!("help-dive-heading"),
            Page::Who => t!("help-who-heading"),
            Page::Breach => t!("help-breach-heading"),
            Page::Battle => t!("help-battle-heading"),
            Page::Sector => t!("help-sector-heading"),
            Page::Glossary => t!("help-glossary-heading"),
        }
    }

    /// The most important rule.
    pub(super) fn rule(self) -> Option<String> {
        match self {
            Page::Keys => Some(t!("help-dive-rule")),
            Page::Who => None,
            Page::Glossary => Some(t!("help-glossary-rule")),
            Page::Breach => Some(t!("help-breach-rule")),
            Page::Battle => Some(t!("help-battle-rule")),
            Page::Sector => Some(t!("help-sector-rule")),
        }
    }
}
