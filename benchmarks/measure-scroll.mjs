// How smoothly a menu scrolls under a finger: node benchmarks/measure-scroll.mjs [--runs 3] [--only supermarket] [--write]
// Needs a build (npm run build). Starts the built server itself. A finger flings through the whole menu of a supermarket, and
// again and again through a small one; frames are those in which the page could draw. Without a graphics card the processor
// draws every pixel, so the small menu is what the supermarket is to be compared with. What the page's own thread worked for
// a screenful is its processor time: other work on the machine does not change it, and it is given as on the phone.
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.mjs';
import { MID_PHONE, PHONE_SCREEN, startBuiltStorefront } from './built-storefront.mjs';

const option = (name, fallback) => (process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : fallback);
const RUNS = Number(option('runs', 3));
const ONLY = option('only', null);
/** Of a quick fling, CSS pixels a second. */
const SPEED = 6_000;
/** How far the small menu is scrolled in all, CSS pixels. */
const FAR_ENOUGH = 60_000;
/** A frame that took longer left out at least one of the screen's sixty a second, milliseconds. */
const LATE = 25;
const PROFILES = { 'as it is': 1, 'mid phone, 4× slower': MID_PHONE.cpu };

const { base, idOf, stop } = await startBuiltStorefront(5197);
const MENUS = {
  supermarket: { path: `/geneve/groceries/marche-du-pont/${await idOf('Groceries', 'Marché du Pont')}` },
  'small menu': { path: `/geneve/takeaway/smash-lab/${await idOf('Takeaway', 'Smash Lab')}` },
};

/** Notes when each frame began. */
const WATCH = () => {
  const seen = { frames: [], longest: 0 };
  window.__seen = seen;
  const next = (at) => {
    seen.frames.push(at);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => {
      seen.longest = Math.max(seen.longest, duration);
    }),
  ).observe({ type: 'longtask' });
};

/** Waits until a menu has all its items: a long one grows after the first screen. */
async function wholeMenu(page) {
  let before = -1;
  for (;;) {
    const items = await page.locator('main section li h3').count();
    if (items === before) return items;
    before = items;
    await page.waitForTimeout(3_000);
  }
}

async function fling({ path }, cpu) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS });
  try {
    const page = await (await browser.newContext(PHONE_SCREEN)).newPage();
    await page.goto(base + path, { waitUntil: 'networkidle' });
    const items = await wholeMenu(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const length = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () =>
      (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
    await page.evaluate(WATCH);
    const before = await worked();
    const scroll = (yDistance) =>
      session.send('Input.synthesizeScrollGesture', {
        x: 200,
        y: 500,
        yDistance,
        speed: SPEED,
        gestureSourceType: 'touch',
        preventFling: false,
      });
    let scrolled = 0;
    // The page may become longer on the way: sections that were never drawn keep about their room.
    for (let down = true; scrolled < Math.max(length, FAR_ENOUGH); down = !down) {
      await scroll(down ? -length : length);
      scrolled += length;
    }
    const work = (await worked()) - before;
    const { frames, longest } = await page.evaluate(() => window.__seen);
    const took = frames.slice(1).map((at, index) => at - frames[index]);
    const seconds = (frames.at(-1) - frames[0]) / 1_000;
    return {
      items,
      scrolled,
      work: work / (scrolled / PHONE_SCREEN.viewport.height),
      perSecond: took.length / seconds,
      late: took.filter((one) => one > LATE).length / took.length,
      slowest: Math.max(...took),
      longest,
    };
  } finally {
    await browser.close();
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const rows = [];
for (const [profile, cpu] of Object.entries(PROFILES)) {
  const menus = Object.entries(MENUS)
    .filter(([name]) => ONLY === null || name === ONLY)
    .map(([menu, measured]) => ({ menu, measured, runs: [] }));
  // In turns, so that a busy stretch of the machine falls on both.
  for (let run = 0; run < RUNS; run += 1) for (const { measured, runs } of menus) runs.push(await fling(measured, cpu));
  for (const { menu, runs } of menus) {
    const of = (key) => median(runs.map((run) => run[key]));
    rows.push({
      processor: profile,
      menu,
      items: of('items'),
      'scrolled px': of('scrolled'),
      'frames a second': Number(of('perSecond').toFixed(1)),
      'late frames %': Number((of('late') * 100).toFixed(1)),
      'slowest frame ms': Math.round(of('slowest')),
      'longest task ms': Math.round(of('longest')),
      'own work a screenful ms': Number(of('work').toFixed(1)),
    });
  }
}
stop();
console.table(rows);
if (process.argv.includes('--write'))
  writeFileSync('benchmarks/scroll.json', `${JSON.stringify({ speed: SPEED, runs: RUNS, cores: cpus().length, rows }, null, 2)}\n`);
