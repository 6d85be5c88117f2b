import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { PAGE_SETTINGS_ID, type DeploymentSettings } from '../contract/page-settings.ts';
import { connectedHosts, policyOf } from '../server/http/content-security-policy.ts';
import { mapboxService, WATER } from './maps/mapbox-service.ts';
import { shareOf } from './share-of.ts';
import { IN_VERIFY } from './tags.ts';

const HOME = fileURLToPath(new URL('..', import.meta.url));
/** A page of its own with both maps (`e2e/maps/maps.html`), built once and served to the browser from there. */
const PAGE = 'http://maps.test';
const LIBRARIES = { maplibre: '', mapbox: 'pk.eyJ1IjoidGVzdCIsImEiOiJ0ZXN0In0.dGVzdA' } as const;
type Library = keyof typeof LIBRARIES;
const CANVAS: Readonly<Record<Library, string>> = { maplibre: '.maplibregl-map', mapbox: '.mapboxgl-map' };
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** The house's blue, in which the road is drawn. */
const ROAD = [0x1b, 0x3b, 0xa6] as const;
const DRAWN = { timeout: 40_000 };

test.describe.configure({ mode: 'serial' });

const BUILT = join(HOME, '.cache/maps');

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await build({
    configFile: false,
    root: join(HOME, 'e2e/maps'),
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: BUILT, emptyOutDir: true, rolldownOptions: { input: join(HOME, 'e2e/maps/maps.html') } },
  });
});

const settingsOf = (library: Library): DeploymentSettings => (LIBRARIES[library] === '' ? {} : { mapboxToken: LIBRARIES[library] });

/** The page as a server would tell it that its maps are this library's. */
const pageFor = (library: Library, html: string) =>
  html.replace('<body>', `<body><script type="application/json" id="${PAGE_SETTINGS_ID}">${JSON.stringify(settingsOf(library))}</script>`);

/** Opens the page; `service` is what Mapbox does where it is asked. */
async function openMaps(page: Page, library: Library, service: 'answers' | 'refuses' | 'keeps silent' = 'answers') {
  const mapbox = mapboxService(LIBRARIES.mapbox);
  await page.route(/mapbox\.com/, (route) => {
    if (service === 'keeps silent') return undefined;
    if (service === 'refuses') return route.fulfill({ status: 401, json: { message: 'Not Authorized' } });
    return mapbox.answer(route);
  });
  // What a page may load is what the server would let it.
  const connectsTo = connectedHosts(settingsOf(library));
  const policy = policyOf({ connectsTo, picturesFrom: [], paysByStripe: false, framedHere: false }, []);
  await page.route(`${PAGE}/**`, (route) => {
    const file = join(BUILT, new URL(route.request().url()).pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    const content = readFileSync(file);
    const body = file.endsWith('.html') ? pageFor(library, content.toString()) : content;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body, headers: { 'content-type': type, 'content-security-policy': policy } });
  });
  await page.goto(`${PAGE}/maps.html`);
  return {
    mapbox,
    told: page.getByRole('status'),
    pin: page.getByRole('region', { name: 'Pin' }),
    ride: page.getByRole('region', { name: 'Ride' }),
  };
}

async function drag(page: Page, map: Locator): Promise<void> {
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not there');
  const [x, y] = [box.x + 30, box.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 50, { steps: 6 });
  await page.mouse.up();
}

for (const library of Object.keys(LIBRARIES) as Library[])
  test.describe(`maps by ${library}`, IN_VERIFY, () => {
    test('are seen, and a pin’s map is moved by hand', async ({ page }) => {
      const { told, pin } = await openMaps(page, library);
      await expect(told).toContainText('pin drawn', DRAWN);
      await expect(pin.locator(CANVAS[library])).toBeVisible();
      await expect(told).toContainText('46.2044 6.1432');
      await drag(page, pin);
      await expect(told).toContainText('pin moved');
      await expect(told).not.toContainText('46.2044 6.1432');
      await expect(told).not.toContainText('failed');
    });

    test('show a ride with both its ends and its courier, who can be tapped, and say when a hand moves it', async ({ page }) => {
      const { told, ride } = await openMaps(page, library);
      await expect(told).toContainText('ride drawn', DRAWN);
      await expect(ride.locator('[data-mark]')).toHaveCount(3);
      await ride.locator('[data-mark=courier]').click();
      await expect(told).toContainText('tapped courier');
      // The tap drew the page anew: the road is still there.
      await expect.poll(async () => shareOf(await ride.screenshot(), ROAD), DRAWN).toBeGreaterThan(0.0006);
      await drag(page, ride);
      await expect(told).toContainText('ride dragged');
      await expect(told).not.toContainText('failed');
    });
  });

for (const [colorScheme, style] of [
  ['light', 'light-v11'],
  ['dark', 'dark-v11'],
] as const)
  test(`Mapbox’s ${colorScheme} ground is drawn from its style and vector tiles, asked for as documented`, IN_VERIFY, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const { mapbox, pin, ride } = await openMaps(page, 'mapbox');
    const isWater = async (map: Locator) => (await shareOf(await map.screenshot(), WATER[style])) > 0.8;
    for (const map of [pin, ride])
      await expect.poll(async () => ({ isWater: await isWater(map), wrong: mapbox.wrong }), DRAWN).toEqual({ isWater: true, wrong: [] });
    expect(mapbox.asked.filter((asked) => asked.includes('/styles/'))).toEqual(
      Array(2).fill(`GET api.mapbox.com/styles/v1/mapbox/${style}`),
    );
    // Where the pin is, at its zoom.
    expect(mapbox.asked).toContain('GET api.mapbox.com/v4/mapbox.mapbox-streets-v8/15/16943/11630.vector.pbf');
  });

test('no key leads into a map that is not drawn yet', IN_VERIFY, async ({ page }) => {
  const { pin, ride } = await openMaps(page, 'mapbox', 'keeps silent');
  for (const map of [pin, ride]) await expect(map.locator('canvas')).toHaveAttribute('tabindex', '-1');
});

test('where Mapbox refuses, the schematic canton stands in its place', IN_VERIFY, async ({ page }) => {
  const { told, ride } = await openMaps(page, 'mapbox', 'refuses');
  await expect(told).toContainText('pin drawn', DRAWN);
  await expect(told).toContainText('ride drawn', DRAWN);
  await expect(ride.locator('.maplibregl-map')).toBeVisible();
  await expect(told).not.toContainText('failed');
});
