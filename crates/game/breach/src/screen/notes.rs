//! The line between field and cards.
//! Warnings about the selected choice, what to do next, and the keys.

use super::inspected_move::Looked;
use super::shared::side_colour;
use super::warnings;
use crate::breach_view::BreachView;
use crate::choosing::Choosing;
use crate::column::Line;
use crate::input::BreachAction;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::preview::ShownPreview;
use crate::{BreachSession, BreachSystems, Shown, words};
use bevy::ui_widgets::{Activate, Button};
use daemonfall_breach::{Aims, Warning};
use daemonfall_campaign::{BREACH_ROUNDS, Practice};
use daemonfall_input::action_input::Wanted;
use daemonfall_ui::drawing::Anchor::Start;
use daemonfall_ui::prompts::{self, SIDEWAYS, UPRIGHT, WAYS};
use daemonfall_ui::tooltip::KeepsClear;

/// From where to where the line goes, and how much a key takes besides what it does.
const LINE: (f32, f32) = (24.0, 1256.0);
const KEY: f32 = 44.0;
/// Space before words that follow a picture, and between the words and the keys.
const AFTER_PICTURE: f32 = 24.0;
const BETWEEN: f32 = 24.0;
const BASE: f32 = 511.0;

#[derive(Component)]
pub struct Notes;

/// The round in which somebody was hurt last, or the one in which the screen was entered.
#[derive(Resource, Default)]
struct LastHarm(Option<u32>);

/// Rounds without harm after which the line says how to leave.
const QUIET: u32 = 8;
/// The round from which on it says so to your last unit.
const LONG: u32 = 10;
/// The round from which on it says so to every unit.
const ENDLESS: u32 = 30;

fn note_harm(mut shown: MessageReader<Shown>, table: Res<BreachView>, mut last: ResMut<LastHarm>) {
    let harms = |Shown { event, .. }: &Shown| match event {
        BreachEvent::Burned { .. } => true,
        BreachEvent::Stack(StackEvent::Changed { change, .. }) => {
            matches!(change, Change::Damaged { taken, .. } if *taken > 0)
        }
        _ => false,
    };
    if shown.read().fold(last.0.is_none(), |harmed, it| harmed | harms(it)) {
        last.0 = Some(table.round);
    }
}

fn fill(
    choosing: Res<Choosing>,
    ghost: Res<ShownPreview>,
    table: Res<BreachView>,
    (duel, practice): (Res<BreachSession>, Option<Res<Practice>>),
    film: Res<BreachPlayback>,
    (looked, last): (Res<Looked>, Res<LastHarm>),
    library: Res<BreachLibrary>,
    (compact, device): (Res<Compact>, Res<Device>),
    mut canvas: Canvas<Notes>,
) {
    canvas.redraw(|parent, pen| {
        // What a mime misses matters least.
        let is_quiet = |warning: &&Warning| matches!(warning, Warning::MimeMisses { .. });
        let found = &ghost.preview.warnings;
        let warning = found
            .iter()
            .find(|warning| !is_quiet(warning))
            .or(found.first())
            .filter(|_| choosing.at_hand().is_some() && film.is_over());
        let quiet = warning.as_ref().is_some_and(is_quiet);
        let rounds = last.0.map_or(0, |last| table.round.saturating_sub(last));
        // A row under the resting pointer does not hide what confirming an aim would do.
        let asks = choosing.aim.is_some() && choosing.looked_at.is_none();
        let row = looked.line.as_ref().filter(|_| !asks);
        let told = warning.is_some() && !quiet && choosing.trouble.is_none();
        let crowded = told || row.is_some();
        let said = if let Some(trouble) = &choosing.trouble {
            Some(warned(theme::DANGER, words::sentence(trouble), String::new()))
        } else if let Some(row) = row {
            Some(looked_at(row, &table, &library))
        } else if let (Some(warning), Some(user)) = (warning, choosing.who) {
            let (short, why) = warnings::words(*warning, user, &table, &ghost.preview, &library);
            Some(warned(if quiet { theme::NEUTRAL } else { theme::DANGER }, short, why))
        } else if let Some(who) = choosing.who {
            let limit = if practice.is_some() { 0 } else { BREACH_ROUNDS };
            Some(hint(&choosing, &table, &library, who, (rounds, limit)))
        } else {
            // Units that can do nothing never ask: without this, nothing would say how to leave.
            let endless = rounds >= QUIET && table.outcome.is_none();
            endless.then(|| hinted(t!("breach-hint-quiet", rounds = rounds)))
        };
        // Too small for fingers: they have buttons.
        let by_fingers = compact.0 && *device == Device::Fingers;
        let all = match by_fingers {
            true => Vec::new(),
            false => hints(&choosing, &film, duel.can_take_back(), crowded),
        };
        let stay = wide(pen.letters, all.iter().filter(|hint| hint.leaves().is_none()));
        // Compact windows have room for all.
        let to = if compact.0 { LINE.1 } else { LINE.1 - BETWEEN - stay };
        let end = said.map_or(LINE.0, |said| said.say(parent, pen, to));
        let all = match compact.0 {
            true => all,
            false => with_room(all, pen.letters, LINE.1 - BETWEEN - end),
        };
        keys(parent, pen.letters, all);
    });
}

