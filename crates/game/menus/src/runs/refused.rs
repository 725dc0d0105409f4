//! Tells the player why an order was refused.

use crate::prelude::*;
use daemonfall_run::Refused;
use daemonfall_run::act::OrderSystems;

fn refuse(mut refused: MessageReader<Refused>, mut notices: MessageWriter<Notice>) {
    for Refused(refusal) in refused.read() {
        notices.write(Notice::wrong(t!("run-refused", reason = refusals::run(refusal))));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, refuse.after(OrderSystems));
}
