//! Requests and responses in JSON-RPC 2.0; those of one body are carried out one after the other,
//! at most one in a frame.

use super::{Later, Outcome, methods};
use bevy::prelude::World;
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

/// The most requests in a list.
pub const LIST: usize = 64;

pub struct Batch {
    is_list: bool,
    left: std::vec::IntoIter<Value>,
    /// The request whose answer takes several frames.
    later: Option<(Option<Value>, Later)>,
    answers: Vec<Value>,
}

impl Batch {
    /// The error is the response to send.
    pub fn read(body: &[u8]) -> Result<Self, Value> {
        let refused = |code, words: String| Failure::new(code, words).response(&Value::Null);
        let read = serde_json::from_slice(body);
        let read =
            read.map_err(|error| refused(Failure::PARSE, format!("the body is not JSON: {error}")));
        let (is_list, all) = match read? {
            Value::Array(all) => (true, all),
            one => (false, vec![one]),
        };
        if !(1..=LIST).contains(&all.len()) {
            let words = format!("a list must have 1 to {LIST} requests, not {}", all.len());
            return Err(refused(Failure::REQUEST, words));
        }
        Ok(Self { is_list, left: all.into_iter(), later: None, answers: Vec::new() })
    }

    pub fn go_on(&mut self, world: &mut World) {
        let (id, answer) = match self.later.take() {
            Some((id, mut later)) => match later.look(world) {
                Some(answer) => (id, answer),
                None => return self.later = Some((id, later)),
            },
            None => {
                let Some(value) = self.left.next() else { return };
                let Request { id, method, params } = match Request::read(value) {
                    Ok(request) => request,
                    Err(refused) => return self.answers.push(refused),
                };
                match methods::call(world, &method, params) {
                    Ok(Outcome::Now(value)) => (id, Ok(value)),
                    Ok(Outcome::Later(later)) => return self.later = Some((id, later)),
                    Err(failure) => (id, Err(failure)),
                }
            }
        };
        // A notification has no number, and gets no answer.
        self.answers.extend(id.map(|id| response(&id, answer)));
    }

    pub fn is_done(&self) -> bool {
        self.later.is_none() && self.left.len() == 0
    }

    /// The answer to all; `None` if all are notifications.
    pub fn answer(&mut self) -> Option<Value> {
        let mut answers = std::mem::take(&mut self.answers);
        match self.is_list && !answers.is_empty() {
            true => Some(Value::Array(answers)),
            false => answers.pop(),
        }
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
