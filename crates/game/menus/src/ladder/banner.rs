//! What a puzzle lays over the screen. The banner: its goal, its rule, the pattern that the rule is
//! about, the par with what was used, and the requested hints. The card at the end: the count and
//! whether it is at par, or why the puzzle is lost.

use super::letters::{least, part_with_room};
use super::{Climb, Climbing, LadderRequest, moment};
use crate::ladder;
use crate::prelude::*;
use bevy::text::RemSize;
use daemonfall_battle::{Outcome, Tally};
use daemonfall_battle_mode::panel;
use daemonfall_breach_mode::playback::BreachPlayback;
use daemonfall_campaign::puzzles::{
    BattleTrial, Line, Loss, Position, Puzzle, Session, Standing, Trial,
};
use daemonfall_dive_mode::view::camera::Beside;
use daemonfall_dive_mode::view::dive_view::{Arms, DiveView};
use daemonfall_dive_mode::view::hud::pattern;
use daemonfall_ui::audio::Effects;
use daemonfall_ui::audio::sounds::Sound;

#[derive(Component, Clone, Copy)]
enum Words {
    Rule,
    Hints,
}

/// What was used so far and the par, always in sight below the words.
#[derive(Component)]
struct Used;

/// The weapon's pattern next to the buttons.
#[derive(Component)]
struct Drawn;

/// Size of the banner in a breach: in a wide and in a compact window.
pub(super) const BESIDE_CARDS: [Vec2; 2] = [Vec2::new(292.0, 168.0), Vec2::new(224.0, 168.0)];
/// Padding and height of its buttons: all three have room in one row, in every size of letters.
const BUTTON_PAD: f32 = 6.0;
pub(super) const BUTTON_HEIGHT: f32 = 32.0;
/// Room between its parts in a breach.
pub(super) const APART: f32 = 4.0;

/// The banner's place: in a dive the map's corner, in a breach beside the cards, of which no
/// puzzle has more than three.
fn node(screen: Screen) -> (Node, Adapts) {
    let of = |corner: Vec2, width: f32, tallest: f32| Node {
        position_type: PositionType::Absolute,
        left: px(corner.x),
        top: px(corner.y),
        width: px(width),
        max_height: px(tallest),
        padding: UiRect::all(px(theme::GAP)),
        border: UiRect::all(px(1)),
        ..column(theme::GAP)
    };
    let (wide, compact) = match screen {
        Screen::BREACH => {
            // The stage stands in the middle of the window. A hint moves no button: they stand at the
            // bottom.
            let from_middle = |x: f32, y: f32, width: f32, tallest: f32| Node {
                row_gap: px(APART),
                min_height: px(tallest),
                left: percent(50),
                top: percent(50),
                margin: UiRect { left: px(x), top: px(y), ..default() },
                ..of(Vec2::ZERO, width, tallest)
            };
            let [wide, compact] = BESIDE_CARDS;
            (
                from_middle(-8.0, 176.0, wide.x, wide.y),
                from_middle(23.0, 46.0, compact.x, compact.y),
            )
        }
        _ => (of(Vec2::new(16.0, 64.0), 400.0, 360.0), of(Vec2::new(6.0, 62.0), 272.0, 286.0)),
    };
    Adapts::new(wide, |node| *node = compact)
}

