//! Selects the battle to show: the film's on its screen, the attack previewed on the map, or the
//! two stacks composed for practice; and draws the roll of a move.

use crate::panels::parts::changed;
use crate::panels::prelude::*;
use bevy::ecs::change_detection::Tick;
use daemonfall_battle::{DamageRoll, Move, MoveTypeId, ParticipantId, Plan, State, Value};
use daemonfall_battle_mode::begin::Show;
use daemonfall_battle_mode::cast::Cast;
use daemonfall_battle_mode::panel::hundredths;
use daemonfall_battle_mode::transport::Transport;
use daemonfall_core::fingerprint_of;
use daemonfall_menus::compose::Composed;
use daemonfall_sector_mode::cast::cast;
use daemonfall_sector_mode::preview::{Ahead, Attack};
use egui_plot::{Bar, BarChart};

pub struct AtHand {
    pub title: String,
    /// The battle before it is fought.
    pub plan: Plan,
    /// Identifies the participants and the start of the battle.
    pub print: Fingerprint,
    pub cast: Cast,
    /// The moves of the fought battle; empty before.
    pub moves: Vec<Move>,
    pub fought: bool,
    /// The number of finished moves.
    pub place: usize,
}

#[derive(Default)]
pub struct Playhead {
    seen: Option<(Screen, Tick)>,
    /// Counts the selected battles.
    pub number: u64,
    pub battle: Option<Result<AtHand, String>>,
}

const ELSEWHERE: &str = "No battle is selected. Preview an attack on the map, compose two stacks in Practice, or watch a battle that was fought.";
const ON_THE_MAP: &str = "No battle is selected. Select one of your stacks, then confirm the tile of a foe: the attack is analysed here before anything happens. Battles that were fought can be watched again from the log.";

impl Playhead {
    pub fn refresh(&mut self, world: &World) {
        let screen = screen(world);
        let tick = match screen {
            Screen::BATTLE => changed::<Show>(world),
            Screen::COMPOSE => changed::<Composed>(world),
            Screen::SECTOR => changed::<Ahead>(world),
            _ => None,
        };
        let seen = tick.map(|tick| (screen, tick));
        if seen.is_none() || seen != self.seen {
            self.seen = seen;
            let found = found(world, screen);
            let print = |it: &Option<Result<AtHand, String>>| match it {
                Some(Ok(battle)) => Some((battle.print, battle.fought)),
                _ => None,
            };
            // A battle that was fought is read once; before, the same sides mean the same battle.
            let same = print(&self.battle) == print(&found)
                && print(&found).is_some_and(|(_, fought)| !fought);
            self.number += u64::from(!same);
            self.battle = found;
        }
        if let (Some(Ok(battle)), Some(show), Some(reel)) =
            (&mut self.battle, world.get_resource::<Show>(), world.get_resource::<Transport>())
            && battle.fought
        {
            battle.place = show.film.over(reel.now);
        }
    }

    pub fn instead(&self) -> &str {
        match (&self.battle, self.seen) {
            (Some(Err(reason)), _) => reason,
            (_, Some((Screen::SECTOR, _))) => ON_THE_MAP,
            _ => ELSEWHERE,
        }
    }
}

fn found(world: &World, screen: Screen) -> Option<Result<AtHand, String>> {
    match screen {
        Screen::BATTLE => world.get_resource::<Show>().map(|show| Ok(watched(show))),
        Screen::COMPOSE => match &world.get_resource::<Composed>()?.0 {
            Ok(fight) => Some(Ok(AtHand {
                title: "Practice, before the fight".into(),
                ..before(&fight.plan, fight.cast.clone())
            })),
            Err(reason) => Some(Err(format!("No battle can be fought like this: {reason}."))),
        },
        Screen::SECTOR => {
            let ahead = world.get_resource::<Ahead>()?;
            match (&ahead.attack, &ahead.refused) {
                (Some(attack), _) => Some(Ok(looked_at(attack, world.get_resource::<MapView>()?))),
                (None, Some(reason)) => Some(Err(format!("No attack: {reason}."))),
                (None, None) => None,
            }
        }
        _ => None,
    }
}

fn before(plan: &Plan, cast: Cast) -> AtHand {
    AtHand {
        title: String::new(),
        print: fingerprint_of(&plan.participants()),
        plan: plan.clone(),
        cast,
        moves: Vec::new(),
        fought: false,
        place: 0,
    }
}

