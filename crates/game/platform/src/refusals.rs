//! Why the rules refuse something, in the player's language.
//! One function for each type of refusal, covering every variant.
//!
//! The rule crates have their own English for console, panels, remote and lab. The English texts
//! here are the same; tests compare them.

use daemonfall_battle::{AttackRefusal as A, Camp};
use daemonfall_breach::Refusal as B;
use daemonfall_campaign::Refusal as R;
use daemonfall_campaign::puzzles::PuzzleRefusal as P;
use daemonfall_dungeon::{EditRefusal, Field, Reason, Refusal};
use daemonfall_sector::Refusal as M;
use daemonfall_stack::Refusal as S;
use daemonfall_text::t;
use std::fmt::Debug;

pub fn dive(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Nothing(why) => t!("refusal-dive-nothing", why = reason(why)),
        Refusal::Diagonal => t!("refusal-dive-diagonal"),
        Refusal::Over => t!("refusal-dive-over"),
        Refusal::MidBeat => t!("refusal-dive-mid-beat"),
        Refusal::NoDive => t!("refusal-dive-no-dive"),
        Refusal::Edit(refusal) => edit(refusal),
    }
}

pub fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Wall => t!("reason-wall"),
        Reason::Occupied(_) => t!("reason-occupied"),
        Reason::Edge => t!("reason-edge"),
        Reason::NotNextTo => t!("reason-not-next-to"),
        Reason::NotAttackable => t!("reason-not-attackable"),
        Reason::OwnSide => t!("reason-own-side"),
        Reason::NoTarget => t!("reason-no-target"),
        Reason::NothingToDig => t!("reason-nothing-to-dig"),
        Reason::TooHard { power, hardness } => {
            t!("reason-too-hard", power = *power, hardness = *hardness)
        }
        Reason::Stunned => t!("reason-stunned"),
        Reason::Frozen => t!("reason-frozen"),
        Reason::Bound => t!("reason-bound"),
        Reason::Stuck => t!("reason-stuck"),
        Reason::Resisted { power, resistance } => {
            t!("reason-resisted", power = *power, resistance = *resistance)
        }
        Reason::AlreadyBounced => t!("reason-already-bounced"),
        Reason::NoPlayer => t!("reason-no-player"),
        Reason::NoBinder => t!("reason-no-binder"),
        Reason::Unable => t!("reason-unable"),
        Reason::NothingCarried => t!("reason-nothing-carried"),
        Reason::HealthFull => t!("reason-health-full"),
        Reason::ExplosiveThere => t!("reason-explosive-there"),
        Reason::NothingToTake => t!("reason-nothing-to-take"),
        Reason::TooDear { price, gold } => {
            t!("reason-too-dear", price = *price, gold = *gold)
        }
        Reason::ShotInTheWay => t!("reason-shot-in-the-way"),
    }
}

pub fn edit(refusal: &EditRefusal) -> String {
    match refusal {
        EditRefusal::NoObject(number) => t!("refusal-edit-no-object", number = *number),
        EditRefusal::Lacks(field) => t!("refusal-edit-lacks", field = field_key(*field)),
        EditRefusal::OutOfRange { field, value, least, most } => t!(
            "refusal-edit-out-of-range",
            field = field_key(*field),
            value = *value,
            least = *least,
            most = *most
        ),
    }
}

/// A kind's name in messages: the one in the code, in small letters.
fn key(kind: impl Debug) -> String {
    format!("{kind:?}").to_lowercase()
}

fn field_key(field: Field) -> String {
    match field {
        Field::Health => "health".into(),
        Field::MaxHealth => "most".into(),
        Field::Beats(status) => key(status),
    }
}

pub fn breach(refusal: &B) -> String {
    match refusal {
        B::Over => t!("refusal-breach-over"),
        B::NotItsOwn(_) => t!("refusal-breach-not-its-own"),
        B::Mime => t!("refusal-breach-mime"),
        B::Held(status) => t!("refusal-breach-held", status = key(status)),
        B::CannotMove(status) => t!("refusal-breach-cannot-move", status = key(status)),
        B::WrongAim(aims) => t!("refusal-breach-wrong-aim", aims = key(aims)),
        B::NoSuchPanel(_) => t!("refusal-breach-no-such-panel"),
        B::Taken(_) => t!("refusal-breach-taken"),
        B::Stack(refusal) => stack(refusal),
    }
}

pub fn stack(refusal: &S) -> String {
    match refusal {
        S::UnknownCharacter(who) => t!("refusal-stack-unknown-character", number = who.0),
        S::UnknownSubroutine(what) => t!("refusal-stack-unknown-subroutine", number = what.0),
        S::UserRemoved(_) => t!("refusal-stack-user-removed"),
        S::TargetRemoved(_) => t!("refusal-stack-target-removed"),
        S::NotEnoughCpu { cost, free } => {
            t!("refusal-stack-not-enough-cpu", cost = *cost, free = *free)
        }
    }
}

