//! The unit that has the turn: name, CPU with its holders and their release, and the wait button.

use super::shared::{LEFT_IF_LARGE, is_large, side_colour};
use crate::breach_view::{BreachView, UnitShown};
use crate::choosing::Choosing;
use crate::input::BreachAction;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::{BreachSystems, Choose, words};
use bevy::ui_widgets::{Activate, Button};
use daemonfall_ui::drawing::Anchor::{End, Middle, Start};
use daemonfall_ui::tooltip::KeepsClear;

#[derive(Component)]
pub struct Chosen;

#[derive(Component)]
struct WaitButton;

const CORNER: Vec2 = Vec2::new(24.0, 536.0);
const HEIGHT: f32 = 168.0;

/// How the panel is laid out, by the text scale.
#[derive(Clone, Copy, Debug)]
struct Places {
    wide: f32,
    /// The picture's middle and size.
    picture: (Vec2, f32),
    /// Where the name and the turn begin.
    name: (f32, f32),
    turn: (f32, f32),
}

impl Places {
    fn of(letters: f32) -> Self {
        match is_large(letters) {
            true => Self {
                wide: LEFT_IF_LARGE - 16.0 - CORNER.x,
                picture: (Vec2::new(62.0, 574.0), 44.0),
                name: (94.0, 566.0),
                turn: (94.0, 590.0),
            },
            false => Self {
                wide: 160.0,
                picture: (Vec2::new(64.0, 580.0), 48.0),
                name: (104.0, 572.0),
                turn: (104.0, 590.0),
            },
        }
    }

    fn end(&self) -> f32 {
        CORNER.x + self.wide
    }
}

fn fill(
    table: Res<BreachView>,
    choosing: Res<Choosing>,
    library: Res<BreachLibrary>,
    mut canvas: Canvas<Chosen>,
) {
    canvas.redraw(|parent, pen| {
        let places = Places::of(pen.letters);
        let size = Vec2::new(places.wide, HEIGHT);
        let panel = pen.shape(parent, CORNER, Shape::panel(size, Outline::Cut(8.0)));
        parent.commands_mut().entity(panel).insert(KeepsClear);
        let who = choosing.who.or(table.turn.map(|turn| turn.who));
        if table.outcome.is_some() {
            return;
        }
        let Some(shown) = who.and_then(|who| table.unit(who)) else {
            let skip = t!("breach-chosen-skip", key = key_name(BreachAction::Skip));
            for (y, ink, words) in
                [(610.0, theme::DIM, t!("breach-chosen-goes-on")), (632.0, theme::DIM, skip)]
            {
                let style = fitting(pen.letters, theme::SMALL, &words, places.wide - 8.0);
                let middle = CORNER.x + places.wide / 2.0;
                pen.text(parent, (middle, y), Middle, style, ink, words);
            }
            return;
        };
        let own = shown.is_own();
        let colour = side_colour(own);
        let (middle, size) = places.picture;
        pen.shining(parent, &shown.sprite, middle, size, colour, !own);
        let room = places.end() - places.name.0 - 8.0;
        let style = fitting(pen.letters, theme::NAME, &shown.name, room);
        pen.text(parent, places.name, Start, style, theme::LIGHT, shown.name.clone());
        // While a choice is carried out, nothing is to be chosen.
        let chooses = own && choosing.who.is_some();
        let (turn, ink) = match (own, choosing.quick) {
            (false, _) => (t!("breach-chosen-their-turn"), theme::HOSTILE),
            (true, _) if !chooses => (String::new(), theme::DIM),
            (true, true) => (t!("breach-chosen-quick-turn"), theme::MAGIC),
            (true, false) => (t!("breach-chosen-your-turn"), theme::DIM),
        };
        let style = fitting(pen.letters, theme::SMALL_MEDIUM, &turn, room);
        pen.text(parent, places.turn, Start, style, ink, turn);
        cpu(parent, pen, shown, (&table, &library), places.end() - 16.0);
        if chooses {
            wait(parent, &choosing, places.wide - 16.0);
        }
    });
}

