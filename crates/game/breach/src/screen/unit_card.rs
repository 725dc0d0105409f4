//! What is told about a unit that is pointed at: its health, what comes at it, how it answers, and what
//! it can do. Its marks, its charge time and its CPU have their own.

use super::units::UnitNode;
use crate::BreachSession;
use crate::breach_view::{BreachView, UnitShown};
use crate::choosing::Choosing;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::preview::ShownPreview;
use crate::words;

/// The lines of its card; the first begins with its name.
fn about(shown: &UnitShown, library: &BreachLibrary) -> Vec<String> {
    let unit = library.unit(shown.unit);
    let (left, most) = (shown.health.current, shown.health.max);
    let mut lines =
        vec![t!("breach-unit-health", who = shown.name.as_str(), left = left, most = most)];
    if shown.mime {
        lines.push(t!("breach-unit-mime"));
    }
    if shown.answer != Answer::None {
        lines.push(words::answer_about(shown.answer));
    }
    for id in &shown.subroutines {
        let it = library.subroutine(*id);
        lines.push(t!(
            "breach-unit-subroutine",
            what = it.name.as_str(),
            rounds = it.rounds_until_used(false),
            cpu = it.cpu,
            does = words::subroutine_line(it)
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
            mime = if phase.mime { "yes" } else { "no" },
            subroutines = names.join(", ")
        ));
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
        let mut lines = about(&unit.shown, &library);
        if leader == Some(unit.shown.id) {
            lines.insert(1, t!("breach-unit-leader"));
        }
        if marked {
            let coming = ghost.coming(&unit.shown, choosing.quick, &table, &library).join(" ");
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
