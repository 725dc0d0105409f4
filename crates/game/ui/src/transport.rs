//! How films and replays are played: actions and their bindings, requests, the position.

use crate::action_button::sends;
use crate::base::*;
use crate::parts::centred;
use crate::playback::Speed;
use crate::repeat_button::Repeated;
use crate::tooltip::Tooltip;
use daemonfall_input::touch::RepeatButton;

daemonfall_input::actions! {
    /// What a key or button can be bound to while a film is shown.
    pub enum FilmAction, Group::alone("battle", 5, || t!("actions-battle"));
    TurnBack => "battle.turn_back", t!("action-battle-turn-back"), [ArrowUp KeyW KeyK], [DPadUp], up;
    TurnOn => "battle.turn_on", t!("action-battle-turn-on"), [ArrowDown KeyS KeyJ], [DPadDown], down;
    Back => "battle.back", t!("action-battle-back"), [ArrowLeft KeyA KeyH], [DPadLeft], left;
    On => "battle.on", t!("action-battle-on"), [ArrowRight KeyD KeyL], [DPadRight], right;
    Play => "battle.play", t!("action-battle-play"), [Space], [South];
    Start => "battle.start", t!("action-battle-start"), [Home], [LeftTrigger2];
    End => "battle.end", t!("action-battle-end"), [KeyE End], [RightTrigger2];
    Faster => "battle.faster", t!("action-battle-faster"), [Equal NumpadAdd KeyF], [RightTrigger];
    Slower => "battle.slower", t!("action-battle-slower"), [Minus NumpadSubtract], [LeftTrigger];
    Again => "battle.again", t!("action-battle-again"), [KeyR], [North];
    Next => "battle.next", t!("action-battle-next"), [Tab KeyN], [West];
    Previous => "battle.previous", t!("action-battle-previous"), [KeyB], [Select];
    Leave => "battle.leave", t!("action-battle-leave"), [Enter NumpadEnter], [Start];
    Help => "battle.help", t!("action-battle-help"), [F2], [];
}

#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum TransportRequest {
    Play,
    /// Go this number of steps on, or back.
    Step(i32),
    Part(i32),
    Start,
    End,
    To(f32),
    At(f32),
    Speed(i32),
    Again,
}

impl FilmAction {
    /// What the action asks for; none if it is for the screen itself.
    pub fn request(self) -> Option<TransportRequest> {
        Some(match self {
            Self::TurnBack => TransportRequest::Part(-1),
            Self::TurnOn => TransportRequest::Part(1),
            Self::Back => TransportRequest::Step(-1),
            Self::On => TransportRequest::Step(1),
            Self::Play => TransportRequest::Play,
            Self::Start => TransportRequest::Start,
            Self::End => TransportRequest::End,
            Self::Faster => TransportRequest::Speed(1),
            Self::Slower => TransportRequest::Speed(-1),
            Self::Again => TransportRequest::Again,
            Self::Next | Self::Previous | Self::Leave | Self::Help => return None,
        })
    }
}

/// Something that is played: positions from 0 to its end, in seconds at normal speed, or in rows.
pub trait Track {
    /// Whether a step on is played; else it is jumped to.
    const PLAYS_STEPS: bool = false;

    fn end(&self) -> f32;

    fn step(&self, now: f32, _by: i32) -> f32 {
        now
    }

    /// Where the larger part after a position begins, or the one before it.
    fn part(&self, now: f32, _by: i32) -> f32 {
        now
    }
}

#[derive(Resource, Clone, Debug)]
pub struct Transport {
    pub now: f32,
    pub playing: bool,
    pub speed: Speed,
    /// Where it stops on its own before its end.
    pub until: Option<f32>,
    /// Whether it has reached its end since it was last moved back.
    pub ended: bool,
}

impl Default for Transport {
    fn default() -> Self {
        Self { now: 0.0, playing: true, speed: Speed::default(), until: None, ended: false }
    }
}

impl Transport {
    pub fn rewind(&mut self) {
        *self = Self { speed: self.speed, ..Self::default() };
    }

    fn jump(&mut self, track: &impl Track, now: f32) {
        *self = Self { now: now.clamp(0.0, track.end()), speed: self.speed, ..Self::stopped() };
    }

    /// At the beginning, not played yet.
    pub fn stopped() -> Self {
        Self { playing: false, ..Self::default() }
    }

