//! Encounters: the choice with the highest expected value.

use super::RunBot;
use daemonfall_campaign::library::encounters::{Outcome, Turnout};
use daemonfall_campaign::library::mods::Rarity;
use daemonfall_campaign::{Campaign, Meeting};

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
