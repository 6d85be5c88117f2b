import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { locationMachine } from '#machines/location/location.machine.ts';
import { home, locationModel } from '#machines/location/location.model.ts';
import { Header } from '../models/Header.ts';
import { LandingPage } from '../models/LandingPage.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';
import { deviceFinds, deviceLoses, holdDevice } from './held-device.ts';

actInThePage<Exclude<SnapshotFrom<typeof locationMachine>['value'], 'waking'>, { header: Header }>({
  model: modelOf(locationModel),
  ports: {},
  unreachable: {},
  rules: [{ event: 'trouble.read', when: ({ context }) => context.trouble !== null, because: 'there is no message to read' }],
  unseen: ['waking'],
  open: async (page, _calls, input) => {
    await holdDevice(page);
    if (input === 1) await remember(page, { place: home });
    await openPage(page, '/deliveries');
    return { header: new Header(page) };
  },
  acts: {
    'the customer picks a place from the list': async ({ page, props: { header } }) => {
      await header.chooseAddress('Rue du Rhône 50');
      // While the device is asked no list is shown; Enter then takes what would stand first in it.
      const isLocating = await header.bar.getByText('Looking for your location').isVisible();
      if (!isLocating) await new LandingPage(page).suggestion(/Rue du Rhône 50/).click();
      else await header.addressField.press('Enter');
      await expect(header.place).toContainText('Rue du Rhône 50');
    },
    'the customer asks for their own location': ({ props: { header } }) => header.locate.click(),
    'the customer reads the message about the device': async ({ page }) => {
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText('Enter your address instead.')).toBeHidden();
    },
    'the device says where it is': async ({ page, props: { header } }) => {
      await deviceFinds(page, { coords: { latitude: home.latitude, longitude: home.longitude } });
      await expect(header.place).toContainText('Gen');
    },
    'the customer refuses to share the location': async ({ page }) => {
      await deviceLoses(page, 1);
      await expect(page.getByText('Your browser doesn’t share your location.')).toBeVisible();
    },
    'the device lies outside every city': async ({ page }) => {
      await deviceFinds(page, { coords: { latitude: 0, longitude: 0 } });
      await expect(page.getByText('We don’t deliver where you are yet.')).toBeVisible();
    },
    'the device has no signal': async ({ page }) => {
      await deviceLoses(page, 2);
      await expect(page.getByText('Your location could not be found.')).toBeVisible();
    },
    // A browser that answers without coordinates: nothing in the look-up foresees it.
    'the look-up breaks': async ({ page }) => {
      await deviceFinds(page, {});
      await expect(page.getByText('Your location could not be found.')).toBeVisible();
    },
  },
  states: {
    nowhere: async ({ props: { header } }) => {
      await expect(header.place).toContainText('Enter your address');
      await expect(header.locate).toBeVisible();
    },
    somewhere: async ({ props: { header } }) => {
      await expect(header.place).toBeVisible();
      await expect(header.place).not.toContainText('Enter your address');
      await expect(header.locate).toBeVisible();
    },
    locating: async ({ props: { header } }) => {
      await expect(header.place).toBeVisible();
      await expect(header.locate).toBeHidden();
    },
  },
});
