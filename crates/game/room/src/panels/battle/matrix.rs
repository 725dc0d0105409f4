//! The matrix: what each participant would choose at the current position in the list of moves; for
//! one of them, the value of every known move against every target.

use super::source::{self, AtHand};
use crate::panels::prelude::*;
use bevy_egui::egui::{Rect, Response};
use daemonfall_battle::{Moment, MoveTypeId, ParticipantId, Weighed, Why};
use daemonfall_battle_mode::panel::hundredths;

/// Height of everything except the two tables, and the fewest visible rows of a table.
const REST: f32 = 316.0;
const ROWS: usize = 4;
/// Widths: of a target's name, and the smallest and largest of a move type's column.
const NAME: f32 = 104.0;
const NARROW: f32 = 58.0;
const WIDE: f32 = 92.0;

type Choice = (ParticipantId, MoveTypeId);

#[derive(Default)]
pub struct Matrix {
    key: Option<(u64, usize)>,
    moment: Option<Result<Moment, String>>,
    whys: BTreeMap<u32, Why>,
    /// The selected participant; `None` follows the one that acts.
    selected: Option<ParticipantId>,
    chosen: Option<Choice>,
}

impl Matrix {
    pub fn draw(&mut self, ui: &mut Ui, battle: &AtHand, number: u64) {
        self.refresh(battle, number);
        let moment = self.moment.take();
        match &moment {
            Some(Ok(moment)) => self.at(ui, battle, moment),
            Some(Err(reason)) => {
                let words = format!("The list of moves cannot be played again: {reason}.");
                ui.label(quiet(words));
            }
            None => {}
        }
        self.moment = moment;
    }

    fn at(&mut self, ui: &mut Ui, battle: &AtHand, moment: &Moment) {
        self.head(ui, battle, moment);
        let who = self.who(moment);
        self.participants(ui, battle, moment, who);
        ui.add_space(theme::GAP);
        self.heat(ui, battle, moment, who);
        ui.add_space(theme::GAP);
        if let Some((target, kind)) = self.chosen(battle, moment, who) {
            source::draw(ui, battle, &moment.state, (who, target, kind));
        }
    }

    fn refresh(&mut self, battle: &AtHand, number: u64) {
        let key = Some((number, battle.place));
        if self.key == key {
            return;
        }
        if self.key.is_none_or(|(before, _)| before != number) {
            (self.selected, self.chosen) = (None, None);
        }
        self.key = key;
        self.whys.clear();
        let moment = battle.plan.moment(&battle.moves, battle.place);
        self.moment = Some(moment.map_err(|error| error.to_string()));
    }

    fn who(&self, moment: &Moment) -> ParticipantId {
        self.selected.or(moment.acting).unwrap_or_default()
    }

    fn why(&mut self, battle: &AtHand, moment: &Moment, who: ParticipantId) -> &Why {
        self.whys.entry(who.0).or_insert_with(|| match moment.state.lives(who) {
            true => battle.plan.weigh(&moment.state, who),
            false => Why { mover: who, turn: moment.state.turn(), weighed: Vec::new() },
        })
    }

    /// The clicked move, otherwise the best one, otherwise the first possible one.
    fn chosen(&mut self, battle: &AtHand, moment: &Moment, who: ParticipantId) -> Option<Choice> {
        let clicked = self.chosen;
        let weighed = &self.why(battle, moment, who).weighed;
        let is = |it: &&Weighed, choice: Choice| (it.target, it.kind) == choice;
        let known = clicked.filter(|choice| weighed.iter().any(|it| is(&it, *choice)));
        let best = weighed.iter().find(|it| it.chosen);
        let best = best.or_else(|| weighed.iter().find(|it| it.worth.is_some()));
        known.or(best.map(|it| (it.target, it.kind)))
    }

    fn head(&mut self, ui: &mut Ui, battle: &AtHand, moment: &Moment) {
        ui.horizontal_wrapped(|ui| {
            let turn = moment.state.turn();
            let words = match (battle.fought, moment.next) {
                (false, _) => "As it begins".into(),
                (true, Some(_)) => {
                    let (place, all) = (moment.place + 1, battle.moves.len());
                    format!("Before move {place} of {all}, in turn {turn}")
                }
                (true, None) => format!("After the last move, in turn {turn}"),
            };
            caption(ui, &words);
            let hindrance = match (self.selected, moment.acting) {
                (_, None) => Some("No unit acts now."),
                (None, Some(_)) => Some("It is already followed."),
                _ => None,
            };
            let about = "Shows the unit whose turn it is, as the list advances.";
            if button(ui, "Follow the acting unit", about, hindrance) {
                (self.selected, self.chosen) = (None, None);
            }
        });
    }

