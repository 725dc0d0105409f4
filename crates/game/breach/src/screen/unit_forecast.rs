//! The forecast on the units: what the stack with the selected choice does to each of them, and
//! where mimes will copy that choice.

use super::copies::MimeCopies;
use super::field::{cover, rect};
use super::inspected_move::Looked;
use super::plate::{HEALTH_BAR, HEALTH_BASE, health_figure, named};
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

/// Height of a row of marks, the gap between two marks and between two words of one, and a picture.
const ROW: f32 = 18.0;
const GAP: f32 = 6.0;
const SPACE: f32 = 4.0;
const ICON: f32 = 14.0;
/// Least width of a row between its plate and its panel's edge, the most rows and the largest letters:
/// more would hide the unit's picture.
const ROOM: f32 = 66.0;
const ROWS: usize = 2;
const LARGEST: f32 = 1.2;
/// Where even usual letters would part a mark: the least size of letters, as a part of the usual one.
const SMALLEST: f32 = 13.0 / theme::NAME_SMALL.size;

fn fill(
    table: Res<BreachView>,
    ghost: Res<ShownPreview>,
    choosing: Res<Choosing>,
    (film, library): (Res<BreachPlayback>, Res<BreachLibrary>),
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
                let list = list(shown, forecast, ghost.dies(shown.id), &library);
                marks(parent, pen, shown, list);
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
    let (top, end) = HEALTH_BAR;
    let part = Rect::new(from, corner.y + top, to, corner.y + end);
    let colour = if after > now { theme::PICKUP } else { theme::LIGHT };
    if after < now {
        pen.bar(parent, part, theme::GROUND.with_alpha(0.72));
        pen.bar(parent, Rect { min: Vec2::new(from, part.max.y - 2.0), ..part }, colour);
    } else {
        pen.bar(parent, part, colour.with_alpha(0.7));
    }
    let ink = if after == 0 { theme::DANGER } else { colour };
    let (style, after) = (health_figure(pen.letters), after.to_string());
    let wide = |words: &str| width(pen.letters, style, words);
    let x = corner.x + wide(&now.to_string());
    let most = wide(&format!("/{}", shown.health.max));
    let end = x + most.max(18.0 + wide(&after));
    let base = corner.y + HEALTH_BASE;
    pen.bar(parent, Rect::new(x, base - 17.0, end, base + 4.0), theme::GROUND);
    pen.icon(parent, "breach_to", (x + 9.5, base - 5.0), 11.0, ink, false);
    pen.text(parent, (x + 18.0, base), Start, style, ink, after);
}

/// Death with its round, a changed shield, a gained quick turn and answers: whole marks in a row
/// below the unit's picture, or in two. Where large letters would part a mark's words or leave no room
/// for it, all are smaller. Those without room are told when the unit is pointed at.
fn marks(parent: &mut ChildSpawnerCommands, pen: &Pen, shown: &UnitShown, list: Vec<Mark>) {
    let (area, places) = (cover(shown.stands), places(shown));
    let (all, wide) = (list.len(), ROOM.max(places.size));
    let sizes = [LARGEST, 1.0, SMALLEST].map(|size| pen.letters.min(size));
    let in_rows = |letters: f32| (letters, rows(letters, list.clone(), wide, ROWS));
    let whole = sizes.into_iter().map(in_rows).find(|(_, rows)| is_whole(rows, all));
    let (letters, rows) = whole.unwrap_or_else(|| in_rows(sizes[1]));
    let size = theme::NAME_SMALL.size * letters / pen.letters;
    let (style, high) = (Style { size, ..theme::NAME_SMALL }, ROW * letters);
    let middle = area.min.x + places.glyph.x;
    let head = area.max.y - high * rows.len() as f32;
    for (place, row) in rows.into_iter().enumerate() {
        let top = head + high * place as f32;
        let line = Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..at(middle - wide / 2.0, top, wide, high)
        };
        let ground = Node {
            padding: UiRect::horizontal(px(2)),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        };
        parent.part(line, |line| {
            line.part((ground, BackgroundColor(theme::GROUND)), |ground| {
                for Piece { icon, word, colour, before, about, .. } in row {
                    let node = Node { margin: UiRect::left(px(before)), ..parts::row(2.0) };
                    ground.spawn((node, named(about))).with_children(|piece| {
                        if let Some(icon) = icon {
                            piece.spawn(parts::icon(pen.atlas, pen.known(icon), ICON, colour));
                        }
                        if !word.is_empty() {
                            let word = widgets::text(style, colour, word);
                            piece.spawn((word, TextLayout::no_wrap()));
                        }
                    });
                }
            });
        });
    }
}

