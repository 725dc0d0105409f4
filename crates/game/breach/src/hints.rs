//! Hints of a breach.

mod facts;

use crate::BreachSystems;
use crate::breach_view::{BreachView, Stage};
use crate::choosing::Choosing;
use crate::prelude::*;
use crate::preview::ShownPreview;
use daemonfall_ui::hints::{Hint, HintSystems, Hinting, say};
use facts::{BreachFacts, facts};

/// Most urgent first: problems with the current choice, its effects, its cost, then the field.
pub static HINTS: [Hint<BreachFacts>; 22] = [
    Hint::new("breach_warning", || t!("hint-breach-warning"), |it| it.choosing && it.warned),
    Hint::new("breach_fallen", || t!("hint-breach-fallen"), |it| it.choosing && it.acts_fallen),
    Hint::new("breach_safety", || t!("hint-breach-safety"), |it| it.flag && it.safety_on),
    Hint::new("breach_quick", || t!("hint-breach-quick"), |it| it.quick_turn),
    Hint::new(
        "breach_aim",
        || t!("hint-breach-aim"),
        |it| it.aiming && !it.aims_at_panels && !it.aims_freely,
    ),
    Hint::new("breach_panel", || t!("hint-breach-panel"), |it| it.choosing && it.aims_at_panels),
    Hint::new("breach_riposte", || t!("hint-breach-riposte"), |it| it.melee && it.foe_ripostes),
    Hint::new("breach_counter", || t!("hint-breach-counter"), |it| it.magic && it.foe_counters),
    Hint::new("breach_critical", || t!("hint-breach-critical"), |it| it.near_critical),
    Hint::new("breach_mime", || t!("hint-breach-mime"), |it| it.choosing && it.own_mime),
    Hint::new("breach_foe_mime", || t!("hint-breach-foe-mime"), |it| it.choosing && it.foe_mime),
    Hint::new("breach_cpu", || t!("hint-breach-cpu"), |it| it.choosing && it.held),
    Hint::new("breach_dear", || t!("hint-breach-dear"), |it| it.choosing && it.refused_card),
    Hint::new("breach_status", || t!("hint-breach-status"), |it| it.status),
    Hint::new(
        "breach_face",
        || t!("hint-breach-face"),
        |it| it.choosing && it.second_face && it.round >= 2,
    ),
    Hint::new("breach_turn", || t!("hint-breach-turn"), |it| it.choosing),
    Hint::new("breach_time", || t!("hint-breach-time"), |it| it.choosing && it.slow_card),
    Hint::new("breach_stack", || t!("hint-breach-stack"), |it| it.choosing && it.moves >= 2),
    Hint::new("breach_open", || t!("hint-breach-open"), |it| it.choosing && it.round >= 2),
    Hint::new("breach_forecast", || t!("hint-breach-forecast"), |it| it.choosing && it.round >= 2),
    Hint::new("breach_wait", || t!("hint-breach-wait"), |it| it.choosing && it.refused_card),
    Hint::new("breach_undo", || t!("hint-breach-undo"), |it| it.choosing && it.choices >= 2),
];

/// Moves on the stack that leave room for a hint below them.
const MOVES: usize = 5;

fn attend(
    table: Res<BreachView>,
    choosing: Res<Choosing>,
    ghost: Res<ShownPreview>,
    duel: Option<Res<crate::BreachSession>>,
    library: Res<BreachLibrary>,
    settings: Res<Settings>,
    mut hinting: ResMut<Hinting>,
) {
    // A long stack needs the hint's place, and so does what is due and waits.
    let waits = table.resolved.iter().any(|it| it.stage == Stage::Waits);
    let hidden = choosing.log || table.outcome.is_some() || waits || table.moves.len() > MOVES;
    let choices = duel.map_or(0, |duel| duel.choices);
    let facts = facts(&table, &choosing, &ghost, &library, choices);
    say(&mut hinting, hidden, &HINTS, &facts, &settings);
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<BreachView>
        .or_else(resource_exists_and_changed::<Choosing>)
        .or_else(resource_exists_and_changed::<ShownPreview>)
        .or_else(resource_changed::<Hinting>);
    app.add_systems(
        Update,
        attend.in_set(HintSystems::Attend).after(BreachSystems::Preview).run_if(
            in_state(Screen::BREACH)
                .and_then(resource_exists::<BreachView>)
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
        assert_eq!(with(|it| (it.aiming, it.aims_freely) = (true, true)), Some("breach_turn"));
        assert_eq!(with(|it| (it.choosing, it.moves) = (false, 9)), None, "not in others' turns");
    }
}
