// Playing by hand: keys, links, window changes.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { ADDRESS, PATIENCE, another, close, keys, lastPrint, noted, now, packed, play, report, start, until, visitor } from "./browser.mjs";

after(close);

test("a dive is started and played with keys, which do not scroll the page", async () => {
  const { context, page, complaints } = await visitor();
  await start(page);
  await until(page, (now) => now.screen === "title");
  await page.waitForTimeout(1500);
  await keys(page, ["ArrowDown", "ArrowDown", "Enter"]);
  await until(page, (now) => now.screen === "practice");
  await page.waitForTimeout(800);
  await keys(page, ["Enter"]);
  await until(page, (now) => now.screen === "dive");
  await page.waitForTimeout(800);
  await keys(page, [" "]);
  await until(page, (now) => now.beat >= 1);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("on a phone in landscape a dive is played by swiping", async () => {
  const { context, page, complaints } = await visitor({ viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await start(page, "seed=7&mute");
  await until(page, (now) => now.screen === "dive");
  assert.equal(await page.evaluate(() => document.getElementById("daemonfall").width), 2 * 844, "it is drawn in the screen's own pixels");
  await page.waitForTimeout(1500);
  const fingers = await context.newCDPSession(page);
  const touch = async (type, place) => {
    await fingers.send("Input.dispatchTouchEvent", { type, touchPoints: place ? [{ x: place[0], y: place[1] }] : [] });
    await page.waitForTimeout(120);
  };
  // One direction may be blocked by a wall, but not all.
  for (const [x, y] of [[1, 0], [0, 1], [-1, 0], [0, -1]]) {
    await touch("touchStart", [400, 180]);
    for (const part of [25, 50, 75, 100]) {
      await touch("touchMove", [400 + x * part, 180 + y * part]);
    }
    await touch("touchEnd");
    await page.waitForTimeout(800);
  }
  await until(page, (now) => now.beat >= 1);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the browser keeps its own keys, and the game gets the others", async () => {
  const { context, page } = await visitor();
  await start(page);
  await until(page, (now) => now.screen === "title");
  const prevented = await page.evaluate(() => {
    const canvas = document.getElementById("daemonfall");
    const of = (key) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      canvas.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return Object.fromEntries(["ArrowDown", " ", "Tab", "F5", "F11", "F12"].map((key) => [key, of(key)]));
  });
  assert.deepEqual(prevented, { ArrowDown: true, " ": true, Tab: true, F5: false, F11: false, F12: false });
  await context.close();
});

test("a link with a seed starts its dive, one with a sector starts its run", async () => {
  const { context, page } = await visitor();
  await play(page, "wait dive\nexpect floor 1", {}, "&seed=7F3A-19C2");
  await play(page, "wait sector\nwait text 7F3A-19C2", {}, "&sector=small&seed=7F3A-19C2");
  await context.close();
});

test("a link with a record in it plays it, to its last fingerprint", async () => {
  const { context, page } = await visitor();
  const dive = await noted("dive.json");
  const beats = Number(dive.match(/"length":(\d+)/)[1]);
  await start(page, `replay=~${packed(dive)}&mute`);
  await page.waitForFunction((beats) => window.daemonfall.now.beat === beats, beats, { timeout: 5 * PATIENCE });
  assert.equal((await now(page)).beat_print, lastPrint(dive));
  await context.close();
});

test("a link with a damaged record is reported, not played", async () => {
  const { context, page } = await visitor();
  const whole = packed(await noted("dive.json"));
  for (const wrong of [whole.slice(0, whole.length / 2), "%%%", "AAAA", whole.replace(/[a-m]/, "!")]) {
    await start(page, `replay=~${wrong}`);
    await page.locator("#crash").waitFor({ timeout: PATIENCE });
    assert.match(await report(page), /link/, wrong.slice(0, 20));
  }
  await context.close();
});

test("the picture follows the window and the screen's density, and keys work again after clicks elsewhere", async (t) => {
  // A real density; the phone above uses an emulated one.
  const scale = 1.5;
  const dense = await another([`--force-device-scale-factor=${scale}`]);
  t.after(() => dense.close());
  const { context, page } = await visitor({ viewport: null }, dense);
  await start(page, "seed=7&mute");
  await until(page, (now) => now.screen === "dive");
  const shell = await context.newCDPSession(page);
  const { windowId } = await shell.send("Browser.getWindowForTarget");
  const followed = ([scale, width]) => {
    const canvas = document.getElementById("daemonfall");
    const rect = canvas.getBoundingClientRect();
    const fits = (pixels, points) => Math.abs(pixels - Math.round(points * scale)) <= 1;
    const fills = Math.abs(outerWidth - width) <= 2 && Math.abs(rect.width - innerWidth) < 1;
    return fills && fits(canvas.width, rect.width) && fits(canvas.height, rect.height);
  };
  for (const [width, height] of [[1100, 760], [900, 640]]) {
    await shell.send("Browser.setWindowBounds", { windowId, bounds: { width, height } });
    await page.waitForFunction(followed, [scale, width], { timeout: PATIENCE });
    await page.waitForTimeout(1500);
    assert.ok(await page.evaluate(followed, [scale, width]), "it does not grow on its own");
  }
  await page.evaluate(() => document.activeElement.blur());
  await page.mouse.click(450, 270);
  await keys(page, [" "]);
  await until(page, (now) => now.beat >= 1);
  await context.close();
});

test("the game also works in a frame of another page, from a subfolder of the server", async () => {
  const { context, page } = await visitor();
  await page.route("**/games/**", (route) => {
    const address = new URL(route.request().url());
    if (address.pathname === "/games/page.html") {
      return route.fulfill({ contentType: "text/html", body: '<p>A page</p><iframe src="fall/#mute&seed=7" style="width:900px;height:500px"></iframe>' });
    }
    return route.fetch({ url: new URL(address.pathname.replace("/games/fall/", ""), ADDRESS).href }).then((response) => route.fulfill({ response }));
  });
  await page.goto(`${ADDRESS}games/page.html`);
  const frame = page.frameLocator("iframe");
  await frame.locator("#start").click({ timeout: PATIENCE });
  const inner = page.frames().find((it) => it.url().includes("/games/fall/"));
  await inner.waitForFunction(() => window.daemonfall.now.screen === "dive", undefined, { timeout: PATIENCE });
  await frame.locator("canvas").click();
  await keys(page, [" "]);
  await inner.waitForFunction(() => window.daemonfall.now.beat >= 1, undefined, { timeout: PATIENCE });
  // Sounds may still be loading.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
});

test("in the background the game pauses, and it resumes afterwards", async () => {
  const { context, page } = await visitor();
  await start(page, "seed=7&mute");
  await until(page, (now) => now.screen === "dive");
  const other = await context.newPage();
  await other.goto("about:blank");
  await other.bringToFront();
  await other.waitForTimeout(1500);
  await page.bringToFront();
  await keys(page, [" "]);
  await until(page, (now) => now.beat >= 1);
  assert.equal((await now(page)).screen, "dive");
  await context.close();
});

test("when the game fails, the page says so and offers a report", async () => {
  const { context, page } = await visitor();
  await start(page, "seed=7&script=none");
  await page.locator("#crash").waitFor({ timeout: PATIENCE });
  assert.match(await report(page), /none: the page has no such file/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#copy").click();
  await page.waitForFunction(() => document.getElementById("copy").textContent === "Copied");
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /Daemonfall .*wasm/);
  await context.close();
});

test("copying a seed reports success only if the browser allows it", async () => {
  const script = (told) => `wait sector\nwait turn\nwait frames 5\nkey p\nwait text Paused\nwait frames 5\nuse Copy seed\nwait text ${told}`;
  for (const [allowed, told] of [[true, "copied to the clipboard"], [false, "Copying failed"]]) {
    const { context, page } = await visitor();
    page.on("dialog", (dialog) => dialog.dismiss());
    await page.addInitScript((allowed) => {
      if (navigator.clipboard) {
        navigator.clipboard.writeText = async () => { if (!allowed) { throw new Error("forbidden"); } };
      }
    }, allowed);
    await play(page, script(told), {}, "&sector=small&seed=7F3A-19C2");
    await context.close();
  }
});
