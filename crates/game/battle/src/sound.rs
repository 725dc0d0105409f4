//! Sounds of a battle, played as its film runs.

use crate::Struck;
use crate::begin::Show;
use crate::film::{Frame, Hit, Way};
use crate::transport::Transport;
use daemonfall_battle::{Camp, Outcome};
use daemonfall_ui::audio::Effects;
use daemonfall_ui::audio::sounds::Sound;
use daemonfall_ui::prelude::*;
use std::collections::BTreeSet;

/// The sounds of a move's effect; `own` is whether its target is on the near side.
fn sounds_of(frame: &Frame, own: bool) -> impl Iterator<Item = Sound> {
    let Hit { change, .. } = frame.main();
    let fell = frame.fell().next().is_some();
    let way = match (frame.way, change) {
        (Way::Gift, _) => Sound::Heal,
        (Way::Shot, 0) => Sound::Miss,
        (Way::Blow | Way::Answer, 0) => Sound::Block,
        (Way::Shot, _) => Sound::Shot,
        (Way::Blow, _) => Sound::Blade,
        (Way::Answer, _) => Sound::Riposte,
    };
    let end = match (fell, own) {
        (true, true) => Some(Sound::Death),
        (true, false) => Some(Sound::Kill),
        (false, true) if change < 0 => Some(Sound::Hurt),
        (false, _) => None,
    };
    [Some(way), end].into_iter().flatten()
}

pub fn play(
    mut struck: MessageReader<Struck>,
    show: Res<Show>,
    reel: Res<Transport>,
    mut ended: Local<bool>,
    mut effects: Effects,
) {
    let near = show.fought.cast.near();
    let mut wanted = BTreeSet::new();
    for Struck(place) in struck.read() {
        let Some(frame) = show.film.frames.get(*place) else {
            continue;
        };
        let target = frame.main().who.0 as usize;
        let own = show.fought.plan.participants()[target].camp == near;
        wanted.extend(sounds_of(frame, own));
    }
    if reel.ended && !*ended {
        wanted.extend(match show.fought.battle.ending.outcome {
            Outcome::Attacker if near == Camp::Attacker => Some(Sound::Victory),
            Outcome::Defender if near == Camp::Defender => Some(Sound::Victory),
            Outcome::Stalemate => None,
            Outcome::Attacker | Outcome::Defender => Some(Sound::Defeat),
        });
    }
    *ended = reel.ended;
    effects.play_all(&wanted);
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_battle::{Move, MoveTypeId, ParticipantId};
    use daemonfall_core::Health;

    fn frame(way: Way, change: i32, fell: bool) -> Frame {
        Frame {
            made: Move {
                mover: ParticipantId(0),
                target: Some(ParticipantId(1)),
                kind: MoveTypeId(0),
                effect: change.abs(),
            },
            turn: 1,
            way,
            hits: vec![Hit {
                who: ParticipantId(1),
                change,
                left: Health::full(5),
                fell,
                away: false,
            }],
            chosen: 0,
            begins: 0.0,
            lasts: 1.0,
        }
    }

    #[test]
    fn a_move_sounds_by_how_it_is_made_and_whom_it_hurts() {
        let heard = |frame: Frame, own| sounds_of(&frame, own).collect::<Vec<_>>();
        assert_eq!(heard(frame(Way::Blow, -2, false), false), [Sound::Blade]);
        assert_eq!(heard(frame(Way::Answer, -2, false), true), [Sound::Riposte, Sound::Hurt]);
        assert_eq!(heard(frame(Way::Shot, -2, true), false), [Sound::Shot, Sound::Kill]);
        assert_eq!(heard(frame(Way::Shot, 0, false), true), [Sound::Miss]);
        assert_eq!(heard(frame(Way::Gift, 3, false), true), [Sound::Heal]);
    }
}
