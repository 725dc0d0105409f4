//! Hints of a breach.

use super::breach_facts::{BreachFacts, facts};
use super::{Hint, HintSystems, Hinting, say};
use crate::breach::BreachSystems;
use crate::breach::choosing::Choosing;
use crate::breach::ghost::Ghost;
use crate::breach::table::Table;
use crate::screens::Screen;
use crate::settings::Settings;
use bevy::prelude::*;
use daemonfall_breach::BreachLibrary;

/// What is most pressing first: what is wrong with the choice at hand, what it sets off, what it costs, and the field.
pub static HINTS: [Hint<BreachFacts>; 20] = [
    Hint {
        key: "breach_warning",
        words: "The line beneath the field warns: by the time your move resolves, something will not be as it is now.",
        due: |it| it.choosing && it.warned,
    },
    Hint {
        key: "breach_safety",
        words: "The quick safety is on: who holds a quick flag is passed over until an action turns it off, and keeps the flag.",
        due: |it| it.flag && it.safety_on,
    },
    Hint {
        key: "breach_quick",
        words: "A quick turn: a zero-time subroutine happens at once, a slower one goes on the stack.",
        due: |it| it.quick_turn,
    },
    Hint {
        key: "breach_aim",
        words: "Choose the aim. A character is followed wherever it goes; the column shows where your move will stand.",
        due: |it| it.aiming && !it.aims_at_panels,
    },
    Hint {
        key: "breach_panel",
        words: "This one is aimed at a panel: it hits whoever stands there by then, friend or foe.",
        due: |it| it.choosing && it.aims_at_panels,
    },
    Hint {
        key: "breach_riposte",
        words: "Riposte: whoever hits that foe by melee is struck back at once, one weaker.",
        due: |it| it.melee && it.foe_ripostes,
    },
    Hint {
        key: "breach_counter",
        words: "Counter magic: magic that hits that foe is repeated at whoever did it.",
        due: |it| it.magic && it.foe_counters,
    },
    Hint {
        key: "breach_critical",
        words: "Critical quick: hurt to a fifth of its health or less, that one gains a quick flag. Kill it at one blow, or not yet.",
        due: |it| it.near_critical,
    },
    Hint {
        key: "breach_mime",
        words: "A mime repeats its side's last action, aimed as far from itself. Place it so that it hits somebody.",
        due: |it| it.choosing && it.own_mime,
    },
    Hint {
        key: "breach_foe_mime",
        words: "The other side has a mime: what they do, it does again, aimed as far from itself.",
        due: |it| it.choosing && it.foe_mime,
    },
    Hint {
        key: "breach_cpu",
        words: "Part of the CPU is held by moves on the stack. It comes back when they are finished: the numbers count the rounds.",
        due: |it| it.choosing && it.held,
    },
    Hint {
        key: "breach_dear",
        words: "A faint card cannot be used now: it costs more CPU than is free, or has no aim. Looking at it tells why.",
        due: |it| it.choosing && it.refused_card,
    },
    Hint {
        key: "breach_status",
        words: "Somebody has a status: the number beside it counts the rounds that are left.",
        due: |it| it.status,
    },
    Hint {
        key: "breach_face",
        words: "The mark on the guardian's bar: when its health falls that low, it turns to its second face.",
        due: |it| it.choosing && it.second_face && it.round >= 2,
    },
    Hint {
        key: "breach_turn",
        words: "Your turn. Choose a card, then its aim. It joins the stack in the next round and holds its CPU until it is finished.",
        due: |it| it.choosing,
    },
    Hint {
        key: "breach_time",
        words: "The clock on a card counts the rounds on the stack before its first use; the bar beneath, those that it stays after.",
        due: |it| it.choosing && it.slow_card,
    },
    Hint {
        key: "breach_stack",
        words: "The stack: the lower a move, the sooner. Of those with as many rounds left, the one added first comes first.",
        due: |it| it.choosing && it.moves >= 2,
    },
    Hint {
        key: "breach_forecast",
        words: "The row at the top shows who comes next, with the choice at hand counted in. CT grows by speed; at 100 comes a turn.",
        due: |it| it.choosing && it.round >= 2,
    },
    Hint {
        key: "breach_wait",
        words: "Waiting costs 60 charge time instead of 80: the next turn comes sooner. Wait when CPU is short.",
        due: |it| it.choosing && it.all_refused,
    },
    Hint {
        key: "breach_undo",
        words: "A choice can be taken back as long as its round goes on; in practice, all of them.",
        due: |it| it.choosing && it.choices >= 2,
    },
];

fn attend(
    table: Res<Table>,
    choosing: Res<Choosing>,
    ghost: Res<Ghost>,
    duel: Option<Res<crate::breach::Duel>>,
    library: Res<BreachLibrary>,
    settings: Res<Settings>,
    mut hinting: ResMut<Hinting>,
) {
    let hidden = choosing.log || table.outcome.is_some();
    let choices = duel.map_or(0, |duel| duel.choices);
    let facts = facts(&table, &choosing, &ghost, &library, choices);
    say(&mut hinting, hidden, &HINTS, &facts, &settings);
}

/// Gives hints of a breach.
pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Table>
        .or_else(resource_exists_and_changed::<Choosing>)
        .or_else(resource_exists_and_changed::<Ghost>)
        .or_else(resource_changed::<Hinting>);
    app.add_systems(
        Update,
        attend
            .in_set(HintSystems::Attend)
            .after(BreachSystems::Ghost)
            .run_if(
                in_state(Screen::Breach)
                    .and_then(resource_exists::<Table>)
                    .and_then(resource_exists::<BreachLibrary>)
                    .and_then(changed),
            ),
    );
}
