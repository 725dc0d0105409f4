//! First-time hints: one line at the moment a mechanic first matters. Each is shown once, and kept as seen with the settings.

use super::ahead::Ahead;
use super::choosing::Choosing;
use super::input::{Pressed, SectorAction};
use super::table::Table;
use super::{SectorSystems, offers};
use crate::settings::Settings;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_sector::Seen;
use daemonfall_sector::library::{Part, Role};

/// A hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Going somewhere.
    Going,
    /// An attack is looked at.
    Attack,
    /// Somebody hostile is in sight.
    Foe,
    /// An offer waits.
    Offer,
    /// A core is known.
    Core,
    /// A vault is known.
    Vault,
    /// An encounter is known.
    Encounter,
    /// Units are picked.
    Picked,
    /// Something can be recruited.
    Recruiting,
    /// Something is remembered.
    Fog,
    /// Nobody can move any more.
    Idle,
    /// Upkeep eats more than comes in.
    Upkeep,
    /// Mods lie unfitted.
    Gear,
}

impl Hint {
    /// All, what is most pressing first.
    pub const ALL: [Self; 13] = [
        Self::Attack,
        Self::Picked,
        Self::Going,
        Self::Offer,
        Self::Foe,
        Self::Upkeep,
        Self::Idle,
        Self::Gear,
        Self::Core,
        Self::Recruiting,
        Self::Vault,
        Self::Encounter,
        Self::Fog,
    ];

    /// The name that it is kept by.
    pub fn key(self) -> &'static str {
        match self {
            Self::Going => "sector_going",
            Self::Attack => "sector_attack",
            Self::Foe => "sector_foe",
            Self::Offer => "sector_offer",
            Self::Core => "sector_core",
            Self::Vault => "sector_vault",
            Self::Encounter => "sector_encounter",
            Self::Picked => "sector_picked",
            Self::Recruiting => "sector_recruiting",
            Self::Fog => "sector_fog",
            Self::Idle => "sector_idle",
            Self::Upkeep => "sector_upkeep",
            Self::Gear => "sector_gear",
        }
    }

    /// The line.
    pub fn words(self) -> &'static str {
        match self {
            Self::Going => {
                "Point at a tile within the dotted line and confirm: the stack goes there. What revealed nothing can be undone."
            }
            Self::Attack => {
                "Every stack on the seven outlined tiles counts: allies of the attacker strike too, the owner's friends defend."
            }
            Self::Foe => {
                "Somebody hostile is in sight. Confirm its tile to see the odds; nothing happens before you say Attack."
            }
            Self::Offer => {
                "A corporation offers an alliance. Answer it under relations before your turn ends, or it lapses."
            }
            Self::Core => "That is a core. Take it with a stack of yours, and the sector is won.",
            Self::Vault => {
                "A vault: stand on it with your leader and enter. Three floors lie under it, and a prize."
            }
            Self::Encounter => {
                "The green mark is an encounter. Step on it to see what waits; it may be worth a detour."
            }
            Self::Picked => {
                "Picked units split off onto a free neighbouring tile, or join a stack of yours there."
            }
            Self::Recruiting => {
                "Your gates and nodes make units, one each a turn. The list names their price and their upkeep."
            }
            Self::Fog => {
                "Hatched tiles are remembered as you last saw them. Somebody may stand there by now."
            }
            Self::Idle => {
                "All your stacks have moved. End the turn: you earn, heal, and can move again."
            }
            Self::Gear => {
                "You have mods that nobody carries. Fit them under gear: they count in battle, breach and dive."
            }
            Self::Upkeep => {
                "Your units take more than your tiles yield. When nothing is left, the dearest leave first."
            }
        }
    }

    /// Whether it matters now.
    fn matters(self, now: &Now) -> bool {
        let table = now.table;
        let known = |role: Role| {
            let mut tiles = table.tiles.iter();
            tiles.any(|tile| tile.structure.is_some_and(|(_, built)| built == role))
        };
        match self {
            Self::Going => table.is_own_turn() && !now.ahead.reach.is_empty(),
            Self::Attack => now.ahead.attack.is_some(),
            Self::Foe => table.stacks.iter().any(|stack| {
                let part = table.faction(stack.faction).map(|it| it.part);
                stack.remembered.is_none()
                    && stack.faction != table.player
                    && part != Some(Part::Player)
            }),
            Self::Offer => table.factions.iter().any(|faction| faction.offers),
            Self::Core => known(Role::Core),
            Self::Vault => known(Role::Vault),
            Self::Encounter => table.tiles.iter().any(|tile| tile.encounter),
            Self::Picked => !now.choosing.picked.is_empty(),
            Self::Recruiting => {
                let place = offers::recruits_at(now.campaign, table, now.choosing);
                let offered = place.map(|place| offers::offered(now.campaign, place));
                offered
                    .unwrap_or_default()
                    .iter()
                    .any(|offer| offer.refusal.is_none())
            }
            Self::Fog => table.tiles.iter().any(|tile| tile.seen == Seen::Remembered),
            Self::Idle => table.is_own_turn() && table.idle().next().is_none(),
            Self::Upkeep => table.purse.net() < 0,
            Self::Gear => !now.campaign.run().gear.loose.is_empty(),
        }
    }
}

/// What hints depend on.
struct Now<'a> {
    table: &'a Table,
    campaign: &'a Campaign,
    choosing: &'a Choosing,
    ahead: &'a Ahead,
}

/// Seconds that a hint stands at most.
const STANDS: f32 = 24.0;

/// The hint shown, and for how long it has been.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Hinting {
    /// Which.
    pub shown: Option<Hint>,
    seconds: f32,
}

fn hint(
    table: Res<Table>,
    campaign: Res<Campaign>,
    choosing: Res<Choosing>,
    ahead: Res<Ahead>,
    pressed: Res<Pressed>,
    time: Res<Time<Real>>,
    mut hinting: ResMut<Hinting>,
    mut settings: ResMut<Settings>,
) {
    let now = Now {
        table: &table,
        campaign: &campaign,
        choosing: &choosing,
        ahead: &ahead,
    };
    let dismissed = pressed.0.contains(&SectorAction::Dismiss);
    if let Some(shown) = hinting.shown {
        let seconds = hinting.seconds + time.delta_secs().min(0.1);
        hinting.bypass_change_detection().seconds = seconds;
        // One that has been there long enough to be read goes when it matters no more.
        let over = seconds > STANDS || (seconds > 4.0 && !shown.matters(&now));
        if !settings.show_hints {
            *hinting = Hinting::default();
        } else if dismissed || over {
            settings.hints.push(shown.key().into());
            *hinting = Hinting::default();
        }
        return;
    }
    if !table.is_changed() && !choosing.is_changed() && !ahead.is_changed() && !dismissed {
        return;
    }
    if !settings.show_hints {
        return;
    }
    let seen = |hint: &Hint| settings.hints.iter().any(|known| known == hint.key());
    let next = Hint::ALL
        .into_iter()
        .find(|hint| !seen(hint) && hint.matters(&now));
    if next.is_some() {
        *hinting = Hinting {
            shown: next,
            seconds: 0.0,
        };
    }
}

/// Gives hints.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hinting>()
        .add_systems(Update, hint.in_set(SectorSystems::Draw));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hint_has_a_name_of_its_own_and_is_one_line() {
        let mut keys: Vec<&str> = Hint::ALL.iter().map(|hint| hint.key()).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), Hint::ALL.len());
        for hint in Hint::ALL {
            assert!(hint.words().chars().count() <= 124, "{hint:?}");
        }
    }
}
