//! From events to sentences. Steps that nobody needs to read have none.

use super::{Told, formula};
use crate::assets::pictures;
use crate::sector::table::{StackShown, Table};
use crate::sector::words::{self, count, place, signed};
use daemonfall_battle::Outcome as Fight;
use daemonfall_sector::library::Role;
use daemonfall_sector::{
    FactionId, Fought, Halt, Loss, Outcome, Rules, SectorEvent, Seen, StackId, TileId,
};

/// What a teller knows.
pub struct Teller<'a> {
    /// The picture before the command.
    pub before: &'a Table,
    /// The picture after it.
    pub after: &'a Table,
    /// The rules.
    pub rules: &'a Rules,
}

impl Teller<'_> {
    /// The line of an event, if it has one.
    pub fn line(&self, event: &SectorEvent) -> Option<Told> {
        let player = self.after.player;
        match event {
            SectorEvent::TurnBegan { faction, turn } if *faction == player => self.say(
                "sector_turn",
                Some(player),
                None,
                format!("Turn {turn} begins."),
            ),
            SectorEvent::Income {
                faction,
                tiles,
                structures,
                upkeep,
                cycles,
            } if *faction == player => {
                let net = signed(tiles + structures - upkeep);
                let text = format!(
                    "{net} cycles: tiles {tiles}, structures {structures}, upkeep \u{2212}{upkeep}. You have {cycles}."
                );
                let line = self.say("sector_cycles", Some(player), None, text)?;
                Some(Told {
                    formula: formula::income(*tiles, *structures, *upkeep, *cycles),
                    ..line
                })
            }
            SectorEvent::Halted { stack, why } => self.halted(*stack, *why),
            SectorEvent::Sighted {
                faction,
                stack,
                tile,
            } if *faction == player => {
                let shown = self.after.stack(*stack)?;
                let units = count(shown.units.len() as i32, "unit");
                let text = format!(
                    "{} comes into sight at {}: {units}.",
                    shown.name,
                    self.at(*tile)
                );
                self.say(shown.look.badge(), Some(shown.faction), Some(*tile), text)
            }
            SectorEvent::Taken {
                tile,
                structure,
                from,
                by,
            } => self.taken(*tile, structure.is_some(), *from, *by),
            SectorEvent::Recruited {
                faction,
                tile,
                kind,
                cost,
                ..
            } if *faction == player => {
                let kind = self.rules.roster.kind(*kind);
                let price = match cost {
                    0 => String::new(),
                    cost => format!(" for {cost} cycles"),
                };
                let text = format!("{} joins at {}{price}.", kind.name, self.at(*tile));
                self.say(&pictures::unit(&kind.key), Some(player), Some(*tile), text)
            }
            SectorEvent::Recruited {
                faction,
                tile,
                kind,
                ..
            } if self.sees(*tile) => {
                let (whose, kind) = (
                    self.after.faction_name(*faction),
                    self.rules.roster.kind(*kind),
                );
                let text = format!("{whose} makes a {} at {}.", kind.name, self.at(*tile));
                self.say(
                    &pictures::unit(&kind.key),
                    Some(*faction),
                    Some(*tile),
                    text,
                )
            }
            SectorEvent::UnitLost {
                kind, faction, why, ..
            } if *faction == player => {
                let kind = self.rules.roster.kind(*kind);
                let how = match why {
                    Loss::Fell => "falls",
                    Loss::Disbanded => "is let go",
                    Loss::Unpaid => "leaves: there are no cycles to keep it",
                    Loss::Outside => "is lost",
                };
                let icon = pictures::unit(&kind.key);
                self.say(&icon, Some(player), None, format!("{} {how}.", kind.name))
            }
            SectorEvent::StackGone {
                stack,
                faction,
                tile,
            } if self.sees(*tile) => {
                let name = self.name(*stack, *faction);
                self.say(
                    "sector_gone",
                    Some(*faction),
                    Some(*tile),
                    format!("{name} is no more."),
                )
            }
            SectorEvent::Fought(fought) => self.fought(fought),
            SectorEvent::EncounterReached { tile, .. } => {
                let text = format!("An encounter at {}.", self.at(*tile));
                self.say("sector_encounter", Some(player), Some(*tile), text)
            }
            SectorEvent::VaultEntered { tile, .. } => {
                let text = format!("The leader enters the vault at {}.", self.at(*tile));
                self.say("sector_vault", Some(player), Some(*tile), text)
            }
            SectorEvent::VaultOver { tile, emptied } => {
                let left = if *emptied { "empty" } else { "not empty yet" };
                let text = format!("Out of the vault at {}: it is {left}.", self.at(*tile));
                self.say("sector_vault", Some(player), Some(*tile), text)
            }
            SectorEvent::CyclesChanged {
                faction,
                by,
                cycles,
            } if *faction == player => {
                let text = format!("{} cycles. You have {cycles}.", signed(*by));
                self.say("sector_cycles", Some(player), None, text)
            }
            SectorEvent::Proposed { from, to } => {
                let text = match (*from == player, *to == player) {
                    (true, _) => format!("You propose an alliance to {}.", self.whom(*to)),
                    (_, true) => format!(
                        "{} proposes an alliance: answer before your turn ends.",
                        self.whom(*from)
                    ),
                    _ => format!(
                        "{} proposes an alliance to {}.",
                        self.whom(*from),
                        self.whom(*to)
                    ),
                };
                self.say("sector_relations", Some(*from), None, text)
            }
            SectorEvent::Allied { one, other } => {
                let text = format!(
                    "{} and {} stand together now.",
                    capital(&self.whom(*one)),
                    self.whom(*other)
                );
                self.say("sector_relations", Some(*one), None, text)
            }
            SectorEvent::Declined { from, by } => {
                let text = match *by == player {
                    true => format!("The offer of {} is turned down.", self.whom(*from)),
                    false => format!(
                        "{} turns the offer of {} down.",
                        capital(&self.whom(*by)),
                        self.whom(*from)
                    ),
                };
                self.say("sector_relations", Some(*by), None, text)
            }
            SectorEvent::Broken { by, with } => {
                let verb = if *by == player { "break" } else { "breaks" };
                let text = format!(
                    "{} {verb} the alliance with {}.",
                    capital(&self.whom(*by)),
                    self.whom(*with)
                );
                self.say("sector_relations", Some(*by), None, text)
            }
            SectorEvent::FactionDestroyed { faction } if *faction != player => {
                let text = format!(
                    "{} has nothing left and leaves the map.",
                    self.whom(*faction)
                );
                self.say("sector_gone", Some(*faction), None, text)
            }
            SectorEvent::Ended { outcome } => {
                let text = match outcome {
                    Outcome::CoreTaken => "The core is yours: the sector is won.",
                    Outcome::LeaderLost => "The leader is lost, and the sector with it.",
                    Outcome::StacksLost => "The last stack is lost, and the sector with it.",
                };
                self.say("sector_core", Some(player), None, text.into())
            }
            _ => None,
        }
    }

    fn say(
        &self,
        icon: &str,
        whose: Option<FactionId>,
        tile: Option<TileId>,
        text: String,
    ) -> Option<Told> {
        Some(Told {
            turn: self.after.turn,
            icon: icon.into(),
            look: whose.map(|faction| self.after.look(faction)),
            text,
            tile,
            battle: None,
            formula: Vec::new(),
        })
    }

    fn at(&self, tile: TileId) -> String {
        place(self.after, tile)
    }

    fn sees(&self, tile: TileId) -> bool {
        let seen = |table: &Table| {
            table
                .tile(tile)
                .is_some_and(|tile| tile.seen == Seen::Visible)
        };
        seen(self.before) || seen(self.after)
    }

    /// A faction as it is spoken of.
    fn whom(&self, faction: FactionId) -> String {
        match faction == self.after.player {
            true => "you".into(),
            false => self.after.faction_name(faction).into(),
        }
    }

    fn shown(&self, stack: StackId) -> Option<&StackShown> {
        self.after.stack(stack).or_else(|| self.before.stack(stack))
    }

    fn name(&self, stack: StackId, faction: FactionId) -> String {
        let shown = self.before.stack(stack).or_else(|| self.after.stack(stack));
        shown.map_or_else(
            || format!("A stack of {}", self.whom(faction)),
            |shown| shown.name.clone(),
        )
    }

    fn halted(&self, stack: StackId, why: Halt) -> Option<Told> {
        let shown = self.shown(stack)?;
        if shown.faction != self.after.player {
            return None;
        }
        let why = match why {
            Halt::Sighted => "something hostile came into sight",
            Halt::Encounter => "something waits here",
            Halt::Blocked => "somebody stands in the way",
        };
        let text = format!("{} halts: {why}.", shown.name);
        self.say(
            shown.look.badge(),
            Some(shown.faction),
            Some(shown.tile),
            text,
        )
    }

    fn taken(
        &self,
        tile: TileId,
        built: bool,
        from: Option<FactionId>,
        by: FactionId,
    ) -> Option<Told> {
        let player = self.after.player;
        let concerns = by == player || from == Some(player);
        if !(built || from == Some(player)) || !(concerns || self.sees(tile)) {
            return None;
        }
        let what = words::tile(self.after, self.rules, tile);
        let role = self.after.tile(tile).and_then(|tile| tile.structure);
        let icon = role.map_or("sector_tile", |(_, role)| structure_icon(role));
        let text = match by == player {
            true => format!("You take {what}."),
            false if from == Some(player) => format!("{} takes {what} from you.", self.whom(by)),
            false => format!("{} takes {what}.", self.whom(by)),
        };
        self.say(icon, Some(by), Some(tile), text)
    }

    fn fought(&self, fought: &Fought) -> Option<Told> {
        let player = self.after.player;
        let sides = &fought.sides;
        let involved = sides
            .stacks
            .iter()
            .any(|it| it.faction == player && it.stand.camp().is_some());
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
            format!("{alive} of {all}")
        };
        let came = match fought.battle.ending.outcome {
            Fight::Attacker => "and wins",
            Fight::Defender => "and loses",
            Fight::Stalemate => "without an end",
        };
        let [ours, theirs] = daemonfall_battle::Camp::BOTH.map(left);
        let turns = count(fought.battle.turns.len() as i32, "turn");
        let text = format!(
            "{one} attacks {other} at {} {came}, after {turns}: {ours} attackers left, {theirs} defenders.",
            self.at(fought.tile)
        );
        self.say(
            "sector_fight",
            Some(attacker.faction),
            Some(fought.tile),
            text,
        )
    }
}

/// The picture of a structure.
pub fn structure_icon(role: Role) -> &'static str {
    match role {
        Role::Node => "sector_node",
        Role::Vault => "sector_vault",
        Role::Gate => "sector_gate",
        Role::Core => "sector_core",
    }
}

/// A sentence begins with a capital letter.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
