//! Keys and buttons of the lab.
//! Pointer input is handled by the widgets.

use super::transport::LabRequest;
use bevy::prelude::*;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::group::Group;
use daemonfall_text::t;

// Arrows, WASD and vi keys share actions, as in the dive.
daemonfall_input::action_table! {
    LabRequest, Group::alone("lab", 7, || t!("actions-time-lab"));
    LabRequest::Step(-1) => "lab.left", t!("action-lab-left"), [ArrowLeft KeyA KeyH], [DPadLeft], repeats;
    LabRequest::Step(1) => "lab.right", t!("action-lab-right"), [ArrowRight KeyD KeyL], [DPadRight], repeats;
    LabRequest::Action(-1) => "lab.up", t!("action-lab-up"), [ArrowUp KeyW KeyK], [DPadUp], repeats;
    LabRequest::Action(1) => "lab.down", t!("action-lab-down"), [ArrowDown KeyS KeyJ], [DPadDown], repeats;
    LabRequest::Start => "lab.start", t!("action-lab-start"), [Home], [LeftTrigger2];
    LabRequest::End => "lab.end", t!("action-lab-end"), [End], [RightTrigger2];
    LabRequest::Play => "lab.play", t!("action-lab-play"), [Space], [South];
    LabRequest::Speed(1) => "lab.faster", t!("action-lab-faster"), [Equal NumpadAdd], [RightThumb];
    LabRequest::Speed(-1) => "lab.slower", t!("action-lab-slower"), [Minus NumpadSubtract], [LeftThumb];
    LabRequest::Scenario(1) => "lab.after", t!("action-lab-after"), [Tab PageDown], [RightTrigger];
    LabRequest::Scenario(-1) => "lab.before", t!("action-lab-before"), [PageUp], [LeftTrigger];
    LabRequest::List => "lab.list", t!("action-lab-list"), [Enter NumpadEnter], [North];
    LabRequest::Reread => "lab.reread", t!("action-lab-reread"), [KeyR], [Select];
}

pub fn read(input: Res<ActionInput>, mut wishes: MessageWriter<LabRequest>) {
    wishes.write_batch(input.on_screen().map(|wish| match wish {
        LabRequest::Scenario(1) if input.shift() => LabRequest::Scenario(-1),
        other => other,
    }));
}
