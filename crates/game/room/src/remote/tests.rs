//! Tests requests over a real socket, and refusals.

use super::*;
use crate::testing::{self, Outcome};
use daemonfall_campaign::{Campaign, RunCommand, install};
use daemonfall_dive_mode::session::Play;
use daemonfall_platform::saves::store::{MemoryStore, SaveStore};
use daemonfall_platform::screen::{Paused, Screen};
use daemonfall_run::Order;
use daemonfall_sector_mode::SectorCommand;
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;

/// A listening game without a window, with a run on its map; and its port.
fn game() -> Result<(App, u16), Box<dyn std::error::Error>> {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(State::new(Screen::SECTOR))
        .insert_resource(State::new(Paused(false)))
        .insert_resource(SaveStore::new(MemoryStore::default()))
        .add_message::<Play>()
        .add_message::<Order>()
        .add_message::<SectorCommand>();
    install(app.world_mut(), &testing::content());
    app.insert_resource(testing::run(3)).add_systems(Update, carry_out);
    let port = listen(&mut app, "0".parse()?)?;
    Ok((app, port))
}

/// Carries out commands on the map, like the game.
fn carry_out(world: &mut World) {
    let all: Vec<SectorCommand> = world.resource_mut::<Messages<SectorCommand>>().drain().collect();
    for SectorCommand(command) in all {
        world.resource_scope(|world, mut run: Mut<Campaign>| {
            assert!(run.apply(world, RunCommand::Sector(command)).is_ok());
        });
    }
}

/// Sends a text and returns the response, while the game runs.
fn exchange(app: &mut App, port: u16, text: String) -> Result<String, Box<dyn std::error::Error>> {
    let client = std::thread::spawn(move || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.write_all(text.as_bytes())?;
        let mut back = String::new();
        stream.read_to_string(&mut back)?;
        Ok(back)
    });
    while !client.is_finished() {
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    let back = client.join().map_err(|_| "the client has failed")?;
    Ok(back?)
}

fn post(port: u16, more: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "POST / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Length: {length}\r\n{more}\r\n{body}"
    )
}

fn parts(back: &str) -> Result<(u16, Value), Box<dyn std::error::Error>> {
    let status = back.split(' ').nth(1).ok_or("there is no status")?;
    let (_, body) = back.split_once("\r\n\r\n").ok_or("there is no body")?;
    Ok((status.parse()?, serde_json::from_str(body)?))
}

fn call(
    app: &mut App,
    port: u16,
    method: &str,
    params: Value,
) -> Result<Value, Box<dyn std::error::Error>> {
    let body = json!({ "jsonrpc": "2.0", "id": 7, "method": method, "params": params });
    let back = exchange(app, port, post(port, "", &body.to_string()))?;
    let (status, body) = parts(&back)?;
    assert_eq!((status, &body["id"]), (200, &json!(7)));
    Ok(body)
}

#[test]
fn questions_are_answered_by_the_running_game() -> Outcome {
    let (mut app, port) = game()?;
    let place = call(&mut app, port, "daemonfall.place", Value::Null)?;
    assert_eq!(place["result"]["screen"], "sector");
    let print = call(&mut app, port, "daemonfall.fingerprint", json!({}))?;
    let own =
        app.world_mut().resource_scope(|world, mut run: Mut<Campaign>| run.fingerprint(world));
    assert_eq!(print["result"]["fingerprint"], own.to_string());
    let all = call(&mut app, port, "rpc.discover", json!({}))?;
    let count = all["result"]["methods"].as_array().map(Vec::len);
    assert_eq!(count, Some(methods::METHODS.len()));
    let ask = call(&mut app, port, "daemonfall.ask", json!({ "line": "stacks" }))?;
    assert!(ask["result"]["lines"].as_array().is_some_and(|lines| !lines.is_empty()));
    Ok(())
}

