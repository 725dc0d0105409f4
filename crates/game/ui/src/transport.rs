//! The controls of films and replays: actions and their bindings.

use daemonfall_input::group::Group;
use daemonfall_text::t;

daemonfall_input::actions! {
    /// What a key or button can be bound to while a film is shown.
    pub enum FilmAction, Group::alone("battle", 5, || t!("actions-battle"));
    /// Back to the turn before.
    TurnBack => "battle.turn_back", t!("action-battle-turn-back"), [ArrowUp KeyW KeyK], [DPadUp], up;
    /// On to the next turn.
    TurnOn => "battle.turn_on", t!("action-battle-turn-on"), [ArrowDown KeyS KeyJ], [DPadDown], down;
    /// One move back.
    Back => "battle.back", t!("action-battle-back"), [ArrowLeft KeyA KeyH], [DPadLeft], left;
    /// One move on.
    On => "battle.on", t!("action-battle-on"), [ArrowRight KeyD KeyL], [DPadRight], right;
    /// Play or stop.
    Play => "battle.play", t!("action-battle-play"), [Space], [South];
    /// Go to the start.
    Start => "battle.start", t!("action-battle-start"), [Home], [LeftTrigger2];
    /// Go to the end.
    End => "battle.end", t!("action-battle-end"), [KeyE End], [RightTrigger2];
    /// The next faster pace.
    Faster => "battle.faster", t!("action-battle-faster"), [Equal NumpadAdd KeyF], [RightTrigger];
    /// The next slower pace.
    Slower => "battle.slower", t!("action-battle-slower"), [Minus NumpadSubtract], [LeftTrigger];
    /// Play again from the beginning.
    Again => "battle.again", t!("action-battle-again"), [KeyR], [North];
    /// Look at the next unit.
    Next => "battle.next", t!("action-battle-next"), [Tab KeyN], [West];
    /// Look at the unit before.
    Previous => "battle.previous", t!("action-battle-previous"), [KeyB], [Select];
    /// Jump to the end, then leave.
    Leave => "battle.leave", t!("action-battle-leave"), [Enter NumpadEnter], [Start];
    /// Explain the keys and signs.
    Help => "battle.help", t!("action-battle-help"), [F2], [];
}
