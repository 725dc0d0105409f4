//! A forecast of an attack: who would fight on which side, as far as a faction knows. Odds come
//! from its plan. Threats are the attacks of others that may cost a unit its life.

use crate::grid::{FactionId, StackId, TileId, UnitId};
use crate::library::Part;
use crate::ranks::Career;
use crate::rules::Rules;
use crate::sector::Seen;
use crate::stack::Stack;
use crate::view::View;
use daemonfall_battle::{
    AttackRefusal, Camp, Ending, Field, Outcome, Plan, Share, Sides, Stake, battle_seed,
};
use daemonfall_core::Health;
use std::cmp::Reverse;

/// Lost battles that are followed up at most.
const FOLLOWED: usize = 64;

/// What the units of the attacking faction would learn by winning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// The experience of each that survives.
    pub by: u32,
    /// How many would rise a rank if all survived.
    pub rise: usize,
}

/// A possible attack: its sides, and the stacks on its field as the faction knows them.
#[derive(Clone, Debug)]
pub struct Forecast<'a> {
    /// Who would fight on which side, and which stacks stay out and why.
    pub sides: Sides,
    /// The battle, ready for odds.
    pub plan: Plan,
    pub stacks: Vec<&'a Stack>,
}

/// An attack that a stack in sight could make in its next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    pub stack: StackId,
    pub tile: TileId,
    /// The chance that the unit in question falls.
    pub falls: Share,
}

impl Forecast<'_> {
    /// The salvage for the attacker if all that fight for the other side fall, in cycles.
    pub fn salvage(&self, rules: &Rules) -> i32 {
        let defend = |it: &&&Stack| self.sides.camp(it.id) == Some(Camp::Defender);
        rules.salvage_of(self.stacks.iter().filter(defend).flat_map(|it| it.line()))
    }

    pub fn lesson(&self, rules: &Rules) -> Lesson {
        let by = rules.gain(&self.sides, self.stacks.iter().copied(), Camp::Attacker);
        let own = self.sides.stacks.iter().find(|it| it.stack == self.sides.attacker);
        let fights = |it: &&&Stack| {
            let stand = self.sides.camp(it.id);
            own.is_some_and(|own| own.faction == it.faction) && stand == Some(Camp::Attacker)
        };
        let careers =
            self.stacks.iter().filter(fights).flat_map(|it| it.line()).map(|it| &it.career);
        let rises = |it: &&Career| it.next().is_some_and(|next| next <= it.with(by));
        Lesson { by, rise: careers.filter(rises).count() }
    }

    /// What a unit's life depends on; `None` if its stack is not on the field.
    pub fn stake(&self, unit: UnitId) -> Option<Stake> {
        let stack = self.stacks.iter().find(|it| it.unit(unit).is_some())?;
        Some(self.sides.stake(stack.id, stack.line().position(|it| it.id == unit)))
    }

    /// A lost battle that cost the other side nothing.
    fn lost(&self) -> Ending {
        let health = self.sides.participants.iter().map(|one| match one.camp {
            Camp::Attacker => Health { current: 0, ..one.unit.health },
            Camp::Defender => one.unit.health,
        });
        Ending { outcome: Outcome::Defender, health: health.collect(), away: Vec::new() }
    }

    /// The stacks of its field after it has ended like this, the attacker where it set out.
    fn left_by(&self, ending: &Ending, from: TileId) -> Vec<Stack> {
        let commit = self.sides.commit(ending);
        let left = self.stacks.iter().map(|stack| {
            let mut left = (*stack).clone();
            if left.id == self.sides.attacker {
                left.tile = from;
            }
            if let Some(after) = commit.stacks.iter().find(|it| it.stack == left.id) {
                let fallen = left.suffer(after);
                left.units.retain(|unit| !fallen.contains(&unit.id));
            }
            left
        });
        left.filter(|it| !it.units.is_empty()).collect()
    }
}

/// An attack that could follow a battle: where the attacking stack stands and sets out, the attacked
/// tile and its owner then.
#[derive(Clone, Copy, Debug)]
struct Next {
    foe: TileId,
    from: TileId,
    on: TileId,
    owner: Option<FactionId>,
}

