//! Choosing a card, then an aim.
//! Keys, pad and pointer all change the same small state.

mod alone;
mod deal;

use super::breach_view::BreachView;
use super::input::BreachAction;
use super::playback::BreachPlayback;
use super::{BreachSession, BreachSystems, Choose, Refused, TakeBack};
use crate::prelude::*;
use daemonfall_run::TakenBack;

#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    pub subroutine: SubroutineId,
    pub aims: Vec<Aim>,
    pub refusal: Option<String>,
}

impl Card {
    pub fn is_refused(&self) -> bool {
        self.refusal.is_some()
    }
}

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Choosing {
    /// The unit to choose for; none while it is not the player's turn.
    pub who: Option<CharacterId>,
    pub quick: bool,
    pub cards: Vec<Card>,
    /// The card under the cursor; one past the last means waiting.
    pub card: usize,
    pub aim: Option<usize>,
    /// The aim under the pointer while no card is taken yet.
    pub hovered: Option<Aim>,
    pub trouble: Option<String>,
    /// The move on the stack selected by keys.
    pub looked_at: Option<usize>,
    pub log: bool,
    /// The card whose key was pressed before there was a turn: it is taken once there is.
    pub early: Option<usize>,
}

impl Choosing {
    /// The card under the cursor; none for waiting.
    pub fn current(&self) -> Option<&Card> {
        self.cards.get(self.card)
    }

    pub fn current_aim(&self) -> Option<Aim> {
        let card = self.current()?;
        let chosen = self.aim.and_then(|place| card.aims.get(place)).copied();
        chosen.or(self.hovered.filter(|aim| card.aims.contains(aim)))
    }

    /// The choice that confirming would make now; an untaken card uses its first aim.
    pub fn at_hand(&self) -> Option<Command> {
        self.who?;
        let Some(card) = self.current() else {
            return Some(Command::Wait);
        };
        if card.refusal.is_some() {
            return None;
        }
        let aim = self.current_aim().or(card.aims.first().copied())?;
        Some(Command::Use { subroutine: card.subroutine, aim })
    }

    pub fn take(&mut self) -> Option<Command> {
        let Some(card) = self.current() else {
            return Some(Command::Wait);
        };
        let refusal = card.refusal.clone();
        self.trouble = refusal;
        if self.trouble.is_some() {
            return None;
        }
        if self.aim.is_some() {
            return self.at_hand();
        }
        let hovered = self.hovered;
        let place =
            self.current().and_then(|card| card.aims.iter().position(|aim| Some(*aim) == hovered));
        self.aim = Some(place.unwrap_or(0));
        None
    }

    pub fn back(&mut self) -> bool {
        let log = std::mem::take(&mut self.log);
        let looked_at = self.looked_at.take().is_some();
        log || looked_at || self.aim.take().is_some()
    }

    pub fn look_at(&mut self, card: usize) {
        if card <= self.cards.len() && (self.card, self.aim) != (card, None) {
            self.card = card;
            self.aim = None;
            self.trouble = None;
        }
    }

    /// Takes the card in this place, if there is one.
    fn open(&mut self, card: usize) {
        if card < self.cards.len() {
            self.look_at(card);
            self.take();
        }
    }

    /// To the row above or below, of so many.
    fn walk_rows(&mut self, action: BreachAction, count: usize) {
        let next = |at: usize| match action {
            BreachAction::Up => at.saturating_sub(1),
            _ => (at + 1).min(count.saturating_sub(1)),
        };
        self.looked_at = self.looked_at.map(next);
    }

    fn walk_cards(&mut self, by: i32) {
        let count = self.cards.len() as i32 + 1;
        let next = (self.card as i32 + by).rem_euclid(count);
        self.look_at(next as usize);
    }
}

/// Where an aim is on the field, in panels; the middle for a unit that covers several.
fn place(table: &BreachView, aim: Aim) -> Option<Vec2> {
    match aim {
        Aim::Panel(panel) => Some(at(panel)),
        Aim::Character(id) => {
            let panels: Vec<Vec2> = table.unit(id)?.stands.panels().map(at).collect();
            Some(panels.iter().sum::<Vec2>() / panels.len().max(1) as f32)
        }
    }
}

fn at(panel: Panel) -> Vec2 {
    Vec2::new(f32::from(panel.x), f32::from(panel.column))
}

/// The nearest aim in a direction; sideways distance counts double.
pub fn next_aim(table: &BreachView, aims: &[Aim], from: usize, way: IVec2) -> usize {
    let way = way.as_vec2();
    let Some(start) = aims.get(from).and_then(|aim| place(table, *aim)) else {
        return 0;
    };
    let distance = |aim: &Aim| {
        let offset = place(table, *aim)? - start;
        let ahead = offset.dot(way);
        (ahead > 0.1).then(|| ahead + 2.0 * offset.perp_dot(way).abs())
    };
    let others = aims.iter().enumerate().filter_map(|(index, aim)| Some((index, distance(aim)?)));
    others.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(from, |(index, _)| index)
}