/// CPU pips; below each held one, the rounds until it is free.
fn cpu(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    shown: &UnitShown,
    (table, library): (&BreachView, &BreachLibrary),
    end: f32,
) {
    pen.text(parent, (40.0, 622.0), Start, theme::CAPTION, theme::DIM, t!("breach-chosen-cpu"));
    let free = shown.free();
    let ink = if free < 0 { theme::DANGER } else { side_colour(shown.is_own()) };
    pen.spans(
        parent,
        (end, 622.0),
        End,
        &spans_of(
            pieces(
                "breach-chosen-cpu-of",
                &[
                    Argument { name: "free", text: free.to_string(), of: (theme::KEY, ink) },
                    Argument {
                        name: "all",
                        text: shown.max_cpu.to_string(),
                        of: (theme::KEY, theme::DIM),
                    },
                ],
                &[],
            ),
            (theme::SMALL, theme::DIM),
        ),
    );
    let count = shown.max_cpu.max(shown.held).clamp(1, 16);
    let step = ((end - 38.0) / count as f32).min(26.0);
    let size = Vec2::new(step - 4.0, 8.0);
    // The holder of each pip that is not free, soonest release first.
    let mut holders: Vec<(u32, i32)> = table
        .holders(shown.id)
        .map(|held| (held.ends.max(1), library.subroutine(held.subroutine).cpu))
        .collect();
    holders.sort_unstable();
    let mut back = holders
        .iter()
        .flat_map(|(rounds, cpu)| std::iter::repeat_n(*rounds, usize::try_from(*cpu).unwrap_or(0)));
    for place in 0..count {
        let corner = Vec2::new(40.0 + step * place as f32, 629.0);
        let shape = Shape::filled(size, Outline::Leaning(3.0), Color::NONE);
        if place < free {
            pen.shape(parent, corner, shape.with_fill(ink));
            continue;
        }
        pen.shape(parent, corner, shape.with_edge(theme::DIM, 1.0));
        if let Some(rounds) = back.next() {
            pen.text(
                parent,
                // Below the pip, however high the number is.
                (corner.x + size.x / 2.0 - 1.0, 639.5 + 10.2 * pen.letters),
                Middle,
                theme::KEY,
                theme::DIM,
                rounds.to_string(),
            );
        }
    }
    let about = table
        .holders(shown.id)
        .filter(|held| library.subroutine(held.subroutine).cpu > 0)
        .map(|held| {
            let it = library.subroutine(held.subroutine);
            words::holds(it, held.ends.max(1))
        })
        .collect::<Vec<_>>()
        .join("\n");
    let about = if about.is_empty() { t!("breach-chosen-cpu-free") } else { about };
    parent.spawn((at(36.0, 610.0, end - 32.0, 44.0), Tooltip::apart(about)));
}

fn wait(parent: &mut ChildSpawnerCommands, choosing: &Choosing, wide: f32) {
    let at_hand = choosing.card >= choosing.cards.len();
    let size = Vec2::new(wide, 30.0);
    let shape = Shape::panel(size, Outline::Cut(6.0)).with_fill(theme::LINE);
    let shape = if at_hand { shape.with_edge(theme::YOU, 2.0).with_light(0.4, 6.0) } else { shape };
    let outer = Vec2::new(32.0, 662.0) - Vec2::splat(shape.inset);
    parent
        .spawn((
            (WaitButton, Button, AccessibleLabel::new(t!("breach-wait"))),
            shape,
            Hovered::default(),
            at(outer.x, outer.y, shape.size.x, shape.size.y),
            Tooltip::apart(t!("breach-wait.about")),
        ))
        .observe(
            |_: On<Activate>, film: Res<BreachPlayback>, mut choose: MessageWriter<Choose>| {
                if film.is_over() {
                    choose.write(Choose(Command::Wait));
                }
            },
        );
    let row = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        padding: UiRect::horizontal(px(4)),
        ..at(32.0, 662.0, size.x, size.y)
    };
    parent.spawn((row, Pickable::IGNORE)).with_children(|row| {
        row.spawn(text(theme::SMALL_MEDIUM, theme::LIGHT, t!("breach-wait")));
        row.spawn(widgets::key_cap(key_name(BreachAction::Wait)));
        let costs = text(theme::SMALL, theme::DIM, t!("breach-wait-costs"));
        row.spawn((costs, TextLayout::no_wrap()));
    });
}

fn hover(
    buttons: Query<&Hovered, With<WaitButton>>,
    mut moved: MessageReader<CursorMoved>,
    mut choosing: ResMut<Choosing>,
) {
    if moved.read().count() > 0 && buttons.iter().any(Hovered::get) && choosing.aim.is_none() {
        let wait = choosing.cards.len();
        if choosing.card != wait {
            choosing.look_at(wait);
        }
    }
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<BreachView>.or_else(resource_changed::<Choosing>);
    app.add_systems(Update, (hover, fill.run_if(changed)).chain().in_set(BreachSystems::Draw));
}
