//! The forecast on the units: what the stack with the selected choice does to each of them, and
//! where mimes will copy that choice.

use super::copies::MimeCopies;
use super::field::{cover, rect};
use super::inspected_move::Looked;
use super::plate::figure;
use super::shared::side_colour;
use super::units::places;
use crate::BreachSystems;
use crate::breach_view::{BreachView, UnitShown};
use crate::choosing::Choosing;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::preview::ShownPreview;
use crate::words;
use daemonfall_breach::{Effect, Forecast};
use daemonfall_ui::drawing::Anchor::Start;
use daemonfall_ui::parts;

#[derive(Component)]
pub struct UnitForecasts;

/// Room for the marks below a unit's figure, their height, the gap between two, and their picture.
const ROOM: f32 = 100.0;
const MARK: f32 = 20.0;
const GAP: f32 = 6.0;
const ICON: f32 = 14.0;
/// Space left and right of all marks.
const PAD: f32 = 2.0;

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
            // Away from names: they stand on the sides of the panels that are far from the middle.
            let rect = rect(copy.center);
            let x = match copy.center.half() {
                Side::Player => rect.max.x - 18.0,
                Side::Hostile | Side::Neutral => rect.min.x + 18.0,
            };
            let colour = side_colour(table.is_own(copy.mime));
            pen.icon(parent, "breach_mime", (x, rect.min.y + 16.0), 18.0, colour, false);
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
    let (style, after) = (figure(pen.letters), after.to_string());
    let wide = |words: &str| width(pen.letters, style, words);
    let x = corner.x + wide(&now.to_string());
    let most = wide(&format!("/{}", shown.health.max));
    let end = x + most.max(18.0 + wide(&after));
    pen.bar(parent, Rect::new(x, corner.y + 36.0, end, corner.y + 57.0), theme::GROUND);
    pen.icon(parent, "breach_to", (x + 9.5, corner.y + 46.0), 11.0, ink, false);
    pen.text(parent, (x + 18.0, corner.y + 50.0), Start, style, ink, after);
}

/// Death with its round, sums, a gained quick turn and answers, in one row below the figure. What
/// has no room is told when the unit is pointed at.
fn marks(parent: &mut ChildSpawnerCommands, pen: &Pen, shown: &UnitShown, forecast: &Forecast) {
    let list = fitting_marks(pen.letters, list(shown, forecast));
    if list.is_empty() {
        return;
    }
    let area = cover(shown.stands);
    let middle = area.min.x + places(shown).glyph.x;
    let row = Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..at(middle - ROOM / 2.0, area.max.y - MARK, ROOM, MARK)
    };
    let ground = Node {
        column_gap: px(GAP),
        padding: UiRect::horizontal(px(PAD)),
        align_items: AlignItems::Center,
        ..default()
    };
    parent.part(row, |row| {
        row.part((ground, BackgroundColor(theme::GROUND)), |ground| {
            for Mark { icon, words, colour } in list {
                ground.part(parts::row(2.0), |mark| {
                    if let Some(icon) = icon {
                        mark.spawn(parts::icon(pen.atlas, pen.known(icon), ICON, colour));
                    }
                    if !words.is_empty() {
                        let words = widgets::text(theme::NUMBER_SMALL, colour, words);
                        mark.spawn((words, TextLayout::no_wrap()));
                    }
                });
            }
        });
    });
}

/// Those that have room beside each other, the most important first; then a sign that there are more.
fn fitting_marks(letters: f32, list: Vec<Mark>) -> Vec<Mark> {
    let wide = |mark: &Mark| {
        let icon = if mark.icon.is_some() { ICON + 2.0 } else { 0.0 };
        icon + width(letters, theme::NUMBER_SMALL, &mark.words) + GAP
    };
    let more = Mark { icon: None, words: "\u{2026}".into(), colour: theme::NEUTRAL };
    let mut fits = list;
    let mut left_out = false;
    // Between the paddings, and without a gap after the last.
    let room = ROOM - 2.0 * PAD + GAP;
    while fits.iter().map(wide).sum::<f32>() + if left_out { wide(&more) } else { 0.0 } > room {
        fits.pop();
        left_out = true;
    }
    fits.extend(left_out.then_some(more));
    fits
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
        add("breach_flag", String::new(), theme::MAGIC);
    }
    for (answer, times) in words::answers_counted(forecast) {
        let times = if times > 1 { format!("\u{d7}{times}") } else { String::new() };
        add(words::answer_icon(answer).unwrap_or("breach_sign"), times, theme::MAGIC);
    }
    for effect in &forecast.others {
        let (icon, words) = match effect {
            Effect::Status { status, rounds } => {
                (Some(words::status_icon(*status)), rounds.to_string())
            }
            other => (None, words::effect_words(other)),
        };
        list.push(Mark { icon, words, colour: theme::MAGIC });
    }
    if forecast.stays {
        list.push(Mark { icon: None, words: t!("breach-mark-stays"), colour: theme::NEUTRAL });
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
