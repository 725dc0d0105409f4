//! Tests requests over a real socket, and refusals.

mod limits;

use super::*;
use crate::testing::{self, Outcome};
use daemonfall_campaign::install;
use daemonfall_platform::saves::store::MemoryStore;
use daemonfall_run::Order;
use daemonfall_sector_mode::SectorCommand;
use std::io::{Read, Write};
use std::net::TcpStream;

/// A listening game without a window, with a run on its map.
fn game() -> Result<App, Box<dyn std::error::Error>> {
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
    listen(&mut app, "0".parse()?)?;
    Ok(app)
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

fn gate(app: &App) -> &Gate {
    &app.world().resource::<Remote>().gate
}

fn steps(app: &App) -> usize {
    app.world().resource::<Campaign>().replay().steps.len()
}

fn frame(app: &mut App) {
    app.update();
    std::thread::sleep(Duration::from_millis(1));
}

/// Sends a text and returns the response, while the game runs.
fn exchange(app: &mut App, text: String) -> Result<String, Box<dyn std::error::Error>> {
    let mut stream = connect(app)?;
    let client = std::thread::spawn(move || -> std::io::Result<String> {
        // The game may have refused and left before it has all.
        let _ = stream.write_all(text.as_bytes());
        let mut back = String::new();
        stream.read_to_string(&mut back)?;
        Ok(back)
    });
    while !client.is_finished() {
        frame(app);
    }
    let back = client.join().map_err(|_| "the client has failed")?;
    Ok(back?)
}

/// A client that gives up after a while.
fn connect(app: &App) -> std::io::Result<TcpStream> {
    let stream = TcpStream::connect(("127.0.0.1", gate(app).port))?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    stream.set_write_timeout(Some(Duration::from_secs(20)))?;
    Ok(stream)
}

/// A request as it should be.
fn post(app: &App, body: &str) -> String {
    let (Gate { port, token }, length) = (gate(app), body.len());
    format!(
        "POST / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {token}\r\nContent-Length: {length}\r\n\r\n{body}"
    )
}

fn parts(back: &str) -> Result<(u16, Value), Box<dyn std::error::Error>> {
    let status = back.split(' ').nth(1).ok_or("there is no status")?;
    let (_, body) = back.split_once("\r\n\r\n").ok_or("there is no body")?;
    Ok((status.parse()?, serde_json::from_str(body)?))
}

fn send(app: &mut App, body: &Value) -> Result<(u16, Value), Box<dyn std::error::Error>> {
    let text = post(app, &body.to_string());
    parts(&exchange(app, text)?)
}

fn call(app: &mut App, method: &str, params: Value) -> Result<Value, Box<dyn std::error::Error>> {
    let body = json!({ "jsonrpc": "2.0", "id": 7, "method": method, "params": params });
    let (status, body) = send(app, &body)?;
    assert_eq!((status, &body["id"]), (200, &json!(7)));
    Ok(body)
}

#[test]
fn questions_are_answered_by_the_running_game() -> Outcome {
    let mut app = game()?;
    let place = call(&mut app, "daemonfall.place", Value::Null)?;
    assert_eq!(place["result"]["screen"], "sector");
    let print = call(&mut app, "daemonfall.fingerprint", json!({}))?;
    let own =
        app.world_mut().resource_scope(|world, mut run: Mut<Campaign>| run.fingerprint(world));
    assert_eq!(print["result"]["fingerprint"], own.to_string());
    let all = call(&mut app, "rpc.discover", json!({}))?;
    let count = all["result"]["methods"].as_array().map(Vec::len);
    assert_eq!(count, Some(methods::METHODS.len()));
    let ask = call(&mut app, "daemonfall.ask", json!({ "line": "stacks" }))?;
    assert!(ask["result"]["lines"].as_array().is_some_and(|lines| !lines.is_empty()));
    Ok(())
}

#[test]
fn a_command_is_carried_out_and_answered_once_it_is_on_record() -> Outcome {
    let mut app = game()?;
    let wish = json!({ "command": "sector end turn" });
    let done = call(&mut app, "daemonfall.command", wish)?;
    assert_eq!(done["result"]["step"], 1, "{done}");
    let recorded = app.world().resource::<Campaign>().replay().steps[0].1;
    assert_eq!(done["result"]["fingerprint"], recorded.to_string());
    let as_kept = json!({ "command": { "Sector": "EndTurn" } });
    let done = call(&mut app, "daemonfall.command", as_kept)?;
    assert_eq!(done["result"]["step"], 2, "{done}");
    Ok(())
}

#[test]
fn what_is_refused_is_an_error_with_its_reason() -> Outcome {
    let mut app = game()?;
    for (method, params, code, part) in [
        ("daemonfall.command", json!({ "command": "dive wait" }), -32000, "comes first"),
        ("daemonfall.command", json!({ "command": "edit cycles 9 of #0" }), -32000, "changing"),
        ("daemonfall.command", json!({ "command": "jump" }), -32602, "jump"),
        ("daemonfall.command", json!({}), -32602, "command"),
        ("daemonfall.frames", json!({ "count": 0 }), -32602, "600"),
        ("daemonfall.screenshot", json!({ "name": "../x" }), -32602, "letters"),
        ("daemonfall.step", json!({ "command": "dive wait" }), -32000, "comes first"),
        ("world.get_resources", json!({}), -32601, "no method"),
    ] {
        let told = call(&mut app, method, params)?;
        assert_eq!(told["error"]["code"], code, "{told}");
        let words = told["error"]["message"].as_str().unwrap_or_default();
        assert!(words.contains(part), "{told}");
    }
    assert_eq!(steps(&app), 0);
    let check = json!({ "command": "dive wait" });
    let told = call(&mut app, "daemonfall.check", check)?;
    assert!(told["result"]["refused"].is_string(), "{told}");
    Ok(())
}

#[test]
fn what_is_no_request_is_an_error_and_a_list_is_answered_as_a_list() -> Outcome {
    let mut app = game()?;
    for (body, code) in
        [("{", -32700), ("[]", -32600), (r#"{"method":"daemonfall.place"}"#, -32600)]
    {
        let text = post(&app, body);
        let (status, told) = parts(&exchange(&mut app, text)?)?;
        assert_eq!((status, &told["error"]["code"]), (200, &json!(code)), "{body}");
    }
    let one = json!({ "jsonrpc": "2.0", "id": 1, "method": "daemonfall.place" });
    let two = json!({ "jsonrpc": "2.0", "id": 2, "method": "daemonfall.frames", "params": { "count": 3 } });
    let (_, told) = send(&mut app, &json!([one, two]))?;
    assert_eq!((&told[0]["id"], &told[1]["id"]), (&json!(1), &json!(2)));
    assert_eq!(told[1]["result"]["screen"], "sector");
    Ok(())
}

#[test]
fn a_port_that_is_taken_is_told() -> Outcome {
    let app = game()?;
    let port = gate(&app).port.to_string();
    let refused = listen(&mut App::new(), port.parse()?);
    let words = refused.err().unwrap_or_default();
    assert!(words.contains("--remote") && words.contains(&port), "{words}");
    Ok(())
}
