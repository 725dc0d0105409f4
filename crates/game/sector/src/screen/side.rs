//! The side panel.
//! An attack under preview, otherwise the summary of the others' turns, the selected tile, its
//! recruits, and the factions' relations.

use super::recruits::{self, List, Rows, Stand};
use super::stage::SIDE;
use super::{attack, details, summary};
use crate::choosing::{Choosing, Zone};
use crate::map_view::MapView;
use crate::meaning::Meaning;
use crate::prelude::*;
use crate::preview::Ahead;
use crate::summary::Summary;
use crate::{SectorSystems, recruit_options};
use daemonfall_battle_mode::odds::OddsSystems;
use daemonfall_ui::region::Pane;
use daemonfall_ui::tooltip::LinesOutside;

#[derive(Component)]
pub struct Side;

/// Describes a way that takes more than this turn.
fn far(ahead: &Ahead) -> Option<String> {
    let Some(Meaning::Go { path, now: Some(_), .. }) = &ahead.meaning else {
        return None;
    };
    let last = path.last().filter(|last| last.turn > 0)?;
    Some(t!("sector-tile-far", cost = last.cost, turns = last.turn + 1))
}

fn ask(ahead: Res<Ahead>, mut odds: ResMut<Odds>) {
    match &ahead.attack {
        Some(attack) => odds.ask(&attack.plan, attack.leader),
        None => odds.rest(),
    }
}

fn fill(
    table: Res<MapView>,
    campaign: Res<Campaign>,
    choosing: Res<Choosing>,
    ahead: Res<Ahead>,
    (odds, news): (Res<Odds>, Res<Summary>),
    device: Res<Device>,
    pens: Pens,
    layers: Query<Entity, With<Side>>,
    lists: Query<(Entity, &List, &ScrollPosition)>,
    rows: Query<Entity, With<Rows>>,
    mut commands: Commands,
) {
    let Ok(layer) = layers.single() else { return };
    let pen = pens.pen();
    let mut seen = details::Seen {
        table: &table,
        campaign: &campaign,
        pen: &pen,
        top: SIDE.min.y,
        far: far(&ahead),
        danger: ahead.danger,
        gates: ahead.gates.clone(),
        reveals: ahead.reveals,
        news: &news,
    };
    let mut stand = None;
    commands.entity(layer).despawn_related::<Children>().with_children(|parent| {
        if let Some(attack) = &ahead.attack {
            let node = at(SIDE.min.x, SIDE.min.y, SIDE.width(), SIDE.height());
            parent
                .spawn((LinesOutside, node, Pickable::IGNORE))
                .with_children(|panel| attack::draw(panel, &pen, &table, attack, &odds));
            attack::buttons(parent, &pen, attack, &odds);
            return;
        }
        if let Some(looked) = choosing.summary {
            seen.top = summary::draw(parent, &pen, &news.lines, looked);
            let room = Node { overflow: Overflow::clip(), ..at(0.0, 0.0, SIDE.max.x, SIDE.max.y) };
            parent.part(room, |room| {
                seen.draw(room, choosing.cursor);
            });
            return;
        }
        let place = recruit_options::recruits_at(&campaign, &table, &choosing);
        let shown = choosing.cursor.or(place);
        let Some(tile) = place.filter(|place| Some(*place) == shown) else {
            let below = seen.draw(parent, shown);
            return seen.factions(parent, below);
        };
        let all = recruit_options::offered(&campaign, tile);
        let known = lists.single().ok().map(|(_, list, _)| list);
        let below = recruits::below(&table, known, (tile, &all[..]), seen.draw(parent, shown));
        let top = recruits::heading(parent, &seen, &choosing, *device, (tile, &all[..]), below);
        stand = Some(Stand { tile, all, below, top });
    });
    if let (Ok(list), Ok(rows)) = (lists.single(), rows.single()) {
        recruits::fill(&mut commands, &seen, &choosing, stand.as_ref(), list, rows);
    }
}

/// Recruiting scrolls to the panel's end, where the recruits are; looking elsewhere to its top.
fn scroll(
    choosing: Res<Choosing>,
    mut last: Local<(bool, Option<TileId>)>,
    mut panes: Query<&mut ScrollPosition, With<Pane>>,
) {
    let now = (matches!(choosing.zone, Zone::Recruits(_)), choosing.cursor);
    if *last != now {
        for mut position in &mut panes {
            // Far beyond the end: the layout clamps it.
            position.y = if now.0 { 1.0e6 } else { 0.0 };
        }
        *last = now;
    }
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>
        .or_else(resource_changed::<Choosing>)
        .or_else(resource_changed::<Ahead>)
        .or_else(resource_changed::<Odds>)
        .or_else(resource_changed::<Device>)
        .or_else(any_match_filter::<Added<Side>>);
    app.add_systems(
        Update,
        (
            scroll.run_if(resource_changed::<Choosing>),
            ask.run_if(resource_changed::<Ahead>).before(OddsSystems),
            recruits::roll,
            fill.run_if(changed).after(OddsSystems),
        )
            .chain()
            .in_set(SectorSystems::Draw),
    );
}
