//! Plays back a replay: its commands run at the speed of the film, and every fingerprint is
//! compared.

pub mod input;

use super::hold::is_held;
use super::{Play, Refused, SessionSystems};
use crate::prelude::*;
use daemonfall_campaign::Practice;
use daemonfall_core::Fingerprint;
use daemonfall_dungeon::replay::Replay;
use daemonfall_ui::transport::{FilmAction, Track, Transport};

/// Seconds per beat at normal speed.
const BEAT: f32 = 0.22;
/// Seconds before the first beat, so that the floor is seen.
const BEFORE: f32 = 1.0;
/// Most beats played in one frame.
const AT_ONCE: usize = 8;
/// Speed factor when events are set to be instant: a dive cannot be rewound, so its beats stay
/// distinguishable.
const FASTEST: f32 = 8.0;

/// The beats of a dive: they come one after another, as long as there are any.
struct Beats;

impl Track for Beats {
    fn end(&self) -> f32 {
        f32::INFINITY
    }
}

/// The replay being watched. While it exists, intents are ignored.
#[derive(Resource, Clone, Debug)]
pub struct Watch {
    replay: Replay,
    file: String,
    film: Transport,
    /// Number of beats that were due so far.
    due: usize,
    /// Number of beats whose fingerprints were compared.
    compared: usize,
    skipping: bool,
    over: bool,
}

impl Watch {
    pub fn new(replay: Replay, file: String) -> Self {
        Self {
            replay,
            file,
            film: Transport::default(),
            due: 0,
            compared: 0,
            skipping: false,
            over: false,
        }
    }

    pub fn is_playing(&self) -> bool {
        self.film.playing
    }

    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Speed factor relative to normal, apart from the speed setting.
    pub fn speed(&self) -> f32 {
        self.film.speed.factor()
    }

    /// Applies a film control. Controls that a dive does not support are ignored.
    pub fn obey(&mut self, action: FilmAction) {
        match action {
            FilmAction::End => (self.film.playing, self.skipping) = (true, true),
            FilmAction::Play | FilmAction::Faster | FilmAction::Slower => {
                self.skipping &= action != FilmAction::Play;
                action.request().into_iter().for_each(|it| self.film.obey(&Beats, it));
            }
            _ => {}
        }
    }

    /// Number of beats due after `seconds` more; `setting` is the speed setting.
    fn due(&mut self, seconds: f32, setting: Option<f32>) -> usize {
        if !self.film.playing {
            return 0;
        }
        if self.skipping {
            return AT_ONCE;
        }
        self.film.run(&Beats, seconds * setting.unwrap_or(FASTEST));
        let since = self.film.now - BEFORE;
        let begun = if since < 0.0 { 0 } else { (since / BEAT) as usize + 1 };
        let due = (begun - self.due).min(AT_ONCE);
        self.due += due;
        due
    }

    /// The number of the first newly compared beat whose outcome differs from the recording.
    fn parting(&mut self, played: &[(Command, Fingerprint)]) -> Option<usize> {
        let mut new = self.compared.min(played.len())..played.len();
        self.compared = played.len();
        let differs = |place: &usize| {
            let recorded = self.replay.beats.get(*place);
            recorded.is_some_and(|recorded| recorded.1 != played[*place].1)
        };
        new.find(differs).map(|place| place + 1)
    }

    /// The notice that ends the film: the first beat that came out differently or was refused.
    fn trouble(
        &mut self,
        played: &[(Command, Fingerprint)],
        refused: Option<Refused>,
    ) -> Option<Notice> {
        if let Some(beat) = self.parting(played) {
            let (command, found) = played[beat - 1];
            let recorded = self.replay.beats[beat - 1].1;
            return Some(Notice::wrong(t!(
                "watch-differs",
                file = self.file.as_str(),
                beat = beat,
                command = format!("{command:?}"),
                found = found.to_string(),
                recorded = recorded.to_string()
            )));
        }
        // A held beat takes some time; the others follow after it.
        let Refused { command, refusal } = refused.filter(|it| it.refusal != Refusal::MidBeat)?;
        Some(Notice::wrong(t!(
            "watch-refused",
            file = self.file.as_str(),
            beat = played.len() + 1,
            command = format!("{command:?}"),
            reason = refusals::dive(&refusal)
        )))
    }
}

fn play(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    practice: Option<Res<Practice>>,
    mut refused: MessageReader<Refused>,
    mut watch: ResMut<Watch>,
    mut plays: MessageWriter<Play>,
    mut notices: MessageWriter<Notice>,
) {
    let refused = refused.read().last().copied();
    if watch.over {
        return;
    }
    // Bypass change detection: what the key hints depend on changes less often than every frame.
    let film = watch.bypass_change_detection();
    let Some(replay) = practice.as_deref().and_then(Practice::replay) else {
        return;
    };
    let played = &replay.beats;
    let mut told = film.trouble(played, refused);
    if told.is_none() {
        let due = film.due(time.delta_secs().min(0.1), settings.pace());
        let left = film.replay.beats.iter().skip(played.len());
        let next: Vec<Play> = left.take(due).map(|beat| Play(beat.0)).collect();
        if due > 0 && next.is_empty() {
            told = Some(Notice::done(t!(
                "watch-whole",
                file = film.file.as_str(),
                count = played.len()
            )));
        }
        plays.write_batch(next);
    }
    if let Some(notice) = told {
        watch.over = true;
        notices.write(notice);
    }
}

