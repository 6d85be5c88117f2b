import type { APIRequestContext } from '@playwright/test';
import type { StoredUser } from '../contract/entities/user.ts';
import { completeOrder, holderOf, placeOrder } from './demo-city.ts';
import { fillWithFondue } from './with-basket.ts';

/** An order of a fondue that was brought, by the operator's hand. @returns its id */
export async function pastOrder(api: APIRequestContext, user: StoredUser): Promise<string> {
  const holder = holderOf(user);
  await fillWithFondue(api, holder);
  const orderId = await placeOrder(api, holder);
  await completeOrder(api, holder, orderId);
  return orderId;
}