fn watched(show: &Show) -> AtHand {
    let fought = &show.fought;
    AtHand {
        title: fought.title.clone(),
        moves: fought.battle.moves.clone(),
        fought: true,
        ..before(&fought.plan, fought.cast.clone())
    }
}

fn looked_at(attack: &Attack, table: &MapView) -> AtHand {
    let attacked = table.stack_at(attack.aim.tile);
    let name = attacked.map_or("the stack there", |stack| stack.name.as_str());
    let seen = if attack.seen { "" } else { ", for the visible part of the field" };
    AtHand {
        title: format!("Attack on {name}, before it is made{seen}"),
        ..before(&attack.plan, cast(&attack.sides, &attack.stacks, table.player))
    }
}

const BARS: i32 = 60;

fn share(value: Value) -> f64 {
    value.thousandths() as f64 / 1000.0
}

fn percent(value: Value) -> String {
    format!("{:.1} %", share(value) * 100.0)
}

pub fn draw(
    ui: &mut Ui,
    battle: &AtHand,
    state: &State,
    (who, target, kind): (ParticipantId, ParticipantId, MoveTypeId),
) {
    let (plan, cast) = (&battle.plan, &battle.cast);
    let name = plan.types().name(kind);
    let whom = if who == target { "itself" } else { cast.name(target) };
    caption(ui, &format!("{name} at {whom}, rolled once"));
    let Some(roll) = plan.roll(state, who, kind, Some(target)) else {
        ui.label(quiet("It rolls no damage; only its value shows its effect."));
        return;
    };
    facts(ui, roll);
    bars(ui, roll);
}

fn facts(ui: &mut Ui, roll: DamageRoll) {
    let likely = roll.distribution();
    let expected = roll.expected();
    let dice = [
        ("attack", format!("0\u{2013}{}", roll.attack)),
        ("defence", format!("0\u{2013}{}", roll.defence)),
        ("damage", format!("0\u{2013}{}", roll.damage)),
    ];
    let come = [
        ("hits", format!("{} = {}", roll.chance(), percent(roll.chance()))),
        ("no damage", percent(likely.none)),
        ("expected", format!("{expected} = {}", hundredths(expected.thousandths()))),
    ];
    for facts in [dice, come] {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (name, value) in facts {
                ui.label(quiet(name));
                ui.label(figure(value, theme::LIGHT));
                ui.add_space(8.0);
            }
        });
    }
}

fn bars(ui: &mut Ui, roll: DamageRoll) {
    let likely = roll.distribution();
    let most = likely.most.min(BARS);
    if most < likely.most {
        let words = format!("Damage up to {BARS} has a bar; higher damage is equally likely.");
        ui.label(quiet(words));
    }
    let bars: Vec<Bar> = (0..=most)
        .map(|damage| {
            let of = if damage == 0 { theme::NEUTRAL } else { theme::DANGER };
            Bar::new(f64::from(damage), share(likely.of(damage)) * 100.0)
                .width(0.8)
                .fill(colour(of).gamma_multiply(0.75))
                .name(format!("{damage} damage"))
        })
        .collect();
    let chart = BarChart::new("chance of each damage", bars)
        .element_formatter(Box::new(|bar, _| format!("{}: {:.1} %", bar.name, bar.value)));
    still_plot("roll", 120.0)
        .show_grid([false, true])
        .show_x(false)
        .show_y(false)
        .include_x(-0.6)
        .include_x(f64::from(most) + 0.6)
        .include_y(0.0)
        .set_margin_fraction(bevy_egui::egui::vec2(0.0, 0.08))
        .y_grid_spacer(egui_plot::uniform_grid_spacer(|input| {
            let step = match input.bounds.1 - input.bounds.0 {
                high if high > 50.0 => 20.0,
                high if high > 25.0 => 10.0,
                _ => 5.0,
            };
            [step * 5.0, step, step]
        }))
        .x_grid_spacer(move |_| {
            let every = (most / 12).max(1) as usize;
            let mark = |value: i32| egui_plot::GridMark { value: f64::from(value), step_size: 1.0 };
            (0..=most).step_by(every).map(mark).collect()
        })
        .x_axis_formatter(|mark, _| format!("{:.0}", mark.value))
        .y_axis_formatter(|mark, _| format!("{:.0} %", mark.value))
        .show(ui, |plot| plot.bar_chart(chart));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_in_per_cent() {
        assert_eq!(percent(Value::new(7, 12)), "58.3 %");
        assert_eq!(percent(Value::ZERO), "0.0 %");
    }
}
