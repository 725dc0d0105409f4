//! The practice ladder: the climb of its puzzles, and below it the goal, par, result and rule of the
//! one in focus.

mod climb;

use super::{Book, Last};
use crate::looks::LADDER_TOPICS;
use crate::page;
use crate::prelude::*;
use bevy::text::RemSize;
use daemonfall_campaign::puzzles::{Puzzle, Trial};
use daemonfall_platform::packs::Packs;
use daemonfall_ui::terms::Explained;

#[derive(Component)]
struct Root;

/// The goal of a rung's puzzle, its par with the best result, and its rule.
#[derive(Component)]
struct Told {
    goal: String,
    record: String,
    rule: String,
}

impl Told {
    fn of(puzzle: &Puzzle, book: &Book) -> Self {
        let goal = puzzle.goal.as_str();
        let goal = match &puzzle.trial {
            Trial::Dive(_) => t!("ladder-a-dive", goal = goal),
            Trial::Breach(_) => t!("ladder-a-breach", goal = goal),
            Trial::Battle(_) => t!("ladder-a-battle", goal = goal),
        };
        Self { goal, record: record(book, puzzle), rule: puzzle.rule.clone() }
    }
}

/// Shows the goal of the rung in focus, below the climb: a tooltip would cover other rungs.
#[derive(Component)]
struct Description;

/// Shows its par and the best result, at the end of that line.
#[derive(Component)]
struct Record;

/// Shows its rule, where there is room.
#[derive(Component)]
struct Rule;

/// Heights of the goal's line and of two lines for the rule, so that nothing moves when they are empty.
const LINE: f32 = 20.0;
const RULE: f32 = 44.0;

/// A star for a solved puzzle and another one for par, empty places for those that are missing.
fn stars(count: u8, style: Style) -> impl Bundle {
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

fn heading(commands: &mut Commands) -> Entity {
    let line = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(theme::WIDE),
        ..default()
    };
    let legend =
        Node { justify_content: JustifyContent::FlexEnd, flex_shrink: 0.0, ..row(theme::PAD) };
    let whole = Node { flex_shrink: 0.0, ..default() };
    let title = text(theme::TITLE, theme::LIGHT, t!("ladder-heading"));
    commands
        .spawn((line, Pickable::IGNORE))
        .with_child((whole, title))
        .with_children(|line| {
            line.part(legend, |legend| {
                for (count, done) in [(1, t!("ladder-sign-solved")), (2, t!("ladder-sign-at-par"))]
                {
                    legend
                        .spawn((row(6.0), Pickable::IGNORE))
                        .with_child(stars(count, theme::NAME))
                        .with_child(text(theme::BODY, theme::DIM, done));
                }
            });
        })
        .id()
}

fn show(
    data: Res<GameData>,
    book: Res<Book>,
    packs: Res<Packs>,
    last: Option<Res<Last>>,
    (atlas, rem): (Res<Atlas>, Res<RemSize>),
    old: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    commands.despawn_all(&old);
    let puzzles = &data.0.puzzles;
    let open = puzzles.iter().position(|it| book.0.best(it).is_none());
    // A pack's puzzles may have gone.
    let last = last.map(|it| it.0).filter(|place| *place < puzzles.len());
    let first = last.or(open).unwrap_or(0);
    let letters = theme::letters(&rem);
    let climb = climb::spawn(&mut commands, (&atlas, letters), &book, &packs, puzzles, first);
    let line = Node { min_height: px(LINE), column_gap: px(theme::WIDE), ..both_ends() };
    let told = commands
        .spawn((line, Pickable::IGNORE))
        .with_child((Description, terms::text(theme::BODY, theme::LIGHT, "", LADDER_TOPICS)))
        .with_child((Record, text(theme::BODY, theme::DIM, ""), TextLayout::no_wrap()))
        .id();
    let heading = heading(&mut commands);
    let about = Tooltip::above(t!("ladder-back-about"));
    let back = link(&mut commands, t!("ladder-back"), about, Screen::PRACTICE);
    let root = page::list(&mut commands, &atlas, Screen::LADDER, [12.0, 3.0], Root);
    // Nothing of the room behind may stand between the rungs.
    commands
        .entity(root)
        .insert(BackgroundColor(theme::ABYSS))
        .add_child(heading)
        .with_child((
            (Node::default(), page::IfRoom),
            match puzzles.iter().all(|it| book.0.stars(it) == 2) {
                true => text(theme::BODY, theme::PICKUP, t!("ladder-all-at-par")),
                false => text(theme::BODY, theme::DIM, t!("ladder-about")),
            },
        ))
        .add_children(&[climb, told])
        .with_child((
            (Rule, Node { min_height: px(RULE), ..default() }, page::IfRoom),
            text(theme::BODY, theme::PICKUP, ""),
        ))
        .add_child(back);
}

fn tell(
    focus: Res<InputFocus>,
    rungs: Query<&Told>,
    mut goal: Query<&mut Explained, With<Description>>,
    mut record: Query<&mut Text, With<Record>>,
    mut rule: Query<&mut Text, (With<Rule>, Without<Record>)>,
) {
    let at_hand = focus.get().and_then(|entity| rungs.get(entity).ok());
    let words = at_hand.map_or_else(String::new, |told| told.goal.clone());
    let says = Explained::Words(words, LADDER_TOPICS);
    for mut goal in &mut goal {
        goal.set_if_neq(says.clone());
    }
    let words = at_hand.map_or_else(String::new, |told| told.record.clone());
    for mut record in &mut record {
        record.set_if_neq(Text(words.clone()));
    }
    let words = at_hand.map_or_else(String::new, |told| told.rule.clone());
    for mut rule in &mut rule {
        rule.set_if_neq(Text(words.clone()));
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
