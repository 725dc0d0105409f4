//! The forecast on the units: what the stack with the selected choice does to each of them, and
//! where mimes will copy that choice.

use super::copies::MimeCopies;
use super::field::{cover, rect};
use super::inspected_move::Looked;
use super::stage::side_colour;
use super::units::places;
use crate::BreachSystems;
use crate::breach_view::{BreachView, UnitShown};
use crate::choosing::Choosing;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::preview::ShownPreview;
use crate::words;
use daemonfall_breach::Forecast;
use daemonfall_ui::drawing::Anchor::Start;

#[derive(Component)]
pub struct UnitForecasts;

/// Width of a digit.
const DIGIT: f32 = 0.6 * theme::size::SMALL;
/// Room for the marks beside a unit's plate.
const MARKS: Vec2 = Vec2::new(90.0, 84.0);

fn fill(
    table: Res<BreachView>,
    ghost: Res<ShownPreview>,
    choosing: Res<Choosing>,
    film: Res<BreachPlayback>,
    copies: MimeCopies,
    mut canvas: Canvas<UnitForecasts>,
) {
    canvas.redraw(|parent, pen| {
        if choosing.who.is_none() || !film.is_over() {
            return;
        }
        for shown in table.units.iter().filter(|unit| unit.present) {
            if let Some(forecast) = ghost.preview.forecasts.get(&shown.id) {
                health(parent, pen, shown, forecast);
                marks(parent, pen, shown, forecast);
                if let Some(to) = forecast.moved.filter(|to| table.at(*to).is_none()) {
                    let colour = side_colour(shown.is_own()).with_alpha(0.35);
                    let middle = rect(to).center();
                    pen.icon(parent, &shown.sprite, middle, 44.0, colour, !shown.is_own());
                }
            }
        }
        for copy in copies.all() {
            let corner = rect(copy.center).min;
            let colour = side_colour(table.is_own(copy.mime));
            pen.icon(parent, "breach_mime", corner + Vec2::new(22.0, 16.0), 18.0, colour, false);
        }
    });
}

/// The bar's part that goes or comes, and the health afterwards in place of the most it can have:
/// a shield stands beside it.
fn health(parent: &mut ChildSpawnerCommands, pen: &Pen, shown: &UnitShown, forecast: &Forecast) {
    let (now, after) = (shown.health.current, forecast.left.health);
    if now == after {
        return;
    }
    let places = places(shown);
    let corner = cover(shown.stands).min + places.plate;
    let along = |health: i32| {
        let part = health as f32 / shown.health.max.max(1) as f32;
        corner.x + places.bar * part.clamp(0.0, 1.0)
    };
    let (from, to) = (along(now.min(after)), along(now.max(after)));
    let part = Rect::new(from, corner.y + 29.0, to, corner.y + 35.0);
    let colour = if after > now { theme::PICKUP } else { theme::LIGHT };
    if after < now {
        pen.bar(parent, part, theme::GROUND.with_alpha(0.72));
        pen.bar(parent, Rect { min: Vec2::new(from, part.max.y - 2.0), ..part }, colour);
    } else {
        pen.bar(parent, part, colour.with_alpha(0.7));
    }
    let ink = if after == 0 { theme::DANGER } else { colour };
    let now = now.to_string();
    let x = corner.x + DIGIT * pen.letters * now.len() as f32;
    let ground = Rect::new(x, corner.y + 37.0, corner.x + 60.0, corner.y + 54.0);
    pen.bar(parent, ground, theme::GROUND);
    pen.icon(parent, "breach_to", (x + 8.0, corner.y + 46.0), 11.0, ink, false);
    pen.text(parent, (x + 16.0, corner.y + 50.0), Start, theme::KEY, ink, after.to_string());
}

/// The most marks at a unit: more would hide it. The tooltip has all.
const MOST: usize = 3;

