//! The roll of a move: the exact chance of each damage, as bars.

use super::source::AtHand;
use crate::panels::parts::still_plot;
use crate::panels::prelude::*;
use daemonfall_battle::{DamageRoll, MoveTypeId, ParticipantId, State, Value};
use daemonfall_battle_mode::panel::hundredths;
use egui_plot::{Bar, BarChart};

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