fn wide<'a>(letters: f32, hints: impl Iterator<Item = &'a Hint>) -> f32 {
    hints.map(|hint| KEY + width(letters, theme::SMALL, &hint.what)).sum()
}

/// The keys for which there is room; the help tells the others.
fn with_room(mut all: Vec<Hint>, letters: f32, room: f32) -> Vec<Hint> {
    while wide(letters, all.iter()) > room {
        let places = (0..).zip(&all);
        let first = places.filter_map(|(place, hint)| Some((hint.leaves()?, place))).min();
        let Some((_, place)) = first else { break };
        all.remove(place);
    }
    all
}

/// What the line says: a picture, what matters, and more about it.
struct Said {
    picture: Option<(String, Color, bool)>,
    short: (Style, Color, String),
    more: String,
}

impl Said {
    /// Writes it up to there, and returns where it ends. What has no room is told by pointing.
    fn say(self, parent: &mut ChildSpawnerCommands, pen: &Pen, to: f32) -> f32 {
        let Self { picture, short: (style, colour, short), more } = self;
        let mut x = LINE.0;
        if let Some((name, tint, flip)) = &picture {
            let name = pen.atlas.known(name, "breach_sign");
            pen.icon(parent, name, (x + 8.0, BASE - 5.0), 16.0, *tint, *flip);
            x += AFTER_PICTURE;
        }
        let style = fitting(pen.letters, style, &short, to - x);
        let end = x + width(pen.letters, style, &short);
        let whole = end + width(pen.letters, theme::SMALL, &more);
        let fits = whole <= to;
        let mut spans = vec![(style, colour, short)];
        if fits && !more.is_empty() {
            spans.push((theme::SMALL, theme::LIGHT, format!(" {more}")));
        }
        pen.spans(parent, (x, BASE), Start, &spans);
        let end = if fits { whole } else { end };
        if picture.is_some() {
            let node = at(LINE.0, 495.0, end - LINE.0, 22.0);
            match fits {
                true => parent.spawn((node, KeepsClear, Pickable::IGNORE)),
                false => parent.spawn((node, KeepsClear, Tooltip::above(more))),
            };
        }
        end
    }
}

fn warned(colour: Color, short: String, more: String) -> Said {
    let picture = Some(("breach_warning".into(), colour, false));
    Said { picture, short: (theme::NAME_SMALL, colour, short), more }
}

fn looked_at(row: &Line, table: &BreachView, library: &BreachLibrary) -> Said {
    let it = library.subroutine(row.subroutine);
    let whose = t!("breach-looked-at", what = it.name.clone(), who = table.name(row.user));
    let own = table.is_own(row.user);
    let picture = pictures::subroutine(library.subroutine_key(row.subroutine));
    Said {
        picture: Some((picture, side_colour(own), !own)),
        short: (theme::NAME_SMALL, side_colour(own), whose),
        more: t!("breach-looked-at-does", does = words::subroutine_line(it)),
    }
}

