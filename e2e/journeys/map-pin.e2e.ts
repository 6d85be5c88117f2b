import { expect, type Page, type Route } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { mapPinMachine } from '#machines/map-pin/map-pin.machine.ts';
import { mapPinModel, plainpalais } from '#machines/map-pin/map-pin.model.ts';
import type { Drawing } from '#machines/map-pin/map-pin.setup.ts';
import { CAROUGE } from '../demo-city.ts';
import { Header } from '../models/Header.ts';
import { MapPinDialog } from '../models/MapPinDialog.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';

const NEAREST = endpoints.nearest_place.path;

type Props = { readonly dialog: MapPinDialog; readonly header: Header; readonly library: () => Promise<Route> };

const LIBRARY = '**/assets/*/schematic-pin-map.js';

/** The map library on its way, until the test lets it come or loses it. */
async function holdLibrary(page: Page): Promise<() => Promise<Route>> {
  let arrive: (route: Route) => void = () => undefined;
  const asked = new Promise<Route>((resolve) => {
    arrive = resolve;
  });
  await page.route(LIBRARY, (route) => arrive(route));
  return () => asked;
}

const isStill =
  (wanted: Drawing) =>
  ({ context }: { readonly context: unknown }) =>
    (context as { drawing: Drawing }).drawing === wanted;
const isComing = isStill('coming');
const isNamed = ({ context }: { readonly context: unknown }) => (context as { place: unknown }).place !== null;

actInThePage<SnapshotFrom<typeof mapPinMachine>['value'], Props>({
  model: modelOf(mapPinModel),
  ports: { nameIt: NEAREST },
  unreachable: {
    'the customer turns the wheel': 'a wheel moves only a map that is drawn, and here it may still be coming',
    'the map cannot be drawn': 'its library is asked for again for longer than a question waits; e2e/map-pin.e2e.ts loses it',
  },
  rules: [
    {
      event: 'map.drawn',
      when: (moment) => isComing(moment) && isNamed(moment),
      because: 'a map is drawn once, and where graphics are slow a question would be given up meanwhile',
    },
    { event: 'map.failed', when: isComing, because: 'here only its library gets lost, and that before it is drawn' },
    { event: 'map.dragged', when: isStill('drawn'), because: 'there is nothing to drag before' },
  ],
  unseen: [],
  open: async (page) => {
    const library = await holdLibrary(page);
    await remember(page, { place: { ...CAROUGE, ...plainpalais } });
    await openPage(page, '/deliveries');
    const [header, dialog] = [new Header(page), new MapPinDialog(page)];
    await header.place.click();
    await header.addressField.press('ArrowDown');
    await dialog.entry.click();
    await expect(dialog.box).toBeVisible();
    return { dialog, header, library };
  },
  acts: {
    'the customer drags the map': ({ props: { dialog } }) => dialog.drag(-60, 40),
    'the customer pushes the pin north': ({ props: { dialog } }) => dialog.map.press('ArrowUp'),
    'the customer pushes the pin far west': ({ props: { dialog } }) => dialog.map.press('Shift+ArrowLeft'),
    'the customer comes nearer': ({ props: { dialog } }) => dialog.map.press('+'),
    'the customer goes farther': ({ props: { dialog } }) => dialog.map.press('-'),
    'the customer takes the pin’s place': ({ props: { dialog } }) => dialog.take.click(),
    'the customer asks again': ({ props: { dialog } }) => dialog.lookUpAgain.click(),
    'the map is drawn': async ({ props: { dialog, library } }) => {
      await (await library()).continue();
      await expect(dialog.canvas).toBeVisible();
      await expect(dialog.coming).toBeHidden();
      await expect(dialog.missing).toBeHidden();
    },
    'nobody delivers there': async ({ calls }) => (await calls.take(NEAREST)).fulfill({ json: { success: true, place: null } }),
  },
  states: {
    resting: async ({ props: { dialog } }) => {
      await expect(dialog.take).toHaveAttribute('aria-busy', 'true');
    },
    naming: async ({ props: { dialog } }) => {
      await expect(dialog.take).toHaveAttribute('aria-busy', 'true');
    },
    named: async ({ props: { dialog } }) => {
      await expect(dialog.place).toContainText('Near');
      await expect(dialog.take).toBeEnabled();
    },
    outside: async ({ props: { dialog } }) => {
      await expect(dialog.place).toContainText('We don’t deliver here yet.');
      await expect(dialog.take).toHaveAttribute('aria-disabled', 'true');
    },
    unnamed: async ({ props: { dialog } }) => {
      await expect(dialog.place).toContainText('We couldn’t find an address at');
      await expect(dialog.take).toBeEnabled();
    },
    taken: async ({ props: { dialog, header } }) => {
      await expect(dialog.box).toBeHidden();
      await expect(header.place).toBeFocused();
    },
  },
});
