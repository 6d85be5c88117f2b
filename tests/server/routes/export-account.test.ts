import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { courierImages } from '#server/database/schema/courier-images.ts';
import { couriers } from '#server/database/schema/rides.ts';
import { orders } from '#server/database/schema/orders.ts';
import { customers } from '#server/database/schema/customers.ts';
import { EXPORTED_LISTS } from '#server/repositories/account-export.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import { describeServer } from '../test-server.ts';
import { credentialsOf, registerCustomer } from '../customer.ts';
import { orderTold } from '../orders.ts';
import { wholeCustomer, type WholeCustomer } from '../whole-customer.ts';

/** Of orders that are over: each payment became one, and a link to one ends with it. */
const EMPTY = new Set(['payments_without_order', 'order_shares']);
type Row = Record<string, unknown>;

describeServer('everything that is kept of a customer', { rateLimitFactor: 100 }, (server) => {
  let zelie: WholeCustomer;
  let stranger: WholeCustomer;
  let account: Row;
  const listOf = (name: string) => account[name] as Row[];
  beforeAll(async () => {
    [zelie, stranger] = [await wholeCustomer(server), await wholeCustomer(server)];
    // Four random digits may be a postcode's as well.
    await server.open.database.update(orders).set({ pickupCode: 'at pickup', deliveryCode: 'at the door' });
    ({ account } = await server.expectSuccess(endpoints.export_account, zelie.who));
  });

  test('is told list by list, none of them empty', () => {
    const { user } = zelie;
    expect(account.profile).toMatchObject({ id: user._id, first_name: 'Zelie', email: user.email, referral_code: user.referral_code });
    for (const { name } of EXPORTED_LISTS.filter(({ name: called }) => called !== 'profile' && !EMPTY.has(called)))
      expect([name, listOf(name).length > 0]).toEqual([name, true]);
    expect(listOf('payments_without_order')).toEqual([]);
    expect(listOf('favourite_addresses')).toMatchObject([{ name: 'Trace of home', entry_code: '4812' }]);
    expect(listOf('favourite_stores')).toMatchObject([{ store_name: 'Café de la Rade' }]);
    expect(listOf('cards')).toMatchObject([{ last_four: '4242', expires: '04/29' }]);
    expect(listOf('places_in_slots')).toMatchObject([{ starts_at: '2026-11-20T18:00:00.000Z' }]);
  });

  test('has orders with their lines and money, as they are told elsewhere', async () => {
    expect(listOf('orders').map(({ id }) => id)).toEqual(zelie.orders);
    for (const row of listOf('orders')) {
      const told = await orderTold(server, zelie.who, String(row.id));
      expect(row).toMatchObject({ unique_id: told.unique_id, total: told.order_payment_detail.user_pay_payment });
      expect((row.order as Row).lines).toHaveLength(row.store_id === null ? 0 : 1);
    }
    const [slot] = listOf('orders');
    expect(slot?.order).toMatchObject({
      contact_name: 'Zelie Quartenoud',
      delivery_note: 'Trace of a note',
      scheduled_for: '2026-11-20T18:00:00.000Z',
    });
    const wallet = listOf('ledger').reduce(
      (sum, { from_account: from, to_account: to, amount }) =>
        sum + (to === 'wallet' ? Number(amount) : 0) - (from === 'wallet' ? Number(amount) : 0),
      0,
    );
    expect(account.wallet).toBeCloseTo(wallet, 2);
  });

  test('has no secret, no code and nothing of anybody else’s', async () => {
    const text = JSON.stringify(account);
    const [{ passwordHash } = { passwordHash: '' }] = await server.open.database
      .select()
      .from(customers)
      .where(eq(customers.id, zelie.user._id));
    const pictures = (await server.open.database.select().from(courierImages)).map(({ secret }) => secret);
    const others = await server.open.database.select().from(couriers);
    for (const secret of [...zelie.secrets, ...zelie.secrets.map(hashSecret), passwordHash, ...pictures, 'at pickup', 'at the door']) {
      expect(secret.length).toBeGreaterThan(2);
      expect(text).not.toContain(secret);
    }
    for (const { id, lastName, phone } of others) for (const theirs of [id, lastName, phone]) expect(text).not.toContain(theirs);
    for (const theirs of [stranger.user._id, stranger.user.email, stranger.user.phone, ...stranger.orders])
      expect(text).not.toContain(theirs);
  });

  test('of somebody new is short, and nobody’s without a session', async () => {
    const user = await registerCustomer(server);
    const { account: short } = await server.expectSuccess(endpoints.export_account, credentialsOf(user));
    expect(short).toMatchObject({ wallet: 0, orders: [], ledger: [], cards: [], sessions: [{ browser: expect.any(String) }] });
    for (const who of [{}, { user_id: user._id, server_token: 'nobody' }, { ...zelie.who, user_id: user._id }])
      expect(await server.answer(endpoints.export_account, who)).toEqual({ success: false, error_code: 999 });
  });
});