fn hint(
    choosing: &Choosing,
    table: &BreachView,
    library: &BreachLibrary,
    who: CharacterId,
    (quiet, limit): (u32, u32),
) -> Said {
    let name = table.name(who);
    let left =
        |own: bool| table.units.iter().filter(|unit| unit.present && unit.is_own() == own).count();
    let last_stand = left(true) == 1 && left(false) > 1 && table.round >= LONG;
    let words = match (choosing.current(), choosing.aim, choosing.at_hand()) {
        (Some(card), Some(_), Some(Command::Use { aim, .. })) => {
            let at = match aim {
                daemonfall_breach::Aim::Character(id) => table.name(id).to_owned(),
                daemonfall_breach::Aim::Panel(panel) if panel.depth() == 0 => {
                    t!("breach-hint-front", panel = panel.column + 1)
                }
                daemonfall_breach::Aim::Panel(panel) => {
                    t!("breach-hint-back", panel = panel.column + 1)
                }
            };
            let it = library.subroutine(card.subroutine);
            let how = if it.aims == Aims::Free { "to" } else { "at" };
            t!("breach-hint-aim", what = it.name.clone(), at = at, how = how)
        }
        (_, None, _) if quiet >= QUIET => t!("breach-hint-quiet", rounds = quiet),
        (_, None, _) if table.round >= ENDLESS => t!("breach-hint-endless", limit = limit),
        (_, None, _) if last_stand => t!("breach-hint-last", who = name),
        (None, ..) => t!("breach-hint-wait", who = name),
        _ => t!("breach-hint-choose", who = name),
    };
    hinted(words)
}

fn hinted(words: String) -> Said {
    Said { picture: None, short: (theme::SMALL_MEDIUM, theme::YOU, words), more: String::new() }
}

fn hints(choosing: &Choosing, film: &BreachPlayback, can_undo: bool, crowded: bool) -> Vec<Hint> {
    use BreachAction as A;
    let of = |action: A, what: String| Hint { key: key_name(action), what, action: Some(action) };
    let mut list = Vec::new();
    if film.waits() {
        list.push(of(A::Next, t!("breach-key-hint-next")));
    }
    let is_looking = choosing.looked_at.is_some();
    if is_looking {
        list.push(Hint { key: UPRIGHT, what: t!("breach-key-hint-row"), action: None });
        list.push(Hint { key: BACK, what: t!("breach-key-hint-back"), action: None });
    } else if !film.is_over() {
        list.push(of(A::Skip, t!("breach-key-hint-skip")));
    } else if choosing.aim.is_some() {
        list.push(Hint { key: WAYS, what: t!("breach-key-hint-aim"), action: None });
        list.push(of(A::Confirm, t!("breach-key-hint-confirm")));
        list.push(Hint { key: BACK, what: t!("breach-key-hint-back"), action: None });
    } else if choosing.who.is_some() {
        list.push(Hint { key: SIDEWAYS, what: t!("breach-key-hint-card"), action: None });
        list.push(of(A::Confirm, t!("breach-key-hint-take")));
    }
    if film.is_over() && can_undo && !is_looking {
        list.push(of(A::Undo, t!("breach-key-hint-undo")));
    }
    if !crowded {
        if film.is_over() && choosing.aim.is_none() {
            list.push(of(A::NextMove, t!("breach-key-hint-look")));
        }
        list.push(of(A::Speed, format!("{}\u{d7}", film.speed)));
        let steps = if film.stepwise {
            t!("breach-key-hint-at-once")
        } else {
            t!("breach-key-hint-stepwise")
        };
        list.push(of(A::Stepwise, steps));
        list.push(of(A::Log, t!("breach-key-hint-log")));
        list.push(of(A::Help, t!("breach-key-hint-help")));
    }
    if choosing.aim.is_none() && !is_looking {
        list.push(Hint { key: BACK, what: t!("breach-key-hint-pause"), action: Some(A::Pause) });
    }
    list
}

struct Hint {
    key: &'static str,
    what: String,
    action: Option<BreachAction>,
}