fn spawn(commands: &mut Commands, screen: Screen) {
    // Where there is no room for all, the hints scroll, and the rule and the buttons stay in sight.
    let words = [(Words::Rule, 1.0), (Words::Hints, 10_000.0)].map(|(words, flex_shrink)| {
        let overflow = Overflow::scroll_y();
        let node = Node { min_height: px(0), overflow, flex_shrink, ..column(2.0) };
        commands.spawn((words, node, Scrolls, Pickable::IGNORE)).id()
    });
    let both = (Node { min_height: px(0), flex_grow: 1.0, ..column(2.0) }, Pickable::IGNORE);
    let words = commands.spawn(both).add_children(&words).id();
    let used =
        commands.spawn((Used, Node { flex_shrink: 0.0, ..default() }, Pickable::IGNORE)).id();
    let row = [LadderRequest::Undo, LadderRequest::Restart, LadderRequest::Hint]
        .map(|wish| ladder::wish(commands, wish));
    if screen == Screen::BREACH {
        for button in row {
            let padding = UiRect::horizontal(px(BUTTON_PAD));
            commands.entity(button).node(move |node| {
                node.padding = padding;
                node.min_height = px(BUTTON_HEIGHT);
            });
        }
    }
    let drawn = commands
        .spawn((
            Drawn,
            Node {
                justify_content: JustifyContent::FlexEnd,
                align_items: AlignItems::Center,
                column_gap: px(theme::GAP),
                ..share(1.0)
            },
            Pickable::IGNORE,
        ))
        .id();
    let row_node = Node {
        align_items: AlignItems::FlexEnd,
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        column_gap: px(theme::GAP),
        row_gap: px(theme::GAP),
        ..default()
    };
    let row = commands.spawn((row_node, Pickable::IGNORE)).add_children(&row).add_child(drawn).id();
    commands
        .spawn((
            DespawnOnExit(screen),
            GlobalZIndex(5),
            node(screen),
            Beside,
            Opaque,
            panel_face(),
            Pickable::IGNORE,
            Name::new("puzzle"),
        ))
        .add_children(&[words, used, row]);
}

fn fill(
    climbing: Climbing,
    (rem, compact): (Res<RemSize>, Res<Compact>),
    words: Query<(Entity, &Words)>,
    counts: Query<Entity, With<Used>>,
    mut commands: Commands,
) {
    let Some((climb, session)) = climbing.now() else { return };
    let puzzle = session.puzzle();
    // The newest comes first. Beside the cards there is little room: the screen has the title, and
    // a hint may stand in place of the rule, never of the goal.
    let is_small = matches!(puzzle.trial, Trial::Breach(_));
    let most = if is_small { 1 } else { usize::MAX };
    let hints = puzzle.hints.iter().take(climb.hints).rev().take(most);
    let part_of_hints = if is_small { 0.93 } else { 1.0 };
    let small = Style { size: theme::SMALL.size * part_of_hints, ..theme::SMALL };
    let hints: Vec<_> = hints.map(|hint| (small, theme::DANGER, hint.clone())).collect();
    // In a dive they have their room before they are shown: the board keeps its place.
    let later = puzzle.hints.iter().skip(climb.hints).filter(|_| !is_small);
    let body = if is_small { theme::SMALL } else { theme::BODY };
    let mut lines = Vec::new();
    if !is_small {
        let title = format!("{}. {}", climb.place + 1, puzzle.title);
        lines.push((theme::NAME, theme::LIGHT, title));
    }
    lines.push((body, theme::LIGHT, puzzle.goal.clone()));
    lines.push((body, theme::PICKUP, puzzle.rule.clone()));
    let used = used(session);
    let mut part = 1.0;
    if is_small {
        let letters = theme::letters(&rem);
        let with_room = |lines: &[(Style, Color, String)]| {
            let all = lines.iter().chain(&hints).map(|(style, _, words)| (*style, words.clone()));
            let all: Vec<_> = all.chain([(theme::SMALL, used.clone())]).collect();
            part_with_room(letters, &all, BESIDE_CARDS[usize::from(compact.0)])
        };
        let mut found = with_room(&lines);
        if found.is_none() && !hints.is_empty() {
            lines.truncate(1);
            found = with_room(&lines);
        }
        part = found.unwrap_or_else(|| least(letters));
    }
    let sized = |style: Style| Style { size: style.size * part, ..style };
    for (entity, words) in &words {
        let is_of_hints = matches!(words, Words::Hints);
        let lines = if is_of_hints { &hints } else { &lines };
        commands.entity(entity).despawn_related::<Children>().with_children(|list| {
            for (style, ink, words) in lines {
                list.spawn(text(sized(*style), *ink, words.clone()));
            }
            if is_of_hints {
                for hint in later.clone() {
                    list.spawn((text(small, theme::DANGER, hint.clone()), Visibility::Hidden));
                }
            }
        });
    }
    for entity in &counts {
        let words = text(sized(theme::SMALL), theme::DIM, used.clone());
        commands.entity(entity).despawn_related::<Children>().with_child(words);
    }
}

