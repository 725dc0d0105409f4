//! The effects by name, their files, how far music ducks behind them, and the sounds of the
//! interface.
//!
//! They load after the title, so that it does not wait for them. A missing or damaged one is
//! reported like any other file and stays silent.

use super::Effects;
use crate::base::*;
use crate::focus::FocusWish;
use crate::focus::{Activate, Focusable};
use crate::widgets::GameButton;
use bevy_kira_audio::prelude::*;

macro_rules! sounds {
    ($($(#[$doc:meta])* $sound:ident $file:literal,)*) => {
        /// An effect, the most important first.
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
    /// The player's leader or one of the player's units dies.
    Death "death",
    Victory "victory",
    Defeat "defeat",
    Prize "prize",
    Unlock "unlock",
    /// A guardian turns to its second face.
    Turned "turned",
    Explosion "explosion",
    Hurt "hurt",
    /// A critical quick turn is granted.
    Critical "critical",
    /// A melee hit is answered with a riposte.
    Riposte "riposte",
    Kill "kill",
    Blade "blade",
    Blunt "blunt",
    /// A projectile hits.
    Shot "shot",
    Burn "burn",
    /// Magic hits.
    Arcane "arcane",
    Quick "quick",
    Mime "mime",
    Counter "counter",
    Block "block",
    Shield "shield",
    Status "status",
    LowCpu "low_cpu",
    /// A hostile stack comes into sight on the map, or an alliance breaks.
    Alarm "alarm",
    Noticed "noticed",
    /// A move's time on the stack is up.
    Resolve "resolve",
    YourTurn "your_turn",
    TurnBegins "turn_begins",
    /// An encounter waits for an answer.
    Encounter "encounter",
    Treaty "treaty",
    Recruit "recruit",
    Capture "capture",
    /// A vault or a guardian's door opens.
    Door "door",
    Stairs "stairs",
    Heal "heal",
    Buy "buy",
    /// Gear is picked up or fitted.
    Gear "gear",
    Gold "gold",
    Pickup "pickup",
    BombSet "bomb_set",
    Dig "dig",
    Shoot "shoot",
    /// A move enters the stack.
    Push "push",
    /// An attack hits nothing.
    Miss "miss",
    TurnEnd "turn_end",
    Refuse "refuse",
    Undo "undo",
    Open "open",
    Close "close",
    Back "back",
    Click "click",
    Advance "advance",
    March "march",
    Step "step",
    /// A button gets the pointer or the focus.
    Hover "hover",
}

impl Sound {
    /// How far music ducks behind it, 0 to 1.
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

/// Handles of all effects in the order of [`Sound`], once loading has started.
#[derive(Resource, Clone, Debug, Default)]
pub struct Sounds(Vec<Handle<AudioSource>>);

impl Sounds {
    /// The loaded file of a sound; `None` until it is loaded.
    pub fn get(&self, sound: Sound) -> Option<&Handle<AudioSource>> {
        self.0.get(sound as usize)
    }
}

fn load(server: Res<AssetServer>, mut sounds: ResMut<Sounds>) {
    sounds.0 = FILES.iter().map(|file| server.load(format!("sound/{file}.ogg"))).collect();
}

fn use_widget(used: On<Activate>, widgets: Query<(), ClicksOn>, mut effects: Effects) {
    if widgets.contains(used.entity) {
        effects.play(Sound::Click);
    }
}

/// What is part of a picture, such as a card or a tile, has sounds of its own.
type ClicksOn = Or<(With<GameButton>, With<Focusable>)>;

fn point_at(over: On<Pointer<Over>>, widgets: Query<(), With<Focusable>>, mut effects: Effects) {
    if widgets.contains(over.entity) {
        effects.play(Sound::Hover);
    }
}

fn walk(
    mut wishes: MessageReader<FocusWish>,
    scopes: Query<(), With<FocusScope>>,
    mut effects: Effects,
) {
    if wishes.read().any(|wish| *wish != FocusWish::Use) && !scopes.is_empty() {
        effects.play(Sound::Hover);
    }
}

fn tell(mut notices: MessageReader<Notice>, mut effects: Effects) {
    if notices.read().any(|notice| notice.wrong) {
        effects.play(Sound::Refuse);
    }
}

fn change_screen(mut changes: MessageReader<StateTransitionEvent<Screen>>, mut effects: Effects) {
    for change in changes.read() {
        if let (Some(from), Some(to)) = (change.exited, change.entered)
            && let Some(sound) = sound_of(from, to)
        {
            effects.play(sound);
        }
    }
}

fn sound_of(from: Screen, to: Screen) -> Option<Sound> {
    match (from, to) {
        _ if from == to => None,
        (Screen::LOADING, _) => None,
        (_, Screen::PRIZE) => Some(Sound::Prize),
        (_, Screen::DOOR) => Some(Sound::Door),
        (_, Screen::TITLE) => Some(Sound::Back),
        (
            _,
            Screen::PRACTICE
            | Screen::LADDER
            | Screen::NEW_RUN
            | Screen::SAVES
            | Screen::FEATS
            | Screen::PACKS
            | Screen::GEAR,
        ) => Some(Sound::Open),
        (Screen::SAVES | Screen::GEAR, _) => Some(Sound::Close),
        _ => None,
    }
}

fn pause(mut changes: MessageReader<StateTransitionEvent<Paused>>, mut effects: Effects) {
    for change in changes.read() {
        match (change.exited, change.entered) {
            (Some(Paused(false)), Some(Paused(true))) => effects.play(Sound::Open),
            (Some(Paused(true)), Some(Paused(false))) => effects.play(Sound::Close),
            _ => {}
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Sounds>()
        .add_systems(OnExit(Screen::LOADING), load)
        .add_observer(use_widget)
        .add_observer(point_at)
        .add_systems(Update, (walk, tell, change_screen, pause));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_effect_has_its_file_and_every_file_its_effect() -> std::io::Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../assets/sound");
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

    #[test]
    fn screens_open_and_close_and_the_first_comes_silently() {
        assert_eq!(sound_of(Screen::LOADING, Screen::TITLE), None);
        assert_eq!(sound_of(Screen::SECTOR, Screen::GEAR), Some(Sound::Open));
        assert_eq!(sound_of(Screen::GEAR, Screen::SECTOR), Some(Sound::Close));
        assert_eq!(sound_of(Screen::BREACH, Screen::PRIZE), Some(Sound::Prize));
        assert_eq!(sound_of(Screen::TITLE, Screen::TITLE), None);
    }
}