    pub fn obey<T: Track>(&mut self, track: &T, request: TransportRequest) {
        match request {
            TransportRequest::Play if self.playing && self.until.is_none() => self.playing = false,
            TransportRequest::Play => {
                if self.now >= track.end() {
                    self.now = 0.0;
                }
                (self.playing, self.until, self.ended) = (true, None, false);
            }
            TransportRequest::Step(by) if by > 0 && T::PLAYS_STEPS => {
                // A step under way is completed; at rest, the next one is played.
                if self.playing {
                    self.now = self.until.unwrap_or(self.now);
                }
                self.until = Some(track.step(self.now, by));
                (self.playing, self.ended) = (true, false);
            }
            TransportRequest::Step(by) => self.jump(track, track.step(self.now, by)),
            TransportRequest::Part(by) => self.jump(track, track.part(self.now, by)),
            TransportRequest::Start => self.jump(track, 0.0),
            TransportRequest::End => {
                self.jump(track, track.end());
                self.ended = true;
            }
            TransportRequest::To(part) => self.jump(track, part.clamp(0.0, 1.0) * track.end()),
            TransportRequest::At(now) => self.jump(track, now),
            TransportRequest::Speed(by) => self.speed.change(by),
            TransportRequest::Again => self.rewind(),
        }
    }

    pub fn run(&mut self, track: &impl Track, seconds: f32) {
        if !self.playing {
            return;
        }
        let stop = self.until.unwrap_or(track.end());
        self.now += seconds * self.speed.factor();
        if self.now >= stop {
            self.now = stop;
            (self.playing, self.until) = (false, None);
            self.ended |= stop >= track.end();
        }
    }
}

/// The signs of the buttons that go to the start, a step back, a step on, to the end.
pub const SIGNS: [&str; 4] = ["|\u{25C0}", "\u{25C0}", "\u{25B6}", "\u{25B6}|"];

/// Spawns a button in this node that sends a request.
pub fn transport_button<R: Message + Copy>(
    row: &mut ChildSpawnerCommands,
    node: Node,
    sign: impl Into<String>,
    about: String,
    request: R,
) -> Entity {
    let button = sends(row, sign, Tooltip::new(about), request);
    row.commands_mut().entity(button).insert(centred(node));
    button
}

/// Makes a button send its request again while it is held.
pub fn repeats<R: Message + Copy>(mut button: EntityCommands, request: R) {
    button.insert(RepeatButton).observe(
        move |pushed: On<Repeated>, mut requests: MessageWriter<R>| {
            if pushed.again {
                requests.write(request);
            }
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten positions, in parts of four.
    struct Ten;

    impl Track for Ten {
        const PLAYS_STEPS: bool = true;

        fn end(&self) -> f32 {
            10.0
        }

        fn step(&self, now: f32, by: i32) -> f32 {
            now.floor() + by as f32
        }

        fn part(&self, now: f32, by: i32) -> f32 {
            4.0 * ((now / 4.0).floor() + by as f32)
        }
    }

    fn after(requests: &[TransportRequest]) -> Transport {
        let mut it = Transport::stopped();
        requests.iter().for_each(|request| it.obey(&Ten, *request));
        it
    }

    #[test]
    fn it_runs_to_its_end_and_begins_anew() {
        let mut it = after(&[TransportRequest::Play, TransportRequest::Speed(1)]);
        it.run(&Ten, 2.0);
        assert_eq!((it.now, it.playing, it.ended), (4.0, true, false));
        it.run(&Ten, 9.0);
        assert_eq!((it.now, it.playing, it.ended), (10.0, false, true));
        it.obey(&Ten, TransportRequest::Play);
        assert_eq!((it.now, it.playing, it.ended), (0.0, true, false));
        it.obey(&Ten, TransportRequest::Play);
        assert!(!it.playing);
    }

    #[test]
    fn a_step_on_is_played_and_a_second_one_puts_it_to_its_end() {
        let mut it = after(&[TransportRequest::Step(1)]);
        it.run(&Ten, 0.5);
        assert_eq!((it.now, it.playing), (0.5, true));
        it.obey(&Ten, TransportRequest::Step(1));
        assert_eq!((it.now, it.until), (1.0, Some(2.0)));
        it.run(&Ten, 9.0);
        assert_eq!((it.now, it.playing, it.ended), (2.0, false, false));
    }

    #[test]
    fn jumps_stay_inside_and_stop_it() {
        use TransportRequest as R;
        for (request, now) in [
            (R::Step(-1), 4.0),
            (R::Part(1), 8.0),
            (R::Part(-9), 0.0),
            (R::Start, 0.0),
            (R::End, 10.0),
            (R::To(0.25), 2.5),
            (R::At(99.0), 10.0),
        ] {
            let it = after(&[R::At(5.0), R::Play, request]);
            assert_eq!((it.now, it.playing), (now, false), "{request:?}");
            assert_eq!(it.ended, request == R::End);
        }
        assert!(after(&[R::End, R::Again]).playing);
    }
}
