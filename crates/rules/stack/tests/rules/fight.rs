//! A small fight for tests: characters and subroutines by name, and events in words.

use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Health, Side};
use daemonfall_stack::{Command, *};

pub struct Fight {
    pub world: World,
    names: Vec<String>,
}

impl Fight {
    /// Characters as `"P 10 4"`: a player with 10 health and 4 CPU (`E`: an enemy). They are named
    /// P0, E1, … by number.
    pub fn new(characters: &[&str], subroutines: &str) -> Self {
        let library = Subroutines::parse("test.ron", subroutines).expect("sound subroutines");
        let mut world = World::new();
        install(&mut world, library);
        let mut names = Vec::new();
        for (number, text) in characters.iter().enumerate() {
            let mut words = text.split(' ');
            let side = words.next().expect("a side");
            let mut number_of =
                || words.next().and_then(|word| word.parse().ok()).expect("a number");
            let sheet = CharacterSheet {
                side: if side == "P" { Side::Player } else { Side::Hostile },
                health: Health::full(number_of()),
                max_cpu: number_of(),
            };
            assert_eq!(enlist(&mut world, sheet), CharacterId(number as u32));
            names.push(format!("{side}{number}"));
        }
        Self { world, names }
    }

    pub fn id(&self, name: &str) -> CharacterId {
        let place = self.names.iter().position(|known| known == name);
        CharacterId(place.expect("a character's name") as u32)
    }

    /// `"P0 laser E1"`; `-` means no target.
    pub fn choice(&self, text: &str) -> Choice {
        let words: Vec<&str> = text.split(' ').collect();
        let library = self.world.resource::<Subroutines>();
        Choice {
            user: self.id(words[0]),
            target: (words[2] != "-").then(|| self.id(words[2])),
            subroutine: library.find(words[1]).expect("a subroutine's name"),
        }
    }

    pub fn choose(&mut self, text: &str) -> Result<(), Refusal> {
        let choice = self.choice(text);
        act(&mut self.world, Command::Choose(choice))
    }

    pub fn wait(&mut self, name: &str) -> Result<(), Refusal> {
        let user = self.id(name);
        act(&mut self.world, Command::Wait { user })
    }

    /// Plays a round with these choices, refused or not, and returns its events.
    pub fn round(&mut self, choices: &[&str]) -> Vec<String> {
        for text in choices {
            let choice = self.choice(text);
            let side = *self.part::<Side>(self.names[choice.user.0 as usize].clone().as_str());
            self.world.resource_mut::<Choices>().put(side, choice);
        }
        play_round(&mut self.world);
        self.told()
    }

    /// As [`Fight::round`], but without the lines about resolving and adding.
    pub fn outcome(&mut self, choices: &[&str]) -> Vec<String> {
        let mut told = self.round(choices);
        told.retain(|line| {
            !["round", "resolved", "added"].iter().any(|word| line.starts_with(word))
        });
        told
    }

    fn told(&mut self) -> Vec<String> {
        let events: Vec<StackEvent> =
            self.world.resource_mut::<EventLog<StackEvent>>().drain().collect();
        events.iter().map(|event| self.say(event)).collect()
    }

    pub fn part<C: Component>(&self, name: &str) -> &C {
        let entity = self.world.resource::<Roster>().entity(self.id(name));
        self.world.get::<C>(entity.expect("an entity")).expect("the component")
    }

    pub fn health(&self, name: &str) -> i32 {
        self.part::<Health>(name).current
    }

    pub fn free(&self, name: &str) -> i32 {
        self.part::<Cpu>(name).free()
    }

    /// Unresolved entries as `"P0 laser E1 2"`, in stack order.
    pub fn stack(&self) -> Vec<String> {
        self.entries(self.world.resource::<Stack>().unresolved())
    }

    /// The same of what is shown before executing, and of the resolved after it.
    pub fn shown(&self) -> Vec<String> {
        let shown = self.world.resource::<Shown>();
        self.entries(&[&shown.unresolved[..], &shown.resolved[..]].concat())
    }

    fn entries(&self, entries: &[Entry]) -> Vec<String> {
        let entries = entries.iter();
        entries.map(|entry| format!("{} {}", self.words(&entry.choice), entry.time_left)).collect()
    }

    fn name(&self, id: CharacterId) -> &str {
        &self.names[id.0 as usize]
    }

    fn words(&self, choice: &Choice) -> String {
        let library = self.world.resource::<Subroutines>();
        let target = choice.target.map_or("-", |target| self.name(target));
        format!("{} {} {target}", self.name(choice.user), library.name(choice.subroutine))
    }

    fn say(&self, event: &StackEvent) -> String {
        match event {
            StackEvent::RoundBegan { round } => format!("round {round}"),
            StackEvent::Resolved(entry) => format!("resolved {}", self.words(&entry.choice)),
            StackEvent::Added { choice, cost, free, .. } => {
                format!("added {}: holds {cost}, {free} free", self.words(choice))
            }
            StackEvent::Refused { choice, refusal } => {
                format!("refused {}: {refusal}", self.words(choice))
            }
            StackEvent::Executed(entry) => format!("executed {}", self.words(&entry.choice)),
            StackEvent::Changed { target, change, cause } => {
                let part = match cause.part {
                    Part::Use => "",
                    Part::After => "after: ",
                };
                format!("{part}{} {}", self.name(*target), say_change(change))
            }
            StackEvent::Removed { id } => format!("removed {}", self.name(*id)),
            StackEvent::Finished { choice, why, returned, .. } => {
                let returned = returned.map_or("nothing".into(), |cpu| cpu.to_string());
                format!("finished {}: {why:?}, returns {returned}", self.words(choice))
            }
            StackEvent::StatusEnded { id, status } => {
                format!("{} loses {status:?}", self.name(*id))
            }
        }
    }
}

fn say_change(change: &Change) -> String {
    match change {
        Change::Damaged { absorbed, taken, left } => {
            format!("loses {taken}, shield eats {absorbed}, {left} left")
        }
        Change::Healed { given, left } => format!("gains {given}, has {left}"),
        Change::BeyondHealing => "is beyond healing".into(),
        Change::Shielded { by, left } => format!("shield {by:+}, has {left}"),
        Change::MaxCpu { by, max, free } => format!("maximum {by:+}, is {max}, {free} free"),
        Change::StatusSet { status, rounds } => format!("{status:?} for {rounds}"),
    }
}
