//! The odds of a battle with any line-up: which stacks would stand where, in which rows and under
//! which orders, as far as the player knows. The best line-up is searched by climbing.

use daemonfall_battle::{Camp, Field, Order, Outcome, Stake};
use daemonfall_core::fingerprint_of;
use daemonfall_sector::{Command, FactionId, Stack, StackId, TileId, Unit, View};

/// What simulated battles say of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Verdict {
    /// Chances, in thousandths.
    pub win: i64,
    pub leader_falls: i64,
    /// Losses, in cycles; wounds count half.
    pub own_loss: i64,
    pub foe_loss: i64,
}

impl Verdict {
    /// In cycles: winning surely is worth much more than what is lost.
    fn worth(self) -> i64 {
        self.win * 2 + self.foe_loss / 4 - self.own_loss - self.leader_falls * 4
    }
}

/// A battle that could be fought.
#[derive(Clone)]
pub(super) struct Clash<'a> {
    view: View<'a>,
    pub tile: TileId,
    pub attacker: StackId,
    /// The stacks on the field, where they would stand.
    pub stacks: Vec<Stack>,
    /// An ally of the player that would no longer be one.
    parts: Option<FactionId>,
}

impl<'a> Clash<'a> {
    /// The attack of a stack on a tile if these stacks had moved there first. The player leaves an
    /// alliance with those who hold the tile.
    pub fn new(view: View<'a>, attacker: StackId, tile: TileId, moved: &[(Stack, TileId)]) -> Self {
        let mut stacks: Vec<Stack> = Vec::new();
        for place in view.grid().field(tile).into_iter().flatten() {
            let came = moved.iter().find(|(_, to)| *to == place).map(|(stack, _)| stack);
            let left = |stack: &&Stack| !moved.iter().any(|(it, _)| it.id == stack.id);
            let there = came.or_else(|| view.stack_at(place).filter(left));
            stacks.extend(there.map(|stack| Stack { tile: place, ..stack.clone() }));
        }
        let holder = stacks.iter().find(|stack| stack.tile == tile).map(|stack| stack.faction);
        let owner = view.owner(tile).or(holder);
        let parts = owner.filter(|owner| *owner != view.faction && !view.hostile(*owner));
        Self { view, tile, attacker, stacks, parts }
    }

    pub fn breaks(&self) -> Option<FactionId> {
        self.parts
    }

    /// `None` when there would be no battle.
    pub fn fight(&self, battles: u32) -> Option<Verdict> {
        let (view, rules) = (self.view, self.view.rules);
        let tiles = view.grid().field(self.tile).map(|place| {
            let there = self.stacks.iter().find(|stack| Some(stack.tile) == place)?;
            Some(rules.on_field(there))
        });
        let own = view.faction;
        let parted = |one, other| {
            let both = [(one, other), (other, one)];
            self.parts.is_some_and(|with| both.contains(&(own, with)))
        };
        let allied = |one, other| view.allied(one, other) && !parted(one, other);
        let field = Field { tiles, attacker: self.attacker, owner: view.owner(self.tile) };
        let sides = field.sides(allied).ok()?;
        let plan = sides.plan(rules.types()).ok()?;
        let seed = fingerprint_of(&(view.turn(), self.tile, self.attacker)).0;
        let tally = plan.odds(seed, battles);
        let all = tally.battles.max(1) as i64;
        let mut verdict = Verdict {
            win: i64::from(tally.share(Outcome::Attacker).millionths) / 1_000,
            ..Verdict::default()
        };
        for (place, post) in sides.posts.iter().enumerate() {
            let Some(stack) = self.stacks.iter().find(|it| it.id == post.stack) else { continue };
            let Some(unit) = stack.line().nth(usize::from(post.position)) else { continue };
            let cost = i64::from(rules.roster.kind(unit.kind).chassis.cost);
            let dead = 1_000 - tally.survived[place] as i64 * 1_000 / all;
            let kept = tally.health[place] as i64 * 1_000 / all / i64::from(unit.health.max(1));
            let lost = dead + (1_000 - dead - kept.min(1_000)).max(0) / 2;
            let loss = cost * lost / 1_000;
            match sides.camp(post.stack) {
                Some(Camp::Attacker) if stack.faction == own => verdict.own_loss += loss,
                Some(Camp::Defender) => verdict.foe_loss += loss,
                _ => {}
            }
        }
        for stack in self.stacks.iter().filter(|it| it.faction == own) {
            let Some(leader) = stack.leader() else { continue };
            let place = stack.line().position(|unit| unit.id == leader.id);
            let stake = sides.stake(stack.id, place);
            if stake != Stake::Safe {
                verdict.leader_falls = i64::from(stake.falls(&tally).millionths) / 1_000;
            }
        }
        Some(verdict)
    }

    /// Climbs to a better line-up of the player's stacks; returns its commands and what it promises.
    pub fn line_up(mut self, battles: u32) -> Option<(Vec<Command>, Verdict)> {
        let mut best = self.fight(battles)?;
        let mut commands = Vec::new();
        let own: Vec<StackId> = {
            let mine = self.stacks.iter().filter(|it| it.faction == self.view.faction);
            mine.map(|it| it.id).collect()
        };
        for id in own {
            let steps = self.steps(id);
            for command in steps {
                let mut next = self.clone();
                next.change(&command);
                let Some(verdict) = next.fight(battles) else { continue };
                if verdict.worth() > best.worth() + 2 {
                    (best, self) = (verdict, next);
                    commands.push(command);
                }
            }
        }
        Some((commands, best))
    }

    fn steps(&self, id: StackId) -> Vec<Command> {
        let Some(stack) = self.stacks.iter().find(|it| it.id == id) else { return Vec::new() };
        let line: Vec<&Unit> = stack.line().collect();
        let rows = line.iter().map(|unit| Command::ChangeRow { unit: unit.id });
        let orders = [None].into_iter().chain(Order::ALL.map(Some));
        let orders =
            orders.filter(|order| *order != stack.order && *order != Some(Order::FallBack));
        rows.chain(orders.map(|order| Command::GiveOrder { stack: id, order })).collect()
    }

    fn change(&mut self, command: &Command) {
        match command {
            Command::GiveOrder { stack, order } => {
                for it in self.stacks.iter_mut().filter(|it| it.id == *stack) {
                    it.order = *order;
                }
            }
            Command::ChangeRow { unit } => {
                for it in self.stacks.iter_mut().filter(|it| it.unit(*unit).is_some()) {
                    for one in it.units.iter_mut().filter(|one| one.id == *unit) {
                        one.row = one.row.other();
                    }
                    it.fall_in();
                }
            }
            _ => {}
        }
    }
}