impl Hint {
    /// How soon it makes room for others, the lowest first; never what goes on, and the pause.
    fn leaves(&self) -> Option<u8> {
        use BreachAction as A;
        match self.action {
            Some(A::Confirm | A::Next | A::Skip | A::Pause) => None,
            Some(A::Log) => Some(0),
            Some(A::NextMove | A::Stepwise | A::Speed) => Some(1),
            Some(A::Help) => Some(2),
            _ => Some(3),
        }
    }
}

#[derive(Component, Clone, Copy, Debug)]
#[require(Pressable, Button)]
struct HintNode(BreachAction);

fn keys(parent: &mut ChildSpawnerCommands, letters: f32, hints: Vec<Hint>) {
    let row = Node {
        justify_content: JustifyContent::FlexEnd,
        align_items: AlignItems::Center,
        column_gap: px(12),
        ..at(LINE.0, 494.0, LINE.1 - LINE.0, 26.0)
    };
    parent.spawn((row, Pickable::IGNORE)).with_children(|row| {
        for hint in hints {
            let node = Node { align_items: AlignItems::Center, column_gap: px(6), ..default() };
            let mut node = row.spawn((node, KeepsClear));
            match hint.action {
                Some(action) => {
                    node.insert(HintNode(action)).observe(press);
                }
                None => {
                    node.insert(widgets::Presses::cap(hint.key));
                }
            }
            node.with_children(|node| {
                node.spawn((
                    prompts::KeyCap,
                    Node {
                        height: px(17.0 * letters),
                        min_width: px(17.0 * letters),
                        flex_shrink: 0.0,
                        padding: UiRect::horizontal(px(4)),
                        border: UiRect::all(px(1)),
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        ..default()
                    },
                    widgets::panel_face(),
                    Pickable::IGNORE,
                    children![widgets::text(theme::KEY, theme::LIGHT, hint.key)],
                ));
                node.spawn(widgets::text(theme::SMALL, theme::DIM, hint.what));
            });
        }
    });
}

fn press(used: On<Activate>, hints: Query<&HintNode>, mut wanted: MessageWriter<Wanted>) {
    if let Ok(HintNode(action)) = hints.get(used.entity) {
        wanted.write_batch(Wanted::of(*action));
    }
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Choosing>
        .or_else(resource_changed::<ShownPreview>)
        .or_else(resource_changed::<BreachView>)
        .or_else(resource_changed::<Looked>)
        .or_else(resource_changed::<Compact>)
        .or_else(resource_changed::<Device>)
        .or_else(resource_changed::<BreachPlayback>);
    let draw = (note_harm, fill.run_if(changed)).chain().in_set(BreachSystems::Draw);
    app.init_resource::<LastHarm>()
        .add_systems(OnEnter(Screen::BREACH), |mut last: ResMut<LastHarm>| last.0 = None)
        .add_systems(Update, draw);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn while_rows_are_looked_at_the_keys_walk_them_and_go_back() {
        let choosing = Choosing { looked_at: Some(0), ..Choosing::default() };
        let keys = hints(&choosing, &BreachPlayback::default(), true, true);
        assert_eq!(keys.iter().map(|hint| hint.key).collect::<Vec<_>>(), [UPRIGHT, BACK]);
    }

    #[test]
    fn without_room_the_log_goes_first_and_confirm_and_pause_stay() {
        let choosing = Choosing { who: Some(CharacterId(0)), ..Choosing::default() };
        let all = || hints(&choosing, &BreachPlayback::default(), true, false);
        let actions = |hints: &[Hint]| hints.iter().map(|hint| hint.action).collect::<Vec<_>>();
        let (whole, mut expected) = (wide(1.0, all().iter()), actions(&all()));
        assert_eq!(actions(&with_room(all(), 1.0, whole)), expected);
        expected.retain(|action| *action != Some(BreachAction::Log));
        assert_eq!(actions(&with_room(all(), 1.0, whole - 1.0)), expected);
        let least = [Some(BreachAction::Confirm), Some(BreachAction::Pause)];
        assert_eq!(actions(&with_room(all(), 1.0, 0.0)), least);
    }
}
