//! The quick safety's lamp and the reason for its state, while a unit has a quick turn or quick turns
//! come; and the current one of an action's six steps.

use crate::breach_view::BreachView;
use crate::prelude::*;
use crate::{BreachSession, BreachSystems, words};
use daemonfall_breach::Effect;
use daemonfall_clock::QuickSafety;
use daemonfall_ui::drawing::Anchor::Start;

#[derive(Component)]
pub struct Lamp;

/// Which breach it is, and its round.
#[derive(Component)]
pub struct RoundLabel;

/// The lamp in a compact window, below the line of keys.
pub const REGION: Region = Region::new(Vec2::new(1000.0, 14.0), Vec2::new(724.0, 290.0), 0.8);
/// Its place for touch input, where buttons replace the line of keys.
const FOR_FINGERS: Vec2 = Vec2::new(724.0, 268.0);

struct Places {
    /// Top of the lamp itself.
    ring: f32,
    /// Baseline of its label.
    word: f32,
    /// Start of the reason.
    reason: (f32, f32),
}

const WIDE: Places = Places { ring: 19.0, word: 31.0, reason: (1060.0, 53.0) };
/// Compact windows end close behind it and use larger letters: the reason gets its own line.
const NARROW: Places = Places { ring: 15.0, word: 32.0, reason: (1016.0, 57.0) };
/// The marks of the six steps, the step from one to the next, and the baseline of the step's name.
const STEP: f32 = 10.0;
const STEP_BASE: f32 = 83.0;

const STEPS: [Step; 6] =
    [Step::Initial, Step::Reactions, Step::EarlyTurn, Step::Mimes, Step::LateTurn, Step::End];

fn reason(table: &BreachView) -> String {
    let flagged: Vec<&str> = table
        .units
        .iter()
        .filter(|unit| unit.present && unit.flag.is_held())
        .map(|unit| unit.name.as_str())
        .collect();
    match (table.safety, flagged.as_slice()) {
        (QuickSafety::Off, [one]) => t!("breach-lamp-holds", who = *one),
        (QuickSafety::Off, [one, _, ..]) => {
            t!("breach-lamp-hold", who = *one, more = flagged.len() - 1)
        }
        (QuickSafety::On, [one]) => t!("breach-lamp-waits", who = *one),
        (QuickSafety::On, [_, _, ..]) => t!("breach-lamp-wait", count = flagged.len()),
        (_, []) if table.reason.is_empty() => t!("breach-lamp-nobody"),
        (_, []) => table.reason.clone(),
    }
}

/// Whether quick turns or mimes can come up at all: without them the lamp says nothing.
fn matters(table: &BreachView, library: &BreachLibrary) -> bool {
    let quickens = |id: &SubroutineId| {
        let it = library.subroutine(*id);
        [&it.uses, &it.own, &it.after].into_iter().any(|list| list.contains(&Effect::Quick))
    };
    table.units.iter().filter(|unit| unit.present).any(|unit| {
        unit.mime
            || unit.flag.is_held()
            || unit.turns_at.is_some()
            || unit.answer == Answer::CriticalQuick
            || unit.subroutines.iter().any(quickens)
    })
}

