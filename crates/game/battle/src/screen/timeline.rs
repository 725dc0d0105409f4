//! The timeline: turns, deaths, and how far the film has run.
//! Press or drag to move the film.

use super::now::Now;
use crate::BattleSystems;
use crate::begin::Show;
use crate::transport::TransportRequest;
use bevy::prelude::*;
use daemonfall_ui::drawing::{Anchor, DIGIT, Pen, at};
use daemonfall_ui::prelude::*;
use daemonfall_ui::shape::{Outline, Shape};
use daemonfall_ui::timeline::{Played, Playhead, Scrubbed, Timeline};

const PLACE: Rect = Rect { min: Vec2::new(24.0, 614.0), max: Vec2::new(1256.0, 644.0) };
/// Turns closer than this get no number.
const NUMBER: f32 = 24.0;

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen, show: &Show) {
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
            let most = film.frames.iter().map(|it| it.change.abs()).max();
            for frame in &film.frames {
                let camp = show.fought.plan.participants()[frame.target().0 as usize].camp;
                let colour = show.fought.cast.colour(camp);
                let from = x(frame.strikes());
                if frame.change != 0 {
                    let tall =
                        2.0 + 9.0 * frame.change.abs() as f32 / most.unwrap_or(1).max(1) as f32;
                    let tint = if frame.change > 0 { theme::PICKUP } else { colour };
                    let mark = Rect::new(from, high - tall, from + 1.5, high);
                    pen.bar(line, mark, tint.with_alpha(0.55));
                }
                if frame.fell {
                    pen.bar(line, Rect::new(from - 0.5, 3.0, from + 2.0, 13.0), colour);
                }
            }
            let mut free = -NUMBER;
            for (turn, begins) in &film.turns {
                let from = x(*begins);
                pen.bar(line, Rect::new(from, 0.0, from + 1.0, high), theme::EDGE);
                if from - free >= NUMBER {
                    free = from;
                    let base = (from + 4.0, 12.0);
                    pen.text(line, base, Anchor::Start, DIGIT, theme::DIM, turn.to_string());
                }
            }
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

fn paint(show: Res<Show>, now: Res<Now>, mut line: Single<&mut Timeline>) {
    line.set_if_neq(Timeline(now.seconds / show.film.lasts.max(0.001)));
}

fn scrub(scrubbed: On<Scrubbed>, mut wishes: MessageWriter<TransportRequest>) {
    wishes.write(TransportRequest::To(scrubbed.part));
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Now>.or_else(any_match_filter::<Added<Timeline>>);
    app.add_systems(Update, paint.in_set(BattleSystems::Draw).run_if(changed));
}
