import { afterAll, beforeAll, beforeEach } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CAFE_DE_LA_RADE, plainItems } from './customer.ts';
import { type DATABASES, startTestServer, type TestServer } from './test-server.ts';

/** A server for a file of tests, and for each of them a guest whose basket is empty. */
export function guestBasket(kind: (typeof DATABASES)[number]) {
  let count = 0;
  const here = { server: null as unknown as TestServer, guest: { cart_unique_token: '' } };
  beforeAll(async () => {
    here.server = await startTestServer(kind);
  });
  afterAll(() => here.server.close());
  beforeEach(() => {
    count += 1;
    here.guest = { cart_unique_token: `guest-token-with-the-number-${count}` };
  });
  return {
    here,
    /** Makes these lines the guest's basket. */
    add: (body: Record<string, unknown>) =>
      here.server.post(endpoints.add_item_in_cart.path, { ...here.guest, store_id: CAFE_DE_LA_RADE, ...body }),
    lines: async (quantity: unknown, more: Record<string, unknown> = {}) => [
      { items: [{ item_id: (await plainItems(here.server, CAFE_DE_LA_RADE))[0]?._id, quantity, ...more }] },
    ],
  };
}
