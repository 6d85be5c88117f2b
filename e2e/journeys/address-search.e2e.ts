import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { addressSearchModel } from '#machines/address-search/address-search.model.ts';
import { Header } from '../models/Header.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';
import type { HeldCalls } from './held-calls.ts';
import { deviceFinds, deviceLoses, holdDevice } from './held-device.ts';

const FIRST = 'Rue de Carouge 12';
const HERE = { coords: { latitude: 46.1969, longitude: 6.1428 } };
const NO_LIST = 'no list is shown while the device is asked';
/** What stands under every list: the device's own place, and the map. */
const FIXED_ENTRIES = 2;

const answerEmpty = async (calls: HeldCalls) =>
  (await calls.take(endpoints.search_places.path)).fulfill({ json: { success: true, places: [] } });

/** The list, if there is one: while the device is asked there is none. */
const fixedEntriesAlone = async ({ header }: { readonly header: Header }) =>
  expect(header.suggestions).toHaveCount((await header.locating.isVisible()) ? 0 : FIXED_ENTRIES);

/** A place that was found closes the header's search: whoever types again opens it first. */
async function retype(header: Header, text: string): Promise<void> {
  await expect(async () => {
    if (await header.addressField.isHidden()) await header.place.click({ timeout: 1_000 });
    await header.addressField.fill('', { timeout: 1_000 });
    await header.addressField.fill(text, { timeout: 1_000 });
  }).toPass();
}

actInThePage<
  `text.${'resting' | 'pausing' | 'searching' | 'suggesting' | 'unknown' | 'silent' | 'taking'}` | `device.${'unasked' | 'asked'}`,
  { header: Header }
>({
  model: modelOf(addressSearchModel),
  ports: { findPlaces: endpoints.search_places.path, findFirst: endpoints.search_places.path },
  unreachable: {
    'the device is not heard any more': 'a page that runs is heard',
    'a place is meant': 'the chart tells itself with each place that is taken',
    'the customer puts a pin on the map': 'the journey of the map takes its pin in this field',
    'the customer picks what was suggested for another text': 'what was suggested for another text can be seen, faded, but not be pressed',
  },
  rules: [
    { event: 'text.cleared', when: ({ context }) => context.text !== '', because: 'an empty field has no cross' },
    { event: 'place.picked', unlessIn: ['device.asked'], because: NO_LIST },
    { event: 'place.picked', when: ({ context }) => context.places.length > 0, because: 'there is nothing to pick' },
  ],
  unseen: [],
  open: async (page) => {
    await holdDevice(page);
    await openPage(page, '/deliveries');
    const header = new Header(page);
    await header.place.click();
    return { header };
  },
  acts: {
    'the customer types an address': ({ props: { header } }) => retype(header, 'rue de carouge 12'),
    'the customer types a single letter': ({ props: { header } }) => retype(header, 'r'),
    'the customer empties the field': ({ props: { header } }) => header.bar.getByRole('button', { name: 'Clear the address' }).click(),
    'the customer leaves the field': async ({ page, props: { header } }) => {
      if (await header.addressField.isHidden()) await header.place.click();
      // The first closes the list, where one is open.
      await header.addressField.press('Escape');
      if (await header.addressField.isVisible()) await header.addressField.press('Escape');
      await expect(header.addressField).toBeHidden();
      // Whoever comes back may ask it anew.
      await deviceLoses(page, 2);
    },
    'the customer picks a suggestion': ({ props: { header } }) => header.suggestion(FIRST).click(),
    'the customer asks for the first suggestion': async ({ props: { header } }) => {
      if (await header.addressField.isHidden()) {
        await header.place.click();
        await header.addressField.fill('');
      }
      await header.addressField.press('Enter');
    },
    'the customer asks for their own location': async ({ props: { header } }) => {
      if (await header.addressField.isHidden()) await header.place.click();
      await header.addressField.click();
      await header.suggestion('Use my location').click();
    },
    'the device says where the customer is': async ({ page, props: { header } }) => {
      await deviceFinds(page, HERE);
      await expect(header.addressField).toBeHidden();
    },
    'the device is not found': async ({ page, props: { header } }) => {
      await deviceLoses(page, 2);
      await expect(header.locating).toBeHidden();
    },
    'there are no suggestions': ({ calls }) => answerEmpty(calls),
    'there is no first suggestion': ({ calls }) => answerEmpty(calls),
  },
  states: {
    'text.resting': async () => {},
    'text.pausing': ({ props }) => fixedEntriesAlone(props),
    'text.searching': ({ props }) => fixedEntriesAlone(props),
    'text.suggesting': async ({ props: { header } }) => {
      await expect(header.suggestion(FIRST).or(header.locating)).toBeVisible();
    },
    'text.unknown': async ({ props: { header } }) => {
      await expect(
        header.bar
          .getByText(/was not found|No address found/)
          .or(header.locating)
          .first(),
      ).toBeAttached();
    },
    'text.silent': async ({ props: { header } }) => {
      await expect(header.addressField).toBeEditable();
    },
    'text.taking': async ({ props: { header } }) => {
      await expect(header.addressField).toBeVisible();
    },
    'device.unasked': async () => {},
    'device.asked': async ({ props: { header } }) => {
      await expect(header.locating).toBeAttached();
    },
  },
});
