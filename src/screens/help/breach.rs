//! The help's page of the breach.

use super::Drawn;
use super::parts::{keys_of, signs_of};
use crate::breach::input::BreachAction;
use crate::ui::theme;
use bevy::prelude::*;
use daemonfall_core::glossary::Topic;

const KEYS: [(BreachAction, &str, &str); 10] = [
    (BreachAction::Card1, "to 9", "take that card; then its aim"),
    (BreachAction::Confirm, "", "take the card; confirm the aim"),
    (
        BreachAction::Wait,
        "or Space",
        "wait: 60 charge time instead of 80",
    ),
    (
        BreachAction::Undo,
        "or Backspace",
        "take the last choice back",
    ),
    (
        BreachAction::NextMove,
        "",
        "look at the next move on the stack",
    ),
    (BreachAction::Skip, "", "to the end of what is shown"),
    (BreachAction::Speed, "", "faster, and slow again"),
    (BreachAction::Stepwise, "", "step by step, or not"),
    (BreachAction::Next, "", "the next step"),
    (BreachAction::Log, "", "the whole log"),
];

const MOUSE: [(&str, &str); 2] = [
    ("Hover", "who it is, what a move does and where it is aimed"),
    ("Right click", "one step back"),
];

const SIGNS: [(&str, Color, &str); 14] = [
    (
        "breach_time",
        theme::LIGHT,
        "Rounds until it is used, were it picked now.",
    ),
    (
        "breach_duration",
        theme::LIGHT,
        "Rounds that it stays on the stack behind its first use, holding its CPU.",
    ),
    (
        "breach_damage",
        theme::LIGHT,
        "Damage: the shield takes it first.",
    ),
    ("breach_mending", theme::LIGHT, "Health given."),
    ("breach_shield", theme::LIGHT, "Shield gained or lost."),
    (
        "breach_to",
        theme::LIGHT,
        "Moves whoever it is to another panel.",
    ),
    (
        "breach_flag",
        theme::MAGIC,
        "A quick flag: its holder has a turn within the round, if the safety is off.",
    ),
    (
        "breach_mime",
        theme::NEUTRAL,
        "A mime: repeats its side's last action, aimed as far from itself.",
    ),
    (
        "breach_counter_magic",
        theme::MAGIC,
        "Counter magic: magic that hits it comes back.",
    ),
    (
        "breach_critical_quick",
        theme::MAGIC,
        "Critical quick: a quick flag when left at a fifth of its health.",
    ),
    (
        "breach_riposte",
        theme::MAGIC,
        "Riposte: strikes back at melee, one weaker.",
    ),
    (
        "breach_brace",
        theme::MAGIC,
        "Brace: a shield when a foe hurts it.",
    ),
    (
        "breach_static",
        theme::MAGIC,
        "Static: takes charge time from a foe that hurts it.",
    ),
    (
        "breach_warning",
        theme::DANGER,
        "Something about the choice may not be as you think.",
    ),
];

/// The keys, and what the mouse does.
pub(super) fn keys(commands: &mut Commands, drawn: &Drawn) -> Entity {
    keys_of(
        commands,
        drawn,
        Some("from card to card, from aim to aim"),
        &KEYS,
        "one step back; at the end of that, pause",
        &MOUSE,
    )
}

/// The signs on cards and units, and what the lamp tells.
pub(super) fn signs(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let more = [
        "CPU, the slanted pips: a subroutine holds its cost from joining the stack until it is finished.",
        "Flags: qs from a subroutine, cq from critical quick; with an m in front they came from a mime.",
        "The lamp: while the safety is on, flagged units are passed over until the round's turns. The six numbers are the steps of the action that is resolved.",
    ];
    signs_of(commands, drawn, &SIGNS, &more, &[Topic::Breach])
}
