//! The climb: a stretch for each system, the first at the bottom; a path goes to and fro over its
//! rungs and up to the next. A solved puzzle lights its sign and the path behind it. Puzzles that a
//! pack adds have stretches of their own above, under its name.

use super::{Told, stars};
use crate::ladder::{self, Book};
use crate::prelude::*;
use daemonfall_campaign::puzzles::{Puzzle, Trial};
use daemonfall_platform::packs::Packs;
use daemonfall_ui::scroll::KeepsFocus;

/// Puzzles side by side.
const IN_ROW: usize = 4;
/// Half of the room between two puzzles of a row, in wide and compact windows.
const APART: [f32; 2] = [8.0, 4.0];
/// Room between two rows of a stretch, likewise; a stretch has half of it above and below its rows.
const ROWS_APART: [f32; 2] = [12.0, 6.0];
/// Room for the name of a stretch.
const NAME: f32 = 72.0;
/// Width of the path.
const PATH: f32 = 3.0;
/// Size of a puzzle's sign, and the room for its glow.
const SIGN: f32 = 30.0;
const GLOW: f32 = 6.0;
/// Room for a line of a puzzle's title.
const TITLE: f32 = 120.0;

/// Name, picture and colour of a stretch.
fn looks(trial: &Trial) -> (String, &'static str, Color) {
    match trial {
        Trial::Dive(_) => (t!("ladder-sign-dive"), "stairs", theme::YOU),
        Trial::Breach(_) => (t!("ladder-sign-breach"), "icon_aim", theme::MAGIC),
        Trial::Battle(_) => (t!("ladder-sign-battle"), "sector_fight", theme::DANGER),
    }
}

/// How far along the climb a rung stands.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Rung {
    place: usize,
    /// Whether its row goes from right to left.
    back: bool,
    /// Where the path goes on; nowhere from the last.
    next: Option<Next>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Beside,
    Above,
}

/// The system of a puzzle, and the pack that adds it.
type Kind<'p> = (&'p str, Option<&'p str>);

/// The rows of every stretch, from the first puzzle on, each with its puzzles as they are climbed.
fn stretches(kinds: &[Kind]) -> Vec<Vec<Vec<Rung>>> {
    let mut stretches: Vec<Vec<Vec<Rung>>> = Vec::new();
    let (mut rows, mut place) = (0, 0);
    for kind in kinds.chunk_by(|one, other| one == other) {
        let mut stretch = Vec::new();
        for count in kind.chunks(IN_ROW).map(<[Kind]>::len) {
            let next = |step: usize| match step + 1 == count {
                true if place + count == kinds.len() => None,
                true => Some(Next::Above),
                false => Some(Next::Beside),
            };
            let rung = |step| Rung { place: place + step, back: rows % 2 == 1, next: next(step) };
            stretch.push((0..count).map(rung).collect());
            rows += 1;
            place += count;
        }
        stretches.push(stretch);
    }
    stretches
}

/// `first` has the focus.
pub(super) fn spawn(
    commands: &mut Commands,
    (atlas, letters): (&Atlas, f32),
    book: &Book,
    packs: &Packs,
    puzzles: &[Puzzle],
    first: usize,
) -> Entity {
    let kinds: Vec<Kind> =
        puzzles.iter().map(|it| (it.trial.system(), it.pack.as_deref())).collect();
    let mut climb = commands.spawn((column(0.0), Pickable::IGNORE));
    // The game's own puzzles have room without scrolling.
    if kinds.iter().any(|(_, pack)| pack.is_some()) {
        climb.insert((Scrolls, KeepsFocus, Node { overflow: Overflow::scroll_y(), ..column(0.0) }));
    }
    climb.with_children(|climb| {
        for stretch in stretches(&kinds).iter().rev() {
            let Some(begins) = stretch.first().and_then(|row| row.first()) else { continue };
            let (system, picture, colour) = looks(&puzzles[begins.place].trial);
            let pack = kinds[begins.place].1.and_then(|pack| packs.name_of(pack));
            let name = pack.unwrap_or(system);
            let ground = Node { align_items: AlignItems::Center, flex_shrink: 0.0, ..default() };
            let tint = BackgroundColor(colour.with_alpha(0.03));
            climb.spawn((ground, tint, Pickable::IGNORE)).with_children(|ground| {
                let style = fitting(letters, theme::SMALL, &name, NAME);
                sign(ground, atlas, (name, style), picture, colour);
                let rows = |apart: f32| Node {
                    padding: UiRect::vertical(px(apart / 2.0)),
                    row_gap: px(apart),
                    ..Node { flex_direction: FlexDirection::Column, ..share(1.0) }
                };
                let [wide, compact] = ROWS_APART.map(rows);
                ground.part(Adapts::new(wide, |node| *node = compact), |rows| {
                    for row in stretch.iter().rev() {
                        rung_row(rows, (atlas, letters), book, puzzles, row, first);
                    }
                });
            });
        }
    });
    climb.id()
}

