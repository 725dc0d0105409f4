//! The lab's foot.
//! Buttons, the timeline with its actions and the periods with the safety off, the keys.

use super::transport::{LabRequest, NewFilm, Transport};
use daemonfall_clock::QuickSafety;
use daemonfall_ui::parts::layer;
use daemonfall_ui::prelude::*;
use daemonfall_ui::timeline::{Played, Scrubbed, Timeline};
use daemonfall_ui::transport::{SIGNS, transport_button};
use daemonfall_ui::widgets::{key_button, key_hints};

#[derive(Component)]
pub struct Marks;

#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    Row,
    Play,
    Speed,
}

pub fn spawn(root: &mut ChildSpawnerCommands) {
    let node =
        Node { flex_shrink: 0.0, padding: UiRect::axes(px(theme::PAD), px(10)), ..column(8.0) };
    root.part((node, BackgroundColor(theme::ABYSS)), |foot| {
        foot.part(row(6.0), |row| {
            let [start, back, on, end] = SIGNS.map(String::from);
            for (sign, width, wish, about) in [
                (start, 48.0, LabRequest::Start, t!("lab-start-about")),
                (back, 48.0, LabRequest::Step(-1), t!("lab-back-about")),
                (t!("lab-play"), 72.0, LabRequest::Play, t!("lab-play-about")),
                (on, 48.0, LabRequest::Step(1), t!("lab-on-about")),
                (end, 48.0, LabRequest::End, t!("lab-end-about")),
            ] {
                let border = UiRect { left: px(3), ..UiRect::all(px(1)) };
                let node = Node { width: px(width), height: px(40), border, ..default() };
                let button = transport_button(row, node, sign, about, wish);
                // Its label says whether it plays or stops.
                if wish == LabRequest::Play {
                    row.commands_mut().entity(button).insert(Word::Play);
                }
            }
            timeline(row);
            let words = Node { justify_content: JustifyContent::FlexEnd, ..cell(160.0) };
            row.cell(words, (text(theme::KEY, theme::NEUTRAL, ""), Word::Row));
        });
        let keys = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(4), ..row(6.0) };
        foot.part(keys, |row| {
            for (keys, what) in [
                (&[LabRequest::Step(-1), LabRequest::Step(1)][..], t!("lab-key-row")),
                (&[LabRequest::Action(-1), LabRequest::Action(1)], t!("lab-key-action")),
                (&[LabRequest::Start, LabRequest::End], t!("lab-key-ends")),
                (&[LabRequest::Play], t!("lab-key-play")),
                (&[LabRequest::Speed(-1), LabRequest::Speed(1)], t!("lab-key-pace")),
                (&[LabRequest::Scenario(1)], t!("lab-key-next-scenario")),
                (&[LabRequest::List], t!("lab-key-scenarios")),
            ] {
                key_hints(row, keys.iter().map(|wish| key_name(*wish)), what);
                if keys.contains(&LabRequest::Speed(1)) {
                    row.spawn((text(theme::KEY, theme::NEUTRAL, ""), Word::Speed));
                    key_hints(row, [], "");
                }
            }
            row.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
            key_hints(row, ["?"], t!("lab-key-help"));
            row.spawn(key_button(BACK));
            row.spawn(text(theme::SMALL, theme::DIM, t!("lab-key-back")));
        });
    });
}

fn timeline(row: &mut ChildSpawnerCommands) {
    row.spawn((
        Timeline::default(),
        Node { flex_grow: 1.0, height: px(32), margin: UiRect::left(px(12)), ..default() },
        BackgroundColor(theme::PANEL),
        Tooltip::above(t!("lab-timeline-about")),
    ))
    .with_children(|line| {
        line.spawn((
            Played,
            Node { width: percent(0), border: UiRect::right(px(2)), ..layer() },
            BackgroundColor(theme::PANEL_LIT),
            BorderColor::all(theme::YOU),
            Pickable::IGNORE,
        ));
        line.spawn((Marks, layer(), Pickable::IGNORE));
    })
    .observe(scrub);
}

/// Marks every action and every period with the safety off.
pub fn mark(
    mut films: MessageReader<NewFilm>,
    reel: Res<Transport>,
    marks: Single<Entity, With<Marks>>,
    mut commands: Commands,
) {
    if films.read().count() == 0 {
        return;
    }
    let frames = reel.film.frames();
    let share = 100.0 / frames.len() as f32;
    let mark = |from: usize, width: Val, top: f32, colour: Color| {
        (
            Node {
                position_type: PositionType::Absolute,
                left: percent(from as f32 * share),
                width,
                top: px(top),
                bottom: px(0),
                ..default()
            },
            BackgroundColor(colour),
            Pickable::IGNORE,
        )
    };
    commands.entity(*marks).despawn_related::<Children>().with_children(|marks| {
        let mut from = 0;
        for stretch in frames.chunk_by(|one, next| one.safety == next.safety) {
            if stretch[0].safety == QuickSafety::Off {
                let width = percent(stretch.len() as f32 * share);
                marks.spawn(mark(from, width, 26.0, theme::MAGIC));
            }
            from += stretch.len();
        }
        for action in reel.actions() {
            marks.spawn(mark(action, px(1), 6.0, theme::NEUTRAL));
        }
    });
}

fn speed(factor: f32) -> String {
    match factor {
        slow if slow < 1.0 => t!("lab-pace-slow"),
        factor => t!("lab-pace", times = factor.round()),
    }
}

pub fn paint(
    reel: Res<Transport>,
    mut line: Single<&mut Timeline>,
    words: Query<(Entity, &Word)>,
    mut labels: Labels,
) {
    let count = reel.film.frames().len();
    **line = Timeline((reel.at + 1) as f32 / count as f32);
    for (entity, word) in &words {
        let said = match word {
            Word::Row => t!("lab-row", row = reel.at + 1, count = count),
            Word::Play if reel.playing => t!("lab-stop"),
            Word::Play => t!("lab-play"),
            Word::Speed => speed(reel.speed.factor()),
        };
        labels.write(entity, said);
    }
}

fn row_at(part: f32, count: usize) -> usize {
    (part.min(0.9999) * count as f32) as usize
}

fn scrub(scrubbed: On<Scrubbed>, reel: Res<Transport>, mut wishes: MessageWriter<LabRequest>) {
    wishes.write(LabRequest::To(row_at(scrubbed.part, reel.film.frames().len())));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_the_line_belongs_to_a_row() {
        assert_eq!([0.0, 0.05, 0.55, 0.95, 1.0].map(|part| row_at(part, 10)), [0, 0, 5, 9, 9]);
    }
}