    fn participants(&mut self, ui: &mut Ui, battle: &AtHand, moment: &Moment, who: ParticipantId) {
        let (plan, cast, state) = (&battle.plan, &battle.cast, &moment.state);
        let count = plan.participants().len();
        let all = (0..count as u32).map(ParticipantId);
        let choices: Vec<Option<Weighed>> = all
            .map(|id| {
                let why = self.why(battle, moment, id);
                why.weighed.iter().find(|it| it.chosen && it.worth.is_some()).cloned()
            })
            .collect();
        let chosen = |id: &ParticipantId| choices[id.0 as usize].as_ref();
        let dead = |id: &ParticipantId| state.health(*id).is_dead();
        let choice = |id: &ParticipantId| {
            let it = chosen(id)?;
            let times = match it.worth?.repeats {
                1 => String::new(),
                more => format!(" \u{d7}{more}"),
            };
            let at = if it.target == *id { "itself" } else { cast.name(it.target) };
            Some(format!("{}, {at}{times}", plan.types().name(it.kind)))
        };
        let columns = [
            words("participant", 96.0, |id: &ParticipantId| {
                let acts = if moment.acting == Some(*id) { ", acts" } else { "" };
                let of = if dead(id) { theme::FAINT } else { camp_colour(battle, *id) };
                cell(format!("{}{acts}", cast.name(*id)), of)
            })
            .about("In turn order. Click one to see everything it weighs."),
            numbers("health", 62.0, |id| {
                let health = state.health(*id);
                let of = if health.is_dead() { theme::DIM } else { theme::LIGHT };
                cell(format!("{}/{}", health.current, health.max), of)
            })
            .about("Health left, and the most it can have."),
            words("would choose", 150.0, |id| match dead(id) {
                true => dim("fallen"),
                false => choice(id).map_or_else(|| dim("nothing"), plain),
            })
            .about("What it would do if it had its turn now: a move, a target, how often."),
            numbers("worth", 66.0, |id| {
                let worth = chosen(id).and_then(|it| it.worth);
                plain(worth.map_or_else(String::new, |it| hundredths(it.total.thousandths())))
            })
            .about("The expected value of that, roughly in units of damage."),
        ];
        let clicked = Table::new("participants", columns)
            .height(count.min(rows(ui, 0.46)) as f32 * ROW)
            .lit(|id| *id == who)
            .draw(ui, count, |row| ParticipantId(row as u32));
        if let Some(row) = clicked {
            (self.selected, self.chosen) = (Some(ParticipantId(row as u32)), None);
        }
    }

    fn heat(&mut self, ui: &mut Ui, battle: &AtHand, moment: &Moment, who: ParticipantId) {
        let name = battle.cast.name(who);
        caption(ui, &format!("What {name} weighs, by target and move"));
        let looked = self.chosen(battle, moment, who);
        let why = self.why(battle, moment, who);
        if why.weighed.is_empty() {
            let words = match moment.state.lives(who) {
                true => "It knows no move that it could choose.",
                false => "It has fallen, and weighs nothing.",
            };
            ui.label(quiet(words));
            return;
        }
        let mut kinds: Vec<MoveTypeId> = why.weighed.iter().map(|it| it.kind).collect();
        kinds.sort();
        kinds.dedup();
        let mut targets: Vec<ParticipantId> = why.weighed.iter().map(|it| it.target).collect();
        targets.dedup();
        let total = |it: &Weighed| it.worth.map_or(0, |worth| worth.total.thousandths());
        let best = why.weighed.iter().map(total).max().unwrap_or(0).max(1);
        let room = ui.available_width() - NAME - 14.0;
        let wide = (room / kinds.len() as f32).clamp(NARROW, WIDE);
        heat_heads(ui, battle, &kinds, wide);
        let high = targets.len().min(rows(ui, 0.54)) as f32 * ROW;
        let mut clicked = None;
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            ui.spacing_mut().interact_size.y = ROW;
            let area = ScrollArea::vertical().id_salt("heat").max_height(high);
            area.auto_shrink([false, true]).show_rows(ui, ROW, targets.len(), |ui, shown| {
                for target in &targets[shown] {
                    ui.horizontal(|ui| {
                        target_name(ui, battle, *target, *target == who);
                        for kind in &kinds {
                            let all = why.weighed.iter();
                            let mut all = all.filter(|it| it.target == *target);
                            let found = all.find(|it| it.kind == *kind);
                            let choice = (*target, *kind);
                            let lit = looked == Some(choice);
                            let share = found.map_or(0.0, |it| total(it) as f32 / best as f32);
                            if heat_cell(ui, battle, (choice, wide), found, share, lit).clicked()
                                && found.is_some()
                            {
                                clicked = Some(choice);
                            }
                        }
                    });
                }
            });
        });
        if clicked.is_some() {
            self.chosen = clicked;
        }
    }
}