#[test]
fn a_command_is_carried_out_and_answered_once_it_is_on_record() -> Outcome {
    let (mut app, port) = game()?;
    let wish = json!({ "command": "sector end turn" });
    let done = call(&mut app, port, "daemonfall.command", wish)?;
    assert_eq!(done["result"]["step"], 1, "{done}");
    let recorded = app.world().resource::<Campaign>().replay().steps[0].1;
    assert_eq!(done["result"]["fingerprint"], recorded.to_string());
    let as_kept = json!({ "command": { "Sector": "EndTurn" } });
    let done = call(&mut app, port, "daemonfall.command", as_kept)?;
    assert_eq!(done["result"]["step"], 2, "{done}");
    Ok(())
}

#[test]
fn what_is_refused_is_an_error_with_its_reason() -> Outcome {
    let (mut app, port) = game()?;
    for (method, params, code, part) in [
        ("daemonfall.command", json!({ "command": "dive wait" }), -32000, "not now"),
        ("daemonfall.command", json!({ "command": "edit cycles 9 of #0" }), -32000, "changing"),
        ("daemonfall.command", json!({ "command": "jump" }), -32602, "jump"),
        ("daemonfall.command", json!({}), -32602, "command"),
        ("daemonfall.frames", json!({ "count": 0 }), -32602, "600"),
        ("daemonfall.screenshot", json!({ "name": "../x" }), -32602, "letters"),
        ("daemonfall.step", json!({ "command": "dive wait" }), -32000, "not now"),
        ("world.get_resources", json!({}), -32601, "no method"),
    ] {
        let told = call(&mut app, port, method, params)?;
        assert_eq!(told["error"]["code"], code, "{told}");
        let words = told["error"]["message"].as_str().unwrap_or_default();
        assert!(words.contains(part), "{told}");
    }
    let steps = app.world().resource::<Campaign>().replay().steps.len();
    assert_eq!(steps, 0);
    let check = json!({ "command": "dive wait" });
    let told = call(&mut app, port, "daemonfall.check", check)?;
    assert!(told["result"]["refused"].is_string(), "{told}");
    Ok(())
}

#[test]
fn web_pages_other_hosts_other_ways_and_large_requests_are_refused() -> Outcome {
    let (mut app, port) = game()?;
    let body = r#"{"jsonrpc":"2.0","id":1,"method":"daemonfall.place"}"#;
    let large = " ".repeat(server::BYTES + 1);
    let good = post(port, "", body);
    for (text, status) in [
        (post(port, "Origin: https://example.org\r\n", body), 403),
        (good.replace("Host: 127.0.0.1", "Host: example.org"), 403),
        (good.replace("POST", "GET"), 405),
        (post(port, "", &large), 413),
    ] {
        let (found, told) = parts(&exchange(&mut app, port, text)?)?;
        assert_eq!(found, status);
        assert!(told["error"]["message"].is_string(), "{told}");
    }
    Ok(())
}

#[test]
fn what_is_no_request_is_an_error_and_a_list_is_answered_as_a_list() -> Outcome {
    let (mut app, port) = game()?;
    for (body, code) in
        [("{", -32700), ("[]", -32600), (r#"{"method":"daemonfall.place"}"#, -32600)]
    {
        let (status, told) = parts(&exchange(&mut app, port, post(port, "", body))?)?;
        assert_eq!((status, &told["error"]["code"]), (200, &json!(code)), "{body}");
    }
    let one = json!({ "jsonrpc": "2.0", "id": 1, "method": "daemonfall.place" });
    let two = json!({ "jsonrpc": "2.0", "id": 2, "method": "daemonfall.frames", "params": { "count": 3 } });
    let body = json!([one, two]).to_string();
    let (_, told) = parts(&exchange(&mut app, port, post(port, "", &body))?)?;
    assert_eq!((&told[0]["id"], &told[1]["id"]), (&json!(1), &json!(2)));
    assert_eq!(told[1]["result"]["screen"], "sector");
    Ok(())
}

#[test]
fn a_port_that_is_taken_is_told() -> Outcome {
    let (_app, port) = game()?;
    let mut other = App::new();
    let refused = listen(&mut other, port.to_string().parse()?);
    let words = refused.err().unwrap_or_default();
    assert!(words.contains("--remote") && words.contains(&port.to_string()), "{words}");
    Ok(())
}
