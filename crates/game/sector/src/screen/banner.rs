//! Banners over the map's top edge.
//! They show whose turn it is while others have theirs, what they did to the player, and what is
//! asked before a turn ends or the leader risks its life.

use super::stage::{ROOM, Stage};
use super::summary;
use crate::SectorSystems;
use crate::choosing::{Choosing, Question};
use crate::input::SectorAction;
use crate::map_view::MapView;
use crate::prelude::*;
use crate::preview::Ahead;
use crate::summary::Summary;
use daemonfall_battle::Share;
use daemonfall_battle_mode::panel::likely;
use daemonfall_ui::widgets::key_button;

#[derive(Component)]
struct Banner;

pub(super) fn row(rim: Color) -> impl Bundle {
    (
        Adapts::new(
            Node {
                column_gap: px(10),
                align_items: AlignItems::Center,
                padding: UiRect::axes(px(12), px(6)),
                border: UiRect { left: px(3), ..UiRect::all(px(1)) },
                max_width: px(820),
                ..default()
            },
            |node| node.max_width = px(610),
        ),
        BackgroundColor(theme::PANEL.with_alpha(0.96)),
        BorderColor { left: rim, ..BorderColor::all(theme::EDGE) },
    )
}

/// A sentence with the ways to answer it.
fn ask<const N: usize>(
    parent: &mut ChildSpawnerCommands,
    (ink, words): (Color, String),
    ways: [(&str, String); N],
) {
    parent.spawn(row(theme::DANGER)).with_children(|row| {
        row.spawn(widgets::text(theme::SMALL_MEDIUM, ink, words));
        for (key, what) in ways {
            row.spawn(key_button(key));
            row.spawn(widgets::text(theme::SMALL, theme::DIM, what));
        }
    });
}

fn question(
    parent: &mut ChildSpawnerCommands,
    table: &MapView,
    question: Question,
    falls: Option<Share>,
) {
    let end = || (key_name(SectorAction::EndTurn), t!("sector-banner-end"));
    let share = |falls: Share| likely(falls).share;
    match question {
        Question::EndTurn(threat) => {
            if let Some(threat) = threat {
                let name = table.stack(threat.stack).map_or("?", |it| it.name.as_str());
                let words = t!("sector-banner-threat", name = name, share = share(threat.falls));
                ask(parent, (theme::DANGER, words), [end()]);
            }
            // The same number as on the end-turn button, including stacks left on purpose.
            let idle = table.idle().count();
            if idle > 0 {
                let next = (key_name(SectorAction::NextStack), t!("sector-banner-next"));
                let words = t!("sector-banner-idle", count = idle);
                ask(parent, (theme::LIGHT, words), [next, end()]);
            }
        }
        Question::Halted => {
            let way = (key_name(SectorAction::Confirm), t!("sector-banner-seen"));
            ask(parent, (theme::LIGHT, t!("sector-banner-halted")), [way]);
        }
        Question::Attack => {
            let words = falls.map_or_else(
                || t!("sector-banner-risk-unknown"),
                |falls| t!("sector-banner-risk", share = share(falls)),
            );
            let ways = [
                (key_name(SectorAction::Confirm), t!("sector-banner-attack")),
                (BACK, t!("sector-banner-back")),
            ];
            ask(parent, (theme::DANGER, words), ways);
        }
    }
}

fn others_turn(parent: &mut ChildSpawnerCommands, name: &str, colour: Color) {
    let told = Argument { name: "name", text: name.into(), of: () };
    let mut sentence = parent.spawn(widgets::text(theme::SMALL, theme::DIM, ""));
    sentence.with_children(|sentence| {
        for piece in pieces("sector-banner-others", &[told], &[]) {
            let (style, ink) = match piece.of {
                Some(()) => (theme::SMALL_MEDIUM, colour),
                None => (theme::SMALL, theme::DIM),
            };
            sentence.spawn(widgets::span(style, ink, piece.text));
        }
    });
}

fn fill(
    table: Res<MapView>,
    choosing: Res<Choosing>,
    ahead: Res<Ahead>,
    odds: Res<Odds>,
    news: Res<Summary>,
    pens: Pens,
    stages: Query<Entity, With<Stage>>,
    banners: Query<Entity, With<Banner>>,
    mut commands: Commands,
) {
    let Ok(stage) = stages.single() else { return };
    for banner in &banners {
        commands.entity(banner).despawn();
    }
    let node = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::FlexStart,
        row_gap: px(6),
        ..at(ROOM.min.x + 8.0, ROOM.min.y + 6.0, 840.0, 80.0)
    };
    let banner = commands
        .spawn((Banner, node, Pickable::IGNORE))
        .with_children(|parent| {
            let others = table.active != table.player && table.outcome.is_none();
            if others {
                let colour = table.look(table.active).colour();
                parent.spawn(row(colour)).with_children(|row| {
                    others_turn(row, table.faction_name(table.active), colour);
                });
            }
            if let Some(looked) = choosing.summary {
                summary::draw(parent, &pens.pen(), &news.lines, looked);
            }
            if let Some(asked) = choosing.question {
                let falls = ahead.attack.as_ref().and_then(|attack| attack.falls(&odds));
                question(parent, &table, asked, falls);
            }
        })
        .id();
    commands.entity(stage).add_child(banner);
}

fn something_else_is_told(
    choosing: Res<Choosing>,
    mut last: Local<(Option<Question>, Option<usize>)>,
) -> bool {
    let now = (choosing.question, choosing.summary);
    std::mem::replace(&mut *last, now) != now
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>
        .or_else(something_else_is_told)
        .or_else(any_match_filter::<Added<Stage>>);
    app.add_systems(Update, fill.in_set(SectorSystems::Draw).run_if(changed));
}
