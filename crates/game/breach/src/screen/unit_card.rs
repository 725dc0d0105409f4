//! What is told about a unit that is pointed at: what its marks mean, then what it is and can do.

use super::units::UnitNode;
use crate::BreachSession;
use crate::breach_view::{BreachView, UnitShown};
use crate::choosing::Choosing;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::preview::ShownPreview;
use crate::words;

/// The lines of its card; the first begins with its name.
fn about(shown: &UnitShown, table: &BreachView, library: &BreachLibrary) -> Vec<String> {
    let unit = library.unit(shown.unit);
    let mut lines = vec![format!("{}. {}", shown.name, unit.about)];
    if shown.mime {
        lines.push(t!("breach-unit-mime"));
    }
    lines.push(words::answer_about(shown.answer));
    lines.push(t!("breach-unit-charge", charge = shown.charge, speed = shown.speed));
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
            does = words::face_changes(unit, phase),
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
    lines
}

pub(super) fn explain(
    table: Res<BreachView>,
    library: Res<BreachLibrary>,
    ghost: Res<ShownPreview>,
    (choosing, film): (Res<Choosing>, Res<BreachPlayback>),
    session: Option<Res<BreachSession>>,
    mut units: Query<(&UnitNode, &mut Tooltip)>,
) {
    let marked = choosing.who.is_some() && film.is_over();
    let leader = session.and_then(|it| it.leader);
    for (unit, mut tooltip) in &mut units {
        let mut lines = about(&unit.shown, &table, &library);
        if leader == Some(unit.shown.id) {
            lines.insert(1, t!("breach-unit-leader"));
        }
        if marked {
            let coming = ghost.coming(&unit.shown, choosing.quick, &library).join(" ");
            lines.splice(1..1, Some(coming).filter(|it| !it.is_empty()));
        }
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
