//! Charge time and flags over time, with a lane for each character, collected moment by moment.

use crate::panels::breach_recording::cast::Cast;
use crate::panels::prelude::*;
use crate::panels::tape::Place;
use bevy_egui::egui::{Painter, Pos2, Rect, Shape};
use daemonfall_clock::charge::READY;
use daemonfall_clock::{Fact, QuickFlag};

/// Charge time at a lane's upper edge; higher values are drawn there too.
const TOP: f64 = 200.0;
const LANE: f32 = 34.0;
const NAMES: f32 = 86.0;
const LABEL: f64 = 30.0;
/// The height below the lanes, for the numbers of rounds.
const FOOT: f32 = 18.0;
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
    corners: Vec<(f64, f64)>,
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
                lane.corners.extend(floor.map(|floor| (now, floor)));
                lane.corners.push((now, height));
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

    /// Draws the lanes; returns the clicked moment.
    pub fn draw(&self, ui: &mut Ui, place: Place, cast: &Cast, whole: bool) -> Option<u64> {
        let (first, last) = (place.first as f64, place.last as f64);
        let (from, to) = match whole {
            true => (first, last.max(first + 1.0)),
            false => {
                let from = (place.at as f64 - NEAR).min(last - 2.0 * NEAR).max(first);
                (from, from + 2.0 * NEAR)
            }
        };
        let size = vec2(ui.available_width(), LANE * self.lanes.len() as f32 + FOOT);
        let (area, response) = ui.allocate_exact_size(size, Sense::click());
        let frame = Rect::from_min_max(area.min + vec2(NAMES, 0.0), area.max - vec2(0.0, FOOT));
        let at = |moment: f64, height: f64| {
            let share = ((moment - from) / (to - from)) as f32;
            pos2(frame.left() + share * frame.width(), frame.bottom() - height as f32 * LANE)
        };
        let painter = ui.painter_at(area);
        let line = |of: Color| Stroke::new(1.0, colour(of));
        let font = FontId::proportional(theme::CAPTION.size);
        let rounds = self.rounds_in(from, to);
        for (moment, _) in &rounds {
            painter.vline(at(*moment, 0.0).x, frame.y_range(), line(theme::EDGE));
        }
        let pixel = (to - from) / f64::from(frame.width().max(1.0));
        for (moment, round) in apart(&rounds, LABEL * pixel) {
            let (place, words) = (at(moment, 0.0) + vec2(0.0, 2.0), format!("r {round}"));
            painter.text(place, Align2::LEFT_TOP, words, font.clone(), colour(theme::DIM));
        }
        for who in 0..self.lanes.len() {
            let id = CharacterId(who as u32);
            let place = pos2(frame.left() - 6.0, at(from, self.height(who, 100)).y);
            let of = colour(theme::NEUTRAL);
            painter.text(place, Align2::RIGHT_CENTER, cast.name(id), font.clone(), of);
            self.lane(&painter.with_clip_rect(frame), who, (from, to), cast.colour(id), at);
        }
        painter.vline(at(place.at as f64, 0.0).x, frame.y_range(), line(theme::YOU));
        painter.rect_stroke(frame, 0.0, line(theme::EDGE), StrokeKind::Inside);
        let pointed = response.interact_pointer_pos().filter(|_| response.clicked())?;
        let share = f64::from((pointed.x - frame.left()) / frame.width().max(1.0));
        frame.contains(pointed).then(|| (from + share * (to - from)).round() as u64)
    }

    fn rounds_in(&self, from: f64, to: f64) -> Vec<(f64, u32)> {
        let begin = self.rounds.partition_point(|(at, _)| *at < from);
        let end = self.rounds.partition_point(|(at, _)| *at <= to);
        self.rounds[begin..end].to_vec()
    }

    fn lane(
        &self,
        painter: &Painter,
        who: usize,
        (from, to): (f64, f64),
        of: Color,
        at: impl Fn(f64, f64) -> Pos2,
    ) {
        let (floor, top) = (self.height(who, 0), self.height(who, TOP as u32));
        let magic = colour(theme::MAGIC);
        for band in &self.lanes[who].bands {
            let end = band.to.unwrap_or(self.lanes[who].last);
            if end < from || band.from > to {
                continue;
            }
            let place = Rect::from_two_pos(at(band.from.max(from), floor), at(end.min(to), top));
            painter.rect_filled(place, 0.0, magic.gamma_multiply(0.28));
            painter.rect_stroke(place, 0.0, Stroke::new(1.0, magic), StrokeKind::Inside);
            let (corner, font) =
                (place.min + vec2(3.0, 1.0), FontId::monospace(theme::CAPTION.size));
            painter.text(corner, Align2::LEFT_TOP, band.flag.name(), font, magic);
        }
        let ready = [at(from, self.height(who, READY)), at(to, self.height(who, READY))];
        let faint = Stroke::new(1.0, colour(theme::FAINT));
        painter.extend(Shape::dashed_line(&ready, faint, 4.0, 4.0));
        let corners = self.corners(who, from, to).into_iter();
        let corners = corners.map(|(moment, height)| at(moment, height)).collect();
        painter.line(corners, Stroke::new(1.4, colour(of)));
    }

    /// The corners of a line between two moments, including the points where it enters and leaves.
    fn corners(&self, who: usize, from: f64, to: f64) -> Vec<(f64, f64)> {
        let lane = &self.lanes[who];
        let begin = lane.corners.partition_point(|corner| corner.0 < from);
        let end = lane.corners.partition_point(|corner| corner.0 <= to);
        let before = begin.checked_sub(1).map(|before| (from, lane.corners[before].1));
        let mut corners: Vec<(f64, f64)> = before.into_iter().collect();
        corners.extend_from_slice(&lane.corners[begin..end]);
        let last = corners.last().map(|corner| corner.1);
        corners.extend(last.map(|height| (lane.last.min(to).max(from), height)));
        corners
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
        let corners = lanes.corners(0, 0.0, 5.0);
        let at: Vec<f64> = corners.iter().map(|corner| corner.0).collect();
        assert_eq!(at, [0.0, 2.0, 2.0, 4.0, 4.0, 5.0]);
        assert_eq!(corners[2].1, lanes.height(0, 100));
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
        let height = lanes.height(0, 40);
        assert_eq!(lanes.corners(0, 5.0, 20.0), [(5.0, height), (9.0, height)]);
        assert!(height > 1.0, "the first has the upper lane");
    }
}
