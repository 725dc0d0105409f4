//! Breaches and encounters. The strongest units go through the door of a breach, choose as an
//! opponent does, and leave when they are losing. Of an encounter, the choice with the highest
//! expected value is taken.

use super::{RunBot, RunPolicy};
use bevy_ecs::world::World;
use daemonfall_breach::bots::{Policy, choose};
use daemonfall_breach::{BreachLibrary, BreachSnapshot, COLUMNS, Command, Scratch};
use daemonfall_campaign::library::encounters::{Outcome, Turnout};
use daemonfall_campaign::library::mods::Rarity;
use daemonfall_campaign::{BREACH_AT_MOST, Campaign, Door, Meeting, RunCommand, Station};
use daemonfall_core::{Health, Side};
use daemonfall_sector::Unit;
use daemonfall_stack::{Roster, of};

/// Health below which a unit takes the back row.
const FRAIL: i32 = 20;
/// The fewest units with which it goes through a door.
const LEAST: usize = 3;

impl RunBot {
    pub(super) fn line_up(&mut self, campaign: &Campaign, door: &Door) -> RunCommand {
        if self.policy == RunPolicy::Expert {
            return self.rehearsed(campaign, door);
        }
        let run = campaign.run();
        let content = campaign.content();
        let Some(stack) = run.sector.stacks.get(&door.stack) else { return RunCommand::Retreat };
        let strength = |unit: &&Unit| {
            let it = run.define(content, unit);
            let use_of = it.subroutines.len() as i32 * 6 + it.speed / 2 + it.cpu * 2;
            (unit.health + it.shield + use_of, std::cmp::Reverse(unit.id))
        };
        let goes = |unit: &&Unit| {
            let most = unit.most_health(&content.sector.roster);
            let well = unit.health * 100 >= most * 50;
            well && (self.temper.leader_duels || !unit.leader)
        };
        let mut units: Vec<&Unit> = stack.units.iter().filter(goes).collect();
        units.sort_by_key(|unit| std::cmp::Reverse(strength(unit)));
        units.truncate(BREACH_AT_MOST);
        if units.len() < LEAST {
            return RunCommand::Retreat;
        }
        let stations = units.iter().zip(0..COLUMNS).map(|(unit, column)| Station {
            unit: unit.id,
            column,
            depth: i8::from(run.define(content, unit).health < FRAIL),
        });
        RunCommand::LineUp(stations.collect())
    }

    pub(super) fn duel(&mut self, world: &mut World) -> RunCommand {
        let (own, foes) = healths(world);
        let losing = own * 100 < foes * self.temper.duel_least;
        if losing && self.policy != RunPolicy::Expert {
            return RunCommand::Retreat;
        }
        let library = world.resource::<BreachLibrary>();
        let scratch = self.scratch.get_or_insert_with(|| Scratch::new(library));
        let now = BreachSnapshot::of(world);
        let chosen = choose(Policy::Opponent, scratch, &now, &mut self.dice);
        RunCommand::Breach(chosen.unwrap_or(Command::Wait))
    }
}

fn healths(world: &World) -> (i32, i32) {
    let roster = world.resource::<Roster>();
    let mut healths = (0, 0);
    for who in roster.present() {
        let Some(health) = of::<Health>(world, who) else { continue };
        match roster.side(who) {
            Side::Player => healths.0 += health.current,
            Side::Hostile | Side::Neutral => healths.1 += health.current,
        }
    }
    healths
}

impl RunBot {
    pub(super) fn answer(&self, campaign: &Campaign, meeting: &Meeting) -> u8 {
        let content = campaign.content();
        let run = campaign.run();
        let cycles = run.sector.faction(run.sector.player).cycles;
        let units = run.sector.stacks.get(&meeting.stack).map_or(1, |it| it.units.len());
        let encounter = content.campaign.encounter(meeting.encounter);
        let mut best: Option<(i64, u8)> = None;
        for (place, choice) in (0..).zip(&encounter.choices) {
            if choice.price > cycles {
                continue;
            }
            let percent = campaign.chance(place).map_or(100, |chance| i64::from(chance.percent));
            let worth = |turnout: &Turnout| {
                let outcomes = turnout.outcomes.iter();
                outcomes.map(|it| self.worth(campaign, *it, units as i64)).sum::<i64>()
            };
            let fails = choice.fails.as_ref().map_or(0, worth);
            let mean = worth(&choice.then) * percent + fails * (100 - percent);
            let value = mean - i64::from(choice.price) * 1_000;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, place));
            }
        }
        best.map_or(0, |(_, place)| place)
    }

    /// The value of an outcome, in tenths of a cycle.
    fn worth(&self, campaign: &Campaign, outcome: Outcome, units: i64) -> i64 {
        let health = self.temper.health_weighs;
        let content = campaign.content();
        let rarity = |rarity: Rarity| match rarity {
            Rarity::Common => 200,
            Rarity::Uncommon => 350,
            Rarity::Rare => 550,
        };
        match outcome {
            Outcome::Cycles(by) => i64::from(by) * 10,
            Outcome::Health(by) => i64::from(by) * units * health,
            Outcome::Leader(by) => i64::from(by) * health * 2,
            Outcome::Join(kind) => i64::from(content.sector.roster.kind(kind).chassis.cost) * 10,
            Outcome::Lose => -500,
            Outcome::Gain(id) => rarity(content.campaign.item(id).rarity),
            Outcome::Find(it) => rarity(it),
            Outcome::Shed => -150,
            Outcome::Pack { bombs, potions } => i64::from(bombs) * 60 + i64::from(potions) * 100,
            Outcome::Reveal(radius) => i64::from(radius) * 15,
            Outcome::Befriend => 500,
            Outcome::Estrange => -400,
        }
    }
}