fn sign(
    parent: &mut ChildSpawnerCommands,
    atlas: &Atlas,
    (name, style): (String, Style),
    picture: &str,
    colour: Color,
) {
    let node = Node {
        width: px(88),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        align_self: AlignSelf::Stretch,
        justify_content: JustifyContent::Center,
        border: UiRect::left(px(PATH)),
        ..column(2.0)
    };
    parent
        .spawn((Adapts::new(node, |node| node.width = px(76)), BorderColor::all(colour)))
        .insert(Pickable::IGNORE)
        .with_child(icon(atlas, picture, 22.0, theme::AS_DRAWN))
        .with_child(text(style, colour, name));
}

fn rung_row(
    parent: &mut ChildSpawnerCommands,
    (atlas, letters): (&Atlas, f32),
    book: &Book,
    puzzles: &[Puzzle],
    rungs: &[Rung],
    first: usize,
) {
    let back = rungs.first().is_some_and(|rung| rung.back);
    let flex_direction = if back { FlexDirection::RowReverse } else { FlexDirection::Row };
    parent.part(Node { flex_direction, ..default() }, |parent| {
        for rung in rungs {
            let puzzle = &puzzles[rung.place];
            let cell = Node {
                width: percent(100.0 / rungs.len() as f32),
                padding: UiRect::horizontal(px(APART[0])),
                ..row(2.0)
            };
            let cell = Adapts::new(cell, |cell| cell.padding = UiRect::horizontal(px(APART[1])));
            parent.part(cell, |cell| {
                let count = book.0.stars(puzzle);
                if let Some(next) = rung.next {
                    path(cell, next, rung.back, count > 0);
                }
                emblem(cell, atlas, puzzle, count);
                let entry = entry(cell, letters, puzzle, book, rung.place);
                if rung.place == first {
                    cell.commands_mut().entity(entry).insert(FocusFirst);
                }
            });
        }
    });
}

/// The way to the next puzzle, lit once this one is solved.
fn path(cell: &mut ChildSpawnerCommands, next: Next, back: bool, lit: bool) {
    let free = Node { position_type: PositionType::Absolute, ..default() };
    let [wide, compact] = [0, 1].map(|layout| {
        let beyond = px(-APART[layout]);
        match next {
            Next::Beside => Node {
                width: px(2.0 * APART[layout]),
                height: px(PATH),
                top: percent(50),
                margin: UiRect::top(px(-PATH / 2.0)),
                left: if back { beyond } else { auto() },
                right: if back { auto() } else { beyond },
                ..free.clone()
            },
            Next::Above => Node {
                width: px(PATH),
                height: px(ROWS_APART[layout]),
                bottom: percent(100),
                left: percent(50),
                ..free.clone()
            },
        }
    });
    let colour = if lit { theme::PICKUP } else { theme::RIM.with_alpha(0.5) };
    let node = Adapts::new(wide, |node| *node = compact);
    cell.spawn((node, BackgroundColor(colour), Pickable::IGNORE));
}

