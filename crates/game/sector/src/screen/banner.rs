//! The question that waits for an answer: before a turn ends, before the leader risks its life,
//! before stacks join. A click on an answer does what its key does. It stands at the lower edge of
//! the map, or over the buttons of the attack that it asks about.

use super::message::MessageRoom;
use super::stage::{END, SIDE, SIZE, Stage};
use crate::SectorSystems;
use crate::choosing::{Choosing, Question};
use crate::danger::Danger;
use crate::input::SectorAction;
use crate::map_view::MapView;
use crate::prelude::*;
use crate::preview::{Ahead, Attack};
use daemonfall_battle::Share;
use daemonfall_battle_mode::panel::likely;
use daemonfall_battle_mode::panel::outlook::is_grave;
use daemonfall_ui::widgets::Presses;

#[derive(Component)]
struct Banner;

/// A key and what it does.
type Way = (&'static str, String);

/// Sentences with the ways to answer them.
fn ask(
    parent: &mut ChildSpawnerCommands,
    sentences: impl IntoIterator<Item = (Color, String)>,
    ways: impl IntoIterator<Item = Way>,
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
        let ways_row = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(4), ..row(6.0) };
        panel.spawn((ways_row, Pickable::IGNORE)).with_children(|row| {
            for way in ways {
                spawn_way(row, way);
            }
        });
    });
}

/// A button that does what its key does.
pub(super) fn spawn_way(parent: &mut ChildSpawnerCommands, (key, what): Way) {
    let node = Node { padding: UiRect::axes(px(8), px(4)), border: UiRect::all(px(1)), ..row(8.0) };
    let words = widgets::text(theme::SMALL, theme::LIGHT, what);
    parent.spawn((
        (GameButton, Presses::cap(key), node, panel_face()),
        children![words, widgets::key_cap(key)],
    ));
}

/// Leads the leader into reserve, or back into the line, where it is clearly safer there.
pub(super) fn switch(table: &MapView, danger: Danger) -> Option<Way> {
    let mut units = table.own_stacks().flat_map(|stack| &stack.units);
    let leader = units.find(|unit| unit.leader)?;
    let to = if leader.reserve { "line" } else { "reserve" };
    let share = likely(danger.switched?).share;
    Some((key_name(SectorAction::Reserve), t!("sector-banner-switch", to = to, share = share)))
}

fn question(
    parent: &mut ChildSpawnerCommands,
    table: &MapView,
    question: Question,
    (wins, falls, danger, leaves): Risks,
    campaign: &Campaign,
) {
    let share = |falls: Share| likely(falls).share;
    let name = |stack| table.stack(stack).map_or("?", |it| it.name.as_str());
    match question {
        Question::EndTurn(danger) => {
            let threat = danger.map(|Danger { threat, .. }| {
                let (name, share) = (name(threat.stack), share(threat.falls));
                (theme::DANGER, t!("sector-banner-threat", name = name, share = share))
            });
            // The same number as on the end-turn button, including stacks left on purpose.
            let idle = Some(table.idle().count()).filter(|idle| *idle > 0);
            let next = idle.map(|_| (key_name(SectorAction::NextStack), t!("sector-banner-next")));
            let idle = idle.map(|idle| (theme::LIGHT, t!("sector-banner-idle", count = idle)));
            let end = (key_name(SectorAction::EndTurn), t!("sector-banner-end"));
            let switch = danger.and_then(|danger| switch(table, danger));
            let ways = switch.into_iter().chain(next).chain([end]);
            ask(parent, threat.into_iter().chain(idle), ways);
        }
        Question::Join { from, into, beside } => {
            let view = campaign.view();
            let path = view.paths(from).and_then(|paths| paths.path(beside)).unwrap_or_default();
            let way = path.last().map_or(0, |step| step.cost);
            let moves = table.moves_joined((from, way), into, &campaign.rules().library);
            let goes = if way > 0 { "yes" } else { "no" };
            let words = t!("sector-banner-join", name = name(from), goes = goes, moves = moves);
            let join = t!("sector-banner-join-it", goes = goes);
            let ways = [(key_name(SectorAction::Confirm), join), (BACK, t!("sector-banner-apart"))];
            let last = campaign.reveals(path.iter().map(|step| step.tile));
            let last = last.then(|| (theme::LIGHT, t!("sector-tile-final")));
            ask(parent, [(theme::LIGHT, words)].into_iter().chain(last), ways);
        }
        Question::Halted(sighted) => {
            let way = (key_name(SectorAction::Confirm), t!("sector-banner-seen"));
            let words = match sighted {
                Some(stack) => t!("sector-banner-halted-sighted", name = name(stack)),
                None => t!("sector-banner-halted"),
            };
            ask(parent, [(theme::LIGHT, words)], [way]);
        }
        Question::Attack => {
            let (grave, words) = match (wins, falls) {
                (_, None) => (true, t!("sector-banner-risk-unknown")),
                (None, Some(_)) => (false, t!("sector-banner-odds-unknown")),
                (Some(wins), Some(falls)) => {
                    let (wins, falls, grave) = (share(wins), share(falls), is_grave(falls));
                    let words = match (leaves, grave) {
                        (true, _) => t!("sector-banner-risk-left", wins = wins, share = falls),
                        (_, false) => t!("sector-banner-risk-small", wins = wins, share = falls),
                        (_, true) => t!("sector-banner-risk", wins = wins, share = falls),
                    };
                    (grave, words)
                }
            };
            let (ink, attack) = match grave {
                true => (theme::DANGER, t!("sector-banner-attack-anyway")),
                false => (theme::LIGHT, t!("sector-banner-attack")),
            };
            let attack = (key_name(SectorAction::Confirm), attack);
            let after = danger.map(|Danger { threat, .. }| {
                let (name, share) = (name(threat.stack), share(threat.falls));
                (theme::DANGER, t!("sector-banner-after", name = name, share = share))
            });
            let switch = danger.and_then(|danger| switch(table, danger));
            let ways = [attack, (BACK, t!("sector-banner-back"))];
            ask(parent, [(ink, words)].into_iter().chain(after), ways.into_iter().chain(switch));
        }
    }
}

