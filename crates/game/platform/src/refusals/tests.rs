//! Checks that the English messages match the rule crates, for a value of every variant.

use super::{attack, breach, dive, edit, puzzle, reason, run, sector, stack};
use crate::saves::refused::kept;
use daemonfall_battle::{AttackRefusal, Camp};
use daemonfall_breach::{Aims, Panel, Refusal as B};
use daemonfall_campaign::library::mods::Slot;
use daemonfall_campaign::puzzles::PuzzleRefusal;
use daemonfall_campaign::saves::envelope::{EnvelopeError, VERSION};
use daemonfall_campaign::saves::{SaveError, StoreError, Trouble};
use daemonfall_campaign::{Changed, Part, Refusal as R, RestoreError};
use daemonfall_core::data::{PackChange, PackName};
use daemonfall_core::{Fingerprint, Status};
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::{EditRefusal, Field, Reason, Refusal as D};
use daemonfall_sector::Refusal as S;
use daemonfall_stack::{CharacterId, Refusal as K, SubroutineId};
use std::fmt::Display;

fn agree<R: Display>(refusals: &[R], say: fn(&R) -> String) {
    for refusal in refusals {
        assert_eq!(say(refusal), refusal.to_string());
    }
}

#[test]
fn the_map() {
    let fights = [Camp::Attacker, Camp::Defender].map(AttackRefusal::NobodyFights);
    let attacks = [
        AttackRefusal::NobodyThere,
        AttackRefusal::NotNextToIt,
        AttackRefusal::NotHostile,
        AttackRefusal::AlliedWithOwner,
        fights[0],
        fights[1],
    ];
    agree(&attacks, attack);
    let all = [
        S::Over,
        S::NotYourTurn,
        S::Awaits,
        S::NothingAwaits,
        S::NoSuchStack,
        S::NoSuchUnit,
        S::NoSuchTile,
        S::NoSuchFaction,
        S::NoSuchKind,
        S::NotYours,
        S::StandsThere,
        S::Unexplored,
        S::Impassable,
        S::Occupied,
        S::NoWay,
        S::TooFar { needs: 5, has: 2 },
        S::NotNextToIt,
        S::NoMoves,
        S::Attack(AttackRefusal::NotHostile),
        S::NoBattle("there is no attacker".into()),
        S::NoRoom { room: 2, wants: 3 },
        S::Nobody,
        S::NamedTwice,
        S::NobodyStays,
        S::NotAll,
        S::NoSuchBoon,
        S::RecruitsNobody,
        S::TierTooHigh { tier: 3, most: 2 },
        S::NotOurKind,
        S::Busy,
        S::TooDear { needs: 12, has: 7 },
        S::OutOfRange { field: "cycles".into(), value: -1, least: 0, most: 999 },
        S::LeaderStays,
        S::NotThePlayer,
        S::NoVault,
        S::Emptied,
        S::NoLeader,
        S::AlliedAlready,
        S::NotAllied,
        S::Wild,
        S::OfferedAlready,
        S::NoOffer,
    ];
    agree(&all, sector);
}

#[test]
fn the_dive() {
    let reasons = [
        Reason::Wall,
        Reason::Occupied(ObjectId(3)),
        Reason::Edge,
        Reason::NotNextTo,
        Reason::NotAttackable,
        Reason::OwnSide,
        Reason::NoTarget,
        Reason::NothingToDig,
        Reason::TooHard { power: 1, hardness: 3 },
        Reason::Stunned,
        Reason::Frozen,
        Reason::Bound,
        Reason::Stuck,
        Reason::Resisted { power: 1, resistance: 2 },
        Reason::AlreadyBounced,
        Reason::NoPlayer,
        Reason::NoBinder,
        Reason::Unable,
        Reason::NothingCarried,
        Reason::HealthFull,
        Reason::ExplosiveThere,
        Reason::NothingToTake,
        Reason::TooDear { price: 20, gold: 12 },
        Reason::ShotInTheWay,
    ];
    agree(&reasons, reason);
    let lacks = Field::ALL.map(EditRefusal::Lacks);
    agree(&lacks, edit);
    let ranges =
        Field::ALL.map(|field| EditRefusal::OutOfRange { field, value: -4, least: 0, most: 9 });
    agree(&ranges, edit);
    agree(&[EditRefusal::NoObject(1200)], edit);
    let all = [
        D::Nothing(Reason::Wall),
        D::Diagonal,
        D::Over,
        D::MidBeat,
        D::NoDive,
        D::Edit(EditRefusal::NoObject(4)),
    ];
    agree(&all, dive);
}

