//! The foot: film buttons, position, and key hints.

use super::now::Now;
use crate::BattleSystems;
use crate::begin::Show;
use crate::transport::{Transport, TransportRequest};
use bevy::prelude::*;
use daemonfall_input::action_table::key_name;
use daemonfall_input::global_actions::BACK;
use daemonfall_ui::drawing::{Anchor, NUMBER, Pen, SMALL, at};
use daemonfall_ui::focus::Focusable;
use daemonfall_ui::prelude::*;
use daemonfall_ui::region::{self, Region};
use daemonfall_ui::transport::FilmAction;
use daemonfall_ui::transport::bar::{SIGNS, repeats, transport_button};
use daemonfall_ui::widgets::{key_button, key_hints};

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Play,
    Speed,
    Place,
}

const TOP: f32 = 652.0;
const HIGH: f32 = 28.0;

const BUTTONS: Region = Region::new(Vec2::new(24.0, 650.0), Vec2::new(7.0, 389.0), 1.15);
/// The position in the film and the way out.
const LEAVE: Region = Region::new(Vec2::new(1000.0, 650.0), Vec2::new(674.0, 390.0), 1.0);

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    region::spawn(stage, BUTTONS, |stage| buttons(stage, pen));
    region::spawn(stage, LEAVE, |stage| leave(stage, pen));
    region::spawn(stage, Region::wide_only(), |stage| keys(stage, pen));
}

fn buttons(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    use FilmAction as A;
    let [start, back, on, end] = SIGNS.map(String::from);
    for (x, wide, sign, action, about) in [
        (24.0, 44.0, start, A::Start, t!("battle-foot-start")),
        (72.0, 44.0, back, A::Back, t!("battle-foot-back")),
        (120.0, 72.0, t!("battle-foot-play"), A::Play, t!("battle-foot-play.about")),
        (196.0, 44.0, on, A::On, t!("battle-foot-on")),
        (244.0, 44.0, end, A::End, t!("battle-foot-end")),
        (316.0, 36.0, "\u{2212}".into(), A::Slower, t!("battle-foot-slower")),
        (392.0, 36.0, "+".into(), A::Faster, t!("battle-foot-faster")),
        (456.0, 104.0, t!("battle-foot-again"), A::Again, t!("battle-foot-again.about")),
    ] {
        let Some(request) = action.request() else { continue };
        let about = t!("battle-foot-key", about = about, key = key_name(action));
        let button = transport_button(stage, pen.fonts, place(x, wide), sign, about, request);
        let mut button = stage.commands_mut().entity(button);
        // The film uses the keys itself.
        button.remove::<Focusable>();
        if request == TransportRequest::Play {
            button.insert(Word::Play);
        }
        if matches!(request, TransportRequest::Step(_)) {
            repeats(button, request);
        }
    }
    let speed = pen.text(stage, (372.0, TOP + 18.5), Anchor::Middle, NUMBER, theme::YOU, "1\u{d7}");
    stage.commands_mut().entity(speed).insert(Word::Speed);
}

fn leave(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let at_place = pen.text(stage, (1118.0, TOP + 18.5), Anchor::End, SMALL, theme::NEUTRAL, "");
    stage.commands_mut().entity(at_place).insert(Word::Place);
    let leave = button(pen.fonts, t!("battle-foot-leave"));
    stage
        .spawn((leave, Tooltip::new(t!("battle-foot-leave.about"))))
        .insert(place(1136.0, 120.0))
        .remove::<Focusable>()
        .observe(super::end::go_back);
}

fn place(x: f32, wide: f32) -> Node {
    centred(Node { border: UiRect::all(px(1)), ..at(x, TOP, wide, HIGH) })
}

fn keys(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    use FilmAction as A;
    let line = Node {
        column_gap: px(6),
        align_items: AlignItems::Center,
        ..at(24.0, 688.0, 1232.0, 22.0)
    };
    stage.part(line, |row| {
        for (actions, what) in [
            (&[A::Play][..], t!("battle-key-hint-play")),
            (&[A::Back, A::On], t!("battle-key-hint-move")),
            (&[A::TurnBack, A::TurnOn], t!("battle-key-hint-turn")),
            (&[A::Slower, A::Faster], t!("battle-key-hint-pace")),
            (&[A::Start], t!("battle-key-hint-start")),
            (&[A::End], t!("battle-key-hint-end")),
            (&[A::Again], t!("battle-key-hint-again")),
            (&[A::Next, A::Previous], t!("battle-key-hint-look")),
            (&[A::Help], t!("battle-key-hint-help")),
        ] {
            key_hints(row, pen.fonts, actions.iter().map(|action| key_name(*action)), what);
        }
        row.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
        row.spawn(key_button(pen.fonts, BACK));
        row.spawn(text(pen.fonts, theme::SMALL, theme::DIM, t!("battle-key-hint-leave")));
    });
}

fn paint(
    show: Res<Show>,
    now: Res<Now>,
    reel: Res<Transport>,
    words: Query<(Entity, &Word)>,
    mut labels: Labels,
) {
    for (entity, word) in &words {
        let said = match word {
            Word::Play if reel.playing && reel.until.is_none() => t!("battle-foot-stop"),
            Word::Play => t!("battle-foot-play"),
            Word::Speed => format!("{}\u{d7}", reel.speed.factor()),
            Word::Place => {
                let (over, all) = (now.struck, show.film.frames.len());
                t!("battle-foot-place", over = over, all = all, turn = now.turn)
            }
        };
        labels.write(entity, said);
    }
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Now>
        .or_else(resource_exists_and_changed::<Transport>)
        .or_else(any_match_filter::<Added<Word>>);
    app.add_systems(Update, paint.in_set(BattleSystems::Draw).run_if(changed));
}
