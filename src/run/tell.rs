//! What happens in the run itself, in sentences for the log.

use crate::assets::pictures;
use crate::sector::log::{Told, formula};
use crate::sector::table::Table;
use daemonfall_campaign::{Campaign, Change, RunEvent};
use daemonfall_sector::UnitId;

/// The line of an event, if it has one.
pub fn line(campaign: &Campaign, event: &RunEvent, table: &Table) -> Option<Told> {
    let content = campaign.content();
    let item = |id| &content.campaign.item(id).name;
    let thing = picture(campaign, event);
    let (icon, text) = match event {
        RunEvent::Met { encounter } => {
            let name = &content.campaign.encounter(*encounter).name;
            ("sector_encounter", format!("{name}: an encounter."))
        }
        RunEvent::Tried { chance, drawn } => {
            let who = chance
                .best
                .map_or_else(|| "Nobody".into(), |id| unit_name(campaign, id));
            let came = match *drawn < chance.percent {
                true => "it works",
                false => "it does not work",
            };
            let (skill, percent) = (chance.skill.name(), chance.percent);
            let text = format!(
                "{who} tries {skill} at {percent} percent and draws {drawn} of 0 to 99: {came}."
            );
            ("sector_encounter", text)
        }
        RunEvent::Chose {
            encounter, choice, ..
        } => {
            let it = content.campaign.encounter(*encounter);
            let choice = it.choices.get(usize::from(*choice))?;
            ("sector_encounter", format!("{}: {}", it.name, choice.text))
        }
        RunEvent::Changed(change) => match *change {
            Change::ModGained(id) => (&*thing, format!("{} is yours.", item(id))),
            Change::ModLost(id) => ("sector_gone", format!("{} is lost.", item(id))),
            Change::Pack { bombs, potions } => {
                let text = format!("Packed for the next dive: bombs {bombs}, potions {potions}.");
                ("sector_mod", text)
            }
            Change::Nothing => ("sector_encounter", "Nothing comes of it.".into()),
        },
        RunEvent::Fitted { unit, item: id } => {
            let text = format!("{} carries {} now.", unit_name(campaign, *unit), item(*id));
            (&*thing, text)
        }
        RunEvent::Unfitted { unit, item: id } => {
            let text = format!(
                "{} carries {} no more.",
                unit_name(campaign, *unit),
                item(*id)
            );
            (&*thing, text)
        }
        RunEvent::DiveBegan { .. } => ("sector_vault", "The dive begins.".into()),
        RunEvent::DiveEnded { escaped, gold } => {
            let text = match escaped {
                true => format!("The leader reaches the last door, with {gold} gold."),
                false => "The dive is over.".into(),
            };
            ("sector_vault", text)
        }
        RunEvent::DoorReached { guardian } => {
            let text = format!(
                "Behind the door stands {}.",
                guardian_name(campaign, guardian)
            );
            ("sector_vault", text)
        }
        RunEvent::BreachBegan { guardian, units } => {
            let names: Vec<String> = units.iter().map(|id| unit_name(campaign, *id)).collect();
            let text = format!(
                "{} against {}: the breach begins.",
                names.join(", "),
                guardian_name(campaign, guardian)
            );
            ("sector_vault", text)
        }
        RunEvent::BreachEnded { outcome } => {
            use daemonfall_breach::Outcome;
            let text = match outcome {
                Some(Outcome::Won) => "The guardian is beaten, and the vault empty.",
                Some(Outcome::Lost) => "Nobody comes back from the breach.",
                Some(Outcome::Stalemate) => "The breach ends in a draw.",
                None => "The breach is left, and the guardian stands.",
            };
            ("sector_vault", text.into())
        }
        RunEvent::Retreated => ("sector_vault", "You retreat.".into()),
        RunEvent::Began
        | RunEvent::Sector(_)
        | RunEvent::Dive(_)
        | RunEvent::Breach(_)
        | RunEvent::Offered { .. }
        | RunEvent::Took { .. }
        | RunEvent::Over(_) => return None,
    };
    Some(Told {
        turn: table.turn,
        icon: icon.into(),
        look: Some(table.look(table.player)),
        text,
        tile: None,
        battle: None,
        formula: match event {
            RunEvent::Tried { chance, drawn } => formula::check(chance, *drawn),
            _ => Vec::new(),
        },
    })
}

/// The picture of the mod that an event is about.
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

/// The name of a unit of the player's; of one that is lost meanwhile, too.
pub fn unit_name(campaign: &Campaign, id: UnitId) -> String {
    let unit = campaign.run().unit(id);
    unit.map_or_else(
        || "Somebody".into(),
        |unit| campaign.rules().roster.kind(unit.kind).name.clone(),
    )
}

/// The name of a guardian, by its name in the data.
pub fn guardian_name(campaign: &Campaign, key: &str) -> String {
    let mut all = campaign.content().breach.guardians().iter();
    let found = all.find(|it| it.key == key);
    found.map_or_else(|| key.to_owned(), |it| it.name.clone())
}