fn stop(world: &mut World) {
    world.remove_resource::<Watch>();
}

pub fn plugin(app: &mut App) {
    app.add_plugins(input::plugin)
        .add_systems(
            Update,
            play.in_set(SessionSystems::Choose).run_if(
                resource_exists::<Watch>
                    .and_then(in_state(Screen::DIVE))
                    .and_then(in_state(Paused(false)))
                    .and_then(not(is_held)),
            ),
        )
        .add_systems(OnExit(Screen::DIVE), stop);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::library;
    use daemonfall_ui::playback::SPEEDS;

    fn waited(beats: u64) -> Result<Replay, String> {
        let mut replay = Replay::new(&library()?, 7);
        for beat in 0..beats {
            replay.record(Command::Wait, Fingerprint(beat));
        }
        Ok(replay)
    }

    fn film(beats: u64) -> Result<Watch, String> {
        Ok(Watch::new(waited(beats)?, "waited.json".into()))
    }

    /// Beats due within `seconds`, in frames of a hundredth of a second.
    fn in_seconds(film: &mut Watch, seconds: f32, speed: Option<f32>) -> usize {
        let frames = (seconds * 100.0).round() as usize;
        (0..frames).map(|_| film.due(0.01, speed)).sum()
    }

    #[test]
    fn beats_follow_each_other_at_the_speed_that_is_set_for_all_films() -> Result<(), String> {
        // The floor is shown for a second first; then beats come every 0.22 seconds.
        for (speed, due) in [(Some(1.0), 5), (Some(2.0), 14), (Some(4.0), 32)] {
            assert_eq!(in_seconds(&mut film(99)?, 1.99, speed), due, "{speed:?}");
        }
        let at_once = in_seconds(&mut film(99)?, 1.99, None);
        assert!((40..99).contains(&at_once), "{at_once}");
        Ok(())
    }

    #[test]
    fn it_is_stopped_and_goes_on_and_is_shown_faster_and_slower() -> Result<(), String> {
        let mut film = film(99)?;
        film.obey(FilmAction::Play);
        assert_eq!(in_seconds(&mut film, 9.0, Some(1.0)), 0);
        film.obey(FilmAction::Play);
        film.obey(FilmAction::Slower);
        film.obey(FilmAction::Slower);
        assert_eq!(film.speed(), SPEEDS[0], "there is no slower one");
        film.obey(FilmAction::Faster);
        assert_eq!(film.speed(), 1.0);
        assert_eq!(in_seconds(&mut film, 1.99, Some(1.0)), 5);
        film.obey(FilmAction::Faster);
        let double = in_seconds(&mut film, 2.2, Some(1.0));
        assert!((19..=21).contains(&double), "{double}");
        (0..9).for_each(|_| film.obey(FilmAction::Faster));
        assert_eq!(film.speed(), SPEEDS[SPEEDS.len() - 1]);
        Ok(())
    }

    #[test]
    fn to_its_end_goes_by_frames_and_can_be_stopped() -> Result<(), String> {
        let mut film = film(99)?;
        film.obey(FilmAction::Play);
        film.obey(FilmAction::End);
        assert_eq!(film.due(0.0, Some(1.0)), AT_ONCE, "even when paused");
        film.obey(FilmAction::Play);
        assert_eq!(film.due(9.0, Some(1.0)), 0);
        Ok(())
    }

    #[test]
    fn of_many_beats_in_one_frame_the_first_that_differs_is_told() -> Result<(), String> {
        let mut film = film(6)?;
        let mut played = waited(6)?.beats;
        assert!(film.trouble(&played[..2], None).is_none());
        for beat in [3, 4] {
            played[beat].1 = Fingerprint(99);
        }
        let told = film.trouble(&played, None).ok_or("nothing is reported")?;
        assert!(told.words.starts_with("waited.json: beat 4"), "{told:?}");
        Ok(())
    }

    #[test]
    fn a_command_that_is_refused_ends_it_unless_a_beat_is_held() -> Result<(), String> {
        let mut film = film(6)?;
        let refused = |refusal| {
            let command = Command::Drink;
            Some(Refused { command, refusal })
        };
        assert!(film.trouble(&[], refused(Refusal::MidBeat)).is_none());
        let told = film.trouble(&[], refused(Refusal::Over));
        let told = told.ok_or("nothing is reported")?.words;
        assert!(told.starts_with("waited.json: beat 1"), "{told}");
        assert!(told.contains("Drink"), "{told}");
        Ok(())
    }
}
