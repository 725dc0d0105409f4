//! Battle: the value of each possible move, its roll, how the odds develop, and the position in a
//! replay.

mod matrix;
mod moves;
mod odds;
mod roll;
mod source;
#[cfg(test)]
mod tests;

use super::lock::Lock;
use super::pages::{self, pages};
use super::prelude::*;
use daemonfall_battle_mode::begin::Show;

pages! { Matrix "Matrix", Odds "Odds", Moves "Moves" }

#[derive(Resource, Default)]
pub struct BattlePanel {
    page: Page,
    hand: source::Playhead,
    matrix: matrix::Matrix,
    course: odds::Course,
    moves: moves::Moves,
}

pub fn draw(ui: &mut Ui, world: &mut World, _: Lock) {
    world.resource_scope(|world, mut state: Mut<BattlePanel>| {
        let state = &mut *state;
        pages::choose(ui, &mut state.page, PAGES);
        ui.separator();
        state.hand.refresh(world);
        let number = state.hand.number;
        let Some(Ok(battle)) = &state.hand.battle else {
            nothing(ui, state.hand.instead());
            return;
        };
        ui.label(quiet(&battle.title));
        let whole = || {
            let area = ScrollArea::vertical().id_salt("battle page");
            area.auto_shrink(false)
        };
        match state.page {
            Page::Matrix => {
                whole().show(ui, |ui| state.matrix.draw(ui, battle, number));
            }
            Page::Odds => {
                state.course.go_on(battle);
                whole().show(ui, |ui| state.course.draw(ui, battle));
            }
            Page::Moves => {
                let film = world.get_resource::<Show>().filter(|_| battle.fought);
                let film = film.map(|show| &show.film);
                if let Some(wish) = state.moves.draw(ui, battle, number, film) {
                    world.write_message(wish);
                }
            }
        }
    });
}

pub fn plugin(app: &mut App) {
    app.init_resource::<BattlePanel>();
}
