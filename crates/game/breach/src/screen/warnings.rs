//! Warnings about a choice in words, with the numbers behind them.

use crate::breach_view::BreachView;
use crate::prelude::*;
use crate::preview::deadly;
use daemonfall_breach::preview::{ComingWhat, Preview};
use daemonfall_breach::{Fall, Warning};

/// The user and subroutine of a move in a preview: on the stack now or added until then.
fn known_move(
    id: MoveId,
    table: &BreachView,
    preview: &Preview,
) -> Option<(CharacterId, SubroutineId)> {
    let on_stack = table.moves.iter().find(|known| known.id == id);
    let added = || {
        preview.events.iter().find_map(|event| match event {
            BreachEvent::Stack(StackEvent::Added { id: other, choice, .. }) if *other == id => {
                Some((choice.user, choice.subroutine))
            }
            _ => None,
        })
    };
    on_stack.map(|known| (known.user, known.subroutine)).or_else(added)
}

/// The round in which the selected choice is first used, if it is among the coming ones.
fn chosen_round(preview: &Preview) -> Option<u32> {
    preview.coming.iter().find_map(|coming| match coming.what {
        ComingWhat::Resolves { chosen: true, .. } => Some(coming.round),
        _ => None,
    })
}

/// Why a unit will be dead by then: the move that comes first, by how many rounds, and its blow.
fn killed(
    who: CharacterId,
    table: &BreachView,
    preview: &Preview,
    library: &BreachLibrary,
) -> String {
    let fall = preview.forecasts.get(&who).and_then(|forecast| forecast.fall);
    let (Some(Fall { round, by, damage, met, .. }), Some(unit)) = (fall, table.unit(who)) else {
        return String::new();
    };
    // As on its card.
    let damage = deadly(who, preview, library).unwrap_or(damage);
    let Some(id) = by else {
        return if damage > 0 { t!("breach-warning-burns") } else { String::new() };
    };
    let name = |subroutine: SubroutineId| library.subroutine(subroutine).name.clone();
    let chosen = preview.ghost.and_then(|id| known_move(id, table, preview));
    let killer = known_move(id, table, preview);
    let chosen = match chosen {
        Some((_, it)) if killer.is_none_or(|(_, other)| other != it) => name(it),
        _ => t!("breach-warning-it"),
    };
    let what = match killer {
        Some((by, it)) => t!("breach-warning-move", what = name(it), who = table.name(by)),
        None => t!("breach-warning-a-move"),
    };
    t!(
        "breach-warning-kills",
        what = what,
        rounds = chosen_round(preview).unwrap_or(round).saturating_sub(round),
        chosen = chosen,
        damage = damage,
        who = unit.name.clone(),
        health = met.health,
        shield = met.shield
    )
}

pub fn words(
    warning: Warning,
    user: CharacterId,
    table: &BreachView,
    preview: &Preview,
    library: &BreachLibrary,
) -> (String, String) {
    match warning {
        Warning::TargetDead { target } => (
            t!("breach-warning-dead", who = table.name(target)),
            killed(target, table, preview, library),
        ),
        Warning::UserDead => (
            t!("breach-warning-dead", who = table.name(user)),
            killed(user, table, preview, library),
        ),
        Warning::Misses => (t!("breach-warning-misses"), t!("breach-warning-misses.about")),
        Warning::HealsNothing => {
            (t!("breach-warning-heals-nothing"), t!("breach-warning-heals-nothing.about"))
        }
        Warning::MimeMisses { mime } => {
            (t!("breach-warning-mime-misses", who = table.name(mime)), String::new())
        }
        Warning::SafetyOn { who } => {
            (t!("breach-warning-safety", who = table.name(who)), t!("breach-warning-safety.about"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fatal_blow_is_told_with_when_it_lands_and_what_it_meets() {
        let told = |rounds: u32, shield: i32| {
            t!(
                "breach-warning-kills",
                what = "Lance of Thorn",
                rounds = rounds,
                chosen = "Jab",
                damage = 9,
                who = "Needle",
                health = 6,
                shield = shield
            )
        };
        assert_eq!(
            told(0, 0),
            "Lance of Thorn is used before Jab: 9 damage, and before that Needle has 6 health."
        );
        assert_eq!(
            told(1, 2),
            "Lance of Thorn is used 1 round before Jab: 9 damage, and before that Needle has 6 health and 2 shield."
        );
        assert_eq!(
            told(3, 0),
            "Lance of Thorn is used 3 rounds before Jab: 9 damage, and before that Needle has 6 health."
        );
    }
}
