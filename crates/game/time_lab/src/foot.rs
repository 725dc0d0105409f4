//! The lab's foot.
//! Buttons, the timeline with its actions and the periods with the safety off, the keys.

use super::LabSystems;
use super::transport::{LabRequest, NewFilm, Transport};
use bevy::prelude::*;
use daemonfall_clock::QuickSafety;
use daemonfall_input::action_table::key_name;
use daemonfall_input::global_actions::BACK;
use daemonfall_platform::screen::Screen;
use daemonfall_text::t;
use daemonfall_ui::focus::Activate;
use daemonfall_ui::parts;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::timeline::{Scrubbed, Timeline};
use daemonfall_ui::tooltip::Tooltip;
use daemonfall_ui::widgets::{self, button, text};

#[derive(Component)]
struct Marks;
#[derive(Component)]
struct Played;

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Word {
    Row,
    Play,
    Speed,
}

pub fn spawn(root: &mut ChildSpawnerCommands, fonts: &Fonts) {
    let node = Node {
        flex_shrink: 0.0,
        flex_direction: FlexDirection::Column,
        padding: UiRect::axes(px(theme::PAD), px(10)),
        row_gap: px(8),
        ..default()
    };
    root.spawn((node, BackgroundColor(theme::ABYSS), Pickable::IGNORE)).with_children(|foot| {
        foot.spawn((parts::row(6.0), Pickable::IGNORE)).with_children(|row| {
            for (sign, width, wish, about) in [
                ("|\u{25C0}".into(), 48.0, LabRequest::Start, t!("lab-start-about")),
                ("\u{25C0}".into(), 48.0, LabRequest::Step(-1), t!("lab-back-about")),
                (t!("lab-play"), 72.0, LabRequest::Play, t!("lab-play-about")),
                ("\u{25B6}".into(), 48.0, LabRequest::Step(1), t!("lab-on-about")),
                ("\u{25B6}|".into(), 48.0, LabRequest::End, t!("lab-end-about")),
            ] {
                let button = small(row, fonts, (sign, width), wish, about);
                // Its label says whether it plays or stops.
                if wish == LabRequest::Play {
                    row.commands_mut().entity(button).insert(Word::Play);
                }
            }
            timeline(row);
            let words = Node {
                width: px(112),
                flex_shrink: 0.0,
                justify_content: JustifyContent::FlexEnd,
                ..default()
            };
            row.spawn((words, Pickable::IGNORE))
                .with_child((text(fonts, theme::KEY, theme::NEUTRAL, ""), Word::Row));
        });
        foot.spawn((parts::row(6.0), Pickable::IGNORE)).with_children(|row| {
            for (keys, what) in [
                (&[LabRequest::Step(-1), LabRequest::Step(1)][..], t!("lab-key-row")),
                (&[LabRequest::Action(-1), LabRequest::Action(1)], t!("lab-key-action")),
                (&[LabRequest::Start, LabRequest::End], t!("lab-key-ends")),
                (&[LabRequest::Play], t!("lab-key-play")),
                (&[LabRequest::Speed(-1), LabRequest::Speed(1)], t!("lab-key-pace")),
                (&[LabRequest::Scenario(1)], t!("lab-key-next-scenario")),
                (&[LabRequest::List], t!("lab-key-scenarios")),
                (&[LabRequest::Reread], t!("lab-key-reread")),
            ] {
                for wish in keys {
                    row.spawn(widgets::key_button(fonts, key_name(*wish)));
                }
                hint(row, fonts, &what);
                if keys.contains(&LabRequest::Speed(1)) {
                    row.spawn((text(fonts, theme::KEY, theme::NEUTRAL, ""), Word::Speed));
                    hint(row, fonts, "");
                }
            }
            row.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
            row.spawn(widgets::key_button(fonts, "?"));
            hint(row, fonts, &t!("lab-key-help"));
            row.spawn(widgets::key_button(fonts, BACK));
            row.spawn(text(fonts, theme::SMALL, theme::DIM, t!("lab-key-back")));
        });
    });
}

