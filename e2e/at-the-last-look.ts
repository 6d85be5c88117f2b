import type { Page } from '@playwright/test';
import type { StoredUser } from '../contract/entities/user.ts';
import { BasketPage } from './models/BasketPage.ts';
import { openPage } from './open-page.ts';
import { customerWithBasket } from './with-basket.ts';

/** A customer with a basket, and the page that is about to pay it in cash. */
export async function atTheLastLook(page: Page): Promise<StoredUser> {
  const { user } = await customerWithBasket(page);
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await basket.isReady();
  await basket.payment.click();
  return user;
}