#[test]
fn the_breach() {
    let moves = [
        K::UnknownCharacter(CharacterId(4)),
        K::UnknownSubroutine(SubroutineId(5)),
        K::UserRemoved(CharacterId(4)),
        K::TargetRemoved(CharacterId(4)),
        K::NotEnoughCpu { cost: 4, free: -1 },
    ];
    agree(&moves, stack);
    let statuses = [Status::Stun, Status::Freeze, Status::Bind, Status::Burn];
    agree(&statuses.map(B::Held), breach);
    agree(&statuses.map(B::CannotMove), breach);
    let aims = [Aims::Own, Aims::Friend, Aims::Foe, Aims::Anyone, Aims::Panel, Aims::Free];
    agree(&aims.map(B::WrongAim), breach);
    let all = [
        B::Over,
        B::NotItsOwn(SubroutineId(5)),
        B::Mime,
        B::NoSuchPanel(Panel { x: 0, column: 0 }),
        B::Taken(Panel { x: 0, column: 0 }),
        B::Stack(moves[4]),
    ];
    agree(&all, breach);
}

#[test]
fn a_puzzle() {
    let all = [
        PuzzleRefusal::Over,
        PuzzleRefusal::OtherSystem,
        PuzzleRefusal::Dive(D::Diagonal),
        PuzzleRefusal::Breach(B::Mime),
        PuzzleRefusal::NoExchange(3, 3),
    ];
    agree(&all, puzzle);
}

#[test]
fn a_run() {
    let places = [
        "the sector",
        "an encounter",
        "a dive",
        "a guardian's door",
        "a breach",
        "a choice of prizes",
        "the end of the run",
    ];
    let not_now = places.map(|place| R::NotNow { place: place.into() });
    agree(&not_now, run);
    let slots = [Slot::Blade, Slot::Shell, Slot::Drive, Slot::Logic, Slot::Sense, Slot::Relic];
    agree(&slots.map(|slot| R::SlotTaken { slot }), run);
    let all = [
        R::Over,
        R::Sector(S::NoVault),
        R::Dive(D::NoDive),
        R::Breach(B::Mime),
        R::NoSuchChoice(3),
        R::TooDear { needs: 12, has: 7 },
        R::NoSuchUnit,
        R::NotYours,
        R::NoSuchMod,
        R::NotFitted,
        R::NoSlot { slots: 2 },
        R::TooHurt,
        R::Nobody,
        R::TooMany { most: 4, wants: 5 },
        R::NotHere,
        R::NamedTwice,
        R::NoSuchPanel,
        R::NoRoom,
        R::NoBreach("nobody came".into()),
        R::NotYourTurn,
    ];
    agree(&all, run);
}

#[test]
fn what_comes_first_is_said_by_messages() {
    // An unknown name would fall back to the rules' own English in every language.
    let known = daemonfall_text::english();
    for place in ["the sector", "a breach", "the end of the run"] {
        let said = super::first(place);
        assert!(known.ids().any(|id| {
            id.starts_with("refusal-first-") && known.say(id, &[]).as_deref() == Some(said.as_str())
        }));
    }
}

#[test]
fn what_was_kept_and_cannot_be_used() {
    let place = || "run-auto.save".to_owned();
    let errors = [
        EnvelopeError::CutShort { held: 5, said: 9 },
        EnvelopeError::CutInLine { held: 5 },
        EnvelopeError::TooLong { held: 9, said: 5 },
        EnvelopeError::Line { column: 3, reason: "expected value".into() },
        EnvelopeError::Newer { found: VERSION + 1 },
        EnvelopeError::Bare,
        EnvelopeError::NoVersion { found: 0 },
        EnvelopeError::OtherKind { found: "replay".into(), wanted: "run".into() },
        EnvelopeError::Checksum { said: "1".into(), found: "2".into() },
    ];
    let errors = errors.map(|error| SaveError::Envelope { place: place(), error });
    agree(&errors, kept);
    let pack = |version: &str| PackName {
        id: "thorns".into(),
        version: version.into(),
        content: Fingerprint(1),
    };
    let restored = [
        RestoreError::OtherData { found: Fingerprint(1), expected: Fingerprint(2) },
        RestoreError::Changed(Changed {
            game: "0.0.9".into(),
            parts: vec![Part::Dive, Part::Breach, Part::Sector, Part::Campaign, Part::Data],
            packs: Vec::new(),
        }),
        RestoreError::Changed(Changed {
            game: "0.1.0".into(),
            parts: vec![Part::Data],
            packs: vec![
                PackChange::Missing(pack("1")),
                PackChange::Added(pack("1")),
                PackChange::Version { made: pack("1"), now: pack("2") },
                PackChange::Content(pack("1")),
                PackChange::Order,
            ],
        }),
        RestoreError::Differs { recorded: Fingerprint(1), found: Fingerprint(2) },
        RestoreError::Wrong { place: "gear", reason: "a mod is there twice".into() },
    ];
    let restored = restored.map(|error| SaveError::Restore { place: place(), error });
    agree(&restored, kept);
    let others = [
        SaveError::Store(StoreError {
            place: place(),
            reason: "storage is full".into(),
            trouble: Trouble::Unreachable,
        }),
        SaveError::Form {
            place: place(),
            line: 2,
            column: 7,
            field: "run".into(),
            reason: "a field is missing".into(),
        },
    ];
    agree(&others, kept);
}
