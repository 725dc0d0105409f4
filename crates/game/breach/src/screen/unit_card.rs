//! What is told about a unit that is pointed at: what its marks mean, then what it is and can do.

use super::units::UnitNode;
use crate::breach_view::{BreachView, UnitShown};
use crate::choosing::Choosing;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::preview::ShownPreview;
use crate::words;
use daemonfall_breach::Effect;
use daemonfall_breach::preview::Preview;

fn about(shown: &UnitShown, table: &BreachView, library: &BreachLibrary) -> String {
    let unit = library.unit(shown.unit);
    let mut lines = vec![format!("{}. {}", shown.name, unit.about)];
    if shown.mime {
        lines.push(t!("breach-unit-mime"));
    }
    lines.push(words::answer_about(shown.answer));
    lines.push(t!("breach-unit-speed", speed = shown.speed, charge = shown.charge));
    lines.push(t!("breach-unit-cpu", free = shown.free(), cpu = shown.max_cpu));
    for id in &shown.subroutines {
        let it = library.subroutine(*id);
        lines.push(format!(
            "  {}",
            t!("breach-unit-subroutine", what = it.name.clone(), does = words::subroutine_line(it))
        ));
    }
    if let (Some(at), Some(phase)) = (shown.turns_at, &unit.phase) {
        let names = phase.subroutines.iter();
        let names: Vec<&str> = names.map(|id| library.subroutine(*id).name.as_str()).collect();
        lines.push(t!(
            "breach-unit-phase",
            percent = at,
            face = phase.name.clone(),
            speed = i64::from(shown.speed) + i64::from(phase.speed),
            mime = if phase.mime { "yes" } else { "no" },
            subroutines = names.join(", ")
        ));
    }
    for held in table.holders(shown.id) {
        let it = library.subroutine(held.subroutine);
        if it.cpu > 0 {
            lines.push(format!("  {}", words::holds(it, held.ends.max(1))));
        }
    }
    if shown.flag != QuickFlag::None {
        lines.push(t!("breach-unit-flag", about = words::flag_about(shown.flag)));
    }
    for status in Status::ALL {
        let left = shown.statuses.left(status);
        if left > 0 {
            lines.push(t!("breach-unit-status", status = words::status(status), rounds = left));
        }
    }
    lines.join("\n")
}

/// Damage of the blow that a unit does not survive, however little health is left to take.
fn deadly(who: CharacterId, preview: &Preview, library: &BreachLibrary) -> Option<i32> {
    preview.forecasts.get(&who)?.fall?.by?;
    let mut used = None;
    preview.events.iter().find_map(|event| match event {
        BreachEvent::Used { subroutine, manner, .. } => {
            used = Some((*subroutine, *manner));
            None
        }
        BreachEvent::Stack(StackEvent::Changed {
            target,
            change: Change::Damaged { left: 0, .. },
            ..
        }) if *target == who => {
            let (subroutine, manner) = used?;
            let weaker = i32::from(manner == Manner::Riposte);
            library.subroutine(subroutine).uses.iter().find_map(|effect| match effect {
                Effect::Damage(damage) => Some(damage - weaker),
                _ => None,
            })
        }
        _ => None,
    })
}

/// What comes at a unit, in sentences.
pub fn coming(who: CharacterId, preview: &Preview, library: &BreachLibrary) -> Vec<String> {
    let forecast = preview.forecasts.get(&who);
    forecast.map_or_else(Vec::new, |it| words::forecast(it, deadly(who, preview, library)))
}

pub(super) fn explain(
    table: Res<BreachView>,
    library: Res<BreachLibrary>,
    ghost: Res<ShownPreview>,
    (choosing, film): (Res<Choosing>, Res<BreachPlayback>),
    mut units: Query<(&UnitNode, &mut Tooltip)>,
) {
    let marked = choosing.who.is_some() && film.is_over();
    for (unit, mut tooltip) in &mut units {
        let mut lines = match marked {
            true => coming(unit.shown.id, &ghost.preview, &library),
            false => Vec::new(),
        };
        lines.push(about(&unit.shown, &table, &library));
        tooltip.words = lines.join("\n");
    }
}

pub(super) fn changed(
    table: Res<BreachView>,
    ghost: Res<ShownPreview>,
    choosing: Res<Choosing>,
    film: Res<BreachPlayback>,
) -> bool {
    table.is_changed() || ghost.is_changed() || choosing.is_changed() || film.is_changed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::library;
    use daemonfall_breach::{Fall, Forecast, Standing};
    use daemonfall_stack::{Cause, Part};

    #[test]
    fn a_deadly_blow_is_told_with_all_its_damage() -> Result<(), String> {
        let library = library()?;
        let (user, who, id) = (CharacterId(0), CharacterId(1), MoveId(0));
        let subroutine = library.find_subroutine("jab").ok_or("jab")?;
        let fall =
            Fall { round: 1, by: Some(id), damage: 2, met: Standing::default(), open: false };
        let forecast = Forecast { fall: Some(fall), ..Forecast::default() };
        let told = |manner| {
            let used = BreachEvent::Used {
                id: Some(id),
                user,
                subroutine,
                aim: Aim::Character(who),
                center: None,
                hits: vec![who],
                manner,
            };
            let cause = Cause { id, part: Part::Use, user };
            let change = Change::Damaged { absorbed: 0, taken: 2, left: 0 };
            let hurt = BreachEvent::Stack(StackEvent::Changed { cause, target: who, change });
            let forecasts = [(who, forecast.clone())].into();
            let preview =
                Preview { forecasts, events: vec![used, hurt], ..Preview::default() };
            deadly(who, &preview, &library)
        };
        assert_eq!(told(Manner::Action), Some(3));
        assert_eq!(told(Manner::Riposte), Some(2));
        Ok(())
    }
}
