//! The question that waits for an answer: before a turn ends, before the leader risks its life,
//! before stacks join. It stands over the end-turn button, or over the buttons of the attack that
//! it asks about, and covers no part of the map.

use super::stage::{END, SIDE, SIZE, Stage};
use crate::SectorSystems;
use crate::choosing::{Choosing, Question};
use crate::input::SectorAction;
use crate::map_view::MapView;
use crate::prelude::*;
use crate::preview::Ahead;
use daemonfall_battle::Share;
use daemonfall_battle_mode::panel::likely;
use daemonfall_battle_mode::panel::outlook::is_grave;
use daemonfall_sector::Threat;
use daemonfall_ui::widgets::Presses;

#[derive(Component)]
struct Banner;

/// Sentences with the ways to answer them.
fn ask<'k>(
    parent: &mut ChildSpawnerCommands,
    sentences: impl IntoIterator<Item = (Color, String)>,
    ways: impl IntoIterator<Item = (&'k str, String)>,
) {
    let node = Node {
        padding: UiRect::axes(px(12), px(10)),
        border: UiRect { left: px(3), ..UiRect::all(px(1)) },
        ..column(6.0)
    };
    let rim = BorderColor { left: theme::DANGER, ..BorderColor::all(theme::RIM) };
    parent.spawn((node, BackgroundColor(theme::PANEL), rim)).with_children(|panel| {
        for (ink, words) in sentences {
            panel.spawn(widgets::text(theme::BODY_MEDIUM, ink, words));
        }
        let ways_row = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(4), ..row(8.0) };
        panel.spawn((ways_row, Pickable::IGNORE)).with_children(|row| {
            for (key, what) in ways {
                // A finger may tap the words, too.
                let words = widgets::text(theme::SMALL, theme::LIGHT, what);
                let way = (self::row(8.0), Presses::cap(key));
                row.spawn((way, children![widgets::key_cap(key), words]));
            }
        });
    });
}

fn question(
    parent: &mut ChildSpawnerCommands,
    table: &MapView,
    question: Question,
    (wins, falls, danger): (Option<Share>, Option<Share>, Option<Threat>),
    ground: &SectorLibrary,
) {
    let share = |falls: Share| likely(falls).share;
    match question {
        Question::EndTurn(threat) => {
            let threat = threat.map(|threat| {
                let name = table.stack(threat.stack).map_or("?", |it| it.name.as_str());
                let words = t!("sector-banner-threat", name = name, share = share(threat.falls));
                (theme::DANGER, words)
            });
            // The same number as on the end-turn button, including stacks left on purpose.
            let idle = Some(table.idle().count()).filter(|idle| *idle > 0);
            let next = idle.map(|_| (key_name(SectorAction::NextStack), t!("sector-banner-next")));
            let idle = idle.map(|idle| (theme::LIGHT, t!("sector-banner-idle", count = idle)));
            let end = (key_name(SectorAction::EndTurn), t!("sector-banner-end"));
            ask(parent, threat.into_iter().chain(idle), next.into_iter().chain([end]));
        }
        Question::Join { from, into } => {
            let moves = table.moves_joined(from, into, ground);
            let name = table.stack(from).map_or("?", |it| it.name.as_str());
            let ways = [
                (key_name(SectorAction::Confirm), t!("sector-banner-join-it")),
                (BACK, t!("sector-banner-apart")),
            ];
            ask(
                parent,
                [(theme::LIGHT, t!("sector-banner-join", name = name, moves = moves))],
                ways,
            );
        }
        Question::Halted => {
            let way = (key_name(SectorAction::Confirm), t!("sector-banner-seen"));
            ask(parent, [(theme::LIGHT, t!("sector-banner-halted"))], [way]);
        }
        Question::Attack => {
            let (grave, words) = match (wins, falls) {
                (_, None) => (true, t!("sector-banner-risk-unknown")),
                (None, Some(_)) => (false, t!("sector-banner-odds-unknown")),
                (Some(wins), Some(falls)) => {
                    let (wins, falls, grave) = (share(wins), share(falls), is_grave(falls));
                    let words = match grave {
                        false => t!("sector-banner-risk-small", wins = wins, share = falls),
                        true => t!("sector-banner-risk", wins = wins, share = falls),
                    };
                    (grave, words)
                }
            };
            let (ink, attack) = match grave {
                true => (theme::DANGER, t!("sector-banner-attack-anyway")),
                false => (theme::LIGHT, t!("sector-banner-attack")),
            };
            let ways =
                [(key_name(SectorAction::Confirm), attack), (BACK, t!("sector-banner-back"))];
            let after = danger.map(|threat| {
                let name = table.stack(threat.stack).map_or("?", |it| it.name.as_str());
                let words = t!("sector-banner-after", name = name, share = share(threat.falls));
                (theme::DANGER, words)
            });
            ask(parent, [(ink, words)].into_iter().chain(after), ways);
        }
    }
}

fn fill(
    table: Res<MapView>,
    choosing: Res<Choosing>,
    ahead: Res<Ahead>,
    (odds, campaign): (Res<Odds>, Res<Campaign>),
    stages: Query<Entity, With<Stage>>,
    banners: Query<Entity, With<Banner>>,
    mut commands: Commands,
) {
    let Ok(stage) = stages.single() else { return };
    for banner in &banners {
        commands.entity(banner).despawn();
    }
    let Some(asked) = choosing.question else { return };
    let foot = if asked == Question::Attack { SIDE.max.y - 58.0 } else { END.min.y - 6.0 };
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(END.min.x),
        bottom: px(SIZE.y - foot),
        width: px(END.width()),
        ..column(6.0)
    };
    let attack = ahead.attack.as_ref();
    let wins = attack.and_then(|it| it.wins(&odds));
    let falls = attack.and_then(|it| it.falls(&odds));
    let banner = commands
        .spawn((Banner, node, Pickable::IGNORE))
        .with_children(|parent| {
            let risks = (wins, falls, ahead.danger);
            question(parent, &table, asked, risks, &campaign.rules().library);
        })
        .id();
    commands.entity(stage).add_child(banner);
}

fn asks_anew(choosing: Res<Choosing>, mut last: Local<Option<Question>>) -> bool {
    std::mem::replace(&mut *last, choosing.question) != choosing.question
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>
        .or_else(asks_anew)
        .or_else(any_match_filter::<Added<Stage>>);
    app.add_systems(Update, fill.in_set(SectorSystems::Draw).run_if(changed));
}
