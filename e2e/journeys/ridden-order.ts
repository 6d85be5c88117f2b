import type { Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { Order } from '#contract/entities/order.ts';
import { orders } from '#machines/tracking/tracking.model.ts';
import { CAROUGE, holderOf, newCustomer, placeOrder } from '../demo-city.ts';
import { openPage, remember } from '../open-page.ts';
import { fillWithFondue } from '../with-basket.ts';

export async function openRiddenOrder(page: Page): Promise<void> {
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  await fillWithFondue(page.request, holder);
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