/// Death with its round, sums, a gained flag and answers, beside the plate.
fn marks(parent: &mut ChildSpawnerCommands, pen: &Pen, shown: &UnitShown, forecast: &Forecast) {
    let mut list = list(shown, forecast);
    if list.len() > MOST {
        let words = format!("+{}", list.len() + 1 - MOST);
        list.truncate(MOST - 1);
        list.push(Mark { icon: None, words, colour: theme::NEUTRAL });
    }
    if list.is_empty() {
        return;
    }
    let area = cover(shown.stands);
    let middle = area.min.x + places(shown).glyph.x;
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::FlexEnd,
        ..at(middle - MARKS.x / 2.0, area.max.y - 4.0 - MARKS.y, MARKS.x, MARKS.y)
    };
    // Two in each row, on a ground of their own: the figure is seen above it.
    let rows = Node {
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        column_gap: px(2),
        row_gap: px(2),
        padding: UiRect::vertical(px(2)),
        ..default()
    };
    let about = words::forecast(forecast).join("\n");
    let pickable = Pickable { should_block_lower: false, is_hoverable: true };
    parent.spawn((node, Pickable::IGNORE)).with_children(|place| {
        let veil = BackgroundColor(theme::PANEL.with_alpha(0.9));
        place.spawn((rows, veil, Tooltip::above(about), pickable)).with_children(|row| {
            for Mark { icon, words, colour } in list {
                row.spawn((
                    Node {
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        min_width: px(MARKS.x / 2.0 - 1.0),
                        column_gap: px(2),
                        padding: UiRect::horizontal(px(4)),
                        border: UiRect::all(px(1)),
                        ..default()
                    },
                    BackgroundColor(theme::GROUND),
                    BorderColor::all(colour.with_alpha(0.55)),
                    Pickable::IGNORE,
                ))
                .with_children(|mark| {
                    if let Some(icon) = icon {
                        let image = ImageNode { color: colour, ..pen.atlas.icon(pen.known(icon)) };
                        let size = Node { width: px(13), height: px(13), ..default() };
                        mark.spawn((image, size, Pickable::IGNORE));
                    }
                    if !words.is_empty() {
                        let style = if icon.is_some() { theme::KEY } else { theme::SMALL };
                        let words = widgets::text(style, colour, words);
                        mark.spawn((words, TextLayout::no_wrap()));
                    }
                });
            }
        });
    });
}

struct Mark {
    icon: Option<&'static str>,
    words: String,
    colour: Color,
}

fn list(shown: &UnitShown, forecast: &Forecast) -> Vec<Mark> {
    let mut list = Vec::new();
    let mut add = |icon, words: String, colour| list.push(Mark { icon: Some(icon), words, colour });
    if let Some(fall) = forecast.fall {
        let round = format!("{}{}", fall.round, if fall.open { "?" } else { "" });
        add("breach_falls", round, theme::DANGER);
    }
    if forecast.damage > 0 {
        let colour = if shown.is_own() { theme::HOSTILE } else { theme::LIGHT };
        add("breach_damage", forecast.damage.to_string(), colour);
    }
    if forecast.healed > 0 {
        add("breach_mending", forecast.healed.to_string(), theme::PICKUP);
    }
    let shield = forecast.left.shield - shown.shield;
    if shield != 0 {
        add("breach_shield", words::signed(shield), theme::NEUTRAL);
    }
    if forecast.flag.is_some() {
        add("breach_flag", t!("breach-mark-quick"), theme::MAGIC);
    }
    for (answer, times) in words::answers_counted(forecast) {
        let times = if times > 1 { format!("\u{d7}{times}") } else { String::new() };
        add(words::answer_icon(answer).unwrap_or("breach_sign"), times, theme::MAGIC);
    }
    for (icon, number) in words::effect(&forecast.others) {
        add(icon, number, theme::MAGIC);
    }
    if forecast.stays {
        list.push(Mark { icon: None, words: t!("breach-mark-stays"), colour: theme::NEUTRAL });
    }
    if forecast.acts_fallen {
        list.push(Mark { icon: None, words: t!("breach-mark-still-acts"), colour: theme::DANGER });
    }
    list
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<BreachView>
        .or_else(resource_changed::<ShownPreview>)
        .or_else(resource_changed::<Choosing>)
        .or_else(resource_changed::<Looked>)
        .or_else(resource_changed::<BreachPlayback>);
    app.add_systems(Update, fill.in_set(BreachSystems::Draw).run_if(changed));
}
