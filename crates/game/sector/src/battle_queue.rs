//! Shows the player's battles as films.
//! Each comes after everything before it has been shown; while skipping, battles are only logged,
//! except the one that costs the leader its life.

use super::SectorSystems;
use super::cast::cast;
use super::log::{MapLine, MapLog};
use super::map_view::MapView;
use super::playback::MapPlayback;
use super::words::place;
use crate::prelude::*;
use daemonfall_battle_mode::begin::{Fought as Shown, NextBattle};
use daemonfall_sector::Fought;
use std::collections::VecDeque;

#[derive(Resource, Default, Debug)]
pub struct Battles {
    pub fought: Vec<Shown>,
    waiting: VecDeque<Shown>,
    /// The picture and the lines after the first waiting one: the map shows them once its film
    /// begins.
    held: Option<(MapView, Vec<MapLine>)>,
}

/// The film of a battle, if the player took part in it; `before` is the picture before it.
pub fn film_of(fought: &Fought, before: &MapView, rules: &Rules) -> Option<Shown> {
    let cast = cast(&fought.sides, &before.stacks, before.player);
    cast.own?;
    let led = before.own_stacks().find(|stack| stack.is_led());
    let leader = led.map(|led| fought.sides.stake(led.id, led.line().position(|it| it.leader)));
    Some(Shown {
        title: t!("sector-battle-title", turn = before.turn, place = place(before, fought.tile)),
        sides: fought.sides.clone(),
        plan: fought.sides.plan(rules.types()).ok()?,
        battle: fought.battle.clone(),
        cast,
        leader,
        chance: None,
        spoils: Vec::new(),
        back_to: Screen::SECTOR,
        practice: false,
    })
}

impl Battles {
    /// Shows the last ones that were fought; when skipping, only those that are the leader's end.
    pub fn show_last(&mut self, count: usize, skipping: bool) {
        let from = self.fought.len().saturating_sub(count);
        let fresh = self.fought[from..].iter();
        self.waiting.extend(fresh.filter(|it| !skipping || it.leader_falls()).cloned());
    }

    pub fn show_again(&mut self, number: usize) {
        self.waiting.extend(self.fought.get(number).cloned());
    }

    /// Holds the outcome of the waiting ones back.
    pub fn hold(&mut self, table: MapView, lines: Vec<MapLine>) {
        self.held = Some((table, lines));
    }

    /// Shows the outcome that was held back, if any.
    pub fn reveal(&mut self, table: &mut MapView, log: &mut MapLog) {
        if let Some((after, lines)) = self.held.take() {
            *table = after;
            log.lines.extend(lines);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.held.is_none()
    }
}

fn show(
    film: Res<MapPlayback>,
    mut battles: ResMut<Battles>,
    mut next: ResMut<NextBattle>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if film.is_over()
        && let Some(battle) = battles.waiting.pop_front()
    {
        next.0 = Some(battle);
        screen.set(Screen::BATTLE);
    }
}

/// Once the film covers the map; on the way back at the latest.
fn reveal(
    mut battles: ResMut<Battles>,
    table: Option<ResMut<MapView>>,
    log: Option<ResMut<MapLog>>,
) {
    if let (Some(mut table), Some(mut log)) = (table, log) {
        battles.reveal(&mut table, &mut log);
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Battles>()
        .add_systems(Update, show.in_set(SectorSystems::Ahead))
        .add_systems(OnEnter(Screen::BATTLE), reveal)
        .add_systems(OnEnter(Screen::SECTOR), reveal);
}
