//! The form of what is asked and answered: JSON-RPC 2.0, alone or several in a list.

use serde_json::{Value, json};

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// A number that programs tell it by.
    pub code: i32,
    /// The reason, in words.
    pub message: String,
}

impl Failure {
    /// The text is no JSON.
    pub const PARSE: i32 = -32700;
    /// It is JSON and no request.
    pub const REQUEST: i32 = -32600;
    /// There is no such method.
    pub const METHOD: i32 = -32601;
    /// What was handed to the method is not what it takes.
    pub const PARAMS: i32 = -32602;
    /// The game itself has not answered.
    pub const INTERNAL: i32 = -32603;
    /// The rules, or the place where the game stands, refuse it.
    pub const REFUSED: i32 = -32000;

    /// A failure.
    pub fn new(code: i32, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { code, message }
    }

    /// What the rules refuse.
    pub fn refused(message: impl Into<String>) -> Self {
        Self::new(Self::REFUSED, message)
    }

    /// The response that tells it.
    pub fn response(&self, id: &Value) -> Value {
        let error = json!({ "code": self.code, "message": self.message });
        json!({ "jsonrpc": "2.0", "id": id, "error": error })
    }
}

/// Something that is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// By what the one who asks knows the answer.
    pub id: Value,
    /// The method.
    pub method: String,
    /// What it takes; null if nothing was handed over.
    pub params: Value,
}

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    /// The response that says what is wrong with it.
    pub fn read(value: Value) -> Result<Self, Value> {
        let id = value.get("id").cloned().unwrap_or_default();
        let wrong = |words: &str| Failure::new(Failure::REQUEST, words).response(&id);
        if !value.is_object() {
            return Err(wrong("a request is an object"));
        }
        if value.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
            return Err(wrong("\"jsonrpc\": \"2.0\" is missing"));
        }
        if !(id.is_null() || id.is_number() || id.is_string()) {
            return Err(wrong("\"id\" is a number or a string"));
        }
        let method = value.get("method").and_then(Value::as_str);
        let method = method.ok_or_else(|| wrong("\"method\" is missing"))?;
        Ok(Self {
            method: method.to_owned(),
            params: value.get("params").cloned().unwrap_or_default(),
            id,
        })
    }
}

/// The response to a request.
pub fn response(id: &Value, answer: Result<Value, Failure>) -> Value {
    match answer {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(failure) => failure.response(id),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_names_a_method_and_what_it_takes() {
        let read = Request::read(json!({ "jsonrpc": "2.0", "id": 1, "method": "a.b" }));
        let expected = Request { id: json!(1), method: "a.b".into(), params: Value::Null };
        assert_eq!(read, Ok(expected));
    }

    #[test]
    fn what_is_no_request_is_refused_with_its_id() {
        for (wrong, id) in [
            (json!(3), Value::Null),
            (json!({ "id": "x", "method": "a" }), json!("x")),
            (json!({ "jsonrpc": "2.0", "id": 4 }), json!(4)),
        ] {
            let refused = Request::read(wrong).err().unwrap_or_default();
            assert_eq!(refused["error"]["code"], Failure::REQUEST);
            assert_eq!(refused["id"], id);
        }
    }
}