/// Whether so many marks are in the rows, each whole in one of them.
fn is_whole(rows: &[Vec<Piece>], all: usize) -> bool {
    let begun = rows.iter().flatten().filter(|piece| piece.begins).count();
    begun == all && rows.iter().all(|row| row.first().is_some_and(|piece| piece.begins))
}

/// A mark's picture, or one of its words.
struct Piece {
    icon: Option<&'static str>,
    word: String,
    colour: Color,
    /// What its mark means.
    about: String,
    /// Space before it in its row.
    before: f32,
    /// Whether it is the first of its mark.
    begins: bool,
}

/// The marks in rows, the most important first, as long as all of a mark has room.
fn rows(letters: f32, list: Vec<Mark>, room: f32, most: usize) -> Vec<Vec<Piece>> {
    let wide = |piece: &Piece| {
        let icon = if piece.icon.is_some() { ICON + 2.0 } else { 0.0 };
        icon + width(letters, theme::NAME_SMALL, &piece.word) + piece.before
    };
    let mut rows: Vec<Vec<Piece>> = Vec::new();
    for Mark { icon, words, colour, about } in list {
        let (mut pieces, mut icon) = (Vec::new(), icon);
        for word in words.split(' ') {
            let before = if pieces.is_empty() { GAP } else { SPACE };
            let (icon, begins) = (icon.take(), pieces.is_empty());
            let about = about.clone();
            pieces.push(Piece { icon, word: word.into(), colour, about, before, begins });
        }
        // A mark is parted only if a row of its own is too narrow for it.
        let whole: f32 = pieces.iter().map(wide).sum();
        let mut added = 0;
        let mut left = rows.last().map_or(0.0, |row| room - row.iter().map(wide).sum::<f32>());
        // Where each piece goes: on from the last row, or to a new one.
        let breaks: Vec<bool> = pieces
            .iter()
            .map(|piece| {
                let is_kept = piece.begins && whole - GAP <= room;
                let is_new = if is_kept { whole } else { wide(piece) } > left;
                left = if is_new { room - wide(piece) + piece.before } else { left - wide(piece) };
                added += usize::from(is_new);
                is_new
            })
            .collect();
        if rows.len() + added > most {
            break;
        }
        for (mut piece, is_new) in pieces.into_iter().zip(breaks) {
            if is_new {
                piece.before = 0.0;
                rows.push(Vec::new());
            }
            if let Some(row) = rows.last_mut() {
                row.push(piece);
            }
        }
    }
    rows
}

#[derive(Clone)]
struct Mark {
    icon: Option<&'static str>,
    words: String,
    colour: Color,
    about: String,
}

