//! The keys of a watched replay: those of a battle's film. The dive's actions on the same keys, and
//! anything that would play the dive, are disabled meanwhile.

use super::Watch;
use crate::input::action::DiveAction;
use crate::input::intent::IntentSystems;
use crate::prelude::*;
use daemonfall_ui::transport::FilmAction;

const FILM: [FilmAction; 4] =
    [FilmAction::Play, FilmAction::End, FilmAction::Faster, FilmAction::Slower];

const PLAYS: [DiveAction; 5] = [
    DiveAction::Wait,
    DiveAction::Bomb,
    DiveAction::Drink,
    DiveAction::Take,
    DiveAction::AutoExplore,
];

/// Whether a dive action is still handled when these film actions were pressed in the same frame.
fn is_left(bindings: &Bindings, film: &[FilmAction], action: DiveAction) -> bool {
    let inputs = bindings.of(action);
    let shares = |other: &FilmAction| bindings.of(*other).iter().any(|it| inputs.contains(it));
    !PLAYS.contains(&action) && !film.iter().any(shares)
}

fn obey(bindings: Res<Bindings>, mut input: ResMut<ActionInput>, mut watch: ResMut<Watch>) {
    let film: Vec<FilmAction> = input.fresh().filter(|it| FILM.contains(it)).collect();
    input.retain(|action| is_left(&bindings, &film, action));
    for action in film {
        watch.obey(action);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        obey.before(IntentSystems).run_if(
            resource_exists::<Watch>
                .and_then(in_state(Screen::DIVE))
                .and_then(in_state(Paused(false))),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_input::action_table::{ActionId, Input};

    fn bindings() -> Bindings {
        Bindings::default().with::<DiveAction>().with::<FilmAction>()
    }

    #[test]
    fn a_key_that_film_and_dive_share_is_the_films() {
        let bindings = bindings();
        let left = |film: &[FilmAction], action| is_left(&bindings, film, action);
        assert!(!left(&[FilmAction::Faster], DiveAction::ZoomIn));
        assert!(!left(&[FilmAction::Slower], DiveAction::ZoomOut));
        assert!(left(&[FilmAction::Faster], DiveAction::ZoomOut));
        assert!(left(&[], DiveAction::ZoomIn), "by a wheel, or a stick");
    }

    #[test]
    fn whoever_watches_may_look_and_read_but_not_play() {
        let bindings = bindings();
        let left = |action| is_left(&bindings, &[], action);
        for action in [DiveAction::Look, DiveAction::Log, DiveAction::Pause] {
            assert!(left(action), "{action:?}");
        }
        for action in PLAYS {
            assert!(!left(action), "{action:?}");
        }
    }

    #[test]
    fn what_is_bound_anew_for_battles_serves_replays_too() {
        let mut bindings = bindings();
        let Some(id) = ActionId::of(FilmAction::Play) else {
            panic!("it is in the table");
        };
        bindings.set(id, vec![Input::Key(KeyCode::KeyG)]);
        assert!(!is_left(&bindings, &[FilmAction::Play], DiveAction::Log));
    }
}
