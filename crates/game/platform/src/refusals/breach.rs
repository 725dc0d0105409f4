//! Refusals of the breach and its stack.

use daemonfall_breach::{Aims, Refusal as B};
use daemonfall_core::Status;
use daemonfall_stack::Refusal as S;
use daemonfall_text::t;

pub fn breach(refusal: &B) -> String {
    match refusal {
        B::Over => t!("refusal-breach-over"),
        B::NotItsOwn(_) => t!("refusal-breach-not-its-own"),
        B::Mime => t!("refusal-breach-mime"),
        B::Held(status) => t!("refusal-breach-held", status = status_key(*status)),
        B::CannotMove(status) => t!("refusal-breach-cannot-move", status = status_key(*status)),
        B::WrongAim(aims) => t!("refusal-breach-wrong-aim", aims = aims_key(*aims)),
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

fn status_key(status: Status) -> &'static str {
    match status {
        Status::Stun => "stun",
        Status::Freeze => "freeze",
        Status::Bind => "bind",
        Status::Burn => "burn",
    }
}

fn aims_key(aims: Aims) -> &'static str {
    match aims {
        Aims::Own => "own",
        Aims::Friend => "friend",
        Aims::Foe => "foe",
        Aims::Anyone => "anyone",
        Aims::Panel => "panel",
        Aims::Free => "free",
    }
}
