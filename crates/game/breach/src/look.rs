//! How the interface treats the breach's screen.

use super::breach_view::BreachView;
use crate::prelude::*;
use daemonfall_ui::audio::share;
use daemonfall_ui::look::{AddLook, HintLine, LARGEST_REPLACED, Look, Place};

/// The low edge of a hint in a wide window: it stands in place of the resolved moves.
pub const HINT_BOTTOM: f32 = 492.0;

fn title(round: Option<u32>) -> String {
    match round {
        Some(round) => t!("window-breach-round", round = round),
        None => t!("window-breach"),
    }
}

/// Rises with the health that the player's side has lost, and in the round before a foe's move.
fn danger(table: &BreachView) -> f32 {
    if table.outcome.is_some() || table.units.is_empty() {
        return 0.0;
    }
    let own = || table.units.iter().filter(|unit| unit.is_own());
    let now: i64 =
        own().filter(|unit| unit.present).map(|unit| i64::from(unit.health.current.max(0))).sum();
    let all: i64 = own().map(|unit| i64::from(unit.health.max)).sum();
    let soon = table.moves.iter().any(|known| {
        !table.is_own(known.user) && known.times.first().is_some_and(|rounds| *rounds <= 1)
    });
    let lost = 1.0 - share(now, all);
    (0.3 + 0.7 * lost + if soon { 0.2 } else { 0.0 }).min(1.0)
}

pub fn plugin(app: &mut App) {
    app.add_look(
        Screen::BREACH,
        Look {
            grows: false,
            letters: LARGEST_REPLACED,
            topics: &[Topic::Breach],
            help: Topic::Breach,
            hint: HintLine {
                // The log tells the resolved moves, too.
                wide: Place::down_to(460.0, HINT_BOTTOM, 360.0),
                // Over the end of the resolved moves: units, cards and upcoming moves are read or
                // pressed.
                compact: Place::down_to(346.0, 266.0, 246.0),
                on_stage: true,
                ..default()
            },
            title: |world| Some(title(world.get_resource::<BreachView>().map(|table| table.round))),
            track: Some("breach"),
            danger: |world| world.get_resource::<BreachView>().map_or(0.0, danger),
            ..default()
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::first_picture;

    #[test]
    fn a_breach_grows_more_dangerous_with_each_wound() -> Result<(), String> {
        let (_, mut table) = first_picture("keystone")?;
        let whole = danger(&table);
        assert!(0.1 < whole && whole < 0.6, "{whole}");
        for unit in table.units.iter_mut().filter(|unit| unit.is_own()) {
            unit.health.current = 1;
        }
        assert!(danger(&table) > whole + 0.4);
        assert_eq!(danger(&BreachView::default()), 0.0);
        Ok(())
    }

    #[test]
    fn the_title_tells_the_round() {
        assert_eq!(title(Some(7)), "Breach, round 7");
        assert_eq!(title(Some(0)), "Breach, opening");
    }
}
