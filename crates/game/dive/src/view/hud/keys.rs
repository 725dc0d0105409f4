//! The key hints, and what each key does at the moment.

use super::frame::Keys;
use crate::input::action::DiveAction;
use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::puzzle_actions::LadderAction;
use crate::session::back::FreeDive;
use crate::session::watch::Watch;
use crate::view::ViewSystems;
use crate::view::camera::Foot;
use crate::view::dive_view::DiveView;
use daemonfall_campaign::Practice;
use daemonfall_ui::transport::FilmAction;
use daemonfall_ui::widgets::{Presses, key_cap};

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<InputMode>
        .or_else(resource_changed::<Foot>)
        .or_else(resource_exists_and_changed::<Watch>)
        .or_else(any_match_filter::<Added<Keys>>);
    app.init_resource::<UndoKey>()
        .add_systems(Update, fill.in_set(ViewSystems::Mark).run_if(changed));
}

/// A hint: the tokens of its keys, if any, and what they do.
type Hint = (Vec<&'static str>, String);

/// The token of the key that undoes beats, set by the system that reads that key.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct UndoKey(pub &'static str);

#[derive(Clone, Copy)]
enum Player<'a> {
    /// A player who cannot take beats back.
    Bound,
    /// A player who can take beats back with this key.
    Practising(UndoKey),
    /// A player of a puzzle.
    Solving,
    Record(&'a Watch),
}

fn ways() -> Vec<&'static str> {
    use DiveAction as A;
    [A::Left, A::Down, A::Up, A::Right].map(key_name).into()
}

fn of(action: DiveAction, what: String) -> Hint {
    (vec![key_name(action)], what)
}

/// The hint for back, which leads to the pause and out of every mode.
fn back(what: String) -> Hint {
    (vec![BACK], what)
}

/// When a carried bomb explodes once it is set, and how hard it hits.
fn blast(scene: &DiveView, library: &Library) -> Option<String> {
    let bomb = &library.kind(scene.player()?.traits.player?.bomb).traits;
    let (beats, damage) = (bomb.fuse?.beats, bomb.blast?.damage);
    Some(t!("dive-key-bomb-blast", beats = beats, damage = damage))
}

/// The hints of a mode, the most important first.
fn hints(mode: InputMode, player: Player, blast: Option<String>) -> Vec<Hint> {
    use DiveAction as A;
    match (mode, player) {
        (InputMode::Play, Player::Record(watch)) => of_record(watch),
        (InputMode::Play, _) => {
            let undo = match player {
                Player::Practising(UndoKey(token)) => Some(token),
                Player::Solving => Some(key_name(LadderAction::Undo)),
                _ => None,
            };
            let mut all = vec![(ways(), t!("dive-key-strike")), of(A::Wait, t!("dive-key-wait"))];
            if !matches!(player, Player::Solving) {
                all.push(of(A::AutoExplore, t!("dive-key-explore")));
                all.push(of(A::Take, t!("dive-key-take")));
            }
            all.extend([
                of(A::Bomb, t!("dive-key-bomb")),
                of(A::Drink, t!("dive-key-drink")),
                of(A::Look, t!("dive-key-look")),
                of(A::NextThreat, t!("dive-key-threat")),
                of(A::Rest, t!("dive-key-rest")),
            ]);
            all.extend(undo.map(|token| (vec![token], t!("dive-key-undo"))));
            all.push(of(A::Log, t!("dive-key-log")));
            all.push(([A::ZoomIn, A::ZoomOut].map(key_name).into(), t!("dive-key-zoom")));
            all.extend([of(A::Help, t!("dive-key-help")), back(t!("dive-key-pause"))]);
            all
        }
        (InputMode::Bomb, _) => {
            let mut all = vec![
                (ways(), t!("dive-key-bomb-way")),
                of(A::Bomb, t!("dive-key-bomb-ahead")),
                back(t!("dive-key-bomb-keep")),
            ];
            all.extend(blast.map(|words| (Vec::new(), words)));
            all
        }
        (InputMode::Look, _) => vec![
            (ways(), t!("dive-key-cursor")),
            of(A::NextThreat, t!("dive-key-threat")),
            of(A::Confirm, t!("dive-key-walk-there")),
            back(t!("dive-key-stop-looking")),
        ],
        (InputMode::Log, _) => vec![
            ([A::Up, A::Down].map(key_name).into(), t!("dive-key-log-scroll")),
            back(t!("dive-key-log-close")),
        ],
        (InputMode::Help, _) => {
            vec![of(A::Confirm, t!("dive-key-help-page")), back(t!("dive-key-help-close"))]
        }
    }
}

