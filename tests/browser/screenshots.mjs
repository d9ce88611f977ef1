// Takes screenshots of the pages for docs/screenshots.md and the README: `cargo xtask screenshots`.

import { mkdirSync, statSync } from "node:fs";
import { bot, DESKTOP, dice, GAMES, launch, me, Person, PHONE, pictureOf, Server } from "./harness.mjs";
import { byClicks } from "./player.mjs";

const MOST_BYTES = 150 * 1024;
const folder = process.argv[2] ?? "docs/screenshots";

async function shoot(page, name) {
  const path = `${folder}/${name}.jpg`;
  for (const quality of [85, 75, 65, 50, 35]) {
    await page.screenshot({ path, type: "jpeg", quality });
    if (statSync(path).size <= MOST_BYTES) break;
  }
  console.log(`${path}, ${statSync(path).size} bytes`);
}

mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([Server.start(), launch({ fonts: null })]);
for (const [size, form] of [[DESKTOP, "desktop"], [PHONE, "phone"]]) {
  const ola = await Person.arrive(browser, server, "Ola", { size });
  await ola.page.goto("/");
  await shoot(ola.page, `start-${form}`);
  for (const game of GAMES) {
    const { seats, moves } = pictureOf(game);
    const id = await ola.setUp(game, [me, ...Array(seats - 1).fill(bot("greedy"))]);
    await ola.open(id);
    await byClicks(ola, dice(12), { until: (notes) => notes.moves >= moves });
    await ola.page.evaluate(() => scrollTo(0, 0));
    await ola.page.waitForTimeout(300);
    await shoot(ola.page, `${game}-${form}`);
    if (form === "desktop") {
      await ola.page.emulateMedia({ colorScheme: "dark" });
      await shoot(ola.page, `${game}-${form}-dark`);
      await ola.page.emulateMedia({ colorScheme: "light" });
    }
  }
  await ola.leave();
}
await browser.close();
await server.stop();
