//! Charge time and flags over time, with a lane for each character: collected moment by moment,
//! drawn as a plot.

use crate::panels::breach_recording::cast::Cast;
use crate::panels::parts::still_plot;
use crate::panels::prelude::*;
use crate::panels::tape::Place;
use bevy_egui::egui::{Align2, FontId};
use daemonfall_clock::charge::READY;
use daemonfall_clock::{Fact, QuickFlag};
use egui_plot::{GridMark, Line, PlotPoint, PlotPoints, Polygon, Text, VLine};

/// Charge time at a lane's upper edge; higher values are drawn there too.
const TOP: f64 = 200.0;
const LANE: f32 = 34.0;
const NAMES: f32 = 86.0;
const LABEL: f64 = 30.0;
/// Moments shown before and after the current one.
const NEAR: f64 = 60.0;

/// A period in which a flag was held; it lasts to the end if the flag is still held.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Band {
    flag: QuickFlag,
    from: f64,
    to: Option<f64>,
}

#[derive(Clone, Debug, Default)]
struct Lane {
    /// The corners of its line, by moment; charge time is scaled to the lane.
    corners: Vec<PlotPoint>,
    charge: Option<u32>,
    bands: Vec<Band>,
    /// The last moment in which it took part.
    last: f64,
}

#[derive(Clone, Debug, Default)]
pub struct Lanes {
    lanes: Vec<Lane>,
    rounds: Vec<(f64, u32)>,
}

impl Lanes {
    pub fn new(characters: usize) -> Self {
        Self { lanes: vec![Lane::default(); characters], rounds: Vec::new() }
    }

    /// The first character has the uppermost lane.
    fn height(&self, who: usize, charge: u32) -> f64 {
        let floor = (self.lanes.len() - 1 - who.min(self.lanes.len() - 1)) as f64;
        floor + 0.04 + 0.88 * f64::from(charge).min(TOP) / TOP
    }

    pub fn add(&mut self, moment: u64, round: u32, facts: impl IntoIterator<Item = Fact>) {
        let now = moment as f64;
        if self.rounds.last().is_none_or(|(_, last)| *last != round) {
            self.rounds.push((now, round));
        }
        for fact in facts {
            let (who, charge) = (fact.id.0 as usize, fact.charge.0);
            if who >= self.lanes.len() {
                continue;
            }
            let (before, height) = (self.lanes[who].charge, self.height(who, charge));
            let floor = before.map(|before| self.height(who, before));
            let lane = &mut self.lanes[who];
            if before != Some(charge) {
                lane.corners.extend(floor.map(|floor| PlotPoint::new(now, floor)));
                lane.corners.push(PlotPoint::new(now, height));
            }
            (lane.charge, lane.last) = (Some(charge), now);
            let open = lane.bands.last_mut().filter(|band| band.to.is_none());
            let held = open.as_ref().map(|band| band.flag);
            let flag = fact.flag.is_held().then_some(fact.flag);
            if held != flag {
                if let Some(band) = open {
                    band.to = Some(now);
                }
                lane.bands.extend(flag.map(|flag| Band { flag, from: now, to: None }));
            }
        }
    }

