// Loading from the first byte to the title, and the errors on the way.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { ADDRESS, PATIENCE, close, packed, start, until, visitor } from "./browser.mjs";

after(close);

test("the bar counts bytes, the start button appears, and the title is shown without errors", async () => {
  const { context, page, complaints } = await visitor();
  await page.addInitScript(() => {
    window.seen = [];
    const look = () => {
      const bar = document.getElementById("progress");
      if (bar && !bar.hidden && bar.value !== window.seen.at(-1)) {
        window.seen.push(bar.value);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await start(page);
  await until(page, (now) => now.screen === "title");
  const seen = await page.evaluate(() => window.seen);
  assert.ok(seen.some((value) => value > 0 && value < 1), `values of the bar: ${seen}`);
  assert.deepEqual([...seen].sort((a, b) => a - b), seen, "the bar never goes back");
  assert.deepEqual(await page.evaluate(() => [...document.fonts].map((face) => face.status)), Array(3).fill("loaded"), "the game's own letters");
  await page.waitForFunction(() => document.getElementById("front").hidden);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the bar counts everything fetched before the title", async () => {
  const { context, page } = await visitor();
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await start(page);
  await until(page, (now) => now.screen === "title");
  const counted = await page.evaluate(() => {
    const bundle = JSON.parse(document.getElementById("bundle").textContent);
    return [bundle.wasm, bundle.glue, ...bundle.first.map(([name]) => name)];
  });
  // Sounds are fetched after the title is shown, and the tab's icon at any time.
  const later = (path) => path.includes("/sound/") || path.endsWith("/art/icon.png");
  const uncounted = asked.filter((path) => path.includes("assets-") && !later(path)).filter((path) => !counted.some((name) => path.endsWith(name)));
  assert.deepEqual(uncounted, []);
  await context.close();
});

const told = async (page) => {
  await page.waitForFunction(() => document.getElementById("told").classList.contains("wrong"), undefined, { timeout: PATIENCE });
  return page.locator("#told").innerText();
};

test("a program that is missing is named", async () => {
  const { context, page } = await visitor({ serviceWorkers: "block" });
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "none" }));
  await page.goto(ADDRESS);
  assert.match(await told(page), /daemonfall-.*\.wasm cannot be fetched: the server says 404/);
  await page.unroute("**/*.wasm");
  await page.getByRole("button", { name: "Load the page again" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).waitFor({ timeout: PATIENCE });
  await context.close();
});

test("a truncated program does not leave a blank canvas", async () => {
  const { context, page } = await visitor({ serviceWorkers: "block" });
  await page.route("**/*.wasm", async (route) => {
    const whole = await (await route.fetch()).body();
    await route.fulfill({ status: 200, contentType: "application/wasm", body: whole.subarray(0, whole.length / 2) });
  });
  await page.goto(ADDRESS);
  assert.match(await told(page), /daemonfall-.*\.wasm is incomplete|cannot be loaded/);
  await context.close();
});

test("a missing asset is named", async () => {
  const { context, page } = await visitor({ serviceWorkers: "block" });
  await page.route("**/art/atlas.png", (route) => route.fulfill({ status: 404, body: "none" }));
  await page.goto(ADDRESS);
  assert.match(await told(page), /art\/atlas\.png cannot be fetched/);
  await context.close();
});

test("a wrong content type does not matter", async () => {
  const { context, page } = await visitor({ serviceWorkers: "block" });
  await page.route("**/*.wasm", async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ status: 200, contentType: "text/plain", body });
  });
  await start(page);
  await until(page, (now) => now.screen === "title");
  await context.close();
});

test("a browser without WebGL2 gets an error message", async () => {
  const { context, page } = await visitor();
  await page.addInitScript(() => {
    const usual = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
      return kind === "webgl2" ? null : usual.call(this, kind, ...more);
    };
  });
  await page.goto(ADDRESS);
  assert.match(await told(page), /WebGL2/);
  await context.close();
});

test("a link with a wrong word is reported, not played", async () => {
  const { context, page } = await visitor();
  await start(page, "seed=twelve");
  await page.locator("#crash").waitFor({ timeout: PATIENCE });
  assert.match(await page.locator("#report").innerText(), /twelve/);
  await context.close();
});

test("a visitor with a German browser gets German, unless the game's settings choose another language", async () => {
  const { context, page } = await visitor({ locale: "de-DE" });
  const label = async () => {
    await page.locator("#start").waitFor({ timeout: PATIENCE });
    return page.locator("#start").innerText();
  };
  await page.goto(ADDRESS);
  assert.equal(await label(), "Spiel starten");
  await page.evaluate((kept) => localStorage.setItem("daemonfall/settings.ron", kept), packed('(language: "en")'));
  await page.reload();
  assert.equal(await label(), "Start");
  await context.close();
});
