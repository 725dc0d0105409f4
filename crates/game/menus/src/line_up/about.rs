//! A panel that describes a unit, for the choice of sides.

use bevy::prelude::*;
use daemonfall_breach::{Answer, BreachLibrary, UnitId};
use daemonfall_breach_mode::words;
use daemonfall_platform::assets::pictures;
use daemonfall_ui::prelude::*;

#[derive(Component, Clone, Copy, Debug)]
pub struct AboutUnit;

pub fn node(width: f32) -> Node {
    Node {
        width: px(width),
        padding: UiRect::all(px(theme::PAD)),
        border: UiRect::all(px(1)),
        ..column(8.0)
    }
}

pub fn fill(
    commands: &mut Commands,
    panel: Entity,
    pen: &Pen,
    library: &BreachLibrary,
    unit: Option<UnitId>,
) {
    commands.entity(panel).despawn_related::<Children>().with_children(|panel| {
        let Some(unit) = unit.map(|unit| library.unit(unit)) else {
            panel.spawn(text(pen.fonts, theme::NAME, theme::NEUTRAL, t!("line-up-nobody")));
            panel.spawn(text(pen.fonts, theme::BODY, theme::DIM, t!("line-up-empty-panel")));
            return;
        };
        panel.spawn(text(pen.fonts, theme::NAME, theme::LIGHT, unit.name.clone()));
        panel.spawn(text(pen.fonts, theme::BODY, theme::NEUTRAL, unit.about.clone()));
        panel.spawn(divider());
        let numbers = Node { column_gap: px(24), ..default() };
        panel.spawn(numbers).with_children(|numbers| {
            for (caption, number) in [
                (t!("line-up-health"), unit.health.to_string()),
                (t!("line-up-cpu"), unit.cpu.to_string()),
                (t!("line-up-speed"), unit.speed.to_string()),
                (t!("line-up-panels"), (unit.size.0 * unit.size.1).to_string()),
            ] {
                numbers.spawn((
                    column(2.0),
                    children![
                        text(pen.fonts, theme::CAPTION, theme::DIM, caption),
                        text(pen.fonts, theme::NUMBER, theme::LIGHT, number)
                    ],
                ));
            }
        });
        panel.spawn(divider());
        if unit.mime {
            panel.spawn(text(pen.fonts, theme::SMALL, theme::MAGIC, t!("line-up-mime-about")));
        }
        if unit.reaction != Answer::None {
            let words = words::answer_about(unit.reaction);
            panel.spawn(text(pen.fonts, theme::SMALL, theme::MAGIC, words));
        }
        if let Some(phase) = &unit.phase {
            let words = t!("line-up-phase", name = phase.name.as_str(), percent = phase.at);
            panel.spawn(text(pen.fonts, theme::SMALL, theme::DANGER, words));
        }
        for id in &unit.subroutines {
            let subroutine = library.subroutine(*id);
            let picture = pictures::subroutine(library.subroutine_key(*id));
            let known = pen.atlas.known(&picture, "breach_sign");
            panel.spawn((
                Node { column_gap: px(10), ..default() },
                children![
                    (
                        Node { width: px(96), flex_shrink: 0.0, ..row(6.0) },
                        children![
                            icon(pen.atlas, known, 18.0, theme::YOU),
                            text(
                                pen.fonts,
                                theme::SMALL_MEDIUM,
                                theme::LIGHT,
                                subroutine.name.clone()
                            )
                        ]
                    ),
                    (
                        share(1.0),
                        children![text(
                            pen.fonts,
                            theme::SMALL,
                            theme::DIM,
                            t!(
                                "line-up-subroutine",
                                about = subroutine.about.as_str(),
                                does = words::subroutine_line(subroutine)
                            )
                        )]
                    )
                ],
            ));
        }
    });
}
