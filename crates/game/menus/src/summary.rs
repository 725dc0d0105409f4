//! The summary: how the dive ended, its results, and where to go next.

use crate::page;
use crate::prelude::*;
use daemonfall_campaign::{Exercise, Practice};
use daemonfall_dive_mode::puzzle_actions::LadderAction;
use daemonfall_dive_mode::session::Session;
use daemonfall_dive_mode::session::back::take_back;
use daemonfall_dive_mode::session::tally::cause;
use daemonfall_dungeon::{DiveState, Library, Outcome};
use daemonfall_platform::clock::fresh_seed;
use daemonfall_platform::saves::replays;
use daemonfall_run::practice::NextPractice;
use daemonfall_ui::parts::number_box;

fn show(
    session: Res<Session>,
    practice: Option<Res<Practice>>,
    state: Res<DiveState>,
    library: Res<Library>,
    store: Res<SaveStore>,
    pens: Pens,
    mut commands: Commands,
) {
    let Some(record) = practice.as_deref().and_then(Practice::replay) else { return };
    let pen = &pens.pen();
    let outcome = state.outcome.unwrap_or(Outcome::Escaped);
    let escaped = outcome == Outcome::Escaped;
    let (heading, colour) = if escaped {
        (t!("summary-escaped"), theme::PICKUP)
    } else {
        (t!("summary-died"), theme::HOSTILE)
    };
    let killer = match outcome {
        Outcome::Died { by: Some(kind), .. } => {
            library.kind(kind).sprite.clone().unwrap_or_else(|| library.kind_name(kind).into())
        }
        Outcome::Died { by: None, .. } => "icon_burn".into(),
        Outcome::Escaped => "stairs".into(),
    };
    let root = page::centred(&mut commands, pen.atlas, Screen::SUMMARY, 0.62);
    let panel = commands
        .spawn((
            Adapts::new(card(720.0, 16.0, 28.0), |node| {
                node.padding = UiRect::all(px(18));
                node.row_gap = px(11);
            }),
            BackgroundColor(theme::PANEL),
            BorderColor { top: colour, ..BorderColor::all(theme::EDGE) },
        ))
        .id();
    let tally = session.tally;
    let head = (
        row(20.0),
        children![
            (
                pen.atlas.icon(&killer),
                Node { width: px(64), height: px(64), flex_shrink: 0.0, ..default() }
            ),
            (
                column(4.0),
                children![
                    text(theme::TITLE, colour, heading),
                    text(
                        theme::BODY,
                        theme::LIGHT,
                        format!("{}.", cause(outcome, tally.last, &library))
                    )
                ]
            )
        ],
    );
    let numbers = commands.spawn(Node { column_gap: px(theme::PAD), ..default() }).id();
    for (caption, number) in [
        (t!("summary-floor"), format!("{}/{}", state.floor + 1, state.floors)),
        (t!("summary-beats"), state.beat.to_string()),
        (t!("summary-gold"), tally.gold.to_string()),
        (t!("summary-destroyed"), tally.kills.to_string()),
        (t!("summary-found"), tally.found.to_string()),
        (t!("summary-health-lost"), tally.wounds.to_string()),
    ] {
        let number = number_box(caption, number, theme::NUMBER_LARGE);
        commands.entity(numbers).with_child(number);
    }
    let name = replays::name(record);
    let place = store.place(&name);
    let replay = commands.spawn(text(theme::SMALL, theme::DIM, "")).id();
    store.write(name, record.write(), move |world, written| {
        let (words, colour) = match written {
            Ok(()) => (t!("summary-replay", place = page::file_name(&place)), theme::DIM),
            Err(error) => {
                (t!("summary-replay-not", reason = refused::store(&error)), theme::DANGER)
            }
        };
        // The player may have left the screen.
        if let Ok(mut line) = world.get_entity_mut(replay) {
            line.insert((
                Text::new(words),
                TextColor(colour),
                Tooltip::above(place),
                Pickable::default(),
            ));
        }
    });
    let seed = (
        Node { align_items: AlignItems::Baseline, column_gap: px(10), ..default() },
        children![
            text(theme::CAPTION, theme::DIM, t!("seed-caption")),
            text(theme::NUMBER, theme::YOU, seed_text(record.seed)),
        ],
    );
    let choices = choices(&mut commands, escaped);
    let by_hand = record.beats.iter().any(|beat| beat.0.is_edit());
    let edited = by_hand.then(|| {
        let line = text(theme::SMALL, theme::DANGER, t!("summary-edited"));
        commands.spawn(line).id()
    });
    commands
        .entity(panel)
        .with_child(head)
        .with_child(divider())
        .add_child(numbers)
        .with_child(divider())
        .with_child(seed)
        .add_children(edited.as_slice())
        .add_children(&[replay, choices]);
    commands.entity(root).insert(Unhurried::default()).add_child(panel);
}

