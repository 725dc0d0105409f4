//! Builds scenarios in tests, and reads their results.

use daemonfall_clock::scenario::{
    Ability, Character, Choice, Course, Hits, Scenario, ScenarioEvent, Script, SlowAction, Span,
    trace,
};
use daemonfall_clock::{CharacterId, ChargeTime, QuickFlag, Reaction, Speed, Team};
use std::sync::Arc;

/// A scenario under construction. Characters are in list order as they are added, each with CT 0
/// and speed 10.
pub struct Staged(Scenario);

impl Staged {
    pub fn new(span: Span) -> Self {
        Self(Scenario { characters: Vec::new(), span, slow_actions: Vec::new() })
    }

    /// A scenario in which slow actions go off (SR).
    pub fn sr() -> Self {
        Self::new(Span::SR)
    }

    /// A scenario of active turns (CR).
    pub fn cr() -> Self {
        Self::new(Span::CR)
    }

    pub fn who(mut self, name: &str, team: u32) -> Self {
        self.0.characters.push(Character {
            name: name.into(),
            team: Team(team),
            charge: ChargeTime(0),
            speed: Speed(10),
            reaction: None,
            mime: false,
            script: Script::default(),
        });
        self
    }

    /// Sets the charge time of the character added last.
    pub fn ct(mut self, charge: u32) -> Self {
        self.last().charge = ChargeTime(charge);
        self
    }

    /// Sets the speed of the character added last.
    pub fn speed(mut self, speed: u32) -> Self {
        self.last().speed = Speed(speed);
        self
    }

    /// Gives counter magic to the character added last.
    pub fn counters(mut self) -> Self {
        self.last().reaction = Some(Reaction::CounterMagic);
        self
    }

    /// Gives critical quick to the character added last.
    pub fn quickens_when_critical(mut self) -> Self {
        self.last().reaction = Some(Reaction::CriticalQuick);
        self
    }

    /// Makes the character added last a mime. Its mimicries hit these, one word each (`B,C`; `-` is
    /// a miss).
    pub fn mime(mut self, hits: &str) -> Self {
        let hits = hits.split_whitespace().map(|names| names.to_owned());
        let hits: Vec<String> = hits.collect();
        self.last().mime = true;
        self.last().script.mime_hits = vec![Hits::default(); hits.len()];
        // Names may be those of characters added later.
        self.last().name.push_str(&format!("|{}", hits.join(" ")));
        self
    }

    /// A slow action that goes off in the first tick: `A qs B`.
    pub fn slow(mut self, words: &str) -> Self {
        let (actor, doing) = words.split_once(' ').expect("an actor and what it does");
        let (ability, hits) = self.doing(doing);
        let actor = self.number(actor);
        self.0.slow_actions.push(SlowAction { actor, ability, hits, left: 1 });
        self
    }

    /// What a character does in its next turns, e.g. `A: qs B; wait; charge 2 demi C`.
    pub fn does(mut self, words: &str) -> Self {
        let (who, turns) = words.split_once(": ").expect("a character and its turns");
        let who = self.number(who).0 as usize;
        for turn in turns.split("; ") {
            let choice = match turn.split_once(' ') {
                None if turn == "wait" => Choice::Wait,
                Some(("charge", rest)) => {
                    let (ticks, doing) = rest.split_once(' ').expect("ticks, then what");
                    let (ability, hits) = self.doing(doing);
                    let ticks = ticks.parse().expect("ticks");
                    Choice::Charge { ability, hits, ticks }
                }
                _ => {
                    let (ability, hits) = self.doing(turn);
                    Choice::Act { ability, hits }
                }
            };
            self.0.characters[who].script.turns.push(choice);
        }
        self
    }

    /// What a character does in all later turns.
    pub fn forever(mut self, who: &str, doing: &str) -> Self {
        let (ability, hits) = self.doing(doing);
        let who = self.number(who).0 as usize;
        self.0.characters[who].script.then = Choice::Act { ability, hits };
        self
    }

    pub fn scenario(mut self) -> Scenario {
        for place in 0..self.0.characters.len() {
            let name = self.0.characters[place].name.clone();
            if let Some((name, hits)) = name.split_once('|') {
                let hits = hits.split_whitespace().map(|names| self.hits(names));
                let hits = hits.collect();
                self.0.characters[place].script.mime_hits = hits;
                self.0.characters[place].name = name.into();
            }
        }
        self.0
    }

    /// The lines of the trace.
    pub fn lines(self) -> Vec<String> {
        trace::play(&self.scenario()).lines
    }

    /// The lines on actions, turns and safety, without steps and the end.
    pub fn told(self) -> Vec<String> {
        let end = ["step", "flags", "CT", "CR"];
        let lines = self.lines().into_iter();
        lines.filter(|line| !end.iter().any(|word| line.starts_with(word))).collect()
    }

    /// The final line that begins with this word.
    pub fn end(self, word: &str) -> String {
        let start = format!("{word} ");
        let lines = self.lines();
        let line = lines.iter().find_map(|line| line.strip_prefix(&start));
        line.unwrap_or_else(|| panic!("no line begins with {word}")).into()
    }

    /// All events, and the course after them.
    pub fn events(self) -> (Vec<ScenarioEvent>, Course) {
        let mut course = Course::new(Arc::new(self.scenario()));
        let mut events = Vec::new();
        course.play(&mut |event| events.push(event));
        (events, course)
    }

    fn last(&mut self) -> &mut Character {
        self.0.characters.last_mut().expect("a character was added")
    }

    fn number(&self, name: &str) -> CharacterId {
        let own = |character: &Character| character.name.split('|').next() == Some(name);
        let place = self.0.characters.iter().position(own);
        CharacterId(place.unwrap_or_else(|| panic!("no character is called {name}")) as u32)
    }

    fn hits(&self, names: &str) -> Hits {
        let names = names.split(',').filter(|name| *name != "-");
        let each = names.map(|name| Hits::one(self.number(name)));
        each.fold(Hits::default(), Hits::and)
    }

    fn doing(&self, words: &str) -> (Ability, Hits) {
        let (ability, hits) = words.split_once(' ').unwrap_or((words, "-"));
        let known = Ability::ALL.into_iter();
        let ability = known
            .clone()
            .find(|known| known.name(false) == ability)
            .unwrap_or_else(|| panic!("no ability is called {ability}"));
        (ability, self.hits(hits))
    }
}

/// The charge time to which each flag given lifted its owner.
pub fn lifts(events: &[ScenarioEvent]) -> Vec<(QuickFlag, u32)> {
    let given = |event: &ScenarioEvent| match event {
        ScenarioEvent::FlagGiven { flag, charge, .. } => Some((*flag, charge.0)),
        _ => None,
    };
    events.iter().filter_map(given).collect()
}

/// The first line in which two traces differ, as text.
pub fn first_difference(found: &[String], wanted: &[String]) -> Option<String> {
    if found == wanted {
        return None;
    }
    let place = found.iter().zip(wanted).take_while(|(a, b)| a == b).count();
    let line = |lines: &[String]| lines.get(place).cloned().unwrap_or("nothing more".into());
    let (found, wanted) = (line(found), line(wanted));
    Some(format!("line {}: {found:?}, not {wanted:?}", place + 1))
}
