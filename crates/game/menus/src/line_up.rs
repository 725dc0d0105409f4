//! Places units on both halves.
//! Used for a practice breach, and at a guardian's door in a run.

pub mod chooser;
pub mod door;
pub mod halves;
pub mod sides;

use super::page::{self, back_to};
use super::seed_row::{self, SeedSettled, SeedSystems, StartWithSeed};
use crate::loadout_actions::TAKE_OUT;
use crate::prelude::*;
use daemonfall_breach::bots::Policy;
use daemonfall_breach::{Goal, Muster, Post};
use daemonfall_breach_mode::words;
use daemonfall_campaign::Exercise;
use daemonfall_core::Side;
use daemonfall_run::practice::NextPractice;
use daemonfall_ui::parts::layer;
use daemonfall_ui::prompts::WAYS;
use sides::Sides;

#[derive(Component)]
struct StartButton;
#[derive(Component)]
struct Trouble;
/// What wins against the units of the other half.
#[derive(Component)]
struct GoalWords;

fn show(
    time: Res<Time<Real>>,
    library: Res<BreachLibrary>,
    sides: Option<Res<Sides>>,
    pens: Pens,
    mut commands: Commands,
) {
    if sides.is_none() {
        commands.insert_resource(Sides::first(&library));
    }
    let foot = foot(&mut commands, &time);
    let words = t!("line-up-about");
    let letters = pens.pen().letters;
    let both = [Side::Player, Side::Hostile]
        .map(|side| halves::spawn(&mut commands, &library, side, Some(letters)));
    build(&mut commands, Screen::LINE_UP, (t!("line-up-heading"), words, None), both, foot);
}

fn build(
    commands: &mut Commands,
    screen: Screen,
    (heading, words, stake): (String, String, Option<String>),
    [yours, theirs]: [Entity; 2],
    foot: Entity,
) {
    let root = commands
        .spawn((
            DespawnOnExit(screen),
            FocusScope(0),
            Adapts::new(
                Node {
                    width: percent(100),
                    height: percent(100),
                    padding: UiRect::axes(px(40), px(20)),
                    justify_content: JustifyContent::SpaceBetween,
                    ..column(12.0)
                },
                |node| node.padding = UiRect::axes(px(16), px(10)),
            ),
            BackgroundColor(theme::GROUND),
        ))
        .id();
    let head = commands
        .spawn((
            Node { align_items: AlignItems::FlexStart, ..column(4.0) },
            Pickable::IGNORE,
            children![text(theme::TITLE, theme::LIGHT, heading)],
        ))
        .id();
    let words = text(theme::BODY, theme::DIM, words);
    let words = (Adapts::wide_only(Node::default()), Pickable::IGNORE, children![words]);
    let words = commands.spawn(words).id();
    let goal = commands.spawn((GoalWords, text(theme::BODY, theme::LIGHT, ""))).id();
    let line = Node { flex_wrap: FlexWrap::Wrap, ..row(6.0) };
    let line = commands.group(line, &[words, goal]);
    commands.entity(head).add_child(line);
    if let Some(stake) = stake {
        // Below the first line, which is short: a hint stands at its right end.
        commands.entity(head).with_child(text(theme::BODY, theme::PICKUP, stake));
    }
    if screen == Screen::DOOR {
        let outlook = (door::Outlook, text(theme::BODY_MEDIUM, theme::DIM, ""));
        commands.entity(head).with_child(outlook);
    }
    let told = commands
        .spawn((
            chooser::AboutUnit,
            // Large letters leave it less room: what it tells scrolls.
            Adapts::new(
                Node {
                    max_height: px(482),
                    min_height: px(0),
                    overflow: Overflow::scroll_y(),
                    ..chooser::node(420.0)
                },
                |node| node.height = px(420),
            ),
            Scrolls,
            BackgroundColor(theme::ABYSS),
            BorderColor::all(theme::LINE),
        ))
        .id();
    let body = Node {
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(24),
        flex_grow: 1.0,
        min_height: px(0),
        ..default()
    };
    let body = Adapts::new(body, |node| node.min_height = auto());
    let body = commands.group(body, &[yours, told, theirs]);
    let keys = keys(commands, screen);
    commands.entity(root).add_children(&[head, body, foot, keys]);
}