fn rows(ui: &Ui, share: f32) -> usize {
    let room = (ui.clip_rect().height() - REST).max(0.0);
    ((room * share / ROW) as usize).max(ROWS)
}

pub fn camp_colour(battle: &AtHand, id: ParticipantId) -> bevy::color::Color {
    let one = battle.plan.participants().get(id.0 as usize);
    one.map_or(theme::DIM, |one| battle.cast.colour(one.camp))
}

fn heat_heads(ui: &mut Ui, battle: &AtHand, kinds: &[MoveTypeId], wide: f32) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.allocate_exact_size(vec2(NAME, ROW), Sense::hover());
        for kind in kinds {
            let (place, head) = ui.allocate_exact_size(vec2(wide, ROW), Sense::hover());
            let name = battle.plan.types().name(*kind);
            let font = FontId::new(theme::CAPTION.size, crate::panels::look::medium());
            let (at, of) = (place.right_center() - vec2(6.0, 0.0), colour(theme::DIM));
            ui.painter().text(at, Align2::RIGHT_CENTER, name.to_uppercase(), font, of);
            named(&head, WidgetType::Label, name);
        }
    });
}

fn target_name(ui: &mut Ui, battle: &AtHand, target: ParticipantId, own: bool) {
    let (place, _) = ui.allocate_exact_size(vec2(NAME, ROW), Sense::hover());
    let name = if own { "itself" } else { battle.cast.name(target) };
    let at = place.left_center() + vec2(4.0, 0.0);
    let font = TextStyle::Body.resolve(ui.style());
    let painter = ui.painter().with_clip_rect(place.intersect(ui.clip_rect()));
    let of = colour(camp_colour(battle, target));
    painter.text(at, Align2::LEFT_CENTER, name, font, of);
}

/// A cell: the warmer, the higher its value. The best choice has a frame.
fn heat_cell(
    ui: &mut Ui,
    battle: &AtHand,
    ((target, kind), wide): (Choice, f32),
    found: Option<&Weighed>,
    share: f32,
    lit: bool,
) -> Response {
    let (place, response) = ui.allocate_exact_size(vec2(wide, ROW), Sense::click());
    let inner = place.shrink(1.0);
    let chosen = found.is_some_and(|it| it.chosen);
    let worth = found.and_then(|it| it.worth);
    let (words, of) = match (found, worth) {
        (_, Some(worth)) => (hundredths(worth.total.thousandths()), theme::LIGHT),
        (Some(_), None) => ("\u{2013}".into(), theme::FAINT),
        (None, _) => (String::new(), theme::FAINT),
    };
    let heat = colour(theme::DANGER).gamma_multiply(0.08 + 0.5 * share.clamp(0.0, 1.0));
    if worth.is_some() {
        ui.painter().rect_filled(inner, 1.0, heat);
    } else if found.is_some() {
        ui.painter().rect_filled(inner, 1.0, colour(theme::PANEL));
    }
    let edge = |place: Rect, width: f32, of| {
        let stroke = Stroke::new(width, colour(of));
        ui.painter().rect_stroke(place, 1.0, stroke, StrokeKind::Inside);
    };
    if lit || response.hovered() && found.is_some() {
        edge(inner, 1.0, theme::NEUTRAL);
    }
    if chosen {
        edge(inner, 2.0, theme::YOU);
    }
    let font = TextStyle::Monospace.resolve(ui.style());
    let at = inner.right_center() - vec2(5.0, 0.0);
    ui.painter().text(at, Align2::RIGHT_CENTER, words, font, colour(of));
    let (name, at) = (battle.plan.types().name(kind), battle.cast.name(target));
    let told = match worth {
        Some(worth) => format!("{name} at {at}: {}", hundredths(worth.total.thousandths())),
        None => format!("{name} at {at}: not possible"),
    };
    response.widget_info(|| {
        WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen, told.clone())
    });
    match worth {
        Some(worth) => {
            let (once, times, total) = (worth.once, worth.repeats, worth.total);
            let end = if chosen { " It would be chosen." } else { "" };
            response.on_hover_ui(|ui: &mut egui::Ui| {
                ui.label(format!("{told}\n{once} \u{d7} {times} = {total}.{end}"));
            })
        }
        None if found.is_some() => response.on_hover_text(told),
        None => response,
    }
}
