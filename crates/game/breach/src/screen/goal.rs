//! The goal in one line, with its progress; or that the choice at hand wins.

use super::shared::{FORECAST, FORECAST_IF_LARGE, is_large};
use crate::BreachSystems;
use crate::breach_view::BreachView;
use crate::prelude::*;
use crate::preview::ShownPreview;
use crate::words;
use daemonfall_breach::{Goal, Outcome};
use daemonfall_ui::drawing::Anchor::Start;
use daemonfall_ui::tooltip::KeepsClear;

#[derive(Component)]
pub struct GoalLine;

/// Where it stands, left of the forecast; lower with large letters, which need more room above, and in
/// a compact window, where nothing stands above.
const PLACE: (f32, f32) = (24.0, 76.0);
const LOW: f32 = 85.0;
/// The low edge of two lines of it.
const BOTTOM: f32 = 94.0;

/// The style in which a line has room in two: smaller only as far as it needs more.
fn in_two_lines(letters: f32, line: &str, room: f32) -> Style {
    let lines = |part: f32| {
        let high = |words: &str| drawing::small_height(letters * part, words, room);
        high(line) / high("0")
    };
    let mut parts = (0_u8..).map(|step| 1.0 - 0.025 * f32::from(step));
    let fits = |part: &f32| letters * part <= 1.0 || lines(*part) < 2.5;
    let part = parts.find(fits).unwrap_or(1.0);
    Style { size: theme::SMALL.size * part, ..theme::SMALL }
}

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
        let is_wide = |style| drawing::width(pen.letters, style, &full) > room + 1.0;
        if !compact.0 && is_wide(theme::SMALL) {
            let high = 2.0 * drawing::small_height(pen.letters, "0", room);
            let node = at(PLACE.0, BOTTOM - high, room, high);
            parent.spawn((node.clone(), KeepsClear, Tooltip::apart(about)));
            let node = Node { align_items: AlignItems::FlexEnd, ..node };
            let style = in_two_lines(pen.letters, &full, room);
            parent.cell(node, widgets::text(style, colour, full));
            return;
        }
        let base = if compact.0 || is_large(pen.letters) { LOW } else { PLACE.1 };
        let node = at(PLACE.0, base - 15.0, room, 20.0);
        parent.spawn((node, KeepsClear, Tooltip::apart(about)));
        let line = if is_wide(fit(&full)) { short } else { full };
        let style = fit(&line);
        pen.text(parent, (PLACE.0, base), Start, style, colour, line);
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
            ("furnace", "Kill Thorn: 26 health left", "Thorn: 26 health left"),
            ("pendulum", "Outlast: round 1 of 9", "Outlast: 1 of 9"),
            ("refrain", "Kill Refrain: 46 health left", "Refrain: 46 health left"),
        ] {
            let (_, table) = first_picture(guardian)?;
            assert_eq!(lines(&table), [full, short]);
        }
        Ok(())
    }

    #[test]
    fn the_line_grows_with_the_letters_and_wraps() {
        let size = |letters, room| {
            letters * in_two_lines(letters, "Kill Keystone: 52 health left", room).size
        };
        assert_eq!(size(1.4, 226.0), 1.4 * theme::SMALL.size);
        assert!(size(1.2, 146.0) > theme::SMALL.size);
        assert_eq!(size(1.0, 20.0), theme::SMALL.size);
    }

    #[test]
    fn a_foe_that_fell_without_a_mime_leaves_only_the_defeat_of_all() -> Result<(), String> {
        let (_, mut table) = first_picture("refrain")?;
        table.goal = Goal::FellByMime(0);
        assert_eq!(lines(&table), ["Kill Refrain with a mime", "Kill Refrain with a mime"]);
        let foe = table.goal_foe().map(|foe| foe.id).ok_or("no foe")?;
        table.units[foe.0 as usize].present = false;
        assert_eq!(lines(&table), ["Defeat every enemy", "Defeat every enemy"]);
        Ok(())
    }
}
