//! Compact windows with touch input: buttons replace the line of keys.

use super::compact_forecast::{ROOM, thumb};
use crate::breach_view::BreachView;
use crate::choosing::Choosing;
use crate::input::BreachAction;
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::{BreachSession, BreachSystems};
use daemonfall_input::action_input::Wanted;

pub const BETWEEN: f32 = 4.0;
/// Width of the speed button, which holds two letters.
const NARROW: f32 = 44.0;

/// The row of buttons, with those currently in it. They are not rebuilt under a finger.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Moment(Vec<Offer>);

#[derive(Clone, Debug, PartialEq)]
struct Offer {
    what: String,
    /// None for the step back from the aim to the cards, which is an action of every screen.
    action: Option<BreachAction>,
}

/// The current offers. While the others choose, they are the same as during display.
fn offers(
    choosing: &Choosing,
    film: &BreachPlayback,
    is_decided: bool,
    can_undo: bool,
) -> Vec<Offer> {
    use BreachAction as A;
    let of = |action: A, what: String| Offer { what, action: Some(action) };
    let mut list = Vec::new();
    let plays = !film.is_over() || (choosing.who.is_none() && !is_decided);
    if plays {
        if film.waits() {
            list.push(of(A::Next, t!("breach-key-hint-next")));
        }
        list.push(of(A::Skip, t!("breach-key-hint-skip")));
        if film.stepwise {
            list.push(of(A::Stepwise, t!("breach-key-hint-at-once")));
        } else {
            list.push(of(A::Speed, format!("{}\u{d7}", film.speed)));
            list.push(of(A::Stepwise, t!("breach-key-hint-stepwise")));
        }
    } else if choosing.aim.is_some() {
        list.push(of(A::Confirm, t!("breach-key-hint-confirm")));
        list.push(Offer { what: t!("breach-key-hint-back"), action: None });
    } else if can_undo {
        list.push(of(A::Undo, t!("breach-key-hint-undo")));
    }
    list
}

fn widths(list: &[Offer]) -> Vec<f32> {
    let is_narrow = |offer: &&Offer| offer.action == Some(BreachAction::Speed);
    let narrow = list.iter().filter(is_narrow).count() as f32;
    let all = list.len() as f32;
    let left = ROOM - BETWEEN * (all - 1.0) - NARROW * narrow;
    let wide = left / (all - narrow).max(1.0);
    let width = |offer: &Offer| if is_narrow(&offer) { NARROW } else { wide };
    list.iter().map(width).collect()
}

fn fill(
    choosing: Res<Choosing>,
    film: Res<BreachPlayback>,
    table: Res<BreachView>,
    duel: Res<BreachSession>,
    (compact, device): (Res<Compact>, Res<Device>),
    pens: Pens,
    mut line: Query<(Entity, &mut Moment)>,
    mut commands: Commands,
) {
    let Ok((line, mut shown)) = line.single_mut() else {
        return;
    };
    let letters = pens.pen().letters;
    let by_fingers = compact.0 && *device == Device::Fingers;
    let list = match by_fingers {
        true => {
            let can_undo = duel.can_take_back();
            offers(&choosing, &film, table.outcome.is_some(), can_undo)
        }
        false => Vec::new(),
    };
    if shown.0 == list {
        return;
    }
    commands.entity(line).despawn_related::<Children>().with_children(|line| {
        for (offer, width) in list.iter().zip(widths(&list)) {
            let mut button = thumb(line, letters, &offer.what, width);
            match offer.action {
                Some(action) => {
                    button.observe(move |_: On<Activate>, mut wanted: MessageWriter<Wanted>| {
                        wanted.write_batch(Wanted::of(action));
                    })
                }
                None => button.observe(|_: On<Activate>, mut choosing: ResMut<Choosing>| {
                    choosing.back();
                }),
            };
        }
    });
    shown.0 = list;
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        fill.in_set(BreachSystems::Draw).run_if(resource_exists::<BreachSession>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_core::CharacterId;

    fn offered(choosing: &Choosing, is_decided: bool) -> Vec<Offer> {
        offers(choosing, &BreachPlayback::default(), is_decided, true)
    }

    fn actions(list: &[Offer]) -> Vec<Option<BreachAction>> {
        list.iter().map(|offer| offer.action).collect()
    }

    #[test]
    fn what_is_offered_is_what_can_be_done_now() {
        use BreachAction as A;
        let others = Choosing::default();
        let cards = Choosing { who: Some(CharacterId(0)), ..Choosing::default() };
        let aim = Choosing { aim: Some(0), ..cards.clone() };
        let playing = [A::Skip, A::Speed, A::Stepwise].map(Some);
        assert_eq!(actions(&offered(&others, false)), playing);
        assert_eq!(actions(&offered(&others, true)), [Some(A::Undo)]);
        assert_eq!(actions(&offered(&cards, false)), [Some(A::Undo)]);
        assert_eq!(actions(&offered(&aim, false)), [Some(A::Confirm), None]);
    }

    #[test]
    fn buttons_fill_their_row() {
        let list = offered(&Choosing::default(), false);
        let widths = widths(&list);
        let between = BETWEEN * (widths.len() - 1) as f32;
        let all = widths.iter().sum::<f32>() + between;
        assert!((all - ROOM).abs() < 1e-3, "{all}");
    }
}
