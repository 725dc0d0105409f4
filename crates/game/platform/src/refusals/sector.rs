//! Refusals of the map and of attacks on it.

use daemonfall_battle::{AttackRefusal as A, Camp};
use daemonfall_sector::Refusal as R;
use daemonfall_text::t;

pub fn sector(refusal: &R) -> String {
    match refusal {
        R::Over => t!("refusal-sector-over"),
        R::NotYourTurn => t!("refusal-sector-not-your-turn"),
        R::Awaits => t!("refusal-sector-awaits"),
        R::NothingAwaits => t!("refusal-sector-nothing-awaits"),
        R::NoSuchStack => t!("refusal-sector-no-such-stack"),
        R::NoSuchUnit => t!("refusal-sector-no-such-unit"),
        R::NoSuchTile => t!("refusal-sector-no-such-tile"),
        R::NoSuchFaction => t!("refusal-sector-no-such-faction"),
        R::NoSuchKind => t!("refusal-sector-no-such-kind"),
        R::NotYours => t!("refusal-sector-not-yours"),
        R::StandsThere => t!("refusal-sector-stands-there"),
        R::Unexplored => t!("refusal-sector-unexplored"),
        R::Impassable => t!("refusal-sector-impassable"),
        R::Occupied => t!("refusal-sector-occupied"),
        R::NoWay => t!("refusal-sector-no-way"),
        R::TooFar { needs, has } => t!("refusal-sector-too-far", needs = *needs, has = *has),
        R::NotNextToIt => t!("refusal-sector-not-next-to-it"),
        R::NoMoves => t!("refusal-sector-no-moves"),
        R::Attack(refusal) => attack(refusal),
        R::NoBattle(why) => t!("refusal-sector-no-battle", why = why.as_str()),
        R::NoRoom { room, wants } => t!("refusal-sector-no-room", room = *room, wants = *wants),
        R::Nobody => t!("refusal-sector-nobody"),
        R::NamedTwice => t!("refusal-sector-named-twice"),
        R::NobodyStays => t!("refusal-sector-nobody-stays"),
        R::NotAll => t!("refusal-sector-not-all"),
        R::RecruitsNobody => t!("refusal-sector-recruits-nobody"),
        R::TierTooHigh { tier, most } => {
            t!("refusal-sector-tier-too-high", tier = *tier, most = *most)
        }
        R::NotOurKind => t!("refusal-sector-not-our-kind"),
        R::Busy => t!("refusal-sector-busy"),
        R::TooDear { needs, has } => t!("refusal-sector-too-dear", needs = *needs, has = *has),
        R::OutOfRange { field, value, least, most } => t!(
            "refusal-sector-out-of-range",
            field = field.as_str(),
            value = *value,
            least = *least,
            most = *most
        ),
        R::LeaderStays => t!("refusal-sector-leader-stays"),
        R::NotThePlayer => t!("refusal-sector-not-the-player"),
        R::NoVault => t!("refusal-sector-no-vault"),
        R::Emptied => t!("refusal-sector-emptied"),
        R::NoLeader => t!("refusal-sector-no-leader"),
        R::AlliedAlready => t!("refusal-sector-allied-already"),
        R::NotAllied => t!("refusal-sector-not-allied"),
        R::Wild => t!("refusal-sector-wild"),
        R::OfferedAlready => t!("refusal-sector-offered-already"),
        R::NoOffer => t!("refusal-sector-no-offer"),
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
