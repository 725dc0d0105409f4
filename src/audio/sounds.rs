//! The effects by name, their files, and how far music steps back behind them.
//!
//! They come after the title is on its way, so that nobody waits for them; one that is missing or
//! damaged is told of as all files are, and stays silent.

use crate::screens::Screen;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

macro_rules! sounds {
    ($($(#[$doc:meta])* $sound:ident $file:literal,)*) => {
        /// An effect; what is more important stands first.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Sound {
            $($(#[$doc])* $sound,)*
        }

        /// Files below `assets/sound`, in the order of [`Sound`].
        const FILES: &[&str] = &[$($file,)*];

        #[cfg(test)]
        const ALL: &[Sound] = &[$(Sound::$sound,)*];
    };
}

sounds! {
    /// The player's leader dies, or a unit of the player's.
    Death "death",
    /// What was to be won is won.
    Victory "victory",
    /// What was to be won is lost.
    Defeat "defeat",
    /// A prize is offered.
    Prize "prize",
    /// Something was unlocked for later runs.
    Unlock "unlock",
    /// A guardian turns to its second face.
    Turned "turned",
    /// Something goes off.
    Explosion "explosion",
    /// The player is hurt.
    Hurt "hurt",
    /// A critical quick turn is given.
    Critical "critical",
    /// A blow is answered with a blow.
    Riposte "riposte",
    /// Something hostile dies.
    Kill "kill",
    /// A cut.
    Blade "blade",
    /// A knock.
    Blunt "blunt",
    /// Something shot strikes.
    Shot "shot",
    /// Fire hurts.
    Burn "burn",
    /// Magic strikes.
    Arcane "arcane",
    /// A quick turn is given.
    Quick "quick",
    /// A mime repeats what was done.
    Mime "mime",
    /// Magic is thrown back.
    Counter "counter",
    /// A strike is stopped.
    Block "block",
    /// A shield grows.
    Shield "shield",
    /// A status takes hold.
    Status "status",
    /// CPU does not suffice, or less than nothing is free.
    LowCpu "low_cpu",
    /// Somebody hostile comes into sight on the map; an alliance breaks.
    Alarm "alarm",
    /// A sleeper has noticed the player.
    Noticed "noticed",
    /// A use's time on the stack is up.
    Resolve "resolve",
    /// The player's turn in a breach.
    YourTurn "your_turn",
    /// The player's turn on the map begins.
    TurnBegins "turn_begins",
    /// An encounter waits for an answer.
    Encounter "encounter",
    /// An alliance is made.
    Treaty "treaty",
    /// Units are made.
    Recruit "recruit",
    /// A place is taken.
    Capture "capture",
    /// A vault or a guardian's door opens.
    Door "door",
    /// The player goes down the stairs.
    Stairs "stairs",
    /// Health is given.
    Heal "heal",
    /// Something is bought.
    Buy "buy",
    /// Gear is taken up or fitted.
    Gear "gear",
    /// Gold is picked up.
    Gold "gold",
    /// Something is picked up.
    Pickup "pickup",
    /// A bomb is set.
    BombSet "bomb_set",
    /// A wall or an object is dug away.
    Dig "dig",
    /// Something is shot.
    Shoot "shoot",
    /// A move comes onto the stack.
    Push "push",
    /// A strike hits nobody.
    Miss "miss",
    /// The player ends the turn on the map.
    TurnEnd "turn_end",
    /// A command is refused.
    Refuse "refuse",
    /// Something was taken back.
    Undo "undo",
    /// A dialogue opens.
    Open "open",
    /// A dialogue closes.
    Close "close",
    /// One step back.
    Back "back",
    /// A button is used.
    Click "click",
    /// The stack advances.
    Advance "advance",
    /// A stack marches on the map.
    March "march",
    /// The player steps.
    Step "step",
    /// A button is come to.
    Hover "hover",
}

impl Sound {
    /// How far music steps back behind it, 0 to 1.
    pub fn weight(self) -> f32 {
        match self {
            Self::Death
            | Self::Victory
            | Self::Defeat
            | Self::Prize
            | Self::Unlock
            | Self::Turned
            | Self::Explosion => 1.0,
            Self::Hurt | Self::Critical | Self::Riposte | Self::Kill => 0.4,
            _ => 0.0,
        }
    }
}

/// Handles of all effects, in the order of [`Sound`], once they are on their way.
#[derive(Resource, Clone, Debug, Default)]
pub struct Sounds(Vec<Handle<AudioSource>>);

impl Sounds {
    /// The handle of an effect.
    pub fn get(&self, sound: Sound) -> Option<&Handle<AudioSource>> {
        self.0.get(sound as usize)
    }
}

fn load(server: Res<AssetServer>, mut sounds: ResMut<Sounds>) {
    sounds.0 = FILES.iter().map(|file| server.load(format!("sound/{file}.ogg"))).collect();
}

/// Loads the effects.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sounds>().add_systems(OnExit(Screen::Loading), load);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_effect_has_its_file_and_every_file_its_effect() -> std::io::Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound");
        for (sound, file) in ALL.iter().zip(FILES) {
            assert_eq!(FILES[*sound as usize], *file);
            let path = folder.join(format!("{file}.ogg"));
            assert!(path.is_file(), "{} is missing", path.display());
        }
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            let played = path.is_dir() || FILES.contains(&&*name);
            assert!(played, "nothing plays {}", path.display());
        }
        Ok(())
    }
}
