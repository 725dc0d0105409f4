//! How scenarios are written in JSON and RON, and what is refused. Names become numbers here.

use super::data::{
    Ability, CHARACTERS_AT_MOST, Character, Choice, Hits, Scenario, Script, SlowAction, Span,
    TICKS_AT_MOST,
};
use super::read::RonChoice;
use crate::components::{CharacterId, ChargeTime, Speed, Team};
use crate::reaction::Reaction;
use daemonfall_core::data::{Names, Pairs};
use serde::Deserialize;

/// A scenario as written. Choices are written differently in JSON and RON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "C: Deserialize<'de>")]
pub struct ScenarioForm<C> {
    /// What it shows, for the reader.
    #[serde(default)]
    pub about: String,
    characters: Vec<CharacterForm>,
    #[serde(rename = "phase")]
    span: Span,
    #[serde(default)]
    slow_actions: Vec<SlowForm>,
    #[serde(default)]
    turns: Pairs<Vec<C>>,
    #[serde(default)]
    mime_hits: Pairs<Vec<Vec<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterForm {
    id: String,
    team: u32,
    #[serde(default)]
    reaction: Option<Reaction>,
    #[serde(default)]
    mime: bool,
    #[serde(default)]
    ct: u32,
    speed: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SlowForm {
    actor: String,
    ability: Ability,
    #[serde(default)]
    hits: Vec<String>,
    #[serde(default = "next_tick")]
    ticks: u32,
}

fn next_tick() -> u32 {
    1
}

/// What is wrong with a scenario: the field's path, and why.
pub type Wrong = (String, String);

impl<C: Into<RonChoice>> ScenarioForm<C> {
    /// Checks the scenario and resolves its names.
    pub fn resolve(self) -> Result<Scenario, Wrong> {
        let names = self.names()?;
        let mut characters: Vec<Character> = self.characters.into_iter().map(character).collect();
        if let Span::Ticks(ticks) = self.span
            && !(1..=TICKS_AT_MOST).contains(&ticks)
        {
            let reason = format!("must be 1 to {TICKS_AT_MOST} ticks, not {ticks}");
            return Err(("phase".into(), reason));
        }
        if self.span == Span::CR && !self.slow_actions.is_empty() {
            let reason = "no slow action goes off in phase CR: leave them out";
            return Err(("slow_actions".into(), reason.into()));
        }
        let mut slow_actions = Vec::new();
        for (place, slow) in self.slow_actions.into_iter().enumerate() {
            let at = format!("slow_actions[{place}]");
            let actor = number(&names, &slow.actor, &format!("{at}.actor"))?;
            if characters[actor.0 as usize].mime {
                let reason = format!("{:?} is a mime and cannot begin slow actions", slow.actor);
                return Err((format!("{at}.actor"), reason));
            }
            slow_actions.push(SlowAction {
                actor,
                ability: slow.ability,
                hits: self::hits(&names, &slow.hits, &format!("{at}.hits"))?,
                left: ticks(slow.ticks, &at)?,
            });
        }
        for (name, turns) in self.turns.0 {
            let at = format!("turns.{name}");
            let who = number(&names, &name, &at)?;
            let script = &mut characters[who.0 as usize].script;
            let last = turns.len().saturating_sub(1);
            for (place, choice) in turns.into_iter().enumerate() {
                let at = format!("{at}[{place}]");
                match choice.into() {
                    RonChoice::Forever(choice) if place == last => {
                        script.then = self::choice(&names, *choice, &at)?;
                    }
                    choice => script.turns.push(self::choice(&names, choice, &at)?),
                }
            }
        }
        for (name, mimicries) in self.mime_hits.0 {
            let at = format!("mime_hits.{name}");
            let who = number(&names, &name, &at)?;
            let character = &mut characters[who.0 as usize];
            if !character.mime {
                return Err((at, format!("{name:?} is not a mime")));
            }
            for (place, hits) in mimicries.iter().enumerate() {
                let hits = self::hits(&names, hits, &format!("{at}[{place}]"))?;
                character.script.mime_hits.push(hits);
            }
        }
        Ok(Scenario { characters, span: self.span, slow_actions })
    }

    fn names(&self) -> Result<Names<CharacterId>, Wrong> {
        let count = self.characters.len();
        if !(1..=CHARACTERS_AT_MOST).contains(&count) {
            let reason = format!("must be 1 to {CHARACTERS_AT_MOST} characters, not {count}");
            return Err(("characters".into(), reason));
        }
        let mut names: Vec<String> = Vec::new();
        for (place, CharacterForm { id, .. }) in self.characters.iter().enumerate() {
            let at = format!("characters[{place}].id");
            if id.is_empty() {
                return Err((at, "a character needs a name".into()));
            }
            if names.contains(id) {
                return Err((at, format!("the name {id:?} is used twice")));
            }
            names.push(id.clone());
        }
        for (field, twice) in
            [("turns", self.turns.repeated()), ("mime_hits", self.mime_hits.repeated())]
        {
            if let Some(name) = twice {
                return Err((field.into(), format!("the name {name:?} is used twice")));
            }
        }
        Ok(Names::new("character", (0..).map(CharacterId).zip(names)))
    }
}

fn character(form: CharacterForm) -> Character {
    Character {
        name: form.id,
        team: Team(form.team),
        charge: ChargeTime(form.ct),
        speed: Speed(form.speed),
        reaction: form.reaction,
        mime: form.mime,
        script: Script::default(),
    }
}

fn ticks(ticks: u32, at: &str) -> Result<u32, Wrong> {
    if ticks == 0 {
        let reason = "a slow action takes at least 1 tick";
        return Err((format!("{at}.ticks"), reason.into()));
    }
    Ok(ticks)
}

fn number(names: &Names<CharacterId>, name: &str, at: &str) -> Result<CharacterId, Wrong> {
    names.id(name).map_err(|reason| (at.into(), reason))
}

fn hits(known: &Names<CharacterId>, names: &[String], at: &str) -> Result<Hits, Wrong> {
    let mut hits = Hits::default();
    for (place, name) in names.iter().enumerate() {
        let at = format!("{at}[{place}]");
        let one = Hits::one(number(known, name, &at)?);
        if hits.overlaps(one) {
            return Err((at, format!("{name:?} is hit twice by one action")));
        }
        hits = hits.and(one);
    }
    Ok(hits)
}

fn choice(names: &Names<CharacterId>, choice: RonChoice, at: &str) -> Result<Choice, Wrong> {
    Ok(match choice {
        RonChoice::Wait => Choice::Wait,
        RonChoice::Act { ability, hits } => {
            Choice::Act { ability, hits: self::hits(names, &hits, &format!("{at}.hits"))? }
        }
        RonChoice::Charge { ability, hits, ticks: written } => Choice::Charge {
            ability,
            hits: self::hits(names, &hits, &format!("{at}.hits"))?,
            ticks: ticks(written, at)?,
        },
        RonChoice::Forever(_) => {
            let reason = "Forever must be the last of a character's turns, and only once";
            return Err((at.into(), reason.into()));
        }
    })
}
