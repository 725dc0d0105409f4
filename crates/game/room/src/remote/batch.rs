//! The requests of a body, carried out one after the other, at most one in a frame.

use super::later::Later;
use super::rpc::{Failure, Request, response};
use super::{Outcome, methods};
use bevy::prelude::World;
use serde_json::Value;

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