/// The chances to win and to lose the leader of the attack asked about, what may come after it, and
/// whether the leader can only fall after its loss.
type Risks = (Option<Share>, Option<Share>, Option<Danger>, bool);

fn risks(ahead: &Ahead, odds: &Odds) -> Risks {
    let attack = ahead.attack.as_ref();
    let wins = attack.and_then(|it| it.wins(odds));
    let leaves = attack.is_some_and(Attack::leaves_leader);
    (wins, attack.and_then(|it| it.falls(odds)), ahead.danger, leaves)
}

fn fill(
    table: Res<MapView>,
    choosing: Res<Choosing>,
    ahead: Res<Ahead>,
    (odds, campaign): (Res<Odds>, Res<Campaign>),
    (stages, messages): (Query<Entity, With<Stage>>, Query<Entity, With<MessageRoom>>),
    banners: Query<Entity, With<Banner>>,
    mut commands: Commands,
) {
    let (Ok(stage), Ok(messages)) = (stages.single(), messages.single()) else { return };
    for banner in &banners {
        commands.entity(banner).despawn();
    }
    let Some(asked) = choosing.question else { return };
    let (stands, node) = match asked {
        Question::Attack => {
            let node = Node {
                position_type: PositionType::Absolute,
                left: px(END.min.x),
                bottom: px(SIZE.y - SIDE.max.y + 58.0),
                width: px(END.width()),
                ..column(6.0)
            };
            (stage, node)
        }
        _ => (messages, Node { align_self: AlignSelf::FlexStart, ..column(6.0) }),
    };
    let banner = commands
        .spawn((Banner, node, Pickable::IGNORE))
        .with_children(|parent| {
            question(parent, &table, asked, risks(&ahead, &odds), &campaign);
        })
        .id();
    commands.entity(stands).add_child(banner);
}

/// Another question, or an attack of which more is known by now.
fn asks_anew(
    choosing: Res<Choosing>,
    ahead: Res<Ahead>,
    odds: Res<Odds>,
    mut last: Local<(Option<Question>, Option<Risks>)>,
) -> bool {
    let attack = choosing.question == Some(Question::Attack);
    let now = (choosing.question, attack.then(|| risks(&ahead, &odds)));
    std::mem::replace(&mut *last, now) != now
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>
        .or_else(asks_anew)
        .or_else(any_match_filter::<Added<Stage>>);
    app.add_systems(Update, fill.in_set(SectorSystems::Draw).run_if(changed));
}
