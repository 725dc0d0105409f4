//! The format of requests and responses: JSON-RPC 2.0.

use serde_json::{Value, json};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub code: i32,
    pub message: String,
}

impl Failure {
    pub const PARSE: i32 = -32700;
    /// It is JSON but not a request.
    pub const REQUEST: i32 = -32600;
    pub const METHOD: i32 = -32601;
    pub const PARAMS: i32 = -32602;
    /// The rules, or the current place in the game, refuse it.
    pub const REFUSED: i32 = -32000;

    pub fn new(code: i32, message: impl Into<String>) -> Self {
        let message = message.into();
        Self { code, message }
    }

    pub fn refused(message: impl Into<String>) -> Self {
        Self::new(Self::REFUSED, message)
    }

    pub fn response(&self, id: &Value) -> Value {
        let error = json!({ "code": self.code, "message": self.message });
        json!({ "jsonrpc": "2.0", "id": id, "error": error })
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// `None` in a notification, which is not answered.
    pub id: Option<Value>,
    pub method: String,
    /// The parameters; null if there are none.
    pub params: Value,
}

impl Request {
    /// Reads a request; the error is the response to send.
    pub fn read(value: Value) -> Result<Self, Value> {
        let id = value.get("id").cloned();
        let told = id.clone().filter(is_id).unwrap_or_default();
        let wrong = |words: &str| Failure::new(Failure::REQUEST, words).response(&told);
        if !value.is_object() {
            return Err(wrong("a request must be an object"));
        }
        if value.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
            return Err(wrong("\"jsonrpc\": \"2.0\" is missing"));
        }
        if !id.iter().all(is_id) {
            return Err(wrong("\"id\" must be a number or a string"));
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

fn is_id(id: &Value) -> bool {
    id.is_null() || id.is_number() || id.is_string()
}

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
        let expected = Request { id: Some(json!(1)), method: "a.b".into(), params: Value::Null };
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
