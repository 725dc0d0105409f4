//! What the clock shows of one moment of a breach or of the time lab's film: plain values, ready to
//! be drawn.

use crate::panels::breach_recording::Tape;
use crate::panels::breach_recording::cast::{self, Cast, what};
use daemonfall_breach::BreachEvent;
use daemonfall_breach::trace::Moment;
use daemonfall_clock::film::{Edge, Film, Frame, MimeTurn, SafetyChange};
use daemonfall_clock::machine::Cursor;
use daemonfall_clock::scenario::Ability;
use daemonfall_clock::{Fact, LastAction, QuickSafety, Step};
use daemonfall_core::CharacterId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub fact: Fact,
    /// Charge time gained per clocktick.
    pub speed: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    pub when: String,
    pub step: Option<Step>,
    pub doing: String,
    /// The ways taken in this transition; the latest is last.
    pub edges: Vec<Edge>,
    pub safety: QuickSafety,
    pub change: Option<SafetyChange>,
    pub rows: Vec<Row>,
    pub turn: Option<CharacterId>,
    pub last: Option<String>,
    pub mimes: Vec<(CharacterId, MimeTurn)>,
    pub happened: Vec<String>,
}

impl Sight {
    pub fn of_breach(tape: &Tape) -> Option<Self> {
        let (moment, cast, library) = (tape.moment()?, tape.cast(), tape.library()?);
        let name = |who| cast.name(who);
        let entry = moment.entry.map(|entry| {
            let (user, what) = (entry.choice.user, what(library, entry.choice.subroutine));
            format!("{}: {what}", name(user))
        });
        let doing = match moment.machine.place.cursor {
            Cursor::Initial => entry.unwrap_or_default(),
            Cursor::EarlyTurn(who)
            | Cursor::LateTurn(who)
            | Cursor::Mimicry(who)
            | Cursor::MimicryReactions(who) => name(who).to_owned(),
            _ => String::new(),
        };
        let deed = moment.machine.last_action.0.zip(moment.deed);
        let last =
            deed.map(|(deed, it)| format!("{}\u{2019}s {}", name(deed.actor), what(library, it)));
        let rows = moment.rows.iter().map(|row| Row { fact: row.fact, speed: row.speed.0 });
        Some(Self {
            when: cast::when(moment, cast, library),
            step: moment.step(),
            doing,
            edges: moment.edges(),
            safety: moment.machine.safety,
            change: moment.safety.clone(),
            rows: rows.collect(),
            turn: moment.turn.map(|turn| turn.who),
            last,
            mimes: moment.mimes(),
            happened: happened(moment, tape),
        })
    }

    pub fn of_film(film: &Film, frame: &Frame) -> Self {
        let scenario = film.scenario();
        let rows = frame.facts.iter().zip(&scenario.characters);
        let last = match frame.last_action {
            LastAction(Some(deed)) => {
                let what = Ability::of(deed.action).unwrap_or_default().name(false);
                Some(format!("{}\u{2019}s {what}", scenario.name(deed.actor)))
            }
            LastAction(None) => None,
        };
        Self {
            when: format!("Clocktick {}, {:?}", frame.tick, frame.phase),
            step: frame.step,
            doing: frame.acts.map_or_else(String::new, |who| scenario.name(who).into()),
            edges: frame.edge.into_iter().collect(),
            safety: frame.safety,
            change: frame.changed.clone(),
            rows: rows
                .map(|(fact, character)| Row { fact: *fact, speed: character.speed.0 })
                .collect(),
            turn: None,
            last,
            mimes: frame.mimes(),
            happened: film.words(frame),
        }
    }
}

fn happened(moment: &Moment, tape: &Tape) -> Vec<String> {
    let Some(library) = tape.library() else {
        return Vec::new();
    };
    let teller = super::tell::Teller { moment, cast: tape.cast(), library };
    let events = moment.events.iter();
    let mut told: Vec<String> =
        events.filter_map(|event: &BreachEvent| teller.event(event)).collect();
    if told.is_empty() {
        let about = cast::about_phase(moment.phase);
        told.push(format!("{:?} is next: {about}.", moment.phase));
    }
    told
}

pub fn cast_of(film: &Film, colour: fn(u32) -> bevy::color::Color) -> Cast {
    let characters = film.scenario().characters.iter();
    Cast::new(characters.map(|it| (it.name.clone(), colour(it.team.0))))
}