impl<'a> View<'a> {
    /// The attack of its own stack on a tile, made from a neighbouring tile (its own, or one it
    /// could move to first). Stacks in sight count as they are, others as they are remembered.
    /// A stack of another faction counts as missing.
    pub fn forecast(
        &self,
        stack: StackId,
        from: TileId,
        tile: TileId,
    ) -> Result<Forecast<'a>, AttackRefusal> {
        let attacker = self.own_stack(stack).ok_or(AttackRefusal::NotNextToIt)?;
        self.attack_of(attacker, from, (tile, self.owner(tile)), |place| self.stack_at(place))
    }

    /// The chance that an attack of its own stack wins, and that a unit lives through it if the
    /// unit fights, as if the stack were changed first: a unit in the other row, say. Changes are
    /// compared with the same dice. `None` if there is no battle.
    pub fn wins_with(
        &self,
        (stack, from, tile): (StackId, TileId, TileId),
        unit: UnitId,
        battles: u32,
        change: impl FnOnce(&mut Stack),
    ) -> Option<Share> {
        let mut own = self.own_stack(stack)?.clone();
        change(&mut own);
        own.fall_in();
        let (view, own): (View, &Stack) = (*self, &own);
        let stands = |tile| view.stack_at(tile);
        let forecast = view.attack_of(own, from, (tile, view.owner(tile)), stands).ok()?;
        let stake = forecast.stake(unit).unwrap_or(Stake::Safe);
        let tally = forecast.plan.odds(u64::from(self.turn()), battles);
        Some(stake.kept(&tally, Outcome::Attacker))
    }

    pub(crate) fn attack_of(
        &self,
        attacker: &'a Stack,
        from: TileId,
        (tile, owner): (TileId, Option<FactionId>),
        stands: impl Fn(TileId) -> Option<&'a Stack>,
    ) -> Result<Forecast<'a>, AttackRefusal> {
        let stack = attacker.id;
        let mut stacks = Vec::new();
        let field = self.grid().field(tile).map(|place| {
            let place = place?;
            let there =
                if place == from { attacker } else { stands(place).filter(|it| it.id != stack)? };
            stacks.push(there);
            Some(self.rules.on_field(there))
        });
        let field = Field { tiles: field, attacker: stack, owner };
        let sides = field.sides(|one, other| self.allied(one, other))?;
        // Stats are within bounds and all units alive, so only a side can be without units.
        let plan = sides.plan(self.rules.types()).map_err(|_| AttackRefusal::NobodyThere)?;
        Ok(Forecast { sides, plan, stacks })
    }

    /// The owner of a tile once a stack of a faction has come there.
    pub(crate) fn owner_after(&self, tile: TileId, faction: FactionId) -> Option<FactionId> {
        let owner = self.owner(tile).filter(|owner| self.allied(*owner, faction));
        owner.or(Some(faction))
    }

    /// From where a hostile stack in sight could attack a tile in its next turn, as far as is known.
    pub fn attack_from(&self, foe: &Stack, tile: TileId) -> Option<TileId> {
        if !self.hostile(foe.faction) || self.visible_stack(foe.tile).is_none() {
            return None;
        }
        let reach = self.reach(foe);
        let ways = self.grid().neighbours(tile).filter_map(|from| Some((reach.cost(from)?, from)));
        let (cost, from) = ways.min()?;
        // Wild processes attack only from where they stand; an attack itself needs a move.
        let wild = self.part(foe.faction) == Part::Wild;
        let most = if wild { 1 } else { foe.movement(&self.rules.roster) };
        (cost < most).then_some(from)
    }

    /// The attacks that hostile stacks in sight could make in their next turn and that may cost one
    /// of its own units its life: each stack's worst, the worst and nearest first. `battles` are
    /// simulated for each. With a tile, as if the unit's stack stood there; `switched`, as if the
    /// unit had gone into reserve, or back into the line.
    pub fn threats(
        &self,
        unit: UnitId,
        at: Option<TileId>,
        switched: bool,
        battles: u32,
    ) -> Vec<Threat> {
        let Some(own) = self.own_stacks().find(|it| it.unit(unit).is_some()) else {
            return Vec::new();
        };
        let mut own = own.clone();
        for it in own.units.iter_mut().filter(|it| it.id == unit) {
            it.reserve ^= switched;
        }
        let (view, own): (View, &Stack) = (*self, &own);
        let home = at.unwrap_or(own.tile);
        let stands = |tile: TileId| match tile {
            tile if tile == home => Some(own),
            tile if tile == own.tile => None,
            tile => view.stack_at(tile),
        };
        let field = self.grid().field(home).into_iter().flatten();
        let friend = |tile: &TileId| stands(*tile).is_some_and(|it| !self.hostile(it.faction));
        let near: Vec<TileId> = field.filter(friend).collect();
        let worst = |foe: &'a Stack| {
            let threats = near.iter().filter_map(|tile| {
                let from = self.attack_from(foe, *tile)?;
                let owner = match *tile {
                    tile if tile == home && tile != own.tile => self.owner_after(tile, own.faction),
                    tile => self.owner(tile),
                };
                let forecast = view.attack_of(foe, from, (*tile, owner), stands).ok()?;
                let stake = forecast.stake(unit).filter(|it| *it != Stake::Safe)?;
                let tally = forecast.plan.odds(u64::from(self.turn()), battles);
                Some(Threat { stack: foe.id, tile: *tile, falls: stake.falls(&tally) })
            });
            threats.max_by_key(|threat| threat.falls.millionths)
        };
        let away = |foe: &Stack| self.grid().distance(home, foe.tile);
        let mut foes: Vec<&Stack> = self.others().collect();
        foes.sort_by_key(|foe| away(foe));
        let mut found: Vec<Threat> = foes.into_iter().filter_map(worst).collect();
        found.sort_by_key(|threat| Reverse(threat.falls.millionths));
        found
    }

    /// The chance that one of its own units falls next if an attack from a tile on another is lost:
    /// in the worst attack that one hostile stack in sight could then make on what is left there. Up
    /// to `battles` are fought to find lost ones; each is followed up once, with those who won it as
    /// hurt as they are then. `None` if the unit can fall in the attack itself.
    pub fn falls_after_loss(
        &self,
        forecast: &Forecast,
        (from, tile): (TileId, TileId),
        unit: UnitId,
        battles: u32,
    ) -> Option<Share> {
        if forecast.stake(unit)? != Stake::Safe {
            return None;
        }
        let attacker = forecast.sides.attacker;
        let old = self.own_stack(attacker)?.tile;
        let own = forecast.stacks.iter().find(|it| it.unit(unit).is_some())?;
        let home = if own.id == attacker { from } else { own.tile };
        let friend = |place: &TileId| {
            let there = self.stack_at(*place).filter(|it| it.id != attacker);
            *place == from || there.is_some_and(|it| !self.hostile(it.faction))
        };
        let near: Vec<TileId> =
            self.grid().field(home).into_iter().flatten().filter(friend).collect();
        let mut ways = Vec::new();
        for foe in self.others() {
            for on in near.iter().copied() {
                let owner = match on == from && from != old {
                    true => self.owner_after(from, self.faction),
                    false => self.owner(on),
                };
                let start = self.attack_from(foe, on).filter(|start| *start != from);
                ways.extend(start.map(|start| Next { foe: foe.tile, from: start, on, owner }));
            }
        }
        if ways.is_empty() {
            return Some(Share { millionths: 0, error: 0 });
        }
        let seed = u64::from(self.turn());
        let fought = (0..u64::from(battles))
            .map(|number| forecast.plan.simulate(battle_seed(seed, number)).ending);
        let lost = fought.filter(|ending| ending.outcome == Outcome::Defender);
        let mut lost: Vec<Ending> = lost.take(FOLLOWED).collect();
        if lost.is_empty() {
            lost = vec![forecast.lost(); FOLLOWED];
        }
        // What is known of these tiles is no longer so after the battle.
        let mut changed: Vec<TileId> = self.grid().field(tile).into_iter().flatten().collect();
        changed.push(old);
        let mut falls = vec![0; ways.len()];
        for (number, ending) in (0..).zip(&lost) {
            let left = forecast.left_by(ending, from);
            for (falls, way) in falls.iter_mut().zip(&ways) {
                let seed = battle_seed(!seed, number);
                *falls += u64::from(self.falls_in(unit, *way, (&changed[..], &left[..]), seed));
            }
        }
        Some(Share::of(falls.into_iter().max().unwrap_or(0), lost.len() as u64))
    }

    /// Whether the unit falls in an attack, fought once, with these stacks on the changed tiles.
    fn falls_in(
        &self,
        unit: UnitId,
        next: Next,
        (changed, left): (&[TileId], &[Stack]),
        seed: u64,
    ) -> bool {
        let view: View = *self;
        let stands = |tile: TileId| match changed.contains(&tile) {
            true => left.iter().find(|it| it.tile == tile),
            false => view.stack_at(tile),
        };
        let Some(foe) = stands(next.foe) else { return false };
        let Ok(forecast) = view.attack_of(foe, next.from, (next.on, next.owner), stands) else {
            return false;
        };
        let falls = |stake: Stake| stake.falls(&forecast.plan.odds(seed, 1)).millionths > 0;
        forecast.stake(unit).is_some_and(falls)
    }

    /// Whether the whole field of an attack on a tile is in sight, so that the forecast is exact.
    pub fn sees_field(&self, tile: TileId) -> bool {
        let mut field = self.grid().field(tile).into_iter().flatten();
        field.all(|tile| self.seen(tile) == Seen::Visible)
    }
}