fn named<'a>(puzzle: &Puzzle, arms: Option<&'a Arms>) -> Option<&'a Arms> {
    let is_dive = matches!(puzzle.trial, Trial::Dive(_));
    let rule = puzzle.rule.to_lowercase();
    arms.filter(|arms| is_dive && rule.contains(&arms.weapon.name.to_lowercase()))
}

fn draw(
    climbing: Climbing,
    scene: Res<DiveView>,
    places: Query<Entity, With<Drawn>>,
    mut commands: Commands,
) {
    let Some((_, session)) = climbing.now() else { return };
    let arms = named(session.puzzle(), scene.arms.as_ref());
    for entity in &places {
        commands.entity(entity).despawn_related::<Children>().with_children(|row| {
            let Some(arms) = arms else { return };
            let words = t!("ladder-reaches", weapon = arms.weapon.name.as_str());
            row.spawn((
                Node { flex_shrink: 1.0, ..default() },
                text(theme::SMALL, theme::DIM, words),
            ));
            pattern::draw(row, &arms.weapon, pattern::Drawing::WithStriker);
        });
    }
}

pub(crate) fn used(session: &Session) -> String {
    let (puzzle, spent) = (session.puzzle(), session.stand().spent);
    let (of, par) = (puzzle.trial.system(), puzzle.par);
    match puzzle.within {
        Some(within) => {
            t!("ladder-used-within", of = of, count = spent, par = par, within = within)
        }
        None => t!("ladder-used", of = of, count = spent, par = par),
    }
}

pub(crate) fn battle(session: &Session) -> Option<(&BattleTrial, &Line)> {
    match (&session.puzzle().trial, &session.stand().position) {
        (Trial::Battle(trial), Position::Battle(line)) => Some((trial, line)),
        _ => None,
    }
}

/// The chance to win: rounded down, as where it is compared with what is wanted.
pub(crate) fn chance_of(tally: Option<&Tally>) -> String {
    let wins = tally.map_or(0, |tally| tally.share(Outcome::Attacker).millionths);
    panel::percent(i64::from(wins / 1_000 * 1_000))
}

/// The chance to win that was reached.
fn reached(session: &Session) -> Option<String> {
    let (trial, line) = battle(session)?;
    Some(t!("ladder-reached", chance = chance_of(trial.odds(line).as_ref())))
}

#[derive(Component)]
struct Card;

fn words(session: &Session, best: Option<u32>) -> Option<(String, Color, String)> {
    let puzzle = session.puzzle();
    match session.standing() {
        Standing::GoingOn => None,
        Standing::Lost(loss) => Some((t!("ladder-lost"), theme::HOSTILE, lost(loss))),
        Standing::Won { spent } => {
            let (of, spent, par) = (puzzle.trial.system(), *spent, puzzle.par);
            let told = match best {
                Some(best) => {
                    t!("ladder-solved-best", of = of, count = spent, par = par, best = best)
                }
                None => t!("ladder-solved-in", of = of, count = spent, par = par),
            };
            let heading = if spent <= par { t!("ladder-at-par") } else { t!("ladder-solved") };
            let chance = reached(session);
            let told = [Some(told), chance].into_iter().flatten().collect::<Vec<_>>().join(" ");
            Some((heading, theme::PICKUP, told))
        }
    }
}

fn lost(loss: &Loss) -> String {
    match loss {
        Loss::Nobody => t!("ladder-lost-nobody"),
        Loss::Hurt => t!("ladder-lost-hurt"),
        Loss::Gone(who) => t!("ladder-lost-gone", who = who),
        Loss::Undone(what) => t!("ladder-lost-undone", what = what),
        Loss::NoBombs => t!("ladder-lost-bombs"),
        Loss::Late(within) => t!("ladder-lost-late", count = *within),
        Loss::Stalemate => t!("ladder-lost-stalemate"),
    }
}