/// What comes, besides health: that stands at its bar. `dies` is the round at whose end it is removed.
fn list(
    shown: &UnitShown,
    forecast: &Forecast,
    dies: Option<u32>,
    library: &BreachLibrary,
) -> Vec<Mark> {
    let mut list = Vec::new();
    let death = match (forecast.fall, forecast.threat) {
        (Some(_), _) if shown.health.is_dead() => None,
        (Some(fall), _) => {
            let round = dies.unwrap_or(fall.round);
            Some(match fall.open {
                true => (
                    t!("breach-mark-may-die", round = round),
                    t!("breach-coming-may-fall", round = round),
                ),
                false => (
                    t!("breach-mark-dies", round = round),
                    t!("breach-coming-falls", round = round),
                ),
            })
        }
        (None, Some(round)) => Some((
            t!("breach-mark-threat", round = round),
            t!("breach-coming-threat", round = round),
        )),
        (None, None) => None,
    };
    if let Some((words, about)) = death {
        list.push(Mark { icon: None, words, colour: theme::DANGER, about });
    }
    if forecast.turns {
        let unit = library.unit(shown.unit);
        let about = match &unit.phase {
            Some(phase) => {
                let does = words::face_changes(unit, phase);
                t!("breach-coming-face", face = phase.name.as_str(), does = does)
            }
            None => t!("breach-coming-turns"),
        };
        let words = t!("breach-mark-turns");
        list.push(Mark { icon: None, words, colour: theme::DANGER, about });
    }
    let mut add = |icon, words: String, colour, about| {
        list.push(Mark { icon: Some(icon), words, colour, about });
    };
    let gets = |effect: &Effect| t!("breach-coming-others", does = words::effect_words(effect));
    // What ends is no mark: it is told, with its round, when the unit is pointed at.
    let ended = forecast.ends.iter().map(|end| match end.effect {
        Effect::Shield(by) => by,
        _ => 0,
    });
    let shield = forecast.left.shield - shown.shield - ended.sum::<i32>();
    if shield != 0 {
        add("breach_shield", words::signed(shield), theme::NEUTRAL, gets(&Effect::Shield(shield)));
    }
    if let Some(flag) = forecast.flag {
        let about = t!("breach-coming-flag", about = words::flag_about(flag));
        add("breach_flag", String::new(), theme::MAGIC, about);
    }
    for (answer, times) in words::answers_counted(forecast) {
        let about = words::coming_answer(answer, times);
        let times = if times > 1 { format!("\u{d7}{times}") } else { String::new() };
        add(words::answer_icon(answer).unwrap_or("breach_sign"), times, theme::MAGIC, about);
    }
    for effect in &forecast.others {
        let (icon, words) = match effect {
            Effect::Status { status, rounds } => {
                (Some(words::status_icon(*status)), rounds.to_string())
            }
            // Signed, it would read as a part of the number beside it.
            Effect::Speed(by) if *by < 0 => (None, t!("breach-mark-slower", by = -by)),
            Effect::Speed(by) => (None, t!("breach-mark-faster", by = *by)),
            other => (None, words::effect_words(other)),
        };
        list.push(Mark { icon, words, colour: theme::MAGIC, about: gets(effect) });
    }
    if forecast.stays {
        let (words, about) = (t!("breach-mark-stays"), t!("breach-coming-stays"));
        list.push(Mark { icon: None, words, colour: theme::NEUTRAL, about });
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

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(list: &[&str], room: f32, most: usize) -> Vec<String> {
        let mark = |words: &&str| Mark {
            icon: None,
            words: (*words).into(),
            colour: theme::LIGHT,
            about: String::new(),
        };
        let rows = rows(1.0, list.iter().map(mark).collect(), room, most);
        let words = |row: &Vec<Piece>| {
            row.iter().map(|piece| piece.word.as_str()).collect::<Vec<_>>().join(" ")
        };
        rows.iter().map(words).collect()
    }

    #[test]
    fn a_mark_is_wrapped_or_left_out_but_never_cut() {
        let marks = ["dies round\u{a0}12", "quick turn", "+2"];
        assert_eq!(shown(&marks, 74.0, 4), ["dies", "round\u{a0}12", "quick turn", "+2"]);
        assert_eq!(shown(&marks, 74.0, 2), ["dies", "round\u{a0}12"]);
        assert!(shown(&marks, 74.0, 1).is_empty(), "no half of a mark is shown");
        assert_eq!(shown(&marks, 400.0, 1), ["dies round\u{a0}12 quick turn +2"]);
        let marks = ["+2", "6 faster"];
        assert_eq!(shown(&marks, 66.0, 2), marks, "it goes whole to a row of its own");
    }

    #[test]
    fn marks_are_whole_if_none_is_left_out_or_wrapped() {
        let mark = || Mark {
            icon: None,
            words: "not moved".into(),
            colour: theme::LIGHT,
            about: String::new(),
        };
        let whole = |count: usize, room: f32, most: usize| {
            let list = (0..count).map(|_| mark()).collect();
            is_whole(&rows(1.0, list, room, most), count)
        };
        assert!(whole(2, 90.0, 2));
        assert!(!whole(1, 50.0, 2), "wrapped");
        assert!(!whole(2, 90.0, 1), "left out");
    }
}
