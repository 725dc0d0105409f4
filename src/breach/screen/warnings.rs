//! Warnings of a choice in words, with the numbers behind them.

use crate::breach::table::Table;
use crate::breach::words::count;
use daemonfall_breach::preview::{ComingWhat, Preview};
use daemonfall_breach::{BreachEvent, BreachLibrary, Warning};
use daemonfall_core::CharacterId;
use daemonfall_stack::{Change, MoveId, StackEvent};

/// The name of a move that a preview speaks of, on the stack now or added until then.
fn move_name(
    id: MoveId,
    table: &Table,
    preview: &Preview,
    library: &BreachLibrary,
) -> Option<String> {
    let on_stack = table
        .moves
        .iter()
        .find(|known| known.id == id)
        .map(|known| known.subroutine);
    let added = || {
        preview.events.iter().find_map(|event| match event {
            BreachEvent::Stack(StackEvent::Added {
                id: other, choice, ..
            }) if *other == id => Some(choice.subroutine),
            _ => None,
        })
    };
    on_stack
        .or_else(added)
        .map(|subroutine| library.subroutine(subroutine).name.clone())
}

/// In which round a move resolves, and the choice at hand.
fn rounds(id: MoveId, preview: &Preview) -> (Option<u32>, Option<u32>) {
    let round = |wanted: MoveId| {
        preview.coming.iter().find_map(|coming| match coming.what {
            ComingWhat::Resolves { id, .. } if id == wanted => Some(coming.round),
            _ => None,
        })
    };
    (round(id), preview.ghost.and_then(round))
}

/// The blow that takes somebody to zero: "9 damage, Needle has 6 health and 2 shield".
fn blow(id: MoveId, who: CharacterId, table: &Table, preview: &Preview) -> String {
    let damage: i32 = preview
        .events
        .iter()
        .filter_map(|event| match event {
            BreachEvent::Stack(StackEvent::Changed {
                cause,
                target,
                change: Change::Damaged {
                    absorbed, taken, ..
                },
            }) if cause.id == id && *target == who => Some(absorbed + taken),
            _ => None,
        })
        .sum();
    table.unit(who).map_or_else(String::new, |unit| {
        let shield = if unit.shield > 0 {
            format!(" and {} shield", unit.shield)
        } else {
            String::new()
        };
        format!(
            "{damage} damage, {} has {} health{shield}.",
            unit.name, unit.health.current
        )
    })
}

/// A warning as a short sentence, and its reason.
pub fn words(
    warning: Warning,
    user: CharacterId,
    table: &Table,
    preview: &Preview,
    library: &BreachLibrary,
) -> (String, String) {
    let chosen = match preview
        .ghost
        .and_then(|id| move_name(id, table, preview, library))
    {
        Some(name) => name,
        None => "it".into(),
    };
    let killed = |who: CharacterId, by: Option<MoveId>| {
        let Some(id) = by else {
            return "Burning takes it to zero before.".to_owned();
        };
        let name = move_name(id, table, preview, library).unwrap_or_else(|| "A move".into());
        let when = match rounds(id, preview) {
            (Some(first), Some(second)) if second > first => {
                format!("lands {} before {chosen}", count(second - first, "round"))
            }
            _ => format!("lands before {chosen}"),
        };
        format!("{name} {when}: {}", blow(id, who, table, preview))
    };
    match warning {
        Warning::TargetDead { target, by } => (
            format!("{} will have died by then.", table.name(target)),
            killed(target, by),
        ),
        Warning::UserDead { by } => (
            format!("{} will have died by then.", table.name(user)),
            killed(user, by),
        ),
        Warning::NoCpu => (
            "Too little CPU by then.".into(),
            "It will be refused when it is added.".into(),
        ),
        Warning::Misses => (
            "It hits nobody.".into(),
            "Nobody stands there when it resolves, as things are.".into(),
        ),
        Warning::MimeMisses { mime } => (
            format!("{} will hit an empty panel.", table.name(mime)),
            "A mime aims as far from itself as the action was aimed from its user.".into(),
        ),
        Warning::SafetyOn { who } => (
            "Safety is on.".into(),
            format!(
                "The quick turn of {} will wait for the next action, or the round's turns.",
                table.name(who)
            ),
        ),
    }
}
