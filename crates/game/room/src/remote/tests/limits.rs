//! Tests that no client, however wrong or hostile, ends the game, fills its memory or holds others
//! up.

use super::*;
use crate::remote::connection::{BODY, HEAD, LONGEST};
use crate::remote::rpc::LIST;
use std::time::Instant;

fn request(id: u32, method: &str, params: Value) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params })
}

/// Checks that the game still answers others, and at once.
fn answers_others(app: &mut App) -> Outcome {
    let begun = Instant::now();
    let place = call(app, "daemonfall.place", Value::Null)?;
    assert_eq!(place["result"]["screen"], "sector", "{place}");
    assert!(begun.elapsed() < LONGEST, "it took {:?}", begun.elapsed());
    Ok(())
}

fn refused(app: &mut App, text: String, status: u16) -> Outcome {
    let back = exchange(app, text.clone())?;
    let (found, told) = parts(&back).map_err(|error| format!("{error}: {text:?}: {back:?}"))?;
    assert_eq!(found, status, "{text:?}: {told}");
    assert!(told["error"]["message"].is_string(), "{told}");
    Ok(())
}

fn connections(app: &App) -> usize {
    app.world().resource::<Remote>().connections.len()
}

fn wait_until(app: &mut App, done: impl Fn(&App) -> bool) {
    let begun = Instant::now();
    while !done(app) {
        assert!(begun.elapsed() < 4 * LONGEST, "it never came about");
        frame(app);
    }
}

#[test]
fn a_number_that_nothing_has_is_refused_by_name_and_the_game_goes_on() -> Outcome {
    let mut app = game()?;
    for (command, told) in [
        (json!({ "Fit": { "unit": 0, "item": 65535 } }), "fit #65535 into #0"),
        (json!({ "Unfit": { "unit": u32::MAX, "item": 9999 } }), "#9999"),
        (json!({ "Sector": { "Recruit": { "tile": 0, "kind": u32::MAX } } }), "#4294967295"),
        (json!({ "Sector": { "Move": { "stack": 1, "to": u32::MAX } } }), "#4294967295"),
        (json!({ "Sector": { "Break": { "with": 255 } } }), "#255"),
        (
            json!({ "Breach": { "Use": { "subroutine": 65535, "aim": { "Character": 1 } } } }),
            "#65535",
        ),
    ] {
        let check = call(&mut app, "daemonfall.check", json!({ "command": command.clone() }))?;
        let words = check["result"]["command"].as_str().unwrap_or_default();
        assert!(words.contains(told), "{check}");
        assert!(check["result"]["refused"].is_string(), "{check}");
        let done = call(&mut app, "daemonfall.command", json!({ "command": command }))?;
        assert_eq!(done["error"]["code"], -32000, "{done}");
    }
    assert_eq!(steps(&app), 0);
    answers_others(&mut app)
}

#[test]
fn a_length_is_checked_before_there_is_room_for_it_and_the_next_request_is_answered() -> Outcome {
    let mut app = game()?;
    let good = post(&app, "");
    let with =
        |length: &str| good.replace("Content-Length: 0", &format!("Content-Length: {length}"));
    for length in ["1048577", "1099511627776", "18446744073709551615", "99999999999999999999999"] {
        refused(&mut app, with(length), 413)?;
        let from_a_page =
            with(length).replace("POST / HTTP/1.1", "POST / HTTP/1.1\r\nOrigin: null");
        refused(&mut app, from_a_page, 403)?;
        refused(&mut app, with(length).replace("POST", "GET"), 405)?;
    }
    for length in ["", "-1", "+1", "0x10", "1, 1", "1\r\nContent-Length: 1"] {
        refused(&mut app, with(length), 411)?;
    }
    refused(&mut app, good.replace("Content-Length: 0", "Transfer-Encoding: chunked"), 411)?;
    let full = post(&app, &" ".repeat(BODY));
    let (status, told) = parts(&exchange(&mut app, full)?)?;
    assert_eq!((status, &told["error"]["code"]), (200, &json!(-32700)));
    answers_others(&mut app)
}

#[test]
fn a_client_that_stalls_holds_nobody_up_and_is_let_go() -> Outcome {
    let mut app = game()?;
    let body = request(1, "daemonfall.state", json!({})).to_string();
    let whole = post(&app, &body);
    let mut stalled = Vec::new();
    for text in ["", "POST / HT", &whole[..whole.len() - 1], &whole] {
        let mut client = connect(&app)?;
        client.write_all(text.as_bytes())?;
        stalled.push(client);
    }
    answers_others(&mut app)?;
    wait_until(&mut app, |app| connections(app) == 4);
    wait_until(&mut app, |app| connections(app) == 0);
    let late = &mut stalled[2];
    let mut back = String::new();
    late.read_to_string(&mut back)?;
    assert_eq!(parts(&back)?.0, 408);
    answers_others(&mut app)
}

