//! How the interface treats the screen of a battle's film.

use super::transport::Transport;
use bevy::prelude::*;
use daemonfall_core::glossary::Topic;
use daemonfall_ui::look::{AddLook, Growth, HintLine, LARGEST_ON_STAGE, Look, Place};
use daemonfall_ui::prelude::*;

fn danger(reel: &Transport) -> f32 {
    if reel.ended { 0.2 } else { 0.7 }
}

pub fn plugin(app: &mut App) {
    app.add_look(
        Screen::BATTLE,
        Look {
            growth: Growth::Stays,
            letters: LARGEST_ON_STAGE,
            topics: &[Topic::Battle, Topic::Sector],
            help: Topic::Battle,
            hint: HintLine {
                // Next to the others' stacks, above the player's own.
                wide: Place::from(24.0, 84.0, 520.0),
                // Between the inspected unit's panel and the times below.
                compact: Place::down_to(541.0, 348.0, 352.0),
                on_stage: true,
                ..default()
            },
            title: |_| Some(t!("window-battle")),
            track: Some("breach"),
            danger: |world| world.get_resource::<Transport>().map_or(0.0, danger),
            ..default()
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_battle_is_dangerous_while_it_runs() {
        let mut reel = Transport::default();
        let running = danger(&reel);
        reel.ended = true;
        assert!(danger(&reel) < running);
    }
}
