//! Refusals of the dive, and why part of an action has no effect.

use daemonfall_core::Status;
use daemonfall_dungeon::{EditRefusal, Field, Reason, Refusal};
use daemonfall_text::t;

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

fn field_key(field: Field) -> &'static str {
    match field {
        Field::Health => "health",
        Field::MaxHealth => "most",
        Field::Beats(Status::Stun) => "stun",
        Field::Beats(Status::Freeze) => "freeze",
        Field::Beats(Status::Bind) => "bind",
        Field::Beats(Status::Burn) => "burn",
    }
}
