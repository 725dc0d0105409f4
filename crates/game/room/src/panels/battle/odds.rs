//! How the odds develop: the same battle is fought repeatedly, a little in every frame, with the
//! share of each outcome and its error as battles are added.

use super::matrix::camp_colour;
use super::source::AtHand;
use crate::panels::prelude::*;
use daemonfall_battle::{Camp, OddsRun, Outcome, ParticipantId, Share, Tally};
use daemonfall_battle_mode::panel::{likely, thousands};
use egui_plot::{FilledArea, Line as Curve, PlotPoints};

/// The most battles to fight: the error is below one percent by then.
const BATTLES: u64 = 4_000;
/// Time for them per frame; a battle that has begun is fought to its end.
const SLICE: Duration = Duration::from_micros(250);

const ROWS: usize = 9;

/// The shares after this many battles, in the order of [`Outcome::ALL`].
#[derive(Clone, Copy, Debug, PartialEq)]
struct Point {
    battles: u64,
    shares: [Share; 3],
}

#[derive(Default)]
pub struct Course {
    print: Option<Fingerprint>,
    run: Option<OddsRun>,
    points: Vec<Point>,
    /// The number of battles at which the next point is taken.
    next: u64,
}

impl Course {
    pub fn go_on(&mut self, battle: &AtHand) {
        let begun = Instant::now();
        self.go_on_while(battle, || begun.elapsed() < SLICE);
    }

    /// Fights at least once, and continues while `more` is true.
    fn go_on_while(&mut self, battle: &AtHand, more: impl Fn() -> bool) {
        if self.print != Some(battle.print) {
            // The same dice as for the odds elsewhere in the game.
            *self = Self {
                print: Some(battle.print),
                run: Some(OddsRun::new(&battle.plan, battle.print.0)),
                points: Vec::new(),
                next: 1,
            };
        }
        let Some(run) = &mut self.run else { return };
        while run.tally().battles < BATTLES {
            run.step(&battle.plan, 1);
            let tally = run.tally();
            if tally.battles >= self.next {
                self.points.push(Point {
                    battles: tally.battles,
                    shares: Outcome::ALL.map(|outcome| tally.share(outcome)),
                });
                self.next = tally.battles + 1 + tally.battles / 24;
            }
            if !more() {
                return;
            }
        }
    }

    pub fn draw(&self, ui: &mut Ui, battle: &AtHand) {
        let Some(tally) = self.run.as_ref().map(OddsRun::tally) else {
            return;
        };
        let near = battle.cast.near();
        let outcomes = outcomes(battle);
        caption(ui, "The share of each outcome");
        self.plot(ui, near, &outcomes);
        ui.horizontal_wrapped(|ui| {
            for (outcome, name, of) in &outcomes {
                ui.label(figure(format!("\u{2014} {name}"), *of));
                let chance = likely(tally.share(*outcome));
                let told = format!("{} {}", chance.share, chance.error);
                ui.label(figure(told, theme::LIGHT));
                ui.add_space(6.0);
            }
        });
        let count = thousands(tally.battles);
        ui.label(quiet(match tally.battles < BATTLES {
            true => format!("{count} battles fought so far, each with different dice."),
            false => format!("{count} battles fought, each with different dice: enough."),
        }));
        ui.add_space(theme::GAP);
        survivors(ui, battle, tally);
    }

