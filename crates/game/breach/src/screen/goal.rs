//! The goal in one line, with its progress; or that the choice at hand wins.

use super::shared::{FORECAST, FORECAST_IF_LARGE, is_large};
use crate::BreachSystems;
use crate::breach_view::BreachView;
use crate::prelude::*;
use crate::preview::ShownPreview;
use crate::words;
use daemonfall_breach::{Goal, Outcome};
use daemonfall_ui::drawing::Anchor::Start;

#[derive(Component)]
pub struct GoalLine;

/// Where it stands, left of the forecast.
const PLACE: (f32, f32) = (24.0, 85.0);
/// Top and height of two lines of it.
const TWO_LINES: (f32, f32) = (56.0, 38.0);

/// What is to be done and how far it is, in full and in short.
fn lines(table: &BreachView) -> [String; 2] {
    let (foe, left) =
        table.goal_foe().map_or(("", 0), |foe| (foe.name.as_str(), foe.health.current));
    let round = table.round;
    match table.open_goal() {
        Goal::Defeat => [t!("breach-goal"), t!("breach-goal")],
        Goal::Outlast(of) => [
            t!("breach-goal-outlast", round = round, of = of),
            t!("breach-goal-outlast.short", round = round, of = of),
        ],
        Goal::Fell(_) => [
            t!("breach-goal-fell", who = foe, left = left),
            t!("breach-goal-fell.short", who = foe, left = left),
        ],
        Goal::FellByMime(_) => {
            [t!("breach-goal-mime", who = foe), t!("breach-goal-mime", who = foe)]
        }
    }
}

fn fill(
    table: Res<BreachView>,
    ghost: Res<ShownPreview>,
    compact: Res<Compact>,
    mut canvas: Canvas<GoalLine>,
) {
    let wins = match ghost.preview.ends() {
        Some((Outcome::Won, false)) => Some(t!("breach-goal-wins")),
        Some((Outcome::Won, true)) if ghost.command.is_some() => Some(t!("breach-goal-may-win")),
        _ => None,
    };
    let ([full, short], colour) = match wins.filter(|_| table.outcome.is_none()) {
        Some(wins) => ([wins.clone(), wins], theme::PICKUP),
        None => (lines(&table), theme::LIGHT),
    };
    let about = words::goal(table.open_goal(), table.goal_foe().map_or("", |foe| &foe.name));
    canvas.redraw(|parent, pen| {
        let end = if is_large(pen.letters) { FORECAST_IF_LARGE } else { FORECAST };
        let room = end - 14.0 - PLACE.0;
        let fit = |line: &str| fitting(pen.letters, theme::SMALL, line, room);
        let is_wide = drawing::width(pen.letters, fit(&full), &full) > room + 1.0;
        if is_wide && !compact.0 {
            let (top, high) = TWO_LINES;
            let node = at(PLACE.0, top, room, high);
            parent.spawn((node.clone(), Tooltip::new(about)));
            let node = Node { align_items: AlignItems::FlexEnd, ..node };
            parent.cell(node, widgets::text(fit(&full), colour, full));
            return;
        }
        parent.spawn((at(PLACE.0, PLACE.1 - 15.0, room, 20.0), Tooltip::new(about)));
        let line = if is_wide { short } else { full };
        let style = fit(&line);
        pen.text(parent, PLACE, Start, style, colour, line);
    });
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<BreachView>
        .or_else(resource_changed::<ShownPreview>)
        .or_else(resource_changed::<Compact>);
    app.add_systems(Update, fill.in_set(BreachSystems::Draw).run_if(changed));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::first_picture;

    #[test]
    fn the_line_names_the_goal_of_each_guardian_and_how_far_it_is() -> Result<(), String> {
        for (guardian, full, short) in [
            ("needle:thorn", "Defeat every enemy", "Defeat every enemy"),
            ("furnace", "Destroy Thorn: 26 health left", "Thorn: 26 health left"),
            ("pendulum", "Outlast: round 1 of 9", "Outlast: 1 of 9"),
            ("refrain", "Destroy Refrain: 46 health left", "Refrain: 46 health left"),
        ] {
            let (_, table) = first_picture(guardian)?;
            assert_eq!(lines(&table), [full, short]);
        }
        Ok(())
    }

    #[test]
    fn a_foe_that_fell_without_a_mime_leaves_only_the_defeat_of_all() -> Result<(), String> {
        let (_, mut table) = first_picture("refrain")?;
        table.goal = Goal::FellByMime(0);
        assert_eq!(lines(&table), ["Destroy Refrain with a mime", "Destroy Refrain with a mime"]);
        let foe = table.goal_foe().map(|foe| foe.id).ok_or("no foe")?;
        table.units[foe.0 as usize].present = false;
        assert_eq!(lines(&table), ["Defeat every enemy", "Defeat every enemy"]);
        Ok(())
    }
}
