import { expect, type Page } from '@playwright/test';
import type { Language } from '../contract/enumerations.ts';
import { axeFindsNothing } from './axe-screens.ts';
import { CAROUGE, newCustomer } from './demo-city.ts';
import { CourierPage } from './models/CourierPage.ts';
import { openPage, remember } from './open-page.ts';

async function rememberCustomer(page: Page): Promise<string> {
  await remember(page, { user: await newCustomer(page.request), place: CAROUGE });
  return '';
}

async function openEmpty(page: Page, language: Language): Promise<CourierPage> {
  await page.evaluate(() => localStorage.removeItem('storefront.parcel'));
  await openPage(page, '/deliveries');
  await page.waitForFunction(() => localStorage.getItem('city_id') !== null);
  await openPage(page, '/courier_order');
  const courier = new CourierPage(page, language);
  await expect(courier.go).toBeVisible();
  return courier;
}

axeFindsNothing([
  { name: 'sending a parcel as a guest', show: (page) => openPage(page, '/courier_order') },
  {
    name: 'sending a parcel with everything missing',
    arrange: rememberCustomer,
    show: async (page, _, language) => (await openEmpty(page, language)).go.click(),
  },
  {
    name: 'the vehicles of a parcel',
    arrange: rememberCustomer,
    drawsMap: true,
    show: async (page, _, language) => {
      const courier = await openEmpty(page, language);
      await courier.fillIn();
      await expect(courier.vehicles.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'the price of a parcel',
    arrange: rememberCustomer,
    drawsMap: true,
    show: async (page, _, language) => {
      const courier = await openEmpty(page, language);
      await courier.fillIn();
      await courier.toThePrice();
    },
  },
]);
