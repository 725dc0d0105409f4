//! Hits, harm without hits, and deaths.

use super::voice::{Sentence, Voice};
use super::{Ink, Line, Piece};
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::library::names::KindId;
use daemonfall_dungeon::{Reason, Source};

/// The numbers of a hit.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    /// Who or what struck.
    pub by: ObjectId,
    /// Its kind.
    pub by_kind: KindId,
    /// Who was struck.
    pub target: ObjectId,
    /// From what.
    pub source: Source,
    /// Attack.
    pub attack: i32,
    /// Armour met.
    pub armour: i32,
    /// Armour passed over.
    pub pierce: i32,
    /// Health taken.
    pub damage: i32,
    /// Health left.
    pub left: i32,
}

/// How the damage comes about: "attack 3, less 1 armour".
pub fn sum(blow: &Blow) -> String {
    let met = (blow.armour - blow.pierce).max(0);
    let mut text = format!("attack {}", blow.attack);
    if blow.armour > 0 && blow.pierce > 0 {
        text += &format!(
            ", less {met} of {} armour ({} pierced)",
            blow.armour,
            blow.armour.min(blow.pierce)
        );
    } else if met > 0 {
        text += &format!(", less {met} armour");
    }
    let full = if blow.attack > 0 {
        (blow.attack - met).max(1)
    } else {
        0
    };
    if blow.attack > 0 && blow.attack - met < 1 {
        text += ", but at least 1";
    }
    if blow.damage < full {
        text += &format!(", but only {} was left", blow.damage);
    }
    text
}

/// A hit, and whether its target died of it.
pub fn hit(voice: &Voice, blow: &Blow, died: bool) -> Line {
    let (target, icon) = (blow.target, striker_icon(voice, blow));
    let mut line = voice.line(icon, voice.cell(target));
    line = striker(voice, line, blow).say(" ").name(voice.who(target));
    if blow.damage == 0 {
        return line.say(", which does no harm.").end();
    }
    line = line
        .say(" for ")
        .number(blow.damage)
        .say(format!(": {}. ", sum(blow)));
    outcome(voice, line, target, blow.left, died).end()
}

fn striker_icon(voice: &Voice, blow: &Blow) -> String {
    match voice
        .arms()
        .filter(|_| voice.is_you(blow.by) && blow.source == Source::Attack)
    {
        Some(arms) => arms.sprite.clone(),
        None => voice.icon_of(blow.by_kind),
    }
}

fn striker(voice: &Voice, line: Sentence, blow: &Blow) -> Sentence {
    let (name, ink) = voice.name_of(blow.by_kind);
    match (voice.is_you(blow.by), blow.source) {
        (true, Source::Attack) => {
            let weapon = voice
                .arms()
                .map_or_else(|| "blow".into(), |arms| arms.weapon.name.to_lowercase());
            line.say(format!("your {weapon} hits"))
        }
        (_, Source::Explosion) => line
            .name(Piece {
                text: format!("the {name}"),
                ink: Ink::Danger,
            })
            .say("'s blast hits"),
        (_, Source::Trap | Source::Floor) => line
            .name(Piece {
                text: format!("the {name}"),
                ink: Ink::Danger,
            })
            .say(" hurt"),
        _ => line
            .name(Piece {
                text: format!("the {name}"),
                ink,
            })
            .say(" hits"),
    }
}

fn outcome(voice: &Voice, line: Sentence, target: ObjectId, left: i32, died: bool) -> Sentence {
    let alive = voice
        .thing(target)
        .is_none_or(|thing| thing.traits.acting.is_some());
    match (voice.is_you(target), died, alive) {
        (true, true, _) => line.say("You die."),
        (true, false, _) => line.say("You have ").number(left).say(" left."),
        (false, true, true) => line.say("It dies."),
        (false, true, false) => line.say("It breaks."),
        (false, false, _) => line.say("It has ").number(left).say(" left."),
    }
}

/// Harm without a hit.
pub fn hurt(
    voice: &Voice,
    id: ObjectId,
    source: Source,
    damage: i32,
    left: i32,
    died: bool,
) -> Line {
    let line = voice
        .line(
            if source == Source::Burn {
                "icon_burn".into()
            } else {
                voice.icon(id)
            },
            voice.cell(id),
        )
        .name(voice.who(id));
    let how = match source {
        Source::Burn => voice.verb(id, ("burn", "burns")),
        Source::Floor => voice.verb(
            id,
            ("are scorched by the ground", "is scorched by the ground"),
        ),
        Source::Own => voice.verb(id, ("harm yourself", "harms itself")),
        _ => voice.verb(id, ("are hurt", "is hurt")),
    };
    let line = line.say(format!(" {how} for ")).number(damage).say(". ");
    outcome(voice, line, id, left, died).end()
}

/// A death that no hit told of.
pub fn died(voice: &Voice, id: ObjectId, kind: KindId, by: Option<KindId>, source: Source) -> Line {
    let line = voice
        .line(voice.icon_of(kind), None)
        .name(if voice.is_you(id) {
            voice.who(id)
        } else {
            let (name, ink) = voice.name_of(kind);
            Piece {
                text: format!("the {name}"),
                ink,
            }
        });
    let line = match source {
        Source::Own => line.say(voice.verb(id, (" end yourself", " goes off"))),
        Source::Explosion => {
            line.say(voice.verb(id, (" are blown to pieces", " is blown to pieces")))
        }
        _ => line.say(voice.verb(id, (" die", " is destroyed"))),
    };
    match by.map(|by| voice.name_of(by)) {
        Some((name, ink)) if source != Source::Own => line
            .say(" by ")
            .name(Piece {
                text: format!("the {name}"),
                ink,
            })
            .say(".")
            .end(),
        _ => line.say(".").end(),
    }
}

/// A possible target that was not struck, and why.
pub fn spared(voice: &Voice, by: ObjectId, target: ObjectId, reason: Reason) -> Line {
    let why = match reason {
        Reason::NotNextTo if voice.is_you(by) => "you are not next to it".into(),
        Reason::NotNextTo => format!("{} is not next to it", voice.who(by).text),
        other => other.to_string(),
    };
    let verb = voice.verb(target, (" are not hit: ", " is not hit: "));
    voice
        .line(voice.icon(target), voice.cell(target))
        .name(voice.who(target))
        .say(verb)
        .say(why)
        .say(".")
        .end()
}
