import type { Page } from '@playwright/test';
import type { StoredUser } from '../contract/entities/user.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { openPage, remember } from './open-page.ts';

/** A customer with a basket, and the page that is about to pay it in cash. */
export async function atTheLastLook(page: Page): Promise<StoredUser> {
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await basket.isReady();
  await basket.payment.click();
  return user;
}