#[test]
fn heads_and_connections_are_bounded() -> Outcome {
    let mut app = game()?;
    let endless = format!("POST / HTTP/1.1\r\nX: {}", "x".repeat(HEAD));
    refused(&mut app, endless, 431)?;
    let mut silent = Vec::new();
    for _ in 0..4 * AT_ONCE {
        silent.push(connect(&app)?);
        app.update();
    }
    assert!(connections(&app) <= AT_ONCE, "{}", connections(&app));
    answers_others(&mut app)
}

#[test]
fn what_is_left_of_a_list_is_not_carried_out_once_its_client_has_gone() -> Outcome {
    let mut app = game()?;
    let long: Vec<Value> =
        (0..=LIST as u32).map(|id| request(id, "daemonfall.place", json!({}))).collect();
    let (_, told) = send(&mut app, &Value::Array(long))?;
    assert_eq!(told["error"]["code"], -32600, "{told}");
    let end = request(1, "daemonfall.command", json!({ "command": "sector end turn" }));
    let list = json!([request(0, "daemonfall.frames", json!({ "count": 50 })), end]);
    let mut client = connect(&app)?;
    client.write_all(post(&app, &list.to_string()).as_bytes())?;
    wait_until(&mut app, |app| connections(app) == 1);
    for _ in 0..10 {
        frame(&mut app);
    }
    drop(client);
    wait_until(&mut app, |app| connections(app) == 0);
    for _ in 0..60 {
        frame(&mut app);
    }
    assert_eq!(steps(&app), 0);
    let (_, told) = send(&mut app, &list)?;
    assert_eq!(told[1]["result"]["step"], 1, "{told}");
    Ok(())
}

#[test]
fn nobody_is_answered_without_the_token_of_this_start() -> Outcome {
    let (mut app, other) = (game()?, game()?);
    let good = post(&app, &request(1, "daemonfall.place", json!({})).to_string());
    let own = format!("Authorization: Bearer {}", gate(&app).token);
    let others = format!("Authorization: Bearer {}", gate(&other).token);
    assert_ne!(own, others);
    for wrong in [
        "X: y".to_owned(),
        "Authorization: Bearer".into(),
        "Authorization: Bearer \u{e9}\u{e9}\u{e9}".into(),
        own.replace("Bearer", "Basic"),
        format!("{own}0"),
        format!("{own}\r\n{own}"),
        others,
    ] {
        refused(&mut app, good.replace(&own, &wrong), 401)?;
    }
    let any_case = good.replace("Authorization: Bearer", "AUTHORIZATION:  bearer");
    assert_eq!(parts(&exchange(&mut app, any_case)?)?.0, 200);
    Ok(())
}

#[test]
fn host_and_origin_are_taken_exactly() -> Outcome {
    let mut app = game()?;
    let port = gate(&app).port;
    let good = post(&app, &request(1, "daemonfall.place", json!({})).to_string());
    let own = format!("Host: 127.0.0.1:{port}");
    for host in [format!("HOST: LOCALHOST:{port}"), format!("host:\tLocalhost:{port}")] {
        let (status, told) = parts(&exchange(&mut app, good.replace(&own, &host))?)?;
        assert_eq!((status, &told["result"]["screen"]), (200, &json!("sector")), "{host}");
    }
    for host in [
        "X: y".to_owned(),
        "Host: 127.0.0.1".into(),
        "Host: 127.0.0.1:evil".into(),
        format!("Host: 127.0.0.1:{}", port ^ 1),
        format!("Host: example.org:{port}"),
        format!("Host: 127.0.0.1.example.org:{port}"),
        format!("{own}\r\n{own}"),
        format!("{own}\r\nHost: example.org:{port}"),
        format!("{own}\r\nOrigin: https://example.org"),
        format!("{own}\r\noRIGIN: http://127.0.0.1:{port}"),
    ] {
        refused(&mut app, good.replace(&own, &host), 403)?;
    }
    for wrong in ["POST /", "POST / HTTP/1.0", "POST / HTTP/1.1\r\n: x"] {
        refused(&mut app, good.replace("POST / HTTP/1.1", wrong), 400)?;
    }
    Ok(())
}

#[test]
fn a_notification_is_carried_out_and_not_answered() -> Outcome {
    let mut app = game()?;
    let params = json!({ "command": "sector end turn" });
    let quiet = json!({ "jsonrpc": "2.0", "method": "daemonfall.command", "params": params });
    let unknown = json!({ "jsonrpc": "2.0", "method": "daemonfall.none" });
    for body in [quiet.clone(), unknown.clone(), json!([quiet, unknown])] {
        let text = post(&app, &body.to_string());
        let back = exchange(&mut app, text)?;
        assert!(back.starts_with("HTTP/1.1 204 ") && back.ends_with("\r\n\r\n"), "{back}");
    }
    assert_eq!(steps(&app), 2);
    let (_, told) = send(&mut app, &json!([quiet, request(3, "daemonfall.place", json!({}))]))?;
    assert_eq!(told.as_array().map(Vec::len), Some(1), "{told}");
    assert_eq!((&told[0]["id"], &told[0]["result"]["step"]), (&json!(3), &json!(3)), "{told}");
    Ok(())
}