/// A puzzle's place on the path: it shines at par. A compact window has no room for it.
fn emblem(cell: &mut ChildSpawnerCommands, atlas: &Atlas, puzzle: &Puzzle, count: u8) {
    let (_, picture, _) = looks(&puzzle.trial);
    let (edge, tint, light) = match count {
        0 => (theme::RIM.with_alpha(0.5), theme::AS_DRAWN.with_alpha(0.5), 0.0),
        1 => (theme::LIGHT, theme::AS_DRAWN, 0.25),
        _ => (theme::PICKUP, theme::AS_DRAWN, 0.9),
    };
    let shape = Shape::panel(Vec2::splat(SIGN), Outline::Hexagon)
        .with_edge(edge, 1.5)
        .with_light(light, GLOW);
    let node = Node {
        width: px(shape.size.x),
        height: px(shape.size.y),
        flex_shrink: 0.0,
        margin: UiRect::horizontal(px(-GLOW / 2.0)),
        ..centred(default())
    };
    cell.spawn((Adapts::wide_only(node), shape, Pickable::IGNORE))
        .with_child(icon(atlas, picture, 15.0, tint));
}

/// The letters of a title: as large as two lines have room for.
fn title_style(letters: f32, title: &str) -> Style {
    let wide = |words: &str| width(letters, theme::BODY_MEDIUM, words);
    let longer = title.match_indices(' ').map(|(at, _)| {
        let (one, other) = (&title[..at], &title[at + 1..]);
        if wide(one) > wide(other) { one } else { other }
    });
    let line = longer.min_by(|one, other| wide(one).total_cmp(&wide(other))).unwrap_or(title);
    fitting(letters, theme::BODY_MEDIUM, line, TITLE)
}

fn entry(
    cell: &mut ChildSpawnerCommands,
    letters: f32,
    puzzle: &Puzzle,
    book: &Book,
    place: usize,
) -> Entity {
    let label = format!("{}. {}", place + 1, puzzle.title);
    let style = title_style(letters, &label);
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(54),
        padding: UiRect::horizontal(px(10)),
        border: left_edge(),
        justify_content: JustifyContent::SpaceBetween,
        ..row(theme::GAP)
    };
    let label = children![text(style, theme::LIGHT, label)];
    cell.spawn((GameButton, panel_face(), label, Told::of(puzzle, book)))
        .insert(Adapts::new(node, |node| {
            node.min_height = px(40);
            node.padding = UiRect::horizontal(px(6));
        }))
        .with_child(stars(book.0.stars(puzzle), theme::NAME))
        .observe(move |_: On<Activate>, mut commands: Commands| {
            commands.queue(move |world: &mut World| ladder::begin(world, place));
        })
        .id()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_goes_to_and_fro_and_up_through_every_stretch() {
        let of = |system: &'static str, count: usize| -> Vec<Kind> { vec![(system, None); count] };
        let kinds = [of("dive", 5), of("breach", 2)].concat();
        let all = stretches(&kinds);
        let places = |rows: &Vec<Vec<Rung>>| -> Vec<Vec<usize>> {
            rows.iter().map(|row| row.iter().map(|rung| rung.place).collect()).collect()
        };
        assert_eq!(places(&all[0]), [vec![0, 1, 2, 3], vec![4]]);
        assert_eq!(places(&all[1]), [[5, 6]]);
        let rungs: Vec<Rung> = all.iter().flatten().flatten().copied().collect();
        let back: Vec<bool> = rungs.iter().map(|rung| rung.back).collect();
        assert_eq!(back, [false, false, false, false, true, false, false]);
        use Next::{Above, Beside};
        let next: Vec<Option<Next>> = rungs.iter().map(|rung| rung.next).collect();
        let beside = Some(Beside);
        assert_eq!(next, [beside, beside, beside, Some(Above), Some(Above), beside, None]);
    }

    #[test]
    fn puzzles_that_packs_add_have_stretches_of_their_own() {
        let kinds = [("dive", None), ("dive", Some("a")), ("dive", Some("b")), ("dive", Some("b"))];
        let counts: Vec<usize> =
            stretches(&kinds).iter().map(|rows| rows.iter().map(Vec::len).sum()).collect();
        assert_eq!(counts, [1, 1, 2]);
    }
}
