//! What bots play comes out the same from its record.

use crate::support::content;
use daemonfall_lab::desync::verify_many;

#[test]
fn fifty_records_of_bots_verify_and_one_of_them_is_a_run() {
    let done = verify_many(&content(), 50, 1).expect("nothing differs");
    assert_eq!((done.dives, done.runs), (49, 1));
    assert!(done.steps > 2_000, "{}", done.steps);
}
