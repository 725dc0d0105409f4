//! The foot: film buttons, position, and key hints; and the timeline, pressed or dragged to move
//! the film.

use super::Now;
use crate::begin::Show;
use crate::film::Hit;
use crate::transport::{Transport, TransportRequest};
use daemonfall_ui::hints::Hinting;
use daemonfall_ui::look::LARGEST_ON_STAGE;
use daemonfall_ui::prelude::*;
use daemonfall_ui::timeline::{Played, Playhead, Scrubbed, Timeline};
use daemonfall_ui::transport::{FilmAction, SIGNS, repeats, transport_button};
use daemonfall_ui::widgets::{key_button, key_hints};

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
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
        (456.0, 150.0, t!("battle-foot-again"), A::Again, t!("battle-foot-again.about")),
    ] {
        let Some(request) = action.request() else { continue };
        let about = t!("battle-foot-key", about = about, key = key_name(action));
        let button = transport_button(stage, place(x, wide), sign, about, request);
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
    let speed =
        pen.text(stage, (372.0, TOP + 18.5), Anchor::Middle, theme::KEY, theme::YOU, "1\u{d7}");
    stage.commands_mut().entity(speed).insert(Word::Speed);
}

fn leave(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let at_place =
        pen.text(stage, (1118.0, TOP + 18.5), Anchor::End, theme::SMALL, theme::NEUTRAL, "");
    stage.commands_mut().entity(at_place).insert(Word::Place);
    let leave = button(t!("battle-foot-leave"));
    stage
        .spawn((leave, Tooltip::left(t!("battle-foot-leave.about"))))
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
    stage.part((line, Keys, Visibility::default()), |row| {
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
            // Large letters leave no room for keys that have buttons.
            if pen.letters <= LARGEST_ON_STAGE || !matches!(actions, [A::Start | A::End | A::Again])
            {
                key_hints(row, actions.iter().map(|action| key_name(*action)), what);
            }
        }
        row.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
        row.spawn(key_button(BACK));
        row.spawn(text(theme::SMALL, theme::DIM, t!("battle-key-hint-leave")));
    });
}

/// The line of keys. A hint stands in its place.
#[derive(Component)]
pub struct Keys;

pub fn make_room_for_hints(hinting: Res<Hinting>, mut keys: Single<&mut Visibility, With<Keys>>) {
    let covered = hinting.standing().is_some();
    keys.set_if_neq(if covered { Visibility::Hidden } else { Visibility::Inherited });
}

pub fn paint(
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

const PLACE: Rect = Rect { min: Vec2::new(24.0, 614.0), max: Vec2::new(1256.0, 644.0) };
/// Turns closer than this get no number.
const NUMBER_WIDTH: f32 = 24.0;

/// Covers the marks of what has not been shown yet.
#[derive(Component)]
pub struct Unseen;

pub fn build_timeline(stage: &mut ChildSpawnerCommands, pen: &Pen, show: &Show) {
    let (film, wide, high) = (&show.film, PLACE.width(), PLACE.height());
    let x = |seconds: f32| (seconds / film.lasts.max(0.001) * wide).round();
    stage
        .spawn((
            Timeline::default(),
            at(PLACE.min.x, PLACE.min.y, wide, high),
            BackgroundColor(theme::PANEL),
            Tooltip::new(t!("battle-timeline")),
        ))
        .observe(scrub)
        .with_children(|line| {
            line.spawn((
                Played,
                at(0.0, 0.0, 0.0, high),
                BackgroundColor(theme::PANEL_LIT),
                Pickable::IGNORE,
            ));
            let most = film.frames.iter().map(|it| it.main().change.abs()).max();
            for frame in &film.frames {
                let Hit { who, change, .. } = frame.main();
                let camp = show.fought.plan.participants()[who.0 as usize].camp;
                let colour = show.fought.cast.colour(camp);
                let from = x(frame.strikes());
                if change != 0 {
                    let tall = 2.0 + 9.0 * change.abs() as f32 / most.unwrap_or(1).max(1) as f32;
                    let tint = if change > 0 { theme::PICKUP } else { colour };
                    let mark = Rect::new(from, high - tall, from + 1.5, high);
                    pen.bar(line, mark, tint.with_alpha(0.55));
                }
                if frame.fell().next().is_some() {
                    pen.bar(line, Rect::new(from - 0.5, 3.0, from + 2.0, 13.0), colour);
                }
            }
            let mut free = -NUMBER_WIDTH;
            for (turn, begins) in &film.turns {
                let from = x(*begins);
                pen.bar(line, Rect::new(from, 0.0, from + 1.0, high), theme::EDGE);
                if from - free >= NUMBER_WIDTH {
                    free = from;
                    let base = (from + 4.0, 14.0);
                    pen.text(line, base, Anchor::Start, theme::KEY, theme::DIM, turn.to_string());
                }
            }
            let rest = Rect::new(0.0, 0.0, wide, high);
            let rest = pen.bar(line, rest, theme::PANEL);
            line.commands_mut().entity(rest).insert(Unseen);
            let hand = Shape::filled(Vec2::new(2.0, high + 8.0), Outline::Box, theme::YOU)
                .with_edge(theme::YOU, 1.0)
                .with_light(0.8, 5.0);
            let margin = UiRect::left(px(-1.0 - hand.inset));
            let hand = pen.shape(line, Vec2::new(-1.0, -4.0), hand);
            line.commands_mut()
                .entity(hand)
                .insert(Playhead)
                .node(move |node| node.margin = margin);
        });
}

pub fn paint_timeline(
    show: Res<Show>,
    now: Res<Now>,
    mut line: Single<&mut Timeline>,
    mut rest: Single<&mut Node, With<Unseen>>,
) {
    let part = |seconds: f32| seconds / show.film.lasts.max(0.001);
    line.set_if_neq(Timeline(part(now.seconds)));
    let seen = (part(now.seen) * PLACE.width()).round();
    if rest.left != px(seen) {
        (rest.left, rest.width) = (px(seen), px(PLACE.width() - seen));
    }
}

fn scrub(scrubbed: On<Scrubbed>, mut wishes: MessageWriter<TransportRequest>) {
    wishes.write(TransportRequest::To(scrubbed.part));
}
