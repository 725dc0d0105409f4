//! Factions in the picture: their look, and their relation to the player.

use crate::prelude::*;
use daemonfall_sector::Offer;
use daemonfall_sector::library::Part;
use daemonfall_ui::palette::mix;

/// How a faction is drawn. Corporations keep their shape by index, whatever their colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    You,
    Ally(u8),
    Foe(u8),
    Wild,
}

impl Look {
    /// All, in the order of their numbers.
    pub const ALL: [Self; 6] =
        [Self::You, Self::Foe(0), Self::Foe(1), Self::Ally(0), Self::Ally(1), Self::Wild];

    pub fn colour(self) -> Color {
        match self {
            Self::You => theme::YOU,
            Self::Ally(_) => mix(theme::YOU, theme::NEUTRAL, 0.6),
            Self::Foe(0) => theme::HOSTILE,
            Self::Foe(_) => mix(theme::HOSTILE, theme::MAGIC, 0.42),
            Self::Wild => theme::NEUTRAL,
        }
    }

    pub fn badge(self) -> &'static str {
        match self {
            Self::You => "sector_badge_you",
            Self::Ally(0) | Self::Foe(0) => "sector_badge_diamond",
            Self::Ally(_) | Self::Foe(_) => "sector_badge_round",
            Self::Wild => "sector_badge_wild",
        }
    }

    /// Its number for the map's shader, from 1; 0 means no faction.
    pub fn number(self) -> u8 {
        let place = Self::ALL.iter().position(|known| *known == self);
        place.map_or(3, |place| place as u8 + 1)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Own,
    Allied,
    /// Not allied: it fights the player where they meet.
    War,
    /// Wild: it has no allies.
    Wild,
    Gone,
}

impl Relation {
    pub fn words(self) -> String {
        match self {
            Self::Own => t!("sector-relation-own"),
            Self::Allied => t!("sector-relation-allied"),
            Self::War => t!("sector-relation-war"),
            Self::Wild => t!("sector-relation-wild"),
            Self::Gone => t!("sector-relation-gone"),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct FactionShown {
    pub id: FactionId,
    pub name: String,
    pub about: String,
    pub look: Look,
    pub part: Part,
    pub relation: Relation,
    pub allies: Vec<FactionId>,
    /// Whether its offer of an alliance waits for the player's answer.
    pub offers: bool,
    /// Whether the player's offer waits for its answer.
    pub offered: bool,
    pub broke: Option<u32>,
    pub tiles: u32,
    pub stacks: u32,
}

/// Existence and alliances are no secret; the caller counts tiles and stacks from what is known.
pub(super) fn read(rules: &Rules, sector: &Sector) -> Vec<FactionShown> {
    let mut corporations = 0;
    let shown = sector.factions().map(|(id, it)| {
        let (part, kind) = (rules.part(sector, id), rules.library.faction(it.kind));
        let player = sector.player;
        let allied = sector.allied(player, id);
        let relation = match part {
            _ if id == player => Relation::Own,
            _ if !it.alive => Relation::Gone,
            Part::Wild => Relation::Wild,
            _ if allied => Relation::Allied,
            _ => Relation::War,
        };
        let look = match part {
            _ if id == player => Look::You,
            Part::Wild => Look::Wild,
            Part::Player | Part::Corporation => {
                let number = corporations.min(1);
                corporations += 1;
                match allied {
                    true => Look::Ally(number),
                    false => Look::Foe(number),
                }
            }
        };
        let offer = |from, to| sector.offers.contains(&Offer { from, to });
        FactionShown {
            id,
            name: kind.name.clone(),
            about: kind.about.clone(),
            look,
            part,
            relation,
            allies: it.allies.clone(),
            offers: offer(id, player),
            offered: offer(player, id),
            broke: it.broke,
            tiles: 0,
            stacks: 0,
        }
    });
    shown.collect()
}
