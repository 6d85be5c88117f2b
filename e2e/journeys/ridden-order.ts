import type { Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { Order } from '#contract/entities/order.ts';
import { orders } from '#machines/tracking/tracking.model.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from '../demo-city.ts';
import { openPage, remember } from '../open-page.ts';

export async function openRiddenOrder(page: Page): Promise<void> {
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  await fillBasket(page.request, holder, await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
  const orderId = await placeOrder(page.request, holder);
  const { order_status, order_status_id, request_detail, provider_detail, sequence } = orders.onTheRoad.order;
  await page.route(`**${endpoints.get_order_detail.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { order: Order };
    await route.fulfill({
      response,
      json: { ...answer, order: { ...answer.order, order_status, order_status_id, request_detail, provider_detail, sequence } },
    });
  });
  await remember(page, { user, place: CAROUGE });
  await openPage(page, `/delivery-coming?order_id=${orderId}`);
}
