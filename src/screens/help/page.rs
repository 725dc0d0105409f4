//! The pages of the help: which there are, and what stands above each.

use crate::screens::Screen;
use daemonfall_core::glossary::Topic;

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
            Screen::Breach | Screen::LineUp | Screen::Door => Page::Breach,
            Screen::Battle | Screen::Compose | Screen::Arrange => Page::Battle,
            Screen::Sector
            | Screen::Gear
            | Screen::Prize
            | Screen::NewRun
            | Screen::RunEnd
            | Screen::Saves => Page::Sector,
            Screen::Loading
            | Screen::Title
            | Screen::Dive
            | Screen::Summary
            | Screen::Practice
            | Screen::Ladder
            | Screen::TimeLab => Page::Keys,
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
    pub(super) fn name(self) -> &'static str {
        match self {
            Page::Keys => "The dive",
            Page::Who => "Who is who",
            Page::Breach => "The breach",
            Page::Battle => "The battle",
            Page::Sector => "The sector",
            Page::Glossary => "Glossary",
        }
    }

    /// Its heading.
    pub(super) fn heading(self) -> &'static str {
        match self {
            Page::Keys => "Help: the dive",
            Page::Who => "Who is who in the dive",
            Page::Breach => "Help: the breach",
            Page::Battle => "Help: the battle",
            Page::Sector => "Help: the sector",
            Page::Glossary => "Glossary",
        }
    }

    /// The rule above all others.
    pub(super) fn rule(self) -> Option<&'static str> {
        match self {
            Page::Keys => Some(
                "Nothing moves until you do. Each of your steps is one beat; then all others act, in the order of the list. Attack less armour is the damage, at least one.",
            ),
            Page::Who => None,
            Page::Glossary => Some(
                "Words of the game are underlined wherever they stand: point at one, tap it, or walk through them with F3, and F4 into what is explained.",
            ),
            Page::Breach => Some(
                "Each round everybody's charge time (CT) grows by its speed; whoever has 100 picks a subroutine and its aim. What is picked joins the stack in the next round and is used when no rounds are left.",
            ),
            Page::Battle => Some(
                "Stacks fight by themselves: in each turn every unit makes the move that promises most damage, or most healing, over all its repeats. A roll up to attack must beat one up to defence.",
            ),
            Page::Sector => Some(
                "Take an enemy's core to win; lose your leader or your last stack and the run is over. Each turn you move, recruit and attack; then all others do.",
            ),
        }
    }
}
