//! The pages of the help: which there are, and what stands above each.

use crate::screens::Screen;
use daemonfall_core::glossary::Topic;
use daemonfall_text::t;

/// A page of the help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// Keys and signs.
    #[default]
    Keys,
    /// Who and what there is.
    Who,
    /// Keys and signs of the breach.
    Breach,
    /// Keys of a battle's film, and what it shows.
    Battle,
    /// Keys and signs of the sector's map.
    Sector,
    /// The words of the game.
    Glossary,
}

impl Page {
    /// The page that tells of a screen, or of what it belongs to.
    pub fn of(screen: Screen) -> Page {
        match screen {
            Screen::Breach | Screen::LineUp | Screen::Door | Screen::TimeLab => Page::Breach,
            Screen::Battle | Screen::Compose | Screen::Arrange => Page::Battle,
            // Who has not played yet is told what a run is about.
            Screen::Title
            | Screen::Sector
            | Screen::Gear
            | Screen::Prize
            | Screen::NewRun
            | Screen::RunEnd
            | Screen::Saves => Page::Sector,
            Screen::Loading
            | Screen::Dive
            | Screen::Summary
            | Screen::Practice
            | Screen::Ladder => Page::Keys,
        }
    }

    /// The page that tells more of a part of the game.
    pub(super) fn about(topic: Topic) -> Page {
        match topic {
            Topic::Game => Page::Glossary,
            Topic::Dive => Page::Keys,
            Topic::Breach => Page::Breach,
            Topic::Battle => Page::Battle,
            Topic::Sector => Page::Sector,
        }
    }

    /// What the texts of the page speak of.
    pub(super) fn topics(self) -> &'static [Topic] {
        match self {
            Page::Keys | Page::Who => &[Topic::Dive],
            Page::Breach => &[Topic::Breach],
            Page::Battle => &[Topic::Battle],
            Page::Sector | Page::Glossary => &[Topic::Sector],
        }
    }

    /// The page behind this one.
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

    /// What the button that leads to it says.
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

    /// Its heading.
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

    /// The rule above all others.
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
