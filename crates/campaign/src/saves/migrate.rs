//! What older versions wrote, in the form of this one.

use super::seal::VERSION;
use serde_json::Value;

/// A step from one version to the next.
type Step = fn(Value) -> Result<Value, String>;

/// The steps, from version 1 on.
const STEPS: [Step; VERSION as usize - 1] = [without_version];

/// Brings what a version wrote into the form of this one.
///
/// # Errors
/// Why it cannot be: what is missing where.
pub(super) fn migrate(version: u32, value: Value) -> Result<Value, String> {
    let before = version.max(1) as usize - 1;
    let mut steps = STEPS.iter().skip(before);
    steps.try_fold(value, |value, step| step(value))
}

/// Version 1 told its version in a field of its own; version 2 tells it in the first line.
fn without_version(mut value: Value) -> Result<Value, String> {
    let fields = value.as_object_mut().ok_or("it holds no fields")?;
    match fields.remove("version").and_then(|it| it.as_u64()) {
        Some(1) => Ok(value),
        Some(found) => Err(format!("it says that it is of version {found}, without a first line")),
        None => Err("its version is no number".into()),
    }
}