/// Who died is asked about the last beat first.
fn choices(commands: &mut Commands, escaped: bool) -> Entity {
    let dive_again = |_: On<Activate>,
                      session: Res<Session>,
                      mut next: ResMut<NextPractice>,
                      mut screen: ResMut<NextState<Screen>>| {
        screen.set(next.ask(Exercise::Dive { seed: session.seed }));
    };
    let about = Tooltip::new(t!("summary-again-about"));
    let again = action(commands, t!("summary-again"), about, dive_again);
    let take_back = |_: On<Activate>, mut commands: Commands| commands.queue(go_on);
    let about = Tooltip::new(t!("summary-undo-about"));
    let undo = action(commands, t!("ladder-undo"), about, take_back);
    commands.entity(if escaped { again } else { undo }).insert(FocusFirst);
    let dive_anew = |_: On<Activate>,
                     time: Res<Time<Real>>,
                     mut next: ResMut<NextPractice>,
                     mut screen: ResMut<NextState<Screen>>| {
        screen.set(next.ask(Exercise::Dive { seed: fresh_seed(time.elapsed()) }));
    };
    let about = Tooltip::new(t!("summary-fresh-about"));
    let fresh = action(commands, t!("summary-fresh"), about, dive_anew);
    let about = Tooltip::new(t!("summary-practice-about"));
    let title = link(commands, t!("pause-practice"), about, Screen::PRACTICE);
    #[cfg(target_family = "wasm")]
    let share = Some(share(commands));
    #[cfg(not(target_family = "wasm"))]
    let share = None;
    let all: Vec<Entity> =
        [Some(undo), Some(again), Some(fresh), share, Some(title)].into_iter().flatten().collect();
    for choice in all.iter().copied() {
        commands.entity(choice).node(|node| node.flex_grow = 1.0);
    }
    commands.spawn(Node { column_gap: px(10), ..default() }).add_children(&all).id()
}

#[cfg(target_family = "wasm")]
fn share(commands: &mut Commands) -> Entity {
    use daemonfall_platform::web;
    commands
        .spawn((button(t!("summary-link")), Tooltip::new(t!("summary-link-about"))))
        .observe(|_: On<Activate>, practice: Res<Practice>, mut notices: MessageWriter<Notice>| {
            let Some(mut replay) = practice.replay().cloned() else { return };
            replay.keyframes.clear();
            notices.write(match web::packed::link(&replay.write()) {
                Ok(word) => {
                    web::share(&format!("replay={word}"));
                    Notice::done(t!("summary-link-copied"))
                }
                Err(error) => Notice::wrong(t!("summary-link-not", error = error.to_string())),
            });
        })
        .id()
}

fn again(
    input: Res<ActionInput>,
    session: Res<Session>,
    mut next: ResMut<NextPractice>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if input.has(DiveAction::Again) {
        screen.set(next.ask(Exercise::Dive { seed: session.seed }));
    }
}

/// Back into the dive, before its last beat.
fn go_on(world: &mut World) {
    take_back(world);
    if world.resource::<DiveState>().outcome.is_none() {
        world.resource_mut::<NextState<Screen>>().set(Screen::DIVE);
    }
}

fn undo(input: Res<ActionInput>, mut commands: Commands) {
    if input.has(LadderAction::Undo) {
        commands.queue(go_on);
    }
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::SUMMARY).add_systems(OnEnter(Screen::SUMMARY), show).add_systems(
        Update,
        (again, undo, page::back_to(Screen::PRACTICE).in_set(BackSystems::Screen))
            .run_if(in_state(Screen::SUMMARY)),
    );
}
