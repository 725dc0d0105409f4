//! Hints of a breach.

mod facts;

use crate::BreachSystems;
use crate::choosing::Choosing;
use crate::preview::Ghost;
use crate::table::Table;
use bevy::prelude::*;
use daemonfall_breach::BreachLibrary;
use daemonfall_platform::screen::Screen;
use daemonfall_platform::settings::Settings;
use daemonfall_text::t;
use daemonfall_ui::hints::{Hint, HintSystems, Hinting, say};
use facts::{BreachFacts, facts};

/// Most urgent first: problems with the current choice, its effects, its cost, then the field.
pub static HINTS: [Hint<BreachFacts>; 20] = [
    Hint {
        key: "breach_warning",
        words: || t!("hint-breach-warning"),
        due: |it| it.choosing && it.warned,
    },
    Hint {
        key: "breach_safety",
        words: || t!("hint-breach-safety"),
        due: |it| it.flag && it.safety_on,
    },
    Hint { key: "breach_quick", words: || t!("hint-breach-quick"), due: |it| it.quick_turn },
    Hint {
        key: "breach_aim",
        words: || t!("hint-breach-aim"),
        due: |it| it.aiming && !it.aims_at_panels,
    },
    Hint {
        key: "breach_panel",
        words: || t!("hint-breach-panel"),
        due: |it| it.choosing && it.aims_at_panels,
    },
    Hint {
        key: "breach_riposte",
        words: || t!("hint-breach-riposte"),
        due: |it| it.melee && it.foe_ripostes,
    },
    Hint {
        key: "breach_counter",
        words: || t!("hint-breach-counter"),
        due: |it| it.magic && it.foe_counters,
    },
    Hint {
        key: "breach_critical",
        words: || t!("hint-breach-critical"),
        due: |it| it.near_critical,
    },
    Hint {
        key: "breach_mime",
        words: || t!("hint-breach-mime"),
        due: |it| it.choosing && it.own_mime,
    },
    Hint {
        key: "breach_foe_mime",
        words: || t!("hint-breach-foe-mime"),
        due: |it| it.choosing && it.foe_mime,
    },
    Hint { key: "breach_cpu", words: || t!("hint-breach-cpu"), due: |it| it.choosing && it.held },
    Hint {
        key: "breach_dear",
        words: || t!("hint-breach-dear"),
        due: |it| it.choosing && it.refused_card,
    },
    Hint { key: "breach_status", words: || t!("hint-breach-status"), due: |it| it.status },
    Hint {
        key: "breach_face",
        words: || t!("hint-breach-face"),
        due: |it| it.choosing && it.second_face && it.round >= 2,
    },
    Hint { key: "breach_turn", words: || t!("hint-breach-turn"), due: |it| it.choosing },
    Hint {
        key: "breach_time",
        words: || t!("hint-breach-time"),
        due: |it| it.choosing && it.slow_card,
    },
    Hint {
        key: "breach_stack",
        words: || t!("hint-breach-stack"),
        due: |it| it.choosing && it.moves >= 2,
    },
    Hint {
        key: "breach_forecast",
        words: || t!("hint-breach-forecast"),
        due: |it| it.choosing && it.round >= 2,
    },
    Hint {
        key: "breach_wait",
        words: || t!("hint-breach-wait"),
        due: |it| it.choosing && it.all_refused,
    },
    Hint {
        key: "breach_undo",
        words: || t!("hint-breach-undo"),
        due: |it| it.choosing && it.choices >= 2,
    },
];

fn attend(
    table: Res<Table>,
    choosing: Res<Choosing>,
    ghost: Res<Ghost>,
    duel: Option<Res<crate::Duel>>,
    library: Res<BreachLibrary>,
    settings: Res<Settings>,
    mut hinting: ResMut<Hinting>,
) {
    let hidden = choosing.log || table.outcome.is_some();
    let choices = duel.map_or(0, |duel| duel.choices);
    let facts = facts(&table, &choosing, &ghost, &library, choices);
    say(&mut hinting, hidden, &HINTS, &facts, &settings);
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Table>
        .or_else(resource_exists_and_changed::<Choosing>)
        .or_else(resource_exists_and_changed::<Ghost>)
        .or_else(resource_changed::<Hinting>);
    app.add_systems(
        Update,
        attend.in_set(HintSystems::Attend).after(BreachSystems::Ghost).run_if(
            in_state(Screen::BREACH)
                .and_then(resource_exists::<Table>)
                .and_then(resource_exists::<BreachLibrary>)
                .and_then(changed),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_ui::hints::next;

    /// The name of the first hint that is due.
    fn due(facts: BreachFacts) -> Option<&'static str> {
        next(&HINTS, &facts, &[]).map(|hint| hint.key)
    }

    #[test]
    fn nothing_is_due_where_nothing_is_so() {
        assert_eq!(due(BreachFacts::default()), None);
    }

    #[test]
    fn a_breach_warns_before_it_explains() {
        let base = BreachFacts { choosing: true, ..BreachFacts::default() };
        let with = |change: fn(&mut BreachFacts)| {
            let mut facts = base;
            change(&mut facts);
            due(facts)
        };
        assert_eq!(with(|_| ()), Some("breach_turn"));
        assert_eq!(with(|it| (it.warned, it.aiming) = (true, true)), Some("breach_warning"));
        assert_eq!(with(|it| (it.flag, it.safety_on) = (true, true)), Some("breach_safety"));
        assert_eq!(
            with(|it| it.foe_ripostes = true),
            Some("breach_turn"),
            "no melee attack is planned"
        );
        assert_eq!(with(|it| (it.foe_ripostes, it.melee) = (true, true)), Some("breach_riposte"));
        assert_eq!(with(|it| (it.foe_counters, it.magic) = (true, true)), Some("breach_counter"));
        assert_eq!(with(|it| it.held = true), Some("breach_cpu"));
        assert_eq!(with(|it| it.own_mime = true), Some("breach_mime"));
        assert_eq!(with(|it| (it.aiming, it.aims_at_panels) = (true, true)), Some("breach_panel"));
        assert_eq!(with(|it| (it.choosing, it.moves) = (false, 9)), None, "not in others' turns");
    }
}
