//! The kinds of events, for filters and breakpoints.

use super::DiveEvent;
use serde::{Deserialize, Serialize};

macro_rules! kinds {
    ($($name:ident,)*) => {
        /// The kind of a [`DiveEvent`].
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

            /// Its name.
            pub fn name(self) -> &'static str {
                match self {
                    $(EventKind::$name => stringify!($name),)*
                }
            }
        }

        impl DiveEvent {
            /// Its kind.
            pub fn kind(&self) -> EventKind {
                match self {
                    $(DiveEvent::$name { .. } => EventKind::$name,)*
                }
            }
        }
    };
}

kinds! {
    FloorBegan,
    BeatBegan,
    Spawned,
    Moved,
    Turned,
    Swung,
    Hit,
    Spared,
    PushFailed,
    StatusBegan,
    StatusResisted,
    StatusEnded,
    Stuck,
    Freed,
    Hurt,
    Healed,
    ActionLost,
    ActionFailed,
    Waited,
    LetAct,
    Noticed,
    WallGone,
    FuseBurned,
    Exploded,
    SetOff,
    Died,
    Vanished,
    PickedUp,
    CannotPay,
    Edited,
    Left,
}
