//! A sector as one faction knows it: what it sees, what it remembers, and its own things. The
//! display shows it, and opponents get nothing else.

use crate::command::{Command, Refusal};
use crate::grid::{BoonId, FactionId, Grid, StackId, TileId, UnitId};
use crate::library::{FactionKind, Part, Role, Structure, TileKind};
use crate::rules::Rules;
use crate::sector::{Memory, Offer, Sector, Seen, Tile};
use crate::stack::Stack;
use crate::victory::Victory;
use daemonfall_core::require;

/// A sector as one faction knows it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub rules: &'a Rules,
    pub faction: FactionId,
    sector: &'a Sector,
}

impl Rules {
    /// The sector as one of its factions knows it.
    pub fn view<'a>(&'a self, sector: &'a Sector, faction: FactionId) -> View<'a> {
        View { rules: self, faction, sector }
    }
}

impl<'a> View<'a> {
    /// The positions of the tiles; the shape of the sector is not secret.
    pub fn grid(&self) -> &'a Grid {
        &self.sector.grid
    }

    pub(crate) fn recipe(&self) -> &'a str {
        &self.sector.recipe
    }

    pub fn turn(&self) -> u32 {
        self.sector.turn
    }

    pub fn victory(&self) -> Victory {
        self.sector.victory
    }

    /// The cycles that the faction can spend.
    pub fn cycles(&self) -> i32 {
        self.sector.faction(self.faction).cycles
    }

    /// The faction's knowledge of a tile.
    pub fn memory(&self, tile: TileId) -> &'a Memory {
        &self.sector.faction(self.faction).memory[tile.place()]
    }

    /// How well a tile is known.
    pub fn seen(&self, tile: TileId) -> Seen {
        self.memory(tile).seen
    }

    fn explored(&self, tile: TileId) -> Option<&'a Tile> {
        (self.seen(tile) != Seen::Unknown).then(|| self.sector.tile(tile))
    }

    /// The ground of a tile, if known.
    pub fn ground(&self, tile: TileId) -> Option<&'a TileKind> {
        Some(self.rules.library.tile(self.explored(tile)?.kind))
    }

    /// The structure on a tile, if known.
    pub fn structure(&self, tile: TileId) -> Option<&'a Structure> {
        let structure = self.explored(tile)?.structure?;
        Some(self.rules.library.structure(structure))
    }

    /// The owner of a tile, as far as known; its own tiles are always known.
    pub fn owner(&self, tile: TileId) -> Option<FactionId> {
        self.memory(tile).owner
    }

    /// The stack on a tile, or the one there when the tile was last seen.
    pub fn stack_at(&self, tile: TileId) -> Option<&'a Stack> {
        Some(&self.memory(tile).glimpse.as_ref()?.stack)
    }

    /// The stack on a tile that is in sight.
    pub fn visible_stack(&self, tile: TileId) -> Option<&'a Stack> {
        (self.seen(tile) == Seen::Visible).then(|| self.stack_at(tile)).flatten()
    }

    /// Whether the structure on one of its tiles can recruit in this turn.
    pub fn can_recruit(&self, tile: TileId) -> bool {
        let it = self.sector.tile(tile);
        let recruits = |built: &Structure| built.recruits > 0;
        it.owner == Some(self.faction) && !it.busy && self.structure(tile).is_some_and(recruits)
    }

    /// Its own stacks, by number.
    pub fn own_stacks(&self) -> impl Iterator<Item = &'a Stack> + use<'a> {
        self.sector.stacks_of(self.faction)
    }

    /// Its stack with the leader.
    pub fn led(&self) -> Option<&'a Stack> {
        self.own_stacks().find(|stack| stack.is_led())
    }

    pub fn own_stack(&self, id: StackId) -> Option<&'a Stack> {
        let stack = self.sector.stacks.get(&id)?;
        (stack.faction == self.faction).then_some(stack)
    }

    /// Its units that have risen and not chosen yet, and what each is offered.
    pub fn to_choose(&self) -> impl Iterator<Item = (UnitId, [BoonId; 2])> + use<'a> {
        let rules = self.rules;
        let units = self.own_stacks().flat_map(|stack| &stack.units);
        units.filter_map(move |unit| Some((unit.id, rules.choices(unit)?)))
    }

    /// All stacks of others that it sees or remembers, in tile order.
    pub fn others(&self) -> impl Iterator<Item = &'a Stack> + use<'a> {
        let faction = self.faction;
        let memory = self.sector.faction(faction).memory.iter();
        let stacks = memory.filter_map(|memory| Some(&memory.glimpse.as_ref()?.stack));
        stacks.filter(move |stack| stack.faction != faction)
    }

    /// The factions, in the order of their turns; who takes part is not secret.
    pub fn factions(&self) -> impl Iterator<Item = (FactionId, &'a FactionKind)> + use<'a> {
        let rules = self.rules;
        let alive = self.sector.factions().filter(|(_, it)| it.alive);
        alive.map(|(id, it)| (id, rules.library.faction(it.kind)))
    }

    pub fn part(&self, faction: FactionId) -> Part {
        self.rules.part(self.sector, faction)
    }

    pub fn kind(&self) -> &'a FactionKind {
        self.rules.kind(self.sector, self.faction)
    }

    /// Whether two factions are allies or the same; alliances are public.
    pub fn allied(&self, one: FactionId, other: FactionId) -> bool {
        self.sector.allied(one, other)
    }

    pub fn hostile(&self, other: FactionId) -> bool {
        !self.sector.allied(self.faction, other)
    }

    /// The turn in which a faction last broke an alliance.
    pub fn broke(&self, faction: FactionId) -> Option<u32> {
        self.sector.faction(faction).broke
    }

    /// Offers to or from the viewing faction.
    pub fn offers(&self) -> impl Iterator<Item = Offer> + use<'a> {
        let faction = self.faction;
        let offers = self.sector.offers.iter().copied();
        offers.filter(move |offer| offer.to == faction || offer.from == faction)
    }

    /// The tile where it began.
    pub fn home(&self) -> Option<TileId> {
        self.sector.faction(self.faction).home
    }

    /// The cost of moving onto a tile; `None` where no stack can go, or where the tile is unknown.
    pub fn cost(&self, tile: TileId) -> Option<i32> {
        self.ground(tile)?.cost
    }

    /// Whether a known tile has a gate that a faction may use: its own or an ally's.
    pub(crate) fn links(&self, tile: TileId, faction: FactionId) -> bool {
        let is_gate = |built: &Structure| built.role == Role::Gate;
        self.structure(tile).is_some_and(is_gate)
            && self.owner(tile).is_some_and(|owner| self.allied(faction, owner))
    }

    /// Whether a command could be carried out now if it were this faction's turn. The answer
    /// reveals nothing that the faction does not know.
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        require(self.sector.active == self.faction, Refusal::NotYourTurn)?;
        self.rules.check(self.sector, command)
    }

    /// The total yield per turn of its tiles and structures.
    pub fn yields(&self) -> i32 {
        self.rules.yields(self.sector, self.faction)
    }

    /// The upkeep per turn of its units.
    pub fn upkeep(&self) -> i32 {
        self.rules.upkeep(self.sector, self.faction)
    }
}
