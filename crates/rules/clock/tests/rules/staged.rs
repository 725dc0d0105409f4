//! Builds scenarios in tests, and reads their results.

use daemonfall_clock::scenario::{
    Ability, Character, Choice, Course, Hits, Scenario, ScenarioEvent, Script, SlowAction, Span,
    trace,
};
use daemonfall_clock::{CharacterId, ChargeTime, Reaction, Speed, Team};
use std::sync::Arc;

/// A scenario under construction. Characters have CT 0 and speed 10 unless the cast says otherwise.
#[derive(Clone)]
pub struct Staged(Scenario);

impl Staged {
    /// A scenario with this cast: `A 1; B 2 counters; C 1 ct 59 speed 99; D 1 mime B,C -`. Each has
    /// a name, a team and its differences. `counters` is counter magic, `quickens` critical quick;
    /// last come `mime` and what its mimicries hit, a word each (`-` is a miss).
    pub fn new(span: Span, cast: &str) -> Self {
        let entries: Vec<Vec<&str>> =
            cast.split("; ").map(|entry| entry.split_whitespace().collect()).collect();
        let character = |words: &Vec<&str>| Character {
            name: words[0].into(),
            team: Team(number(words[1])),
            charge: ChargeTime(0),
            speed: Speed(10),
            reaction: None,
            mime: false,
            script: Script::default(),
        };
        let characters = entries.iter().map(character).collect();
        let mut staged = Self(Scenario { characters, span, slow_actions: Vec::new() });
        for (place, words) in entries.iter().enumerate() {
            let mut words = words[2..].iter();
            while let Some(word) = words.next() {
                let mut value = || number(words.next().expect("a number"));
                let mut it = staged.0.characters[place].clone();
                match *word {
                    "ct" => it.charge = ChargeTime(value()),
                    "speed" => it.speed = Speed(value()),
                    "counters" => it.reaction = Some(Reaction::CounterMagic),
                    "quickens" => it.reaction = Some(Reaction::CriticalQuick),
                    "mime" => {
                        it.mime = true;
                        it.script.mime_hits =
                            words.by_ref().map(|names| staged.hits(names)).collect();
                    }
                    other => panic!("{other} says nothing about a character"),
                }
                staged.0.characters[place] = it;
            }
        }
        staged
    }

    pub fn sr(cast: &str) -> Self {
        Self::new(Span::SR, cast)
    }

    pub fn cr(cast: &str) -> Self {
        Self::new(Span::CR, cast)
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
                    Choice::Charge { ability, hits, ticks: number(ticks) }
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

    pub fn forever(mut self, who: &str, doing: &str) -> Self {
        let (ability, hits) = self.doing(doing);
        let who = self.number(who).0 as usize;
        self.0.characters[who].script.then = Choice::Act { ability, hits };
        self
    }

    pub fn scenario(self) -> Scenario {
        self.0
    }

    pub fn lines(self) -> Vec<String> {
        trace::play(&self.scenario()).lines
    }

    /// The lines on actions, turns and safety, without steps and the end.
    pub fn told(self) -> Vec<String> {
        let end = ["step", "flags", "CT", "CR"];
        let lines = self.lines().into_iter();
        lines.filter(|line| !end.iter().any(|word| line.starts_with(word))).collect()
    }

    pub fn end(self, word: &str) -> String {
        let start = format!("{word} ");
        let lines = self.lines();
        let line = lines.iter().find_map(|line| line.strip_prefix(&start));
        line.unwrap_or_else(|| panic!("no line begins with {word}")).into()
    }

    pub fn events(self) -> (Vec<ScenarioEvent>, Course) {
        played(&self.scenario())
    }

    fn number(&self, name: &str) -> CharacterId {
        let place = self.0.characters.iter().position(|it| it.name == name);
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

fn number(word: &str) -> u32 {
    word.parse().expect("a number")
}

/// What happens in a scenario, and how it is at the end.
pub fn played(scenario: &Scenario) -> (Vec<ScenarioEvent>, Course) {
    let mut course = Course::new(Arc::new(scenario.clone()));
    let mut events = Vec::new();
    course.play(&mut |event| events.push(event));
    (events, course)
}

pub fn first_difference(found: &[String], wanted: &[String]) -> Option<String> {
    if found == wanted {
        return None;
    }
    let place = found.iter().zip(wanted).take_while(|(a, b)| a == b).count();
    let line = |lines: &[String]| lines.get(place).cloned().unwrap_or("nothing more".into());
    let (found, wanted) = (line(found), line(wanted));
    Some(format!("line {}: {found:?}, not {wanted:?}", place + 1))
}
