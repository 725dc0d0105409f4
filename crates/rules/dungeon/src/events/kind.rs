//! The kinds of events, for filters and breakpoints, and the object that each happens to.

use super::DiveEvent;
use crate::components::ObjectId;
use serde::{Deserialize, Serialize};

macro_rules! kinds {
    (@object) => { None };
    (@object $object:ident) => { Some(*$object) };
    ($($name:ident $(of $object:ident)?,)*) => {
        #[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum EventKind {
            $(
                #[doc = concat!("See [`DiveEvent::", stringify!($name), "`].")]
                $name,
            )*
        }

        impl EventKind {
            /// All kinds, in the order of the rules.
            pub const ALL: &[EventKind] = &[$(EventKind::$name,)*];

            pub fn name(self) -> &'static str {
                match self {
                    $(EventKind::$name => stringify!($name),)*
                }
            }
        }

        impl DiveEvent {
            pub fn kind(&self) -> EventKind {
                match self {
                    $(DiveEvent::$name { .. } => EventKind::$name,)*
                }
            }

            /// The object that it happens to; `None` for the beginning of a floor or a beat.
            pub fn object(&self) -> Option<ObjectId> {
                match self {
                    $(DiveEvent::$name { $($object,)? .. } => kinds!(@object $($object)?),)*
                }
            }
        }
    };
}

kinds! {
    FloorBegan,
    BeatBegan,
    Spawned of id,
    Moved of id,
    Turned of id,
    Swung of id,
    Hit of target,
    Spared of target,
    PushFailed of target,
    StatusBegan of id,
    StatusResisted of id,
    StatusEnded of id,
    Stuck of id,
    Freed of id,
    Hurt of id,
    Healed of id,
    ActionLost of id,
    ActionFailed of id,
    Waited of id,
    LetAct of id,
    Noticed of id,
    WallGone of by,
    FuseBurned of id,
    Exploded of id,
    SetOff of id,
    Died of id,
    Vanished of id,
    PickedUp of id,
    Stays of id,
    CannotPay of id,
    Edited of id,
    Left of id,
}
