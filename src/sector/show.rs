//! Battles of the player's are shown as a film, once what came before them has been; in a hurry they are only told.

use super::SectorSystems;
use super::film::Film;
use super::screen::attack::cast;
use super::table::Table;
use super::words::place;
use crate::battle::begin::{Fought as Shown, NextBattle};
use crate::screens::Screen;
use bevy::prelude::*;
use daemonfall_sector::{Rules, SectorEvent};
use std::collections::VecDeque;

/// Battles that wait to be shown.
#[derive(Resource, Default, Debug)]
pub struct Battles(VecDeque<Shown>);

impl Battles {
    /// Adds the player's battles among these events; `before` is the picture before them.
    pub fn extend(&mut self, events: &[SectorEvent], before: &Table, rules: &Rules) {
        for event in events {
            let SectorEvent::Fought(fought) = event else {
                continue;
            };
            let cast = cast(&fought.sides, &before.stacks, before.player);
            let (Some(_), Ok(plan)) = (cast.own, fought.sides.plan(rules.types())) else {
                continue;
            };
            self.0.push_back(Shown {
                title: format!("Turn {}, at {}", before.turn, place(before, fought.tile)),
                sides: fought.sides.clone(),
                plan,
                battle: fought.battle.clone(),
                cast,
                back_to: Screen::Sector,
                practice: false,
            });
        }
    }

    /// Whether none waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Nothing waits any more.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

fn show(
    film: Res<Film>,
    mut battles: ResMut<Battles>,
    mut next: ResMut<NextBattle>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if film.is_over()
        && !battles.0.is_empty()
        && let Some(battle) = battles.0.pop_front()
    {
        next.0 = Some(battle);
        screen.set(Screen::Battle);
    }
}

/// Shows battles.
pub fn plugin(app: &mut App) {
    app.init_resource::<Battles>()
        .add_systems(Update, show.in_set(SectorSystems::Ahead));
}
