import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { addressSearchModel } from '#machines/address-search/address-search.model.ts';
import { Header } from '../models/Header.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';
import type { HeldCalls } from './held-calls.ts';

const FIRST = 'Rue de Carouge 12';
const HERE = { latitude: 46.1969, longitude: 6.1428 };
/** What stands under every list: the device's own place, and the map. */
const FIXED_ENTRIES = 2;

const answerEmpty = async (calls: HeldCalls) =>
  (await calls.take(endpoints.search_places.path)).fulfill({ json: { success: true, places: [] } });

/** A place that was found closes the header's search: whoever types again opens it first. */
async function retype(header: Header, text: string): Promise<void> {
  await expect(async () => {
    if (await header.addressField.isHidden()) await header.place.click({ timeout: 1_000 });
    await header.addressField.fill('', { timeout: 1_000 });
    await header.addressField.fill(text, { timeout: 1_000 });
  }).toPass();
}

actInThePage<SnapshotFrom<typeof addressSearchMachine>['value'], { header: Header }>({
  model: modelOf(addressSearchModel),
  ports: { findPlaces: endpoints.search_places.path, findFirst: endpoints.search_places.path },
  unreachable: {
    'the field is not heard any more': 'a page that runs is heard',
    'the customer picks what was suggested for another text': 'what was suggested for another text can be seen, faded, but not be pressed',
  },
  rules: [
    { event: 'text.cleared', when: ({ context }) => context.text !== '', because: 'an empty field has no cross' },
    { event: 'place.picked', when: ({ context }) => context.places.length > 0, because: 'there is nothing to pick' },
  ],
  unseen: [],
  open: async (page) => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(HERE);
    await openPage(page, '/deliveries');
    const header = new Header(page);
    await header.place.click();
    return { header };
  },
  acts: {
    'the customer types an address': ({ props: { header } }) => retype(header, 'rue de carouge 12'),
    'the customer types a single letter': ({ props: { header } }) => retype(header, 'r'),
    'the customer empties the field': ({ props: { header } }) => header.bar.getByRole('button', { name: 'Clear the address' }).click(),
    'the customer leaves the field': async ({ props: { header } }) => {
      if (await header.addressField.isHidden()) await header.place.click();
      // The first closes the list, where one is open.
      await header.addressField.press('Escape');
      if (await header.addressField.isVisible()) await header.addressField.press('Escape');
      await expect(header.addressField).toBeHidden();
    },
    'the customer picks a suggestion': ({ props: { header } }) => header.suggestion(FIRST).click(),
    'the customer asks for the first suggestion': async ({ props: { header } }) => {
      if (await header.addressField.isHidden()) {
        await header.place.click();
        await header.addressField.fill('');
      }
      await header.addressField.press('Enter');
    },
    'the device says where the customer is': async ({ props: { header } }) => {
      if (await header.addressField.isHidden()) await header.place.click();
      await header.addressField.click();
      await header.suggestion('Use my location').click();
      await expect(header.addressField).toBeHidden();
    },
    'there are no suggestions': ({ calls }) => answerEmpty(calls),
    'there is no first suggestion': ({ calls }) => answerEmpty(calls),
  },
  states: {
    resting: async () => {},
    pausing: async ({ props: { header } }) => {
      await expect(header.suggestions).toHaveCount(FIXED_ENTRIES);
    },
    searching: async ({ props: { header } }) => {
      await expect(header.suggestions).toHaveCount(FIXED_ENTRIES);
    },
    suggesting: async ({ props: { header } }) => {
      await expect(header.suggestion(FIRST)).toBeVisible();
    },
    unknown: async ({ props: { header } }) => {
      await expect(header.bar.getByText(/was not found|No address found/).first()).toBeAttached();
    },
    silent: async ({ props: { header } }) => {
      await expect(header.addressField).toBeEditable();
    },
    taking: async ({ props: { header } }) => {
      await expect(header.addressField).toBeVisible();
    },
  },
});
