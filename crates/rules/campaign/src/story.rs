//! The story of a run: its important moments, turn by turn, each with the record's step that caused
//! it. It only listens to events, like the luck audit.

use crate::campaign::Campaign;
use crate::events::RunEvent;
use crate::library::{EncounterId, ModId};
use crate::phase::Phase;
use crate::play::{camp_of, foe_of, victory_of};
use crate::summary::Ending;
use crate::tally::Fallen;
use daemonfall_battle::{Camp, Outcome as Fight};
use daemonfall_breach::Outcome;
use daemonfall_sector::library::Role;
use daemonfall_sector::{FactionId, Fought, SectorEvent, TileId};

#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// A battle of the player.
    Battle {
        /// Its number among the player's battles, from 0.
        number: usize,
        /// The opponent, by its faction's name in the data.
        foe: String,
        /// Whether the player's side attacked.
        attacked: bool,
        /// Whether the player won; `None` for a stalemate.
        won: Option<bool>,
    },
    /// A choice in an encounter.
    Encounter { encounter: EncounterId, failed: bool },
    /// A dive.
    Dive {
        /// Whether the last door was reached.
        escaped: bool,
        /// Gold brought out.
        gold: u32,
    },
    /// A breach.
    Breach {
        /// The guardian, by its name in the data.
        guardian: String,
        /// How it ended; `None` if it was left.
        outcome: Option<Outcome>,
    },
    /// A unit joined.
    Recruited {
        /// Its kind, by its name in the data.
        kind: String,
    },
    /// A unit was lost.
    Lost(Fallen),
    /// A mod was gained.
    Gained(ModId),
    /// A core changed its owner.
    Core { tile: TileId, by: FactionId },
    /// The run ended.
    Over(Ending),
}

/// A moment: what happened, and when.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The step of the record in which it began, from 1.
    pub step: usize,
    /// The step in which it ended.
    pub until: usize,
    pub turn: u32,
    pub deed: Deed,
}

impl Moment {
    /// The step after which it can be seen coming: the beginning of dives and breaches, otherwise
    /// the step before.
    pub fn seen_from(&self) -> usize {
        match self.deed {
            Deed::Dive { .. } | Deed::Breach { .. } => self.step,
            _ => self.step.saturating_sub(1),
        }
    }
}

/// A run's story so far.
#[derive(Clone, Debug, Default)]
pub struct Story {
    moments: Vec<Moment>,
    /// The step after which each turn began, including the first.
    turns: Vec<usize>,
    battles: usize,
    fallen: usize,
}

impl Story {
    /// What happened, in order.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The step after which each turn began, except the first turn, which began after step 0.
    pub fn turns(&self) -> &[usize] {
        &self.turns
    }

    /// Processes the events of one command or choice; `campaign` is the run after it.
    pub fn hear(&mut self, campaign: &Campaign, events: &[RunEvent]) {
        for event in events {
            if let Some(deed) = self.deed(campaign, event) {
                self.note(campaign, deed);
            }
        }
        let fallen = &campaign.run().tally.fallen;
        for lost in fallen.iter().skip(self.fallen) {
            self.note(campaign, Deed::Lost(lost.clone()));
        }
        self.fallen = fallen.len();
        if let Phase::Over(summary) = &campaign.run().phase
            && !matches!(self.moments.last(), Some(last) if matches!(last.deed, Deed::Over(_)))
        {
            self.note(campaign, Deed::Over(summary.ending));
        }
    }

    fn note(&mut self, campaign: &Campaign, deed: Deed) {
        let step = campaign.step();
        self.moments.push(Moment { step, until: step, turn: campaign.run().sector.turn, deed });
    }

    fn deed(&mut self, campaign: &Campaign, event: &RunEvent) -> Option<Deed> {
        let player = campaign.run().sector.player;
        match event {
            RunEvent::Sector(SectorEvent::TurnBegan { faction, .. }) if *faction == player => {
                self.turns.push(campaign.step());
                None
            }
            RunEvent::Sector(SectorEvent::Fought(fought)) => self.battle(campaign, fought),
            RunEvent::Sector(SectorEvent::Recruited { faction, kind, .. })
                if *faction == player =>
            {
                let kind = campaign.rules().roster.kind(*kind).key.clone();
                Some(Deed::Recruited { kind })
            }
            RunEvent::Sector(SectorEvent::Taken {
                tile,
                structure: Some(structure),
                by,
                from: Some(from),
            }) if [*by, *from].contains(&player) => {
                let role = campaign.rules().library.structure(*structure).role;
                (role == Role::Core).then_some(Deed::Core { tile: *tile, by: *by })
            }
            RunEvent::Chose { encounter, failed, .. } => {
                Some(Deed::Encounter { encounter: *encounter, failed: *failed })
            }
            RunEvent::Changed(crate::events::Change::ModGained(item)) => Some(Deed::Gained(*item)),
            RunEvent::DiveBegan { .. } => Some(Deed::Dive { escaped: false, gold: 0 }),
            RunEvent::BreachBegan { guardian, .. } => {
                Some(Deed::Breach { guardian: guardian.clone(), outcome: None })
            }
            RunEvent::DiveEnded { escaped, gold } => {
                self.end(campaign, |deed| match deed {
                    Deed::Dive { escaped: it, gold: out } => {
                        (*it, *out) = (*escaped, *gold);
                        true
                    }
                    _ => false,
                });
                None
            }
            RunEvent::BreachEnded { outcome } => {
                self.end(campaign, |deed| match deed {
                    Deed::Breach { outcome: it, .. } => {
                        *it = *outcome;
                        true
                    }
                    _ => false,
                });
                None
            }
            _ => None,
        }
    }

    /// Ends the last moment that `is` accepts and updates.
    fn end(&mut self, campaign: &Campaign, is: impl Fn(&mut Deed) -> bool) {
        let mut moments = self.moments.iter_mut().rev();
        if let Some(moment) = moments.find_map(|it| is(&mut it.deed).then_some(it)) {
            moment.until = campaign.step();
        }
    }

    fn battle(&mut self, campaign: &Campaign, fought: &Fought) -> Option<Deed> {
        let sector = &campaign.run().sector;
        let camp = camp_of(fought, sector.player)?;
        let number = self.battles;
        self.battles += 1;
        Some(Deed::Battle {
            number,
            foe: foe_of(campaign.content(), sector, fought),
            attacked: camp == Camp::Attacker,
            won: match fought.battle.ending.outcome {
                Fight::Stalemate => None,
                outcome => Some(outcome == victory_of(camp)),
            },
        })
    }
}
