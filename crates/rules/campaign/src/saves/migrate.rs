//! Converts what older versions wrote into the current form.

use super::envelope::VERSION;
use serde_json::Value;

type Step = fn(Value) -> Result<Value, String>;

/// The steps, starting from version 1.
const STEPS: [Step; VERSION as usize - 1] = [without_version];

pub(super) fn migrate(version: u32, value: Value) -> Result<Value, String> {
    let before = version.max(1) as usize - 1;
    let mut steps = STEPS.iter().skip(before);
    steps.try_fold(value, |value, step| step(value))
}

/// Version 1 had its version in a separate field; version 2 has it in the first line.
fn without_version(mut value: Value) -> Result<Value, String> {
    let fields = value.as_object_mut().ok_or("it has no fields")?;
    match fields.remove("version").and_then(|it| it.as_u64()) {
        Some(1) => Ok(value),
        Some(found) => Err(format!("it says that it is of version {found}, without a first line")),
        None => Err("its version is not a number".into()),
    }
}
