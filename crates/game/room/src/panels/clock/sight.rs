//! What the clock shows of one moment of a breach or of the time lab's film: plain values, ready to
//! be drawn.

use super::tell;
use crate::panels::breach_recording::Tape;
use crate::panels::breach_recording::cast::{Cast, Scene, about_phase};
use crate::panels::prelude::*;
use daemonfall_clock::film::{Edge, Film, Frame, MimeTurn, SafetyChange};
use daemonfall_clock::machine::Cursor;
use daemonfall_clock::scenario::Ability;
use daemonfall_clock::{Fact, LastAction, QuickSafety, Step};

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
        let scene = tape.scene()?;
        let moment = scene.moment;
        let name = |who| scene.cast.name(who);
        let entry = moment.entry.map(|entry| {
            format!("{}: {}", name(entry.choice.user), scene.what(entry.choice.subroutine))
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
        let rows = moment.rows.iter().map(|row| Row { fact: row.fact, speed: row.speed.0 });
        Some(Self {
            when: scene.when(),
            step: moment.step(),
            doing,
            edges: moment.edges(),
            safety: moment.machine.safety,
            change: moment.safety.clone(),
            rows: rows.collect(),
            turn: moment.turn.map(|turn| turn.who),
            last: deed.map(|(deed, what)| scene.deed(deed.actor, what)),
            mimes: moment.mimes(),
            happened: happened(scene),
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

fn happened(scene: Scene) -> Vec<String> {
    let events = scene.moment.events.iter();
    let mut told: Vec<String> = events.filter_map(|it| tell::event(scene, it)).collect();
    if told.is_empty() {
        let phase = scene.moment.phase;
        told.push(format!("{phase:?} is next: {}.", about_phase(phase)));
    }
    told
}

pub fn cast_of(film: &Film, colour: fn(u32) -> Color) -> Cast {
    let characters = film.scenario().characters.iter();
    Cast::new(characters.map(|it| (it.name.clone(), colour(it.team.0))))
}
