//! Warnings about a choice in words, with the numbers behind them.

use crate::breach_view::BreachView;
use daemonfall_breach::preview::{ComingWhat, Preview};
use daemonfall_breach::{BreachEvent, BreachLibrary, Warning};
use daemonfall_core::CharacterId;
use daemonfall_stack::{Change, MoveId, StackEvent, SubroutineId};
use daemonfall_text::t;

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

fn rounds(id: MoveId, preview: &Preview) -> (Option<u32>, Option<u32>) {
    let round = |wanted: MoveId| {
        preview.coming.iter().find_map(|coming| match coming.what {
            ComingWhat::Resolves { id, .. } if id == wanted => Some(coming.round),
            _ => None,
        })
    };
    (round(id), preview.ghost.and_then(round))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standing {
    health: i32,
    shield: i32,
}

/// A unit's health and shield just before the move's blow that takes it to zero, and that blow.
fn fatal_blow(
    events: &[BreachEvent],
    who: CharacterId,
    by: MoveId,
    now: Standing,
) -> Option<(Standing, i32)> {
    let mut standing = now;
    for event in events {
        match event {
            BreachEvent::Stack(StackEvent::Changed { cause, target, change }) if *target == who => {
                match change {
                    Change::Damaged { absorbed, taken, left } => {
                        if *left == 0 && cause.id == by {
                            return Some((standing, absorbed + taken));
                        }
                        standing.health = *left;
                        standing.shield -= absorbed;
                    }
                    Change::Healed { left, .. } => standing.health = *left,
                    Change::Shielded { left, .. } => standing.shield = *left,
                    _ => {}
                }
            }
            BreachEvent::Burned { who: burned, absorbed, left, .. } if *burned == who => {
                standing.health = *left;
                standing.shield -= absorbed;
            }
            _ => {}
        }
    }
    None
}

/// Why a unit will be dead by then: the move that comes first, by how many rounds, and its blow.
fn killed(
    who: CharacterId,
    by: Option<MoveId>,
    table: &BreachView,
    preview: &Preview,
    library: &BreachLibrary,
) -> String {
    let Some(id) = by else {
        return t!("breach-warning-burns");
    };
    let name = |subroutine: SubroutineId| library.subroutine(subroutine).name.clone();
    let chosen = preview.ghost.and_then(|id| known_move(id, table, preview));
    let chosen = chosen.map_or_else(|| t!("breach-warning-it"), |(_, it)| name(it));
    let what = match known_move(id, table, preview) {
        Some((by, it)) => t!("breach-warning-move", what = name(it), who = table.name(by)),
        None => t!("breach-warning-a-move"),
    };
    let sooner = match rounds(id, preview) {
        (Some(first), Some(second)) => second.saturating_sub(first),
        _ => 0,
    };
    let fatal = table.unit(who).and_then(|unit| {
        let now = Standing { health: unit.health.current, shield: unit.shield };
        let (before, damage) = fatal_blow(&preview.events, who, id, now)?;
        Some((unit, now, before, damage))
    });
    match fatal {
        None => t!("breach-warning-lands", what = what, rounds = sooner, chosen = chosen),
        Some((unit, now, before, damage)) => t!(
            "breach-warning-kills",
            what = what,
            rounds = sooner,
            chosen = chosen,
            damage = damage,
            who = unit.name.clone(),
            by_then = if before == now { "same" } else { "other" },
            health = before.health,
            shield = before.shield
        ),
    }
}

pub fn words(
    warning: Warning,
    user: CharacterId,
    table: &BreachView,
    preview: &Preview,
    library: &BreachLibrary,
) -> (String, String) {
    match warning {
        Warning::TargetDead { target, by } => (
            t!("breach-warning-dead", who = table.name(target)),
            killed(target, by, table, preview, library),
        ),
        Warning::UserDead { by } => (
            t!("breach-warning-dead", who = table.name(user)),
            killed(user, by, table, preview, library),
        ),
        Warning::Misses => (t!("breach-warning-misses"), t!("breach-warning-misses.about")),
        Warning::MimeMisses { mime } => {
            (t!("breach-warning-mime-misses", who = table.name(mime)), String::new())
        }
        Warning::SafetyOn { who } => {
            (t!("breach-warning-safety"), t!("breach-warning-safety.about", who = table.name(who)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_stack::{Cause, Part};

    const WHO: CharacterId = CharacterId(3);

    fn hit(id: u32, absorbed: i32, taken: i32, left: i32) -> BreachEvent {
        BreachEvent::Stack(StackEvent::Changed {
            cause: Cause { id: MoveId(id), part: Part::Use, user: CharacterId(0) },
            target: WHO,
            change: Change::Damaged { absorbed, taken, left },
        })
    }

    #[test]
    fn the_fatal_blow_is_told_with_the_health_that_earlier_blows_and_burning_leave() {
        let now = Standing { health: 6, shield: 1 };
        let burned = BreachEvent::Burned { who: WHO, absorbed: 0, taken: 1, left: 3 };
        let events = [hit(1, 1, 2, 4), burned, hit(2, 0, 3, 0)];
        let before = Standing { health: 3, shield: 0 };
        assert_eq!(fatal_blow(&events, WHO, MoveId(2), now), Some((before, 3)));
        assert_eq!(fatal_blow(&events, WHO, MoveId(1), now), None);
    }

    #[test]
    fn a_blow_that_comes_first_meets_the_health_there_is() {
        let now = Standing { health: 6, shield: 2 };
        let events = [hit(1, 2, 7, 0)];
        assert_eq!(fatal_blow(&events, WHO, MoveId(1), now), Some((now, 9)));
    }

    #[test]
    fn a_fatal_blow_is_told_with_when_it_lands_and_what_it_meets() {
        let told = |rounds: u32, by_then: &str, shield: i32| {
            t!(
                "breach-warning-kills",
                what = "Lance of Thorn",
                rounds = rounds,
                chosen = "Jab",
                damage = 9,
                who = "Needle",
                by_then = by_then,
                health = 6,
                shield = shield
            )
        };
        assert_eq!(
            told(0, "same", 0),
            "Lance of Thorn lands before Jab: 9 damage, Needle has 6 health."
        );
        assert_eq!(
            told(1, "other", 2),
            "Lance of Thorn lands 1 round before Jab: 9 damage, Needle will have 6 health and 2 shield."
        );
        assert_eq!(
            told(3, "other", 0),
            "Lance of Thorn lands 3 rounds before Jab: 9 damage, Needle will have 6 health."
        );
    }
}