fn fill(
    table: Res<BreachView>,
    library: Res<BreachLibrary>,
    duel: Res<BreachSession>,
    compact: Res<Compact>,
    mut label: Query<&mut Text, With<RoundLabel>>,
    mut canvas: Canvas<Lamp>,
) {
    for mut text in &mut label {
        text.0 = t!("breach-round", title = duel.title.clone(), round = table.round);
    }
    let places = match compact.0 {
        true => NARROW,
        false => WIDE,
    };
    let off = table.safety == QuickSafety::Off;
    let (word, colour) = if off {
        (t!("breach-safety-off"), theme::MAGIC)
    } else {
        (t!("breach-safety-on"), theme::DIM)
    };
    let matters = matters(&table, &library);
    let flagged = table.units.iter().any(|unit| unit.present && unit.flag.is_held());
    canvas.redraw(|parent, pen| {
        if !matters {
            return;
        }
        if let Some(step) = table.step {
            steps(parent, pen, step, &table);
        }
        if !flagged && !off {
            return;
        }
        parent
            .spawn((
                Node {
                    border: UiRect::all(px(1)),
                    border_radius: BorderRadius::all(percent(50)),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..at(1017.0, places.ring, 30.0, 30.0)
                },
                BackgroundColor(theme::PANEL),
                BorderColor::all(theme::EDGE),
                Pickable::IGNORE,
            ))
            .with_child((
                Node {
                    width: px(18),
                    height: px(18),
                    border: UiRect::all(px(3)),
                    border_radius: BorderRadius::all(percent(50)),
                    ..default()
                },
                BorderColor::all(if off { theme::MAGIC } else { theme::FAINT }),
                BackgroundColor(if off { Color::NONE } else { theme::FAINT.with_alpha(0.35) }),
                BoxShadow::new(
                    if off { theme::MAGIC.with_alpha(0.8) } else { Color::NONE },
                    px(0),
                    px(0),
                    px(1),
                    px(7),
                ),
                Pickable::IGNORE,
            ));
        pen.spans(
            parent,
            (1060.0, places.word),
            Start,
            &spans_of(
                pieces(
                    "breach-safety",
                    &[Argument { name: "state", text: word, of: (theme::NAME, colour) }],
                    &[],
                ),
                (theme::NAME, theme::LIGHT),
            ),
        );
        let why = reason(&table);
        let style = fitting(pen.letters, theme::SMALL, &why, 1260.0 - places.reason.0);
        pen.text(parent, places.reason, Start, style, theme::DIM, why);
        parent.spawn((at(1016.0, 16.0, 244.0, 42.0), Tooltip::apart(t!("breach-safety.about"))));
    });
}

/// The step that the action is at, of six: their marks, and its name.
fn steps(parent: &mut ChildSpawnerCommands, pen: &Pen, now: Step, table: &BreachView) {
    for (place, step) in STEPS.into_iter().enumerate() {
        let corner = Vec2::new(1016.0 + STEP * place as f32, STEP_BASE - 11.0);
        let shape = Shape::panel(Vec2::new(STEP - 2.0, 12.0), Outline::Leaning(3.0));
        let shape = if step == now {
            shape.with_fill(theme::MAGIC).with_edge(theme::MAGIC, 1.0).with_light(0.7, 6.0)
        } else if step < now {
            shape.with_fill(theme::LINE)
        } else {
            shape.with_fill(Color::NONE)
        };
        pen.shape(parent, corner, shape);
    }
    let number = t!("breach-row-step", step = now.number());
    let mimes = table.units.iter().any(|unit| unit.present && unit.mime);
    let words = match mimes || now != Step::Mimes {
        true => format!("{number}: {}", words::step(now)),
        false => number,
    };
    let from = 1016.0 + STEP * STEPS.len() as f32 + 6.0;
    let style = fitting(pen.letters, theme::SMALL_MEDIUM, &words, 1264.0 - from);
    pen.text(parent, (from, STEP_BASE), Start, style, theme::MAGIC, words);
    parent.spawn((at(1016.0, 64.0, 244.0, 26.0), Tooltip::apart(words::step_about(now))));
}

fn make_room(
    device: Res<Device>,
    lamp: Query<&ChildOf, With<Lamp>>,
    mut regions: Query<&mut Region>,
) {
    let to = match *device {
        Device::Fingers => FOR_FINGERS,
        Device::Keys | Device::Pad(_) => REGION.to,
    };
    for above in &lamp {
        if let Ok(mut region) = regions.get_mut(above.parent()) {
            region.to = to;
        }
    }
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<BreachView>.or_else(resource_changed::<Compact>);
    let moved = resource_changed::<Device>.or_else(any_match_filter::<Added<Lamp>>);
    app.add_systems(
        Update,
        (fill.run_if(changed), make_room.run_if(moved)).in_set(BreachSystems::Draw),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach_view::tests::first_picture;

    #[test]
    fn the_lamp_is_shown_only_where_something_can_be_quick() -> Result<(), String> {
        let (library, mut table) = first_picture("keystone")?;
        assert!(matters(&table, &library));
        for unit in &mut table.units {
            (unit.answer, unit.turns_at, unit.mime) = (Answer::None, None, false);
            unit.subroutines.clear();
        }
        assert!(!matters(&table, &library));
        table.units[0].mime = true;
        assert!(matters(&table, &library));
        Ok(())
    }
}