/// The film's controls while it is not over, and the keys for looking and reading.
fn of_record(watch: &Watch) -> Vec<Hint> {
    use DiveAction as A;
    use FilmAction as B;
    let film = |action: B, what: String| -> Hint { (vec![key_name(action)], what) };
    let play = match watch.is_playing() {
        true => t!("watch-key-stop"),
        false => t!("watch-key-play"),
    };
    let times = watch.speed().to_string();
    let mut all = match watch.is_over() {
        true => Vec::new(),
        false => vec![
            film(B::Play, play),
            film(B::End, t!("watch-key-end")),
            film(B::Faster, t!("watch-key-faster", times = times)),
            film(B::Slower, t!("watch-key-slower")),
        ],
    };
    all.extend([
        of(A::Look, t!("dive-key-look")),
        of(A::Log, t!("dive-key-log")),
        of(A::Help, t!("dive-key-help")),
        back(t!("dive-key-pause")),
    ]);
    all
}

/// Hints in a column, where the keys are beside the log.
const ROWS: usize = 3;

fn fill(
    mut commands: Commands,
    mode: Res<InputMode>,
    watch: Option<Res<Watch>>,
    (free, undo, practice): (FreeDive, Res<UndoKey>, Option<Res<Practice>>),
    (scene, library): (Option<Res<DiveView>>, Option<Res<Library>>),
    foot: Res<Foot>,
    keys: Query<Entity, With<Keys>>,
) {
    let Ok(keys) = keys.single() else { return };
    let player = match &watch {
        Some(watch) => Player::Record(watch),
        None if free.is_under_way() => Player::Practising(*undo),
        None if practice.as_ref().is_some_and(|it| it.puzzle().is_some()) => Player::Solving,
        None => Player::Bound,
    };
    let node = Node {
        column_gap: px(if *foot == Foot::Fingers { 6 } else { 14 }),
        row_gap: px(4),
        align_items: AlignItems::Center,
        flex_wrap: if *foot == Foot::Below { FlexWrap::Wrap } else { FlexWrap::NoWrap },
        ..default()
    };
    let blast = scene.zip(library).and_then(|(scene, library)| blast(&scene, &library));
    let hints = hints(*mode, player, blast);
    commands.entity(keys).despawn_related::<Children>().with_children(|keys| {
        keys.spawn((node, Pickable::IGNORE)).with_children(|keys| match *foot {
            Foot::Fingers => buttons(keys, &hints),
            Foot::Beside => hints.chunks(ROWS).for_each(|column| caps(keys, column)),
            Foot::Below => hints.chunks(1).for_each(|hint| caps(keys, hint)),
        });
    });
}

fn caps(keys: &mut ChildSpawnerCommands, column: &[Hint]) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        // A single hint is at the top too.
        align_self: AlignSelf::Stretch,
        ..default()
    };
    keys.spawn((node, Pickable::IGNORE)).with_children(|parent| {
        for (tokens, what) in column {
            let node = Node { height: px(22), ..row(4.0) };
            let mut line = parent.spawn((node, Pickable::IGNORE));
            if let [token] = tokens.as_slice() {
                line.insert(Presses::cap(token));
            }
            line.with_children(|line| {
                for token in tokens {
                    let mut cap = line.spawn(key_cap(*token));
                    if tokens.len() > 1 {
                        cap.insert(Presses::cap(token));
                    }
                }
                line.spawn((
                    Node { margin: UiRect::left(px(4)), ..default() },
                    text(theme::SMALL, theme::NEUTRAL, what),
                ));
            });
        }
    });
}

/// Hints as touch buttons, side by side; the pad covers directions.
fn buttons(keys: &mut ChildSpawnerCommands, hints: &[Hint]) {
    for (tokens, what) in hints {
        let [token] = tokens.as_slice() else { continue };
        // The pad has it.
        if *token == key_name(DiveAction::Wait) {
            continue;
        }
        let node = Node {
            height: px(52),
            min_width: px(48),
            padding: UiRect::horizontal(px(8)),
            border: UiRect::all(px(1)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        };
        let mut button = keys.spawn((node, panel_face(), Presses::cap(token)));
        button.with_child(text(theme::SMALL_MEDIUM, theme::LIGHT, what));
    }
}
