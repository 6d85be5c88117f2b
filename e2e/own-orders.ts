import type { APIRequestContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { endpoints } from '../contract/endpoints.ts';
import type { Order } from '../contract/entities/order.ts';
import type { StoredUser } from '../contract/entities/user.ts';
import type { Language, RejectReason } from '../contract/enumerations.ts';
import { OPERATOR, operatorAnswer, type OperatorAction } from '../contract/operator.ts';
import { CAROUGE, holderOf, newCustomer, placeOrder, type Holder } from './demo-city.ts';
import { remember } from './open-page.ts';
import { fillWithFondue } from './with-basket.ts';

export type OwnOrder = { readonly holder: Holder; readonly orderId: string; readonly number: number };

export async function anotherOrder(page: Page, holder: Holder): Promise<OwnOrder> {
  await fillWithFondue(page.request, holder);
  const orderId = await placeOrder(page.request, holder);
  return { holder, orderId, number: (await orderTold(page.request, holder, orderId)).unique_id };
}

/** An order of a customer who is new and signed in. */
export async function ownOrder(page: Page, language: Language = 'en'): Promise<OwnOrder & { readonly user: StoredUser }> {
  const user = await newCustomer(page.request);
  const own = await anotherOrder(page, holderOf(user));
  await remember(page, { user, place: CAROUGE, language });
  return { ...own, user };
}

export async function orderTold(api: APIRequestContext, { user_id, server_token }: Holder, order_id: string): Promise<Order> {
  const told = await api.post(endpoints.get_order_detail.path, { data: { user_id, server_token, order_id } });
  return ((await told.json()) as { order: Order }).order;
}

type Rejection = { readonly action: 'reject'; readonly reason: RejectReason };

/** What store and courier do with it, one after another, by the operator's hand. @throws Error when one of it can't be done */
export async function moveOrder(
  api: APIRequestContext,
  { number }: OwnOrder,
  ...actions: readonly (OperatorAction | Rejection)[]
): Promise<void> {
  for (const said of actions) {
    const move = typeof said === 'string' ? { action: said } : said;
    const answer = v.parse(operatorAnswer, await (await api.post(OPERATOR.move, { data: { number, ...move } })).json());
    if (!('status' in answer)) throw new Error(`order ${number}: ${move.action} was refused`);
  }
}