    /// Draws the plot; returns the clicked moment.
    pub fn draw(&self, ui: &mut Ui, place: Place, cast: &Cast, whole: bool) -> Option<u64> {
        let lanes = self.lanes.len();
        let range = if whole {
            place.first as f64..=(place.last as f64).max(place.first as f64 + 1.0)
        } else {
            let from = (place.at as f64 - NEAR).min(place.last as f64 - 2.0 * NEAR);
            let from = from.max(place.first as f64);
            from..=from + 2.0 * NEAR
        };
        let (from, to) = (*range.start(), *range.end());
        let names = move |mark: GridMark| {
            let who = lanes as f64 - 0.5 - mark.value;
            CharacterId(who.round().max(0.0) as u32)
        };
        let (marks, width) = (self.rounds_in(from, to), to - from);
        let pixels = f64::from((ui.available_width() - NAMES).max(1.0));
        let rounds = apart(&marks, width * LABEL / pixels);
        let response = still_plot("clock lanes", LANE * lanes as f32 + 20.0)
            .show_grid([true, false])
            .show_axes([true, true])
            .grid_color(colour(theme::EDGE))
            .set_margin_fraction(egui::Vec2::ZERO)
            .allow_double_click_reset(false)
            .show_crosshair(false)
            .label_formatter(|_, _| String::new())
            .y_axis_min_width(NAMES)
            .y_grid_spacer(move |_| lane_marks(lanes))
            .y_axis_formatter(move |mark, _| cast.name(names(mark)).to_owned())
            .x_grid_spacer(move |_| {
                let step_size = width / marks.len().max(1) as f64;
                let mark = |(value, _): &(f64, u32)| GridMark { value: *value, step_size };
                marks.iter().map(mark).collect()
            })
            .x_axis_formatter(move |mark, _| {
                let round = rounds.iter().find(|(at, _)| *at == mark.value);
                round.map_or_else(String::new, |(_, round)| format!("r {round}"))
            })
            .show(ui, |plot| {
                plot.set_plot_bounds_x(range.clone());
                plot.set_plot_bounds_y(0.0..=lanes as f64);
                for who in 0..lanes {
                    self.lane(plot, who, (from, to), cast);
                }
                let now = VLine::new("", place.at as f64).color(colour(theme::YOU));
                plot.vline(now.width(1.0).allow_hover(false));
                let clicked = plot.response().clicked();
                plot.pointer_coordinate().filter(|_| clicked)
            });
        response.inner.map(|point| point.x.round().max(0.0) as u64)
    }

    fn rounds_in(&self, from: f64, to: f64) -> Vec<(f64, u32)> {
        let begin = self.rounds.partition_point(|(at, _)| *at < from);
        let end = self.rounds.partition_point(|(at, _)| *at <= to);
        self.rounds[begin..end].to_vec()
    }

    fn lane(
        &self,
        plot: &mut egui_plot::PlotUi<'_>,
        who: usize,
        (from, to): (f64, f64),
        cast: &Cast,
    ) {
        let lane = &self.lanes[who];
        let (floor, top) = (self.height(who, 0), self.height(who, TOP as u32));
        for band in &lane.bands {
            let end = band.to.unwrap_or(lane.last);
            if end < from || band.from > to {
                continue;
            }
            let (left, right) = (band.from.max(from), end.min(to));
            let corners = vec![[left, floor], [right, floor], [right, top], [left, top]];
            let fill = colour(theme::MAGIC).gamma_multiply(0.28);
            plot.polygon(
                Polygon::new("", corners)
                    .fill_color(fill)
                    .stroke(egui::Stroke::new(1.0, colour(theme::MAGIC)))
                    .allow_hover(false),
            );
            let name = RichText::new(band.flag.name()).font(FontId::monospace(theme::CAPTION.size));
            let at = PlotPoint::new(left, top);
            let text = Text::new("", at, name).anchor(Align2::LEFT_TOP);
            plot.text(text.color(colour(theme::MAGIC)).allow_hover(false));
        }
        let ready = self.height(who, READY);
        let threshold = vec![[from, ready], [to, ready]];
        plot.line(
            Line::new("", threshold)
                .color(colour(theme::FAINT))
                .style(egui_plot::LineStyle::dashed_dense())
                .width(1.0)
                .allow_hover(false),
        );
        plot.line(
            Line::new("", self.corners(who, from, to))
                .color(colour(cast.colour(CharacterId(who as u32))))
                .width(1.4)
                .allow_hover(false),
        );
    }

