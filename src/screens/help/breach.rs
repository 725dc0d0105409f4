//! The help's page of the breach.

use super::Drawn;
use super::pages::{ARROWS, NARROW, column, key_row, mouse_row, sign_row};
use crate::breach::input::BreachAction;
use crate::input::bound::key_name;
use crate::ui::theme;
use crate::ui::widgets;
use bevy::prelude::*;

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
    let fonts = &drawn.fonts;
    let caption = |words| widgets::text(fonts, theme::CAPTION, theme::DIM, words);
    let keys = commands.spawn(column()).with_child(caption("KEYS")).id();
    let walk = key_row(fonts, ARROWS, "", "from card to card, from aim to aim");
    commands.entity(keys).with_child(walk);
    for (action, more, what) in KEYS {
        let row = key_row(fonts, key_name(action), more, what);
        commands.entity(keys).with_child(row);
    }
    let back = key_row(fonts, "Esc", "", "one step back; at the end of that, pause");
    commands.entity(keys).with_child(back);
    commands.entity(keys).with_child(caption("MOUSE"));
    for (how, what) in MOUSE {
        commands
            .entity(keys)
            .with_child(mouse_row(fonts, how, what));
    }
    keys
}

/// The signs on cards and units, and what the lamp tells.
pub(super) fn signs(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let fonts = &drawn.fonts;
    let caption = widgets::text(fonts, theme::CAPTION, theme::DIM, "SIGNS");
    let signs = commands.spawn(column()).with_child(caption).id();
    for (sign, colour, what) in SIGNS {
        let row = sign_row(drawn, NARROW, sign, colour, what);
        commands.entity(signs).with_child(row);
    }
    for words in [
        "CPU, the slanted pips: a subroutine holds its cost from joining the stack until it is finished.",
        "Flags: qs from a subroutine, cq from critical quick; with an m in front they came from a mime.",
        "The lamp: while the safety is on, flagged units are passed over until the round's turns. The six numbers are the steps of the action that is resolved.",
    ] {
        let words = widgets::text(fonts, theme::SMALL, theme::NEUTRAL, words);
        commands.entity(signs).with_child(words);
    }
    signs
}
