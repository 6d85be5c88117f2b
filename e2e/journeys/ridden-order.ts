import type { Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { Order } from '#contract/entities/order.ts';
import { orders } from '#machines/tracking/tracking.model.ts';
import { openPage } from '../open-page.ts';
import { ownOrder } from '../own-orders.ts';

export async function openRiddenOrder(page: Page): Promise<void> {
  const { orderId } = await ownOrder(page);
  const { order_status, order_status_id, request_detail, provider_detail, sequence } = orders.onTheRoad.order;
  await page.route(`**${endpoints.get_order_detail.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { order: Order };
    await route.fulfill({
      response,
      json: { ...answer, order: { ...answer.order, order_status, order_status_id, request_detail, provider_detail, sequence } },
    });
  });
  await openPage(page, `/delivery-coming?order_id=${orderId}`);
}