/// Opens at the end, once all that led to it has been shown; closes when the end is taken back.
fn keep(
    climbing: Climbing,
    film: Res<BreachPlayback>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    open: Query<Entity, With<Card>>,
    mut effects: Effects,
    mut commands: Commands,
) {
    let Some((climb, session)) = climbing.now() else { return };
    let shown = *screen.get() != Screen::BREACH || film.is_over();
    let Some((heading, colour, told)) = words(session, climb.best).filter(|_| shown) else {
        commands.despawn_all(&open);
        return;
    };
    if !open.is_empty() {
        return;
    }
    let root = (Card, Unhurried::default(), DespawnOnExit(*screen.get()));
    let puzzle = session.puzzle();
    let won = match session.standing() {
        Standing::Won { spent } => Some(if *spent <= puzzle.par { 2 } else { 1 }),
        _ => None,
    };
    let panel = match won {
        Some(_) => dialogue::spawn(&mut commands, heading, 5, 460.0, root),
        None => dialogue::spawn_aside(&mut commands, heading, 5, 320.0, root),
    };
    let wishes = if won.is_some() {
        [LadderRequest::Next, LadderRequest::Undo, LadderRequest::Restart, LadderRequest::Leave]
    } else {
        [LadderRequest::Undo, LadderRequest::Restart, LadderRequest::Hint, LadderRequest::Leave]
    };
    let all = wishes.map(|wish| ladder::wish(&mut commands, wish));
    commands.entity(all[0]).insert(FocusFirst);
    let mut panel = commands.entity(panel);
    if let Some(count) = won {
        effects.play(if count > 1 { Sound::Unlock } else { Sound::Prize });
        panel.with_children(|panel| moment::spawn(panel, count, !settings.reduced_motion));
    }
    panel
        .with_child(text(theme::BODY, colour, told))
        .with_child(text(theme::BODY, theme::DIM, puzzle.rule.clone()))
        .add_children(&all);
}

/// A step back from the card leads to the ladder.
fn step_back(
    mut back: ResMut<Back>,
    open: Query<(), With<Card>>,
    mut wishes: MessageWriter<LadderRequest>,
) {
    if !open.is_empty() && back.take() {
        wishes.write(LadderRequest::Leave);
    }
}

pub fn plugin(app: &mut App) {
    for screen in [Screen::DIVE, Screen::BREACH] {
        app.add_systems(
            OnEnter(screen),
            (move |mut commands: Commands| spawn(&mut commands, screen))
                .run_if(resource_exists::<Climb>),
        );
    }
    let other = changed_or_new::<DiveView, Drawn>;
    let playing =
        in_state(Screen::DIVE).or_else(in_state(Screen::BREACH)).or_else(in_state(Screen::ARRANGE));
    app.add_systems(
        Update,
        (
            fill.run_if(
                resource_exists::<Climb>.and_then(
                    changed_or_new::<Climb, Words>
                        .or_else(resource_changed::<RemSize>)
                        .or_else(resource_changed::<Compact>),
                ),
            ),
            draw.run_if(
                resource_exists::<Climb>.and_then(resource_exists::<DiveView>).and_then(other),
            ),
        ),
    )
    .add_systems(Update, step_back.in_set(BackSystems::Dialogue))
    .add_systems(
        Update,
        // The best result is the one before this.
        keep.after(super::note).run_if(resource_exists::<Climb>.and_then(playing)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_used_is_counted_in_the_units_of_its_system() {
        let used = |of, count: u32| t!("ladder-used", of = of, count = count, par = 3);
        assert_eq!(used("dive", 1), "1 beat, par 3");
        assert_eq!(used("breach", 2), "2 rounds, par 3");
        assert_eq!(used("battle", 2), "2 swaps, par 3");
    }
}
