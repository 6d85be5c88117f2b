import type { Page } from '@playwright/test';
import type { StoredUser } from '../contract/entities/user.ts';
import { customerWithBasket, openBasket } from './with-basket.ts';

/** A customer with a basket, and the page that is about to pay it in cash. */
export async function atTheLastLook(page: Page): Promise<StoredUser> {
  const { user } = await customerWithBasket(page);
  const basket = await openBasket(page);
  await basket.payment.click();
  return user;
}