fn foot(commands: &mut Commands, time: &Time<Real>) -> Entity {
    let seed = seed_row::spawn_row(commands, time, &t!("line-up-seed-about"), None);
    commands.entity(seed).node(|node| node.width = px(340));
    let about = Tooltip::new(t!("line-up-begin-about"));
    let start = sends(commands, t!("line-up-begin"), about, StartWithSeed);
    commands.entity(start).insert(StartButton).node(|node| node.width = px(200));
    let about = Tooltip::new(t!("line-up-back-about"));
    let back = link(commands, t!("line-up-back"), about, Screen::PRACTICE);
    foot_row(commands, &[seed, start, back])
}

fn foot_row(commands: &mut Commands, parts: &[Entity]) -> Entity {
    let trouble = commands
        .spawn((
            Trouble,
            Node { top: px(-22), height: auto(), ..layer() },
            text(theme::SMALL, theme::DANGER, ""),
            TextLayout::justify(Justify::Center),
        ))
        .id();
    let row = Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::FlexStart,
        column_gap: px(12),
        ..default()
    };
    commands.group(row, &[parts, &[trouble]].concat())
}

fn keys(commands: &mut Commands, screen: Screen) -> Entity {
    let rule = commands.spawn(divider()).id();
    let escape = match screen {
        Screen::DOOR => t!("line-up-key-pause"),
        _ => t!("line-up-key-back"),
    };
    let all = [
        (&[WAYS][..], t!("line-up-key-choose")),
        (&[CONFIRM], t!("line-up-key-confirm")),
        (&[TAKE_OUT], t!("line-up-key-empty")),
        (&["?"], t!("line-up-key-help")),
        (&[BACK], escape),
    ];
    let keys = commands
        .spawn((Node { flex_wrap: FlexWrap::Wrap, ..row(8.0) }, Pickable::IGNORE))
        .with_children(|row| page::keys(row, &all))
        .id();
    commands.group(Adapts::wide_only(column(10.0)), &[rule, keys])
}

fn check(
    sides: Res<Sides>,
    start: Single<Entity, With<StartButton>>,
    mut trouble: Single<&mut Text, With<Trouble>>,
    mut commands: Commands,
) {
    let problem = sides.problem();
    commands.entity(*start).mark::<InteractionDisabled>(problem.is_some());
    trouble.0 = problem.unwrap_or_default();
}

fn tell_goal(
    sides: Res<Sides>,
    library: Res<BreachLibrary>,
    mut told: Single<&mut Text, With<GoalWords>>,
) {
    let Muster { goal, hostile, .. } = sides.with_goal(&library);
    told.0 = goal_words(goal, &hostile, &library);
}

fn goal_words(goal: Goal, foes: &[Post], library: &BreachLibrary) -> String {
    let foe = goal.place().and_then(|place| foes.get(place));
    words::goal(goal, foe.map_or("", |foe| library.unit(foe.unit).name.as_str()))
}

fn begin(
    mut settled: MessageReader<SeedSettled>,
    sides: Res<Sides>,
    library: Res<BreachLibrary>,
    mut next: ResMut<NextPractice>,
    mut screen: ResMut<NextState<Screen>>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(SeedSettled(seed)) = settled.read().last().copied() else {
        return;
    };
    // The seed's field can be confirmed while the button is disabled.
    if let Some(problem) = sides.problem() {
        notices.write(Notice::wrong(problem));
        return;
    }
    screen.set(next.ask(Exercise::Breach {
        title: t!("breach-start-practice"),
        muster: sides.with_goal(&library),
        foes: Policy::Opponent,
        seed,
    }));
}

fn is_shown(screen: Res<State<Screen>>, sides: Option<Res<Sides>>) -> bool {
    matches!(*screen.get(), Screen::LINE_UP | Screen::DOOR) && sides.is_some()
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::LINE_UP)
        .add_systems(OnEnter(Screen::LINE_UP), show)
        .add_plugins((halves::plugin, chooser::plugin, door::plugin))
        .add_systems(
            Update,
            (
                check.run_if(changed_or_new::<Sides, StartButton>).run_if(is_shown),
                tell_goal.run_if(changed_or_new::<Sides, GoalWords>).run_if(is_shown),
                (begin.after(SeedSystems), back_to(Screen::PRACTICE).in_set(BackSystems::Screen))
                    .run_if(in_state(Screen::LINE_UP).and_then(resource_exists::<Sides>)),
            ),
        );
}
