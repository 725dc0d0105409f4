//! The battlefield: seven tiles, the stacks on them, and which side each fights on.

use crate::formation::{Formed, Order};
use crate::move_types::MoveTypes;
use crate::odds::Stake;
use crate::plan::{Plan, PlanError};
use crate::unit::{Camp, FactionId, Participant, ParticipantId, StackId, Unit};
use daemonfall_core::Row;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Tiles of a field: the attacked one, then its neighbours clockwise from the east.
pub const TILES: usize = 7;

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct FieldStack {
    pub id: StackId,
    pub faction: FactionId,
    pub units: Vec<Unit>,
    /// The row of each unit; none for a stack without a formation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
    /// The order of a stack with a formation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
}

/// An attack: the field and the attacking stack.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The stacks on the [`TILES`]; `None` for tiles that are empty or off the map.
    pub tiles: [Option<FieldStack>; TILES],
    /// The attacking stack, on one of the neighbours.
    pub attacker: StackId,
    /// The owner of the attacked tile. If it has none, the faction of the stack on it defends.
    pub owner: Option<FactionId>,
}

/// Why a stack fights for a side, or for neither.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// It is the attacker or allied with it.
    Attacks,
    /// Its faction owns the attacked tile or is allied with the owner.
    Defends,
    /// It is allied with both sides, so it stays out.
    OutAlliedWithBoth,
    /// It is allied with neither side, so it stays out.
    OutAlliedWithNeither,
}

impl Stand {
    /// The side it fights on, if any.
    pub fn camp(self) -> Option<Camp> {
        match self {
            Self::Attacks => Some(Camp::Attacker),
            Self::Defends => Some(Camp::Defender),
            Self::OutAlliedWithBoth | Self::OutAlliedWithNeither => None,
        }
    }

    pub fn words(self) -> &'static str {
        match self {
            Self::Attacks => "allied with the attacker",
            Self::Defends => "allied with the owner of the attacked tile",
            Self::OutAlliedWithBoth => "stays out: allied with both sides",
            Self::OutAlliedWithNeither => "stays out: allied with neither side",
        }
    }
}

/// A stack on the field and the side it takes.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its tile: 0 is the attacked one.
    pub tile: u8,
    pub stack: StackId,
    pub faction: FactionId,
    /// The side it takes, and why.
    pub stand: Stand,
}

/// Where a participant comes from.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    pub stack: StackId,
    /// Its stack's tile.
    pub tile: u8,
    /// Its position in the stack, from 0.
    pub position: u8,
}

/// Who fights whom on a field, and which stacks stay out.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Sides {
    pub attacker: StackId,
    /// All stacks, in field order.
    pub stacks: Vec<Standing>,
    /// Where each participant comes from, in participant order.
    pub posts: Vec<Post>,
    pub participants: Vec<Participant>,
}

#[derive(Error, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackRefusal {
    /// Nothing stands on the attacked tile.
    #[error("there is no unit on the attacked tile")]
    NobodyThere,
    /// The attacking stack is on none of the six neighbours.
    #[error("the attacking stack is not next to the attacked tile")]
    NotNextToIt,
    /// The stack on the attacked tile is allied with the attacker.
    #[error("the stack on the attacked tile is allied with the attacker")]
    NotHostile,
    /// The attacker is allied with the owner of the attacked tile and would have to stay out.
    #[error("the attacker is allied with the owner of the attacked tile")]
    AlliedWithOwner,
    /// All stacks stay out, or are empty, on one side.
    #[error("no unit would fight for the {}", match .0 { Camp::Attacker => "attacker", Camp::Defender => "owner of the attacked tile" })]
    NobodyFights(Camp),
}

impl Field {
    /// Who fights on which side, and why the others stay out. `allied` says whether two different
    /// factions are allied; each faction is allied with itself.
    pub fn sides(
        &self,
        allied: impl Fn(FactionId, FactionId) -> bool,
    ) -> Result<Sides, AttackRefusal> {
        let allied = |one: FactionId, other: FactionId| one == other || allied(one, other);
        let [attacked, around @ ..] = &self.tiles;
        let attacked = attacked.as_ref().ok_or(AttackRefusal::NobodyThere)?;
        let attacker = around
            .iter()
            .flatten()
            .find(|stack| stack.id == self.attacker)
            .ok_or(AttackRefusal::NotNextToIt)?
            .faction;
        let owner = self.owner.unwrap_or(attacked.faction);
        if allied(attacker, attacked.faction) {
            return Err(AttackRefusal::NotHostile);
        }
        if allied(attacker, owner) {
            return Err(AttackRefusal::AlliedWithOwner);
        }
        let mut sides = Sides {
            attacker: self.attacker,
            stacks: Vec::new(),
            posts: Vec::new(),
            participants: Vec::new(),
        };
        for (tile, stack) in (0..).zip(&self.tiles) {
            let Some(stack) = stack else { continue };
            let faction = stack.faction;
            let stand = match (allied(faction, attacker), allied(faction, owner)) {
                (true, false) => Stand::Attacks,
                (false, true) => Stand::Defends,
                (true, true) => Stand::OutAlliedWithBoth,
                (false, false) => Stand::OutAlliedWithNeither,
            };
            sides.stacks.push(Standing { tile, stack: stack.id, faction, stand });
            let Some(camp) = stand.camp() else { continue };
            for (position, unit) in (0..).zip(&stack.units) {
                sides.posts.push(Post { stack: stack.id, tile, position });
                let row = stack.rows.get(usize::from(position)).copied();
                let formed = row.map(|row| Formed { tile, row, order: stack.order });
                sides.participants.push(Participant { camp, unit: *unit, formed });
            }
        }
        for camp in Camp::BOTH {
            if !sides.participants.iter().any(|one| one.camp == camp) {
                return Err(AttackRefusal::NobodyFights(camp));
            }
        }
        Ok(sides)
    }
}

impl Sides {
    /// The side of a stack, if it fights.
    pub fn camp(&self, stack: StackId) -> Option<Camp> {
        self.stacks.iter().find(|it| it.stack == stack)?.stand.camp()
    }

    /// What a unit's life depends on: of a participant of this stack, by its place among them, or of
    /// a unit of it in reserve.
    pub fn stake(&self, stack: StackId, place: Option<usize>) -> Stake {
        let mut posts = (0..).zip(&self.posts).filter(|(_, post)| post.stack == stack);
        match (posts.next(), place) {
            (Some((first, _)), Some(place)) => Stake::Fights(ParticipantId(first + place as u32)),
            (Some((_, post)), None) if post.tile == 0 => Stake::Overrun,
            _ => Stake::Safe,
        }
    }

    /// The battle of these sides; fails for dead units, numbers out of bounds and too many units.
    pub fn plan(&self, types: &MoveTypes) -> Result<Plan, Vec<PlanError>> {
        Plan::new(types, self.participants.clone())
    }
}