pub fn sector(refusal: &M) -> String {
    match refusal {
        M::Over => t!("refusal-sector-over"),
        M::NotYourTurn => t!("refusal-sector-not-your-turn"),
        M::Awaits => t!("refusal-sector-awaits"),
        M::NothingAwaits => t!("refusal-sector-nothing-awaits"),
        M::NoSuchStack => t!("refusal-sector-no-such-stack"),
        M::NoSuchUnit => t!("refusal-sector-no-such-unit"),
        M::NoSuchTile => t!("refusal-sector-no-such-tile"),
        M::NoSuchFaction => t!("refusal-sector-no-such-faction"),
        M::NoSuchKind => t!("refusal-sector-no-such-kind"),
        M::NotYours => t!("refusal-sector-not-yours"),
        M::StandsThere => t!("refusal-sector-stands-there"),
        M::Unexplored => t!("refusal-sector-unexplored"),
        M::Impassable => t!("refusal-sector-impassable"),
        M::Occupied => t!("refusal-sector-occupied"),
        M::NoWay => t!("refusal-sector-no-way"),
        M::TooFar { needs, has } => t!("refusal-sector-too-far", needs = *needs, has = *has),
        M::NotNextToIt => t!("refusal-sector-not-next-to-it"),
        M::NoMoves => t!("refusal-sector-no-moves"),
        M::Attack(refusal) => attack(refusal),
        M::NoBattle(why) => t!("refusal-sector-no-battle", why = why.as_str()),
        M::NoRoom { room, wants } => t!("refusal-sector-no-room", room = *room, wants = *wants),
        M::Nobody => t!("refusal-sector-nobody"),
        M::NamedTwice => t!("refusal-sector-named-twice"),
        M::NobodyStays => t!("refusal-sector-nobody-stays"),
        M::NotAll => t!("refusal-sector-not-all"),
        M::NoSuchBoon => t!("refusal-sector-no-such-boon"),
        M::RecruitsNobody => t!("refusal-sector-recruits-nobody"),
        M::TierTooHigh { tier, most } => {
            t!("refusal-sector-tier-too-high", tier = *tier, most = *most)
        }
        M::NotOurKind => t!("refusal-sector-not-our-kind"),
        M::Busy => t!("refusal-sector-busy"),
        M::TooDear { needs, has } => t!("refusal-sector-too-dear", needs = *needs, has = *has),
        M::OutOfRange { field, value, least, most } => t!(
            "refusal-sector-out-of-range",
            field = field.as_str(),
            value = *value,
            least = *least,
            most = *most
        ),
        M::LeaderStays => t!("refusal-sector-leader-stays"),
        M::NotThePlayer => t!("refusal-sector-not-the-player"),
        M::NoVault => t!("refusal-sector-no-vault"),
        M::Emptied => t!("refusal-sector-emptied"),
        M::NoLeader => t!("refusal-sector-no-leader"),
        M::AlliedAlready => t!("refusal-sector-allied-already"),
        M::NotAllied => t!("refusal-sector-not-allied"),
        M::Wild => t!("refusal-sector-wild"),
        M::OfferedAlready => t!("refusal-sector-offered-already"),
        M::NoOffer => t!("refusal-sector-no-offer"),
    }
}

pub fn attack(refusal: &A) -> String {
    match refusal {
        A::NobodyThere => t!("refusal-attack-nobody-there"),
        A::NotNextToIt => t!("refusal-attack-not-next-to-it"),
        A::NotHostile => t!("refusal-attack-not-hostile"),
        A::AlliedWithOwner => t!("refusal-attack-allied-with-owner"),
        A::NobodyFights(Camp::Attacker) => t!("refusal-attack-nobody-attacks"),
        A::NobodyFights(Camp::Defender) => t!("refusal-attack-nobody-defends"),
    }
}

pub fn run(refusal: &R) -> String {
    match refusal {
        R::NotNow { place } => t!("refusal-run-not-now", place = first(place)),
        R::Over => t!("refusal-run-over"),
        R::Sector(refusal) => sector(refusal),
        R::Dive(refusal) => dive(refusal),
        R::Breach(refusal) => breach(refusal),
        R::NoSuchChoice(number) => t!("refusal-run-no-such-choice", number = *number),
        R::TooDear { needs, has } => t!("refusal-run-too-dear", needs = *needs, has = *has),
        R::NoSuchUnit => t!("refusal-run-no-such-unit"),
        R::NotYours => t!("refusal-run-not-yours"),
        R::NoSuchMod => t!("refusal-run-no-such-mod"),
        R::NotFitted => t!("refusal-run-not-fitted"),
        R::NoSlot { slots } => t!("refusal-run-no-slot", slots = *slots),
        R::SlotTaken { slot } => t!("refusal-run-slot-taken", slot = slot.name()),
        R::TooHurt => t!("refusal-run-too-hurt"),
        R::Nobody => t!("refusal-run-nobody"),
        R::TooMany { most, wants } => {
            t!("refusal-run-too-many", most = *most, wants = *wants)
        }
        R::NotHere => t!("refusal-run-not-here"),
        R::NamedTwice => t!("refusal-run-named-twice"),
        R::NoSuchPanel => t!("refusal-run-no-such-panel"),
        R::NoRoom => t!("refusal-run-no-room"),
        R::NoBreach(why) => t!("refusal-run-no-breach", why = why.as_str()),
        R::NotYourTurn => t!("refusal-run-not-your-turn"),
        R::Puzzle(refusal) => puzzle(refusal),
    }
}

/// The rules name it in words; any other place the caller names in the player's language.
fn first(place: &str) -> String {
    match place {
        "the sector" => t!("refusal-first-sector"),
        "an encounter" => t!("refusal-first-encounter"),
        "a dive" => t!("refusal-first-dive"),
        "a guardian's door" => t!("refusal-first-door"),
        "a breach" => t!("refusal-first-breach"),
        "a choice of prizes" => t!("refusal-first-prize"),
        "the end of the run" => t!("refusal-first-end"),
        other => other.to_owned(),
    }
}

pub fn puzzle(refusal: &P) -> String {
    match refusal {
        P::Over => t!("refusal-puzzle-over"),
        P::OtherSystem => t!("refusal-puzzle-other-system"),
        P::Dive(refusal) => dive(refusal),
        P::Breach(refusal) => breach(refusal),
        P::NoExchange(one, other) => {
            t!("refusal-puzzle-no-exchange", one = *one, other = *other)
        }
    }
}

#[cfg(test)]
mod tests;
