//! Keys and buttons of the lab.
//! Pointer input is handled by the widgets.

use super::reel::Wish;
use bevy::prelude::*;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::group::Group;
use daemonfall_text::t;

// Arrows, WASD and vi keys share actions, as in the dive.
daemonfall_input::action_table! {
    Wish, Group::alone("lab", 7, || t!("actions-time-lab"));
    Wish::Step(-1) => "lab.left", t!("action-lab-left"), [ArrowLeft KeyA KeyH], [DPadLeft], repeats;
    Wish::Step(1) => "lab.right", t!("action-lab-right"), [ArrowRight KeyD KeyL], [DPadRight], repeats;
    Wish::Action(-1) => "lab.up", t!("action-lab-up"), [ArrowUp KeyW KeyK], [DPadUp], repeats;
    Wish::Action(1) => "lab.down", t!("action-lab-down"), [ArrowDown KeyS KeyJ], [DPadDown], repeats;
    Wish::Start => "lab.start", t!("action-lab-start"), [Home], [LeftTrigger2];
    Wish::End => "lab.end", t!("action-lab-end"), [End], [RightTrigger2];
    Wish::Play => "lab.play", t!("action-lab-play"), [Space], [South];
    Wish::Speed(1) => "lab.faster", t!("action-lab-faster"), [Equal NumpadAdd], [RightThumb];
    Wish::Speed(-1) => "lab.slower", t!("action-lab-slower"), [Minus NumpadSubtract], [LeftThumb];
    Wish::Scenario(1) => "lab.after", t!("action-lab-after"), [Tab PageDown], [RightTrigger];
    Wish::Scenario(-1) => "lab.before", t!("action-lab-before"), [PageUp], [LeftTrigger];
    Wish::List => "lab.list", t!("action-lab-list"), [Enter NumpadEnter], [North];
    Wish::Reread => "lab.reread", t!("action-lab-reread"), [KeyR], [Select];
}

/// Turns actions into requests, as long as no dialogue covers the lab.
pub fn read(input: Res<ActionInput>, mut wishes: MessageWriter<Wish>) {
    wishes.write_batch(input.on_screen().map(|wish| match wish {
        Wish::Scenario(1) if input.shift() => Wish::Scenario(-1),
        other => other,
    }));
}