    /// The corners of a line between two moments, including the points where it enters and leaves.
    fn corners(&self, who: usize, from: f64, to: f64) -> PlotPoints<'static> {
        let lane = &self.lanes[who];
        let begin = lane.corners.partition_point(|corner| corner.x < from);
        let end = lane.corners.partition_point(|corner| corner.x <= to);
        let before = begin.checked_sub(1).map(|before| lane.corners[before].y);
        let mut corners: Vec<PlotPoint> = Vec::new();
        corners.extend(before.map(|height| PlotPoint::new(from, height)));
        corners.extend_from_slice(&lane.corners[begin..end]);
        let last = corners.last().map(|corner| corner.y);
        let until = lane.last.min(to);
        corners.extend(last.map(|height| PlotPoint::new(until.max(from), height)));
        PlotPoints::Owned(corners)
    }
}

/// Those rounds whose beginnings are at least `least` apart, so that their numbers do not overlap.
fn apart(rounds: &[(f64, u32)], least: f64) -> Vec<(f64, u32)> {
    let mut kept: Vec<(f64, u32)> = Vec::new();
    for round in rounds {
        if kept.last().is_none_or(|last| round.0 - last.0 >= least) {
            kept.push(*round);
        }
    }
    kept
}

fn lane_marks(lanes: usize) -> Vec<GridMark> {
    let mark = |lane: usize| GridMark { value: lane as f64 + 0.5, step_size: 1.0 };
    (0..lanes).map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_clock::{ChargeTime, Team};

    fn fact(charge: u32, flag: QuickFlag) -> Fact {
        Fact {
            id: CharacterId(0),
            team: Team(1),
            charge: ChargeTime(charge),
            flag,
            mime: false,
            able: true,
        }
    }

    #[test]
    fn charge_time_is_a_line_of_steps_and_a_flag_a_band() {
        let mut lanes = Lanes::new(1);
        let moments = [
            (0, QuickFlag::None),
            (0, QuickFlag::None),
            (100, QuickFlag::Critical),
            (100, QuickFlag::MimeSpell),
            (20, QuickFlag::None),
            (20, QuickFlag::None),
        ];
        for (moment, (charge, flag)) in (0..).zip(moments) {
            lanes.add(moment, 1 + moment as u32 / 3, [fact(charge, flag)]);
        }
        let PlotPoints::Owned(corners) = lanes.corners(0, 0.0, 5.0) else {
            panic!("they are its own");
        };
        let at: Vec<f64> = corners.iter().map(|corner| corner.x).collect();
        assert_eq!(at, [0.0, 2.0, 2.0, 4.0, 4.0, 5.0]);
        assert_eq!(corners[2].y, lanes.height(0, 100));
        let bands: Vec<_> = lanes.lanes[0]
            .bands
            .iter()
            .map(|band| (band.flag.name(), band.from, band.to))
            .collect();
        assert_eq!(bands, [("cq", 2.0, Some(3.0)), ("mqs", 3.0, Some(4.0))]);
        assert_eq!(lanes.rounds_in(1.0, 5.0), [(3.0, 2)]);
    }

    #[test]
    fn numbers_of_rounds_do_not_overlap() {
        let rounds = [(0.0, 0), (1.0, 1), (6.0, 2), (8.0, 3), (11.0, 4)];
        assert_eq!(apart(&rounds, 5.0), [(0.0, 0), (6.0, 2), (11.0, 4)]);
    }

    #[test]
    fn a_window_begins_with_the_charge_time_of_before() {
        let mut lanes = Lanes::new(2);
        lanes.add(0, 1, [fact(40, QuickFlag::None)]);
        lanes.add(9, 1, [fact(40, QuickFlag::None)]);
        let PlotPoints::Owned(corners) = lanes.corners(0, 5.0, 20.0) else {
            panic!("they are its own");
        };
        let told: Vec<(f64, f64)> = corners.iter().map(|corner| (corner.x, corner.y)).collect();
        let height = lanes.height(0, 40);
        assert_eq!(told, [(5.0, height), (9.0, height)]);
        assert!(height > 1.0, "the first has the upper lane");
    }
}
