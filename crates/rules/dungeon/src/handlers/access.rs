//! The components that each handler reads or changes. Only panels read this table.

use crate::beat::Chains;
use crate::chain::Access;
use crate::chain::Whose::{Actor, Cell, Other, Target};

const ACCESS: &[(&str, &[Access])] = &[
    ("a_foe_is_in_reach", REACH),
    ("something_is_in_reach", REACH),
    ("shoot", &[(Actor, "Attacking"), (Actor, "Sized"), (Actor, "Object"), (Other, "Acting")]),
    ("strike", &[(Actor, "Attacking")]),
    ("a_soft_wall_is_ahead", &[(Actor, "Digging"), (Cell, "Diggable")]),
    ("clear_the_wall", &[(Cell, "Dropping")]),
    ("no_wall_is_ahead", &[(Actor, "Sized")]),
    ("it_can_move", &[(Actor, "Moving")]),
    ("it_is_not_bound", &[(Actor, "Statused")]),
    ("the_way_is_free", &[(Actor, "Sized"), (Actor, "Acting"), (Other, "Acting")]),
    ("go", &[(Actor, "Placed"), (Actor, "Sized")]),
    ("a_player_is_seen", &[(Other, "Player")]),
    ("a_player_is_beside", &[(Actor, "Placed"), (Actor, "Sized"), (Other, "Player")]),
    ("tell_of_it", &[]),
    ("a_bomb_is_carried", &[(Actor, "Player")]),
    ("there_is_room", &[]),
    ("lay", &[(Actor, "Player")]),
    ("die", &[(Actor, "Health")]),
    ("it_would_help", &[(Actor, "Player"), (Actor, "Health")]),
    ("drink", &[(Actor, "Player"), (Actor, "Health")]),
    (
        "it_can_be_attacked",
        &[
            (Target, "Attackable"),
            (Target, "AttackableOnlyWhenNextToAttacker"),
            (Actor, "Placed"),
            (Target, "Placed"),
        ],
    ),
    ("its_own_side_spares_it", &[(Actor, "Object"), (Target, "Object")]),
    ("armour_takes_its_share", &[(Target, "Attackable")]),
    ("it_thaws", &[(Target, "Statused")]),
    ("it_is_hurt", &[(Target, "Attackable"), (Target, "Health")]),
    ("it_can_be_pushed", &[(Target, "Statused")]),
    ("the_frozen_stay", &[(Target, "Statused")]),
    ("once_a_beat_by_bounce_traps", &[]),
    ("its_resistance_is_beaten", &[(Target, "Statused")]),
    ("it_can_be_statused", &[(Target, "Statused")]),
    ("its_resistance_is_reached", &[(Target, "Statused")]),
    ("somebody_is_there_to_bind_it", &[]),
    ("the_status_takes_hold", &[(Target, "Statused"), (Target, "Acting")]),
    (
        "water_holds_it",
        &[(Actor, "Statused"), (Actor, "Flying"), (Actor, "Sized"), (Cell, "Pinning")],
    ),
    (
        "it_picks_up_what_lies_there",
        &[
            (Actor, "Player"),
            (Actor, "Health"),
            (Actor, "Attacking"),
            (Actor, "Attackable"),
            (Actor, "Digging"),
            (Cell, "Pickuppable"),
        ],
    ),
    ("those_it_bound_are_freed", &[(Other, "Statused")]),
    ("it_leaves_something_behind", &[(Actor, "LeavesBehind"), (Other, "Fuse")]),
    ("it_drops_something", &[(Actor, "Dropping")]),
    ("fly", &[(Actor, "Projectile"), (Actor, "Attacking"), (Other, "Acting")]),
    ("fade", &[(Actor, "Fading")]),
    (
        "burn_down",
        &[
            (Actor, "Fuse"),
            (Actor, "Blast"),
            (Other, "Attackable"),
            (Other, "Explodable"),
            (Other, "Fuse"),
        ],
    ),
    (
        "coals_scorch",
        &[(Actor, "Scorching"), (Other, "Flying"), (Other, "Placed"), (Other, "Sized")],
    ),
    ("ice_slides", &[(Actor, "Slippery"), (Other, "Flying"), (Other, "Placed")]),
    ("spikes_strike", &[(Actor, "Striking"), (Actor, "Attacking"), (Other, "Flying")]),
    ("a_bounce_trap_pushes", &[(Actor, "Bouncing"), (Actor, "Placed"), (Other, "Flying")]),
    ("a_bomb_trap_is_spent", &[(Actor, "Laying"), (Other, "Flying")]),
];

/// The components that determine what a weapon reaches.
const REACH: &[Access] = &[
    (Actor, "Attacking"),
    (Actor, "Sized"),
    (Actor, "Object"),
    (Target, "Attackable"),
    (Target, "AttackableOnlyWhenNextToAttacker"),
    (Target, "Object"),
];

pub(super) fn declare(chains: &mut Chains) {
    for (name, access) in ACCESS {
        chains.declare_access(name, access);
    }
}
