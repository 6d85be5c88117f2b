import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { cities } from '#server/database/schema/cities.ts';
import { items } from '#server/database/schema/stores.ts';
import { orders } from '#server/database/schema/orders.ts';
import { copyOrder } from '../copy-order.ts';
import { newCustomer } from '../customer.ts';
import { completedOrder, moveIt, orderInCash, rowOfOrder, type Who, cancelOrder, orderTold } from '../orders.ts';
import { describeServer, NOON } from '../test-server.ts';

const { waitingForStore, storeAccepted, completed, cancelledByCustomer, storeRejected, noCourierFound } = ORDER_STATUS;

describeServer('the history of orders', { rateLimitFactor: 1e9 }, (server) => {
  const history = (who: Who, more: Record<string, unknown> = {}) => server.expectSuccess(endpoints.order_history, { ...who, ...more });
  const numbersOf = async (who: Who, more: Record<string, unknown> = {}) =>
    (await history(who, more)).order_list.map(({ unique_id }) => unique_id);

  test('holds what ended, however it did, the newest first, and not what runs', async () => {
    const who = await newCustomer(server);
    expect(await history(who)).toMatchObject({ order_list: [], before_unique_id: null });
    const brought = await completedOrder(server, who);
    const rejected = await orderInCash(server, who);
    await moveIt(server, who, rejected, storeRejected);
    const running = await orderInCash(server, who);
    const { order_list: list } = await history(who);
    expect(list.map(({ _id }) => _id)).toEqual([rejected, brought]);
    const { order, uniqueId, total } = await rowOfOrder(server, who, brought);
    expect(list[1]).toEqual({
      _id: brought,
      unique_id: uniqueId,
      store_detail: { name: expect.any(String), image_url: expect.any(String) },
      currency: 'CHF',
      user_pay_payment: total / 100,
      completed_at: new Date(NOON).toISOString(),
      order_status: completed,
      order_status_id: 10,
      request_id: null,
      delivery_type: 1,
      timezone: 'Europe/Zurich',
      store_id: expect.any(String),
      is_user_pick_up_order: false,
      items: order.orderDetails.flatMap(({ items }) => items.map(({ item_name, quantity }) => ({ item_name, quantity }))),
      rating_to_store: null,
      rating_to_provider: null,
      is_invoice_shown: false,
    });
    expect(list[1]?.items).toHaveLength(1);
    expect(list[0]).toMatchObject({ order_status: storeRejected, order_status_id: 3, completed_at: new Date(NOON).toISOString() });
    await moveIt(server, who, running, noCourierFound);
    expect((await history(who)).order_list[0]).toMatchObject({ _id: running, order_status: noCourierFound });
    expect((await history(await newCustomer(server))).order_list).toEqual([]);
  });

  test('is told in the language of today by today’s menu, and what is on it no more as it was ordered', async () => {
    const who = await newCustomer(server);
    const id = await completedOrder(server, who);
    const { order: frozen } = await rowOfOrder(server, who, id);
    const line = frozen.orderDetails[0]?.items[0];
    const onMenu = await server.open.database.select().from(items);
    const item = onMenu.find(({ specifications: [first] }) => first && first.name.fr !== first.name.en);
    const [group] = item?.specifications ?? [];
    const option = group?.options.find(({ name }) => name.fr !== name.en);
    if (!line || !item || !group || !option) throw new Error('nothing on the menu is called otherwise in French');
    const ordered = (itemId: string) => ({
      ...line,
      item_id: itemId,
      item_name: 'As ordered',
      specifications: [
        {
          unique_id: group.uniqueId,
          name: 'Group as ordered',
          type: group.type,
          range: group.range,
          max_range: group.max,
          price: 0,
          list: [
            { unique_id: option.uniqueId, name: 'Option as ordered', price: 0 },
            { unique_id: 9_999, name: 'Gone option', price: 0 },
          ],
        },
      ],
    });
    const haveOrdered = (itemId: string) =>
      server.open.database
        .update(orders)
        .set({ order: { ...frozen, orderDetails: frozen.orderDetails.map((entry) => ({ ...entry, items: [ordered(itemId)] })) } })
        .where(eq(orders.id, id));
    await haveOrdered(item.id);
    const told = async (language: string) => {
      const ask = async (path: string, body: object) =>
        (await server.post(path, { ...who, ...body }, { 'accept-language': language })).json;
      const { order_list } = (await ask(endpoints.order_history.path, {})) as AnswerOf<typeof endpoints.order_history>;
      const { order } = (await ask(endpoints.order_history_detail.path, { order_id: id })) as AnswerOf<
        typeof endpoints.order_history_detail
      >;
      const { invoice } = (await ask(endpoints.get_invoice.path, { order_id: id })) as AnswerOf<typeof endpoints.get_invoice>;
      const lineOf = ({ order_details: [entry] }: Pick<typeof invoice, 'order_details'>) => entry?.items[0];
      const detail = lineOf(order.cart_detail);
      return {
        listed: order_list[0]?.items?.[0]?.item_name,
        detail: detail?.item_name,
        chosen: detail?.specifications.map(({ name, list }) => [name, ...list.map((option) => option.name)]),
        billed: lineOf(invoice)?.item_name,
      };
    };
    for (const language of ['en', 'fr'] as const)
      expect(await told(language)).toEqual({
        listed: item.name[language],
        detail: item.name[language],
        chosen: [[group.name[language], option.name[language], 'Gone option']],
        billed: 'As ordered',
      });
    await haveOrdered('0'.repeat(24));
    expect(await told('fr')).toEqual({
      listed: 'As ordered',
      detail: 'As ordered',
      chosen: [['Group as ordered', 'Option as ordered', 'Gone option']],
      billed: 'As ordered',
    });
  });

  test('says of each order that ended without success, and of no other, what became of its money', async () => {
    const who = await newCustomer(server);
    const rejected = await orderInCash(server, who);
    await moveIt(server, who, rejected, storeRejected);
    const charged = await orderInCash(server, who);
    await moveIt(server, who, charged, storeAccepted);
    await cancelOrder(server, who, charged, storeAccepted);
    // Its cashback would pay a part of those.
    await completedOrder(server, who);
    const { order_list: list } = await history(who);
    const told = list.map(({ cancel_charge, payment_parts, money_back }) => ({ cancel_charge, payment_parts, money_back }));
    const total = list[0]?.user_pay_payment ?? 0;
    const cashBack = (kept: number) => ({
      cancel_charge: kept,
      payment_parts: { wallet_payment: 0, card_payment: 0, cash_payment: total, smallest_coin: 0.05 },
      money_back: [{ part: 'cash', amount: Math.round((total - kept) * 100) / 100, state: 'done', at: new Date(NOON).toISOString() }],
    });
    expect(told).toEqual([{ cancel_charge: undefined, payment_parts: undefined, money_back: undefined }, cashBack(5), cashBack(0)]);
  });

  test('comes in pages of twenty by number, each order once, also when one ends in between', async () => {
    const who = await newCustomer(server);
    const first = await completedOrder(server, who);
    await copyOrder(server.open.database, first, 44, NOON);
    const own = (await rowOfOrder(server, who, first)).uniqueId;
    const seen: number[] = [];
    let before: number | null = null;
    for (const length of [20, 20, 5]) {
      const page: Awaited<ReturnType<typeof history>> = await history(who, { before_unique_id: before });
      expect(page.order_list).toHaveLength(length);
      seen.push(...page.order_list.map(({ unique_id }) => unique_id));
      before = page.before_unique_id ?? null;
      if (length === 20) expect(before).toBe(seen.at(-1));
    }
    expect(before).toBeNull();
    expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => own + 44 - index));
    expect(await numbersOf(who, { before_unique_id: own })).toEqual([]);
    expect(await numbersOf(who, { before_unique_id: 0 })).toEqual([]);
    const dated = await history(who, { start_date: '2026-10-10', end_date: '2026-11-10' });
    expect([dated.order_list.length, dated.before_unique_id]).toEqual([20, dated.order_list.at(-1)?.unique_id]);
    expect(
      await numbersOf(who, { start_date: '2026-10-10', end_date: '2026-11-10', before_unique_id: dated.before_unique_id }),
    ).toHaveLength(12);
  });

  test('is filtered by the day on which an order ended, by its city’s clock, both days included', async () => {
    const who = await newCustomer(server);
    const endedAt = async (at: string) => {
      server.setNow(NOON);
      const order = await orderInCash(server, who);
      server.setNow(Date.parse(at));
      await moveIt(server, who, order, storeRejected);
      server.setNow(NOON);
      return order;
    };
    const early = await endedAt('2026-11-20T22:59:59Z');
    const late = await endedAt('2026-11-20T23:00:00Z');
    const between = async (start_date: string, end_date: string) =>
      (await history(who, { start_date, end_date })).order_list.map(({ _id }) => _id);
    expect(await between('2026-11-20', '2026-11-20')).toEqual([early]);
    expect(await between('2026-11-21', '2026-11-21')).toEqual([late]);
    expect(await between('2026-11-20', '2026-11-21')).toEqual([late, early]);
    expect(await between('2026-11-18', '2026-11-19')).toEqual([]);
    await server.open.database.update(cities).set({ timezone: 'Asia/Tokyo' });
    expect(await between('2026-11-20', '2026-11-20')).toEqual([]);
    expect(await between('2026-11-21', '2026-11-21')).toEqual([late, early]);
    await server.open.database.update(cities).set({ timezone: 'Europe/Zurich' });
  });

  test('a filter without an end is refused', async () => {
    const who = await newCustomer(server);
    expect(await server.refusal(endpoints.order_history, { ...who, start_date: '2026-11-20' })).toBe(539);
  });

  test('an order that ended is told in full, one that runs and one of somebody else’s are not there', async () => {
    const who = await newCustomer(server);
    const order_id = await orderInCash(server, who);
    const ask = (by: Who, id = order_id) => server.answer(endpoints.order_history_detail, { ...by, order_id: id });
    const missing = { success: false, error_code: 540 };
    expect(await ask(who)).toEqual(missing);
    await cancelOrder(server, who, order_id, waitingForStore);
    const order = await orderTold(server, who, order_id);
    expect(await ask(who)).toEqual({ success: true, message: 120, order, is_invoice_shown: false });
    expect(order).toMatchObject({ order_status: cancelledByCustomer, rating_to_store: null, rating_to_provider: null });
    expect(await ask(await newCustomer(server))).toEqual(missing);
    expect(await ask(who, 'f'.repeat(24))).toEqual(missing);
    expect(await ask(who, '')).toEqual(missing);
  });

  test('that an invoice was seen is noted once, of orders that ended', async () => {
    const who = await newCustomer(server);
    const order_id = await orderInCash(server, who);
    const show = (by: Who) => server.answer(endpoints.show_invoice, { ...by, order_id });
    expect(await show(who)).toEqual({ success: false, error_code: 548 });
    await moveIt(server, who, order_id, completed);
    expect(await show(await newCustomer(server))).toEqual({ success: false, error_code: 548 });
    expect((await history(who)).order_list[0]).toMatchObject({ is_invoice_shown: false });
    expect(await show(who)).toEqual({ success: true });
    server.setNow(NOON + 60_000);
    expect(await show(who)).toEqual({ success: true });
    server.setNow(NOON);
    expect((await rowOfOrder(server, who, order_id)).invoiceShownAt).toBe(NOON);
    expect((await history(who)).order_list[0]).toMatchObject({ is_invoice_shown: true });
    expect(await server.expectSuccess(endpoints.order_history_detail, { ...who, order_id })).toMatchObject({ is_invoice_shown: true });
  });

  test('an order of before dates were noted tells none', async () => {
    const who = await newCustomer(server);
    const id = await completedOrder(server, who);
    await server.open.database.update(orders).set({ endedAt: null }).where(eq(orders.id, id));
    expect((await history(who)).order_list[0]).toMatchObject({ completed_at: null });
  });
});
