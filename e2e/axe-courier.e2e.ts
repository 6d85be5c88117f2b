import { expect, type Page } from '@playwright/test';
import type { Language } from '../contract/enumerations.ts';
import { axeFindsNothing, customerAt } from './axe-screens.ts';
import { CourierPage } from './models/CourierPage.ts';
import { openPage } from './open-page.ts';

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
    arrange: customerAt('/courier_order'),
    show: async (page, _, language) => (await openEmpty(page, language)).go.click(),
  },
  {
    name: 'the vehicles of a parcel',
    arrange: customerAt('/courier_order'),
    drawsMap: true,
    show: async (page, _, language) => {
      const courier = await openEmpty(page, language);
      await courier.fillIn();
      await expect(courier.vehicles.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'the price of a parcel',
    arrange: customerAt('/courier_order'),
    drawsMap: true,
    show: async (page, _, language) => {
      const courier = await openEmpty(page, language);
      await courier.fillIn();
      await courier.toThePrice();
    },
  },
]);
