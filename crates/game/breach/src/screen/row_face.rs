//! Fills a row of the column: order, time, user, target, subroutine name, uses or stage.

use super::rows::{CUT, ROOM, RowNode, WIDTH};
use super::shared::{is_large, side_colour};
use crate::breach_view::{BreachView, Stage};
use crate::column::Key;
use crate::prelude::*;
use daemonfall_ui::drawing::Anchor::{End, Middle, Start};
use daemonfall_ui::palette::mix;

/// The middle of the rounds left; the order comes before it.
const TIME_AT: f32 = 41.0;

pub(super) fn fill(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    row: &RowNode,
    table: &BreachView,
    library: &BreachLibrary,
) {
    let (line, height) = (&row.line, row.place.1);
    let own = table.is_own(line.user);
    let side = side_colour(own);
    let size = Vec2::new(WIDTH, height);
    let (ghost, pick) = (line.key == Key::Preview, matches!(line.key, Key::Pick(_)));
    let done = line.stage == Some(Stage::Done);
    let mut shape = Shape::panel(size, Outline::Cut(CUT.min(height / 3.0)));
    let mut ink = theme::LIGHT;
    if ghost {
        shape = shape
            .with_fill(mix(theme::GROUND, theme::YOU, 0.07))
            .with_edge(theme::YOU, 1.0)
            .with_dash(4.0);
    } else if pick {
        shape = shape.with_edge(side.with_alpha(0.6), 1.0).with_dash(2.0);
    }
    if line.stage == Some(Stage::Runs) {
        shape = shape
            .with_fill(mix(theme::GROUND, side, 0.16))
            .with_edge(side, 1.5)
            .with_light(0.5, ROOM);
    }
    if row.look.looked {
        let colour = if own { theme::YOU } else { theme::DANGER };
        shape = shape.with_fill(mix(theme::GROUND, colour, 0.12)).with_edge(colour, 1.5);
        ink = colour;
    }
    if done {
        shape.edge = shape.edge.with_alpha(0.5);
    }
    let cover = if done {
        0.55
    } else if ghost || pick {
        0.85
    } else {
        1.0
    };
    pen.shape(parent, Vec2::ZERO, shape);
    if !ghost && line.stage != Some(Stage::Runs) && !row.look.looked {
        pen.bar(parent, Rect::new(0.0, 0.0, 3.0, height - 4.0), side.with_alpha(cover));
    }
    // Text is a little smaller where rows are crowded.
    let small = height < 25.0;
    let text = theme::SMALL_MEDIUM;
    let middle = height / 2.0;
    let baseline = |size: f32| middle + size * 0.37;
    if let Some(order) = line.order {
        let colour = if row.look.looked { ink } else { theme::DIM };
        pen.text(parent, (14.0, baseline(13.0)), Middle, theme::KEY, colour, order.to_string());
    }
    match (line.time, line.stage) {
        (Some(time), _) => {
            let style = match small {
                true => theme::NUMBER_IN_TEXT,
                false => theme::TIME,
            };
            let colour = if ghost { theme::YOU } else { ink };
            pen.text(
                parent,
                (TIME_AT, baseline(style.size)),
                Middle,
                style,
                colour,
                time.to_string(),
            );
        }
        (None, Some(Stage::Runs)) => {
            pen.icon(parent, "breach_now", (TIME_AT, middle), 14.0, side, false);
        }
        (None, Some(Stage::Done)) => {
            pen.icon(parent, "breach_done", (TIME_AT, middle), 14.0, theme::DIM, false);
        }
        (None, _) => {
            pen.icon(parent, "breach_time", (TIME_AT, middle), 13.0, theme::DIM, false);
        }
    }
    let picture = (height - 8.0).clamp(12.0, 24.0);
    let sprite = |id| table.unit(id).map_or("unit_unknown", |unit| unit.sprite.as_str());
    // Which of several: beside the picture's foot.
    let number = |parent: &mut ChildSpawnerCommands, id, x: f32, colour: Color| {
        if let Some(number) = table.unit(id).and_then(|unit| unit.number) {
            let at = (x + 15.0, (middle + picture / 2.0).min(height - 2.0));
            pen.text(parent, at, Middle, theme::KEY, colour, number.to_string());
        }
    };
    pen.icon(parent, sprite(line.user), (73.0, middle), picture, side.with_alpha(cover), !own);
    number(parent, line.user, 73.0, side.with_alpha(cover));
    pen.icon(parent, "breach_to", (99.0, middle), 13.0, theme::DIM.with_alpha(cover), false);
    let mut name_at = 156.0;
    match line.aim {
        Aim::Character(target) => {
            let own = table.is_own(target);
            let colour = side_colour(own).with_alpha(cover);
            pen.icon(parent, sprite(target), (126.0, middle), picture, colour, !own);
            number(parent, target, 126.0, colour);
        }
        Aim::Panel(panel) => {
            small_field(
                parent,
                Vec2::new(126.0, middle),
                (height - 8.0).clamp(14.0, 22.0),
                &table.struck(line.aim, library.subroutine(line.subroutine).shape),
                panel,
                side.with_alpha(cover),
            );
            name_at = 158.0;
        }
    }
    // Large letters take the picture's place.
    if !is_large(pen.letters) {
        let own_picture = pictures::subroutine(library.subroutine_key(line.subroutine));
        pen.icon(
            parent,
            pen.atlas.known(&own_picture, "breach_sign"),
            (name_at + 8.0, middle),
            picture.min(20.0),
            side.with_alpha(cover),
            !own,
        );
        name_at += 23.0;
    }
    let it = library.subroutine(line.subroutine);
    let name_end = name_at + width(pen.letters, text, &it.name);
    let colour = if done { theme::DIM } else { ink };
    pen.text(parent, (name_at, baseline(text.size)), Start, text, colour, it.name.clone());
    if row.look.warned {
        pen.icon(
            parent,
            "breach_warning",
            ((name_end + 14.0).max(268.0), middle),
            14.0,
            theme::DANGER,
            false,
        );
    }
    let note = match (line.stage, row.look.step) {
        (Some(Stage::Runs), Some(step)) => Some((t!("breach-row-step", step = step), side)),
        (Some(Stage::Done), _) => Some((t!("breach-row-done"), theme::DIM)),
        (Some(Stage::Waits), _) => Some((t!("breach-row-waits"), theme::DIM)),
        _ if pick => Some((t!("breach-row-picked"), theme::DIM)),
        _ => None,
    };
    let uses = format!("\u{d7}{}", line.uses);
    if let Some((words, colour)) = note {
        let x = if pick { 336.0 - 8.0 - width(pen.letters, theme::KEY, &uses) } else { 336.0 };
        // The lamp tells the step, too.
        if name_end < x - width(pen.letters, theme::SMALL, &words) {
            pen.text(parent, (x, baseline(11.0)), End, theme::SMALL, colour, words);
        }
    }
    if line.stage.is_none() {
        let colour = if row.look.looked { ink } else { theme::DIM };
        pen.text(parent, (336.0, baseline(13.0)), End, theme::KEY, colour, uses);
    }
}

fn small_field(
    parent: &mut ChildSpawnerCommands,
    middle: Vec2,
    height: f32,
    struck: &[daemonfall_breach::Panel],
    center: daemonfall_breach::Panel,
    colour: Color,
) {
    use daemonfall_breach::Panel;
    let half = center.half();
    let cell = Vec2::new(9.0, (height - 3.0) / 4.0);
    for panel in Panel::all().filter(|panel| panel.half() == half) {
        let across = f32::from(panel.x % 2);
        let corner = middle
            + Vec2::new(
                (across - 1.0) * (cell.x + 1.0),
                -height / 2.0 + f32::from(panel.column) * (cell.y + 1.0),
            );
        let on = struck.contains(&panel);
        let shade = if panel == center {
            colour
        } else if on {
            colour.with_alpha(colour.alpha() * 0.7)
        } else {
            theme::EDGE.with_alpha(0.8)
        };
        parent.spawn((
            at(corner.x, corner.y, cell.x, cell.y),
            BackgroundColor(shade),
            Pickable::IGNORE,
        ));
    }
}