fn hint(row: &mut ChildSpawnerCommands, fonts: &Fonts, what: &str) {
    row.spawn((
        Node { margin: UiRect::right(px(10)), ..default() },
        text(fonts, theme::SMALL, theme::DIM, what),
    ));
}

fn small(
    row: &mut ChildSpawnerCommands,
    fonts: &Fonts,
    (sign, width): (impl Into<String>, f32),
    wish: LabRequest,
    about: String,
) -> Entity {
    let mut button = row.spawn((button(fonts, sign), Tooltip::new(about)));
    button.entry::<Node>().and_modify(move |mut node| {
        (node.height, node.width) = (px(32), px(width));
        (node.padding, node.justify_content) = (UiRect::ZERO, JustifyContent::Center);
    });
    button.observe(move |_: On<Activate>, mut wishes: MessageWriter<LabRequest>| {
        wishes.write(wish);
    });
    button.id()
}

fn timeline(row: &mut ChildSpawnerCommands) {
    let layer = || Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: percent(100),
        height: percent(100),
        ..default()
    };
    row.spawn((
        Timeline,
        Node { flex_grow: 1.0, height: px(32), margin: UiRect::left(px(12)), ..default() },
        BackgroundColor(theme::PANEL),
        Tooltip::new(t!("lab-timeline-about")),
    ))
    .with_children(|line| {
        line.spawn((
            Played,
            Node { width: percent(0), ..layer() },
            BackgroundColor(theme::PANEL_LIT),
            BorderColor::all(theme::YOU),
            Pickable::IGNORE,
        ))
        .entry::<Node>()
        .and_modify(|mut node| node.border = UiRect::right(px(2)));
        line.spawn((Marks, layer(), Pickable::IGNORE));
    })
    .observe(scrub);
}

/// Marks every action and every period with the safety off.
fn mark(
    mut films: MessageReader<NewFilm>,
    reel: Res<Transport>,
    marks: Query<Entity, With<Marks>>,
    mut commands: Commands,
) {
    let Ok(marks) = marks.single() else { return };
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
    commands.entity(marks).despawn_related::<Children>().with_children(|marks| {
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

fn paint(
    reel: Res<Transport>,
    mut played: Single<&mut Node, With<Played>>,
    words: Query<(Entity, &Word, Option<&Children>)>,
    mut texts: Query<&mut Text>,
) {
    let count = reel.film.frames().len();
    played.width = percent(100.0 * (reel.at + 1) as f32 / count as f32);
    for (entity, word, children) in &words {
        let said = match word {
            Word::Row => t!("lab-row", row = reel.at + 1, count = count),
            Word::Play if reel.playing => t!("lab-stop"),
            Word::Play => t!("lab-play"),
            Word::Speed => speed(reel.speed.factor()),
        };
        let label = match word {
            Word::Play => children.and_then(|children| children.first().copied()),
            Word::Row | Word::Speed => Some(entity),
        };
        if let Some(mut text) = label.and_then(|label| texts.get_mut(label).ok()) {
            text.set_if_neq(Text(said));
        }
    }
}

fn row_at(part: f32, count: usize) -> usize {
    (part.min(0.9999) * count as f32) as usize
}

fn scrub(scrubbed: On<Scrubbed>, reel: Res<Transport>, mut wishes: MessageWriter<LabRequest>) {
    wishes.write(LabRequest::To(row_at(scrubbed.part, reel.film.frames().len())));
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (mark, paint.run_if(resource_changed::<Transport>))
            .chain()
            .after(LabSystems)
            .run_if(in_state(Screen::TIME_LAB)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_the_line_belongs_to_a_row() {
        assert_eq!([0.0, 0.05, 0.55, 0.95, 1.0].map(|part| row_at(part, 10)), [0, 0, 5, 9, 9]);
    }
}
