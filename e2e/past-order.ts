import type { APIRequestContext } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import type { StoredUser } from '../contract/entities/user.ts';
import { ORDER_STATUS } from '../contract/order-status.ts';
import { OPERATOR } from '../contract/operator.ts';
import { fillBasket, holderOf, placeOrder, storeNamed } from './demo-city.ts';

/** An order of a fondue that was brought, by the operator's hand. @throws Error when it does not come to its end */
export async function pastOrder(api: APIRequestContext, user: StoredUser): Promise<string> {
  const holder = holderOf(user);
  await fillBasket(api, holder, await storeNamed(api, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
  const orderId = await placeOrder(api, holder);
  const who = { user_id: user._id, server_token: user.server_token, order_id: orderId };
  for (let steps = 0; steps < 14; steps += 1) {
    const told = await api.post(endpoints.get_order_detail.path, { data: who });
    const { order } = (await told.json()) as { order: { unique_id: number; order_status: number } };
    if (order.order_status === ORDER_STATUS.completed) return orderId;
    await api.post(OPERATOR.move, { data: { number: order.unique_id, action: 'move' } });
  }
  throw new Error('the order was not brought to its end');
}
