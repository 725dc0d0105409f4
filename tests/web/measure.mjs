// Measures the bundle in the browser: bytes and time until the first picture, and the game's own
// time per frame, by screen.
import { ADDRESS, close, keys, noted, play, start, until, visitor } from "./browser.mjs";

// Transferred bytes as counted by Chromium.
async function beginning() {
  const { context, page } = await visitor({ serviceWorkers: "block" });
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  let bytes = 0;
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => { bytes += encodedDataLength; });
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const press = () => {
        const start = document.getElementById("start");
        if (start.hidden) {
          return requestAnimationFrame(press);
        }
        window.ready = performance.now();
        start.click();
      };
      press();
    });
  });
  await page.goto(`${ADDRESS}#mute`);
  await until(page, (now) => now.screen === "title");
  const [ready, title] = await page.evaluate(() => [window.ready, performance.now()]);
  const before = bytes;
  await keys(page, ["ArrowDown"]);
  console.log(`from navigation to the start button ${(ready / 1000).toFixed(2)} s, to the title ${(title / 1000).toFixed(2)} s; ${before} bytes fetched by then`);
  await context.close();
}

async function frames(name, link, script) {
  const { context, page } = await visitor();
  await play(page, script, { "dive.json": await noted("dive.json") }, `&frames=frames.json&${link}`);
  const { screens } = JSON.parse(await page.evaluate(() => window.daemonfall.texts["frames.json"]));
  for (const [screen, { frames, median, percentile_99, worst, long }] of Object.entries(screens)) {
    const ms = (micros) => (micros / 1000).toFixed(1).padStart(7);
    console.log(`${name.padEnd(8)} ${screen.padEnd(8)} ${String(frames).padStart(6)} frames: median ${ms(median)} ms, 99 % ${ms(percentile_99)}, worst ${ms(worst)}; ${long} over 50 ms`);
  }
  await context.close();
}

await beginning();
for (const { name, link, script } of JSON.parse(await noted("ways.json"))) {
  await frames(name, link, script);
}
const turns = "wait turn\nkey e\nwait frames 4\nkey Enter\n".repeat(12);
await frames("turns", "sector=large:hard&seed=5", `wait sector\n${turns}wait turn\n`);
await frames("odds", "battle=needle,bastion,weaver:thorn,ember", "wait compose\nwait odds\nwait frames 30\n");
await close();
