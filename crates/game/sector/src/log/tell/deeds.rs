//! Lines about stacks, tiles and units: halts, conquests, fights, health.

use super::super::MapLine;
use super::{Teller, structure_icon};
use crate::prelude::*;
use crate::words;
use daemonfall_battle::Outcome as Fight;
use daemonfall_sector::{BoonId, Fought, Halt};

impl Teller<'_> {
    /// Health that encounters, dives and the like took or gave.
    pub(super) fn health(&self, unit: UnitId, health: i32) -> Option<MapLine> {
        let units = self.before.own_stacks().flat_map(|stack| &stack.units);
        let was = units.into_iter().find(|shown| shown.id == unit)?;
        let (name, by) = (was.name.as_str(), health - was.health.0);
        let text = match by.signum() {
            -1 => t!("sector-log-hurt", name = name, points = -by, health = health),
            1 => t!("sector-log-mended", name = name, points = by, health = health),
            _ => return None,
        };
        self.say(&was.sprite, self.after.player, None, text)
    }

    pub(super) fn rises(&self, unit: UnitId, rank: usize) -> Option<MapLine> {
        let mut stacks = self.after.own_stacks();
        let (stack, it) = stacks
            .find_map(|stack| Some((stack, stack.units.iter().find(|shown| shown.id == unit)?)))?;
        let name = words::called(&it.career.name, &it.name);
        let text = t!("sector-log-rises", name = name, rank = rank);
        self.say(&it.sprite, self.after.player, Some(stack.tile), text)
    }

    pub(super) fn learns(&self, unit: UnitId, boon: BoonId) -> Option<MapLine> {
        let mut stacks = self.after.own_stacks();
        let (stack, it) = stacks
            .find_map(|stack| Some((stack, stack.units.iter().find(|shown| shown.id == unit)?)))?;
        let boon = self.rules.library.boon(boon).name.as_str();
        let name = words::called(&it.career.name, &it.name);
        let text = t!("sector-log-learns", name = name, boon = boon);
        self.say(&it.sprite, self.after.player, Some(stack.tile), text)
    }

    pub(super) fn halted(&self, stack: StackId, why: Halt) -> Option<MapLine> {
        let shown = self.shown(stack)?;
        if shown.faction != self.after.player {
            return None;
        }
        let name = shown.name.as_str();
        let text = match why {
            Halt::Sighted => t!("sector-log-halts-sighted", name = name),
            Halt::Encounter => t!("sector-log-halts-encounter", name = name),
            Halt::Blocked => t!("sector-log-halts-blocked", name = name),
        };
        self.say(shown.look.badge(), shown.faction, Some(shown.tile), text)
    }

    pub(super) fn taken(
        &self,
        tile: TileId,
        built: bool,
        from: Option<FactionId>,
        by: FactionId,
    ) -> Option<MapLine> {
        let player = self.after.player;
        let concerns = by == player || from == Some(player);
        if !(built || from == Some(player)) || !(concerns || self.sees(tile)) {
            return None;
        }
        let (what, place) = (words::tile(self.after, self.rules, tile), self.at(tile));
        let role = self.after.tile(tile).and_then(|tile| tile.structure);
        let icon = role.map_or("sector_tile", |(_, role)| structure_icon(role));
        let you = match from {
            _ if by == player => "takes",
            Some(from) if from == player => "loses",
            _ => "neither",
        };
        let text =
            t!("sector-log-taken", you = you, by = self.whom(by), what = what, place = place);
        self.say(icon, by, Some(tile), text)
    }

    pub(super) fn fought(&self, fought: &Fought) -> Option<MapLine> {
        let player = self.after.player;
        let sides = &fought.sides;
        let involved =
            sides.stacks.iter().any(|it| it.faction == player && it.stand.camp().is_some());
        if !involved && !self.sees(fought.tile) {
            return None;
        }
        let attacker = sides.stacks.iter().find(|it| it.stack == fought.stack)?;
        let attacked = sides.stacks.iter().find(|it| it.tile == 0)?;
        let (one, other) = (
            self.name(fought.stack, attacker.faction),
            self.name(attacked.stack, attacked.faction),
        );
        let left = |camp| {
            let all = sides.participants.iter().zip(&fought.battle.ending.health);
            let of = all.filter(|(it, _)| it.camp == camp);
            let (alive, all) = of.fold((0, 0), |(alive, all), (_, health)| {
                (alive + i32::from(!health.is_dead()), all + 1)
            });
            t!("sector-log-left", alive = alive, all = all)
        };
        let outcome = match fought.battle.ending.outcome {
            Fight::Attacker => "wins",
            Fight::Defender => "loses",
            Fight::Stalemate => "neither",
        };
        let [attackers, defenders] = daemonfall_battle::Camp::BOTH.map(left);
        let text = t!(
            "sector-log-fought",
            name = one,
            other = other,
            place = self.at(fought.tile),
            outcome = outcome,
            turns = fought.battle.turns.len(),
            attackers = attackers,
            defenders = defenders
        );
        self.say("sector_fight", attacker.faction, Some(fought.tile), text)
    }
}
