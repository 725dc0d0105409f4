//! The practice ladder: its puzzles, each with its system, par, result and stars.

use super::{Book, Last};
use crate::looks::LADDER_TOPICS;
use crate::prelude::*;
use crate::{ladder, page};
use daemonfall_campaign::puzzles::{Puzzle, Trial};
use daemonfall_ui::terms::Explained;

#[derive(Component)]
struct Root;

#[derive(Component)]
struct Goal(String);

/// The line below the rows that shows the selected row's goal: a tooltip would cover other rows.
#[derive(Component)]
struct Description;

/// Height of that line, so that nothing moves when it is empty.
const LINE: f32 = 20.0;

const DIVE: &str = "stairs";
const BREACH: &str = "icon_aim";
const BATTLE: &str = "sector_fight";

fn picture(trial: &Trial) -> &'static str {
    match trial {
        Trial::Dive(_) => DIVE,
        Trial::Breach(_) => BREACH,
        Trial::Battle(_) => BATTLE,
    }
}

/// A star for a solved puzzle and another one for par, empty places for those that are missing.
pub(super) fn stars(count: u8, style: Style) -> impl Bundle {
    let (stars, colour) = match count {
        0 => ("\u{25c7}\u{25c7}", theme::DIM),
        1 => ("\u{2605}\u{25c7}", theme::LIGHT),
        _ => ("\u{2605}\u{2605}", theme::PICKUP),
    };
    text(style, colour, stars)
}

fn record(book: &Book, puzzle: &Puzzle) -> String {
    match book.0.best(puzzle) {
        Some(best) if best > puzzle.par => t!("ladder-par-best", par = puzzle.par, best = best),
        _ => t!("ladder-par", par = puzzle.par),
    }
}

fn heading(commands: &mut Commands, atlas: &Atlas) -> Entity {
    let line = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(theme::WIDE),
        ..default()
    };
    let legend = Node {
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::FlexEnd,
        row_gap: px(2),
        ..row(theme::PAD)
    };
    let small = |colour: Color, words: String| text(theme::SMALL, colour, words);
    let sign = || (row(6.0), Pickable::IGNORE);
    let whole = Node { flex_shrink: 0.0, ..default() };
    let title = text(theme::TITLE, theme::LIGHT, t!("ladder-heading"));
    commands
        .spawn((line, Pickable::IGNORE))
        .with_child((whole, title))
        .with_children(|line| {
            line.part(legend, |legend| {
                for (picture, system) in [
                    (DIVE, t!("ladder-sign-dive")),
                    (BREACH, t!("ladder-sign-breach")),
                    (BATTLE, t!("ladder-sign-battle")),
                ] {
                    legend
                        .spawn(sign())
                        .with_child(icon(atlas, picture, 16.0, theme::AS_DRAWN))
                        .with_child(small(theme::DIM, system));
                }
                for (count, done) in [(1, t!("ladder-sign-solved")), (2, t!("ladder-sign-at-par"))]
                {
                    legend
                        .spawn(sign())
                        .with_child(stars(count, theme::NAME))
                        .with_child(small(theme::DIM, done));
                }
            });
        })
        .id()
}

fn show(
    data: Res<GameData>,
    book: Res<Book>,
    last: Option<Res<Last>>,
    atlas: Res<Atlas>,
    old: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    commands.despawn_all(&old);
    let puzzles = &data.0.puzzles;
    let open = puzzles.iter().position(|it| book.0.best(it).is_none());
    let first = last.map(|it| it.0).or(open).unwrap_or(0);
    let rows: Vec<Entity> = puzzles
        .iter()
        .enumerate()
        .map(|(place, puzzle)| {
            let row = entry(&mut commands, &atlas, &book, place, puzzle);
            if place == first {
                commands.entity(row).insert(FocusFirst);
            }
            row
        })
        .collect();
    let list = commands
        .spawn((
            Node {
                display: Display::Grid,
                grid_template_columns: RepeatedGridTrack::flex(2, 1.0),
                column_gap: px(12),
                row_gap: px(8),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .add_children(&rows)
        .id();
    let told = commands
        .spawn((Node { min_height: px(LINE), ..default() }, Pickable::IGNORE))
        .with_child((Description, terms::text(theme::BODY, theme::LIGHT, "", LADDER_TOPICS)))
        .id();
    let heading = heading(&mut commands, &atlas);
    let about = Tooltip::above(t!("ladder-back-about"));
    let back = link(&mut commands, t!("ladder-back"), about, Screen::PRACTICE);
    let root = page::list(&mut commands, &atlas, Screen::LADDER, [14.0, 4.0], Root);
    // Nothing of the room behind may stand between the rows.
    commands
        .entity(root)
        .insert(BackgroundColor(theme::ABYSS))
        .add_child(heading)
        .with_child(match puzzles.iter().all(|it| book.0.stars(it) == 2) {
            true => text(theme::BODY, theme::PICKUP, t!("ladder-all-at-par")),
            false => text(theme::BODY, theme::DIM, t!("ladder-about")),
        })
        .add_children(&[list, told, back]);
}

fn entry(
    commands: &mut Commands,
    atlas: &Atlas,
    book: &Book,
    place: usize,
    puzzle: &Puzzle,
) -> Entity {
    let about = match &puzzle.trial {
        Trial::Dive(_) => t!("ladder-a-dive", goal = puzzle.goal.as_str()),
        Trial::Breach(_) => t!("ladder-a-breach", goal = puzzle.goal.as_str()),
        Trial::Battle(_) => t!("ladder-a-battle", goal = puzzle.goal.as_str()),
    };
    let label = format!("{}. {}", place + 1, puzzle.title);
    let behind = row(16.0);
    commands
        .spawn((button(label), Goal(about)))
        .with_child((
            behind,
            Pickable::IGNORE,
            children![
                (text(theme::SMALL, theme::DIM, record(book, puzzle)), TextLayout::no_wrap()),
                stars(book.0.stars(puzzle), theme::NAME_LARGE),
                icon(atlas, picture(&puzzle.trial), 22.0, theme::AS_DRAWN)
            ],
        ))
        .observe(move |_: On<Activate>, mut commands: Commands| {
            commands.queue(move |world: &mut World| ladder::begin(world, place));
        })
        .id()
}

fn tell(
    focus: Res<InputFocus>,
    goals: Query<&Goal>,
    mut told: Query<&mut Explained, With<Description>>,
) {
    let at_hand = focus.get().and_then(|entity| goals.get(entity).ok());
    let words = at_hand.map_or_else(String::new, |goal| goal.0.clone());
    let says = Explained::Words(words, LADDER_TOPICS);
    for mut told in &mut told {
        told.set_if_neq(says.clone());
    }
}

pub fn plugin(app: &mut App) {
    let anew = resource_changed::<Book>.or_else(not(any_with_component::<Root>));
    app.add_screen(Screen::LADDER)
        .add_systems(OnEnter(Screen::LADDER), page::scenery(Screen::LADDER))
        .add_systems(
            Update,
            (
                show.run_if(anew),
                tell.run_if(changed_or_new::<InputFocus, Description>),
                page::back_to(Screen::PRACTICE).in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::LADDER)),
        );
}