    fn plot(&self, ui: &mut Ui, near: Camp, outcomes: &[(Outcome, &'static str, Color); 3]) {
        let hundredths = |millionths: u32| f64::from(millionths) / 10_000.0;
        let all = self.points.iter();
        let xs: Vec<f64> = all.map(|point| point.battles as f64).collect();
        let won = win(near) as usize;
        let band = |sign: f64| -> Vec<f64> {
            let edge =
                |share: Share| hundredths(share.millionths) + sign * hundredths(share.margin());
            let shares = self.points.iter().map(|point| point.shares[won]);
            shares.map(|share| edge(share).clamp(0.0, 100.0)).collect()
        };
        let of = outcomes.iter().find(|it| it.0 as usize == won);
        let of = colour(of.map_or(theme::YOU, |it| it.2));
        let band = FilledArea::new("95 % range", &xs, &band(-1.0), &band(1.0))
            .fill_color(of.gamma_multiply(0.18));
        let curves: Vec<Curve> = outcomes
            .iter()
            .map(|(outcome, name, of)| {
                let place = *outcome as usize;
                let at = |point: &Point| {
                    let share = point.shares[place];
                    [point.battles as f64, hundredths(share.millionths)]
                };
                let points: PlotPoints = self.points.iter().map(at).collect();
                Curve::new(*name, points).color(colour(*of)).width(1.4)
            })
            .collect();
        still_plot("odds", 180.0)
            .include_x(0.0)
            .include_y(0.0)
            .include_y(100.0)
            .set_margin_fraction(bevy_egui::egui::vec2(0.0, 0.03))
            .x_grid_spacer(egui_plot::uniform_grid_spacer(|_| [4000.0, 1000.0, 1000.0]))
            .y_grid_spacer(egui_plot::uniform_grid_spacer(|_| [100.0, 25.0, 25.0]))
            .x_axis_formatter(|mark, _| format!("{:.0}", mark.value))
            .y_axis_formatter(|mark, _| format!("{:.0} %", mark.value))
            .label_formatter(|name, at| format!("{name}\n{:.0} battles: {:.1} %", at.x, at.y))
            .show(ui, |plot| {
                plot.add(band);
                for curve in curves {
                    plot.line(curve);
                }
            });
    }
}

fn win(camp: Camp) -> Outcome {
    match camp {
        Camp::Attacker => Outcome::Attacker,
        Camp::Defender => Outcome::Defender,
    }
}

fn outcomes(battle: &AtHand) -> [(Outcome, &'static str, Color); 3] {
    let (cast, near) = (&battle.cast, battle.cast.near());
    let [won, lost] = match cast.own {
        Some(_) => ["win", "loss"],
        None => ["attackers win", "defenders win"],
    };
    [
        (win(near), won, cast.colour(near)),
        (Outcome::Stalemate, "stalemate", theme::PICKUP),
        (win(near.other()), lost, cast.colour(near.other())),
    ]
}

fn survivors(ui: &mut Ui, battle: &AtHand, tally: &Tally) {
    let left = |id: &ParticipantId| {
        let health = tally.health.get(id.0 as usize).copied().unwrap_or(0);
        let most = battle.plan.start().health(*id).max;
        let tenths = health * 10 / tally.battles.max(1);
        format!("{}.{} of {most}", tenths / 10, tenths % 10)
    };
    let columns = [
        words("participant", 120.0, |id: &ParticipantId| {
            cell(battle.cast.name(*id), camp_colour(battle, *id))
        })
        .about("In turn order."),
        numbers("survives", 80.0, |id| plain(likely(tally.survival(*id)).share))
            .about("The share of battles that it survived."),
        numbers("health left", 90.0, |id| dim(left(id)))
            .about("The average, including battles in which it died."),
    ];
    let count = battle.plan.participants().len();
    Table::new("survivors", columns)
        .height(count.min(ROWS) as f32 * ROW)
        .draw(ui, count, |row| ParticipantId(row as u32));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::battle::tests::at_hand;

    #[test]
    fn the_course_ends_at_the_odds_of_so_many_battles_with_a_smaller_error() {
        let battle = at_hand("needle,weaver:thorn,pike");
        let mut course = Course::default();
        course.go_on_while(&battle, || true);
        let tally = course.run.as_ref().map(|run| run.tally().clone());
        let at_once = battle.plan.odds(battle.print.0, BATTLES as u32);
        assert_eq!(tally.as_ref(), Some(&at_once));
        let error = |point: Option<&Point>| point.map_or(0, |it| it.shares[0].error);
        assert!(error(course.points.first()) > 10 * error(course.points.last()));
        assert!(course.points.len() < 200, "{}", course.points.len());
        assert!(at_once.is_settled(10_000));
    }

    #[test]
    fn a_frame_fights_at_least_once_and_another_battle_begins_anew() {
        let mut course = Course::default();
        let battle = at_hand("needle:thorn");
        for fought in 1..4 {
            course.go_on_while(&battle, || false);
            assert_eq!(course.points.len(), fought);
        }
        course.go_on_while(&at_hand("needle:pike"), || false);
        assert_eq!(course.points.len(), 1);
    }
}
