//! Turns events into sentences.
//! Unimportant steps have none.

mod deeds;

use super::{MapLine, formula};
use crate::map_view::{MapView, StackShown};
use crate::prelude::*;
use crate::victory;
use crate::words::{self, place, signed};
use daemonfall_sector::{Loss, Outcome};
use daemonfall_ui::log::Piece;

pub struct Teller<'a> {
    pub before: &'a MapView,
    pub after: &'a MapView,
    pub rules: &'a Rules,
}

impl Teller<'_> {
    pub fn line(&self, event: &SectorEvent) -> Option<MapLine> {
        let player = self.after.player;
        match event {
            SectorEvent::TurnBegan { faction, turn } if *faction == player => {
                self.say("sector_turn", player, None, t!("sector-log-turn", turn = *turn))
            }
            SectorEvent::Income { faction, tiles, structures, upkeep, cycles }
                if *faction == player =>
            {
                // What relics yield is paid right after it, and told with it.
                let relics = self.after.purse.relics;
                let (net, cycles) = (tiles + structures + relics - upkeep, cycles + relics);
                let text = t!(
                    "sector-log-income",
                    count = net,
                    net = signed(net),
                    yields = tiles + structures,
                    relics = relics,
                    upkeep = *upkeep,
                    cycles = cycles
                );
                let mut line = self.say("sector_cycles", player, None, text)?;
                line.details.numbers =
                    formula::income((*tiles, *structures, relics), *upkeep, cycles);
                Some(line)
            }
            SectorEvent::Halted { stack, why } => self.halted(*stack, *why),
            SectorEvent::Sighted { faction, stack, tile } if *faction == player => {
                let shown = self.after.stack(*stack)?;
                let units = shown.units.len();
                let known = self.before.stack(*stack);
                let known = known.is_some_and(|it| it.tile == *tile && it.units.len() == units);
                let (name, place) = (shown.name.as_str(), self.at(*tile));
                let text = match known {
                    true => t!("sector-log-sighted-again", name = name, place = place),
                    false => t!("sector-log-sighted", name = name, place = place, units = units),
                };
                self.say(shown.look.badge(), shown.faction, Some(*tile), text)
            }
            SectorEvent::Explored { .. } => {
                let core = self.after.core_found(event)?;
                let owner = self.after.tile(core).and_then(|tile| tile.owner).unwrap_or(player);
                let text = t!("sector-log-core", place = self.at(core));
                self.say(structure_icon(Role::Core), owner, Some(core), text)
            }
            SectorEvent::Taken { tile, structure, from, by } => {
                self.taken(*tile, structure.is_some(), *from, *by)
            }
            SectorEvent::Recruited { faction, tile, kind, cost, .. } if *faction == player => {
                let kind = self.rules.roster.kind(*kind);
                let (name, place) = (kind.name.as_str(), self.at(*tile));
                let text = match *cost {
                    0 => t!("sector-log-joins", name = name, place = place),
                    cost => t!("sector-log-joins-for", name = name, place = place, cost = cost),
                };
                self.say(&pictures::unit(&kind.key), player, Some(*tile), text)
            }
            SectorEvent::Recruited { faction, tile, kind, .. } if self.sees(*tile) => {
                let (whose, kind) =
                    (self.after.faction_name(*faction), self.rules.roster.kind(*kind));
                let text = t!(
                    "sector-log-makes",
                    faction = whose,
                    name = kind.name.as_str(),
                    place = self.at(*tile)
                );
                self.say(&pictures::unit(&kind.key), *faction, Some(*tile), text)
            }
            SectorEvent::UnitLost { kind, name, stack, faction, why, .. } if *faction == player => {
                let kind = self.rules.roster.kind(*kind);
                let name = words::called(name, &kind.name);
                let name = name.as_str();
                let text = match why {
                    Loss::Fell => t!("sector-log-falls", name = name),
                    Loss::Disbanded => t!("sector-log-let-go", name = name),
                    Loss::Unpaid => t!("sector-log-unpaid", name = name),
                    Loss::Outside => t!("sector-log-lost", name = name),
                };
                let icon = pictures::unit(&kind.key);
                let stands = self.before.stack(*stack).map(|stack| stack.tile);
                self.say(&icon, player, stands, text)
            }
            SectorEvent::Risen { unit, faction, rank } if *faction == player => {
                self.rises(*unit, *rank)
            }
            SectorEvent::Promoted { unit, boon } => self.learns(*unit, *boon),
            SectorEvent::HealthSet { unit, health } => self.health(*unit, *health),
            SectorEvent::Merged { from, into, .. }
                if self.before.own_stacks().any(|stack| stack.id == *from) =>
            {
                let [from, into] = [*from, *into].map(|stack| self.name(stack, player));
                let text = t!("sector-log-merged", from = from, into = into);
                self.say("sector_turn", player, None, text)
            }
            SectorEvent::StackGone { stack, faction, tile }
                if self.sees(*tile) && !self.lives_on(*stack) =>
            {
                let name = self.name(*stack, *faction);
                self.say("sector_gone", *faction, Some(*tile), t!("sector-log-gone", name = name))
            }
            SectorEvent::Fought(fought) => self.fought(fought),
            SectorEvent::EncounterReached { tile, .. } => {
                let text = t!("sector-log-encounter", place = self.at(*tile));
                self.say("sector_encounter", player, Some(*tile), text)
            }
            SectorEvent::VaultEntered { tile, .. } => {
                let text = t!("sector-log-vault", place = self.at(*tile));
                self.say("sector_vault", player, Some(*tile), text)
            }
            SectorEvent::VaultOver { tile, emptied } => {
                let place = self.at(*tile);
                let text = match emptied {
                    true => t!("sector-log-vault-emptied", place = place),
                    false => t!("sector-log-vault-left", place = place),
                };
                self.say("sector_vault", player, Some(*tile), text)
            }
            SectorEvent::Salvaged { faction, tile, by, cycles } if *faction == player => {
                let text = t!("sector-log-salvage", count = *by, cycles = *cycles);
                self.say("sector_cycles", player, Some(*tile), text)
            }
            SectorEvent::CyclesChanged { faction, by, cycles } if *faction == player => {
                let text = t!("sector-log-cycles", count = *by, by = signed(*by), cycles = *cycles);
                self.say("sector_cycles", player, None, text)
            }
            SectorEvent::Proposed { from, to } => {
                let text = t!(
                    "sector-log-proposed",
                    you = self.you(*from, *to),
                    from = self.whom(*from),
                    to = self.whom(*to)
                );
                self.say("sector_relations", *from, None, text)
            }
            SectorEvent::Allied { one, other } => {
                let text = t!(
                    "sector-log-allied",
                    you = self.you(*one, *other),
                    one = self.whom(*one),
                    other = self.whom(*other)
                );
                self.say("sector_relations", *one, None, text)
            }
            SectorEvent::Declined { from, by } => {
                let text = t!(
                    "sector-log-declined",
                    you = self.you(*by, *from),
                    by = self.whom(*by),
                    from = self.whom(*from)
                );
                self.say("sector_relations", *by, None, text)
            }
            SectorEvent::Broken { by, with } => {
                let text = t!(
                    "sector-log-broken",
                    you = self.you(*by, *with),
                    by = self.whom(*by),
                    with = self.whom(*with)
                );
                self.say("sector_relations", *by, None, text)
            }
            SectorEvent::FactionDestroyed { faction } if *faction != player => {
                let text = t!("sector-log-destroyed", name = self.whom(*faction));
                self.say("sector_gone", *faction, None, text)
            }
            SectorEvent::Progress { now, .. } => {
                let victory = self.after.victory;
                self.say(structure_icon(victory.role()), player, None, victory::told(victory, *now))
            }
            SectorEvent::Ended { outcome } => {
                let text = match outcome {
                    Outcome::CoreTaken => t!("sector-log-core-taken"),
                    Outcome::VaultsEmptied => t!("sector-log-vaults-emptied"),
                    Outcome::NodesHeld => t!("sector-log-nodes-held"),
                    Outcome::LeaderLost => t!("sector-log-leader-lost"),
                    Outcome::StacksLost => t!("sector-log-stacks-lost"),
                };
                self.say("sector_core", player, None, text)
            }
            _ => None,
        }
    }

    fn say(
        &self,
        icon: &str,
        whose: FactionId,
        tile: Option<TileId>,
        text: String,
    ) -> Option<MapLine> {
        let tint = self.after.look(whose).colour();
        let mut line = MapLine::new(self.after.turn, icon, tint);
        line.pieces.push(Piece::plain(text));
        line.place = tile;
        Some(line)
    }

    fn at(&self, tile: TileId) -> String {
        place(self.after, tile)
    }

    pub fn sees(&self, tile: TileId) -> bool {
        let seen =
            |table: &MapView| table.tile(tile).is_some_and(|tile| tile.seen == Seen::Visible);
        seen(self.before) || seen(self.after)
    }

    /// Whether the units of a stack of the player's are in another one now.
    fn lives_on(&self, stack: StackId) -> bool {
        let before = self.before.own_stacks().find(|it| it.id == stack);
        before.is_some_and(|before| {
            let mut after = self.after.own_stacks().flat_map(|stack| &stack.units);
            after.any(|unit| before.units.iter().any(|it| it.id == unit.id))
        })
    }

    fn whom(&self, faction: FactionId) -> &str {
        self.after.faction_name(faction)
    }

    /// Which of two factions is the player's, for messages: `first`, `second` or `neither`.
    fn you(&self, first: FactionId, second: FactionId) -> &'static str {
        match self.after.player {
            player if player == first => "first",
            player if player == second => "second",
            _ => "neither",
        }
    }

    fn shown(&self, stack: StackId) -> Option<&StackShown> {
        self.after.stack(stack).or_else(|| self.before.stack(stack))
    }

    fn name(&self, stack: StackId, faction: FactionId) -> String {
        let shown = self.before.stack(stack).or_else(|| self.after.stack(stack));
        shown.map_or_else(
            || match faction == self.after.player {
                true => t!("sector-log-a-stack-of-yours"),
                false => t!("sector-log-a-stack", faction = self.whom(faction)),
            },
            |shown| shown.name.clone(),
        )
    }
}

pub fn structure_icon(role: Role) -> &'static str {
    match role {
        Role::Node => "sector_node",
        Role::Vault => "sector_vault",
        Role::Gate => "sector_gate",
        Role::Core => "sector_core",
    }
}