fn follow_keys(
    input: Res<ActionInput>,
    table: Res<BreachView>,
    mut film: ResMut<BreachPlayback>,
    mut choosing: ResMut<Choosing>,
    mut choose: MessageWriter<Choose>,
    mut take_back: MessageWriter<TakeBack>,
) {
    if film.is_over()
        && choosing.who.is_some()
        && let Some(card) = choosing.early
    {
        choosing.early = None;
        choosing.open(card);
    }
    for action in input.on_screen() {
        match action {
            BreachAction::Speed => film.faster(),
            BreachAction::Stepwise => film.stepwise = !film.stepwise,
            BreachAction::Log => choosing.log = !choosing.log,
            BreachAction::Undo => drop(take_back.write(TakeBack)),
            BreachAction::NextMove => {
                let count = super::column::lines(&table).len();
                let next = choosing.looked_at.map_or(0, |at| at + 1);
                choosing.looked_at = (next < count).then_some(next);
            }
            BreachAction::Up | BreachAction::Down if choosing.looked_at.is_some() => {
                choosing.walk_rows(action, super::column::lines(&table).len());
            }
            BreachAction::Next if film.waits() => film.next(),
            BreachAction::Confirm | BreachAction::Wait if film.waits() => film.next(),
            _ if !film.is_over() => {
                choosing.early = action.card().or(choosing.early);
                film.skip();
            }
            BreachAction::Skip if choosing.who.is_none() => film.skip(),
            _ if choosing.who.is_none() => choosing.early = action.card().or(choosing.early),
            BreachAction::Confirm => {
                choose.write_batch(choosing.take().map(Choose));
            }
            BreachAction::Wait => drop(choose.write(Choose(Command::Wait))),
            other => walk(other, &table, &mut choosing),
        }
    }
}

fn walk(action: BreachAction, table: &BreachView, choosing: &mut Choosing) {
    if let Some(card) = action.card() {
        choosing.open(card);
        return;
    }
    let Some(way) = action.way() else { return };
    match choosing.aim {
        Some(from) => {
            let aims = choosing.current().map_or(&[][..], |card| &card.aims);
            choosing.aim = Some(next_aim(table, aims, from, way));
        }
        None if way.x != 0 => choosing.walk_cards(way.x),
        None => {
            if choosing.card < choosing.cards.len() {
                choosing.take();
            }
        }
    }
}

fn tell_refusals(mut refused: MessageReader<Refused>, mut choosing: ResMut<Choosing>) {
    for Refused(refusal) in refused.read() {
        choosing.trouble = Some(deal::words_of(*refusal));
    }
}

fn step_back(
    buttons: Res<ButtonInput<MouseButton>>,
    mut back: ResMut<Back>,
    mut choosing: ResMut<Choosing>,
) {
    let open = choosing.log || choosing.looked_at.is_some() || choosing.aim.is_some();
    if open && (buttons.just_pressed(MouseButton::Right) || back.take()) {
        choosing.back();
    }
}

/// What was open over the choice that is taken back closes.
fn close(_: On<TakenBack>, mut choosing: ResMut<Choosing>) {
    choosing.back();
}

fn forget(mut choosing: ResMut<Choosing>) {
    *choosing = Choosing::default();
}

pub fn plugin(app: &mut App) {
    app.add_plugins((alone::plugin, deal::plugin));
    app.init_resource::<Choosing>()
        .add_systems(OnEnter(Screen::BREACH), forget)
        .add_systems(
            Update,
            (
                (deal::deal, follow_keys)
                    .chain()
                    .in_set(BreachSystems::Input)
                    .run_if(in_state(Paused(false)).and_then(resource_exists::<BreachSession>)),
                tell_refusals
                    .after(BreachSystems::Act)
                    .before(BreachSystems::Preview)
                    .run_if(in_state(Screen::BREACH)),
                step_back
                    .in_set(BackSystems::Mode)
                    .run_if(in_state(Screen::BREACH).and_then(in_state(Paused(false)))),
            ),
        )
        .add_observer(close);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cards_key_opens_its_aims_and_one_without_a_card_does_nothing() {
        let card = || Card {
            subroutine: SubroutineId(0),
            aims: vec![Aim::Character(CharacterId(0))],
            refusal: None,
        };
        let mut choosing = Choosing { cards: vec![card(), card()], ..Choosing::default() };
        choosing.open(2);
        assert_eq!((choosing.card, choosing.aim), (0, None));
        choosing.open(1);
        assert_eq!((choosing.card, choosing.aim), (1, Some(0)));
    }

    #[test]
    fn up_and_down_walk_the_rows_of_the_stack_and_stop_at_its_ends() {
        let mut choosing = Choosing { looked_at: Some(1), ..Choosing::default() };
        let mut walk = |action| {
            choosing.walk_rows(action, 3);
            choosing.looked_at
        };
        let (up, down) = (BreachAction::Up, BreachAction::Down);
        assert_eq!([up, up, down].map(&mut walk), [Some(0), Some(0), Some(1)]);
        assert_eq!([down, down].map(&mut walk), [Some(2), Some(2)]);
    }
}
