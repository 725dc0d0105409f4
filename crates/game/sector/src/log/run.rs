//! Log sentences for events of the run itself.

use super::{MapLine, formula};
use crate::map_view::MapView;
use crate::prelude::*;
use daemonfall_campaign::{Change, RunEvent};
use daemonfall_run::names::{guardian_name, unit_name};
use daemonfall_ui::log::Piece;

pub fn line(campaign: &Campaign, event: &RunEvent, table: &MapView) -> Option<MapLine> {
    let content = campaign.content();
    let item = |id| &content.campaign.item(id).name;
    let thing = picture(campaign, event);
    let (icon, text) = match event {
        RunEvent::Tried { chance, drawn } => {
            let who = chance.best.map_or_else(|| t!("run-nobody"), |id| unit_name(campaign, id));
            let works = match *drawn < chance.percent {
                true => "yes",
                false => "no",
            };
            let text = t!(
                "run-log-tries",
                who = who,
                skill = names::skill(chance.skill),
                percent = chance.percent,
                drawn = *drawn,
                works = works
            );
            ("sector_encounter", text)
        }
        RunEvent::Chose { encounter, choice, .. } => {
            let it = content.campaign.encounter(*encounter);
            let choice = it.choices.get(usize::from(*choice))?;
            ("sector_encounter", choice_line(&it.name, &choice.text))
        }
        RunEvent::Changed(change) => match *change {
            Change::ModGained(id) => (&*thing, t!("run-log-mod-gained", name = item(id))),
            Change::ModLost(id) => ("sector_gone", t!("run-log-mod-lost", name = item(id))),
            Change::Pack { bombs, potions } => {
                ("sector_mod", t!("run-log-packed", what = packed(bombs, potions)))
            }
            Change::Nothing => ("sector_encounter", t!("run-log-nothing")),
        },
        RunEvent::Fitted { unit, item: id } => {
            let text = t!("run-log-carries", unit = unit_name(campaign, *unit), name = item(*id));
            (&*thing, text)
        }
        RunEvent::Unfitted { unit, item: id } => {
            let text =
                t!("run-log-carries-no-more", unit = unit_name(campaign, *unit), name = item(*id));
            (&*thing, text)
        }
        RunEvent::DiveBegan { .. } => ("sector_vault", t!("run-log-dive-begins")),
        RunEvent::DiveEnded { escaped, gold } => {
            let text = match escaped {
                true => t!("run-log-last-door", gold = *gold),
                false => t!("run-log-dive-over"),
            };
            ("sector_vault", text)
        }
        RunEvent::DoorReached { guardian } => {
            let text = t!("run-log-behind-door", name = guardian_name(campaign, guardian));
            ("sector_vault", text)
        }
        RunEvent::BreachBegan { guardian, units } => {
            let units: Vec<String> = units.iter().map(|id| unit_name(campaign, *id)).collect();
            let text = t!(
                "run-log-breach-begins",
                units = units.join(", "),
                name = guardian_name(campaign, guardian)
            );
            ("sector_vault", text)
        }
        RunEvent::BreachEnded { outcome } => {
            use daemonfall_breach::Outcome;
            let text = match outcome {
                Some(Outcome::Won) => t!("run-log-breach-won"),
                Some(Outcome::Lost) => t!("run-log-breach-lost"),
                Some(Outcome::Stalemate) => t!("run-log-breach-drawn"),
                None => t!("run-log-breach-left"),
            };
            ("sector_vault", text)
        }
        RunEvent::Retreated => ("sector_vault", t!("run-log-retreat")),
        // The map tells where an encounter is, and the choice which one it was.
        RunEvent::Began
        | RunEvent::Met { .. }
        | RunEvent::Sector(_)
        | RunEvent::Dive(_)
        | RunEvent::Breach(_)
        | RunEvent::Offered { .. }
        | RunEvent::Took { .. }
        | RunEvent::Over(_) => return None,
    };
    let mut line = MapLine::new(table.turn, icon, table.look(table.player).colour());
    line.pieces.push(Piece::plain(text));
    if let RunEvent::Tried { chance, drawn } = event {
        line.details.numbers = formula::check(chance, *drawn);
    }
    Some(line)
}

fn picture(campaign: &Campaign, event: &RunEvent) -> String {
    match event {
        RunEvent::Changed(Change::ModGained(id))
        | RunEvent::Fitted { item: id, .. }
        | RunEvent::Unfitted { item: id, .. } => {
            pictures::gear(&campaign.content().campaign.item(*id).key)
        }
        _ => "sector_mod".into(),
    }
}

/// Bombs and potions that wait for a dive.
pub fn packed(bombs: u16, potions: u16) -> String {
    match (bombs, potions) {
        (_, 0) => t!("encounter-kind-bombs", count = bombs),
        (0, _) => t!("encounter-kind-potions", count = potions),
        _ => t!("encounter-kind-pack", bombs = bombs, potions = potions),
    }
}

pub fn choice_line(encounter: &str, choice: &str) -> String {
    t!("run-log-chose", name = encounter, choice = choice)
}
