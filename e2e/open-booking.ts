import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '../contract/enumerations.ts';
import { CAROUGE, newCustomer, somebodyNew } from './demo-city.ts';
import { CourierPage } from './models/CourierPage.ts';
import { openPage, remember } from './open-page.ts';

export async function openBooking(page: Page, language: Language = 'en') {
  const who = somebodyNew();
  const user = await newCustomer(page.request, who);
  await remember(page, { user, place: CAROUGE, language });
  await openPage(page, '/deliveries');
  await page.waitForFunction(() => localStorage.getItem('city_id') !== null);
  await openPage(page, '/courier_order');
  return { who, user, courier: new CourierPage(page, language) };
}

/** A photo that lies as a camera held it. */
export const picture = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#8899ff' } })
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer();
