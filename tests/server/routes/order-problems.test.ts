import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { OPERATOR, operatorOrders } from '#contract/operator.ts';
import { toMinor } from '#domain/money.ts';
import { cities } from '#server/database/schema/cities.ts';
import { courierImages } from '#server/database/schema/courier-images.ts';
import { orderProblems } from '#server/database/schema/order-problems.ts';
import { findCustomer } from '#server/repositories/customers.ts';
import { balanceOfPayment } from '#server/repositories/ledger.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { auditLedger } from '../audit-ledger.ts';
import { booksOf, type Shopper, orderByCard } from '../card-shopper.ts';
import { credentialsOf, fillBasket, mailsTo, newCustomer, registerCustomer } from '../customer.ts';
import { describeServer, NOON } from '../test-server.ts';
import { postForm } from '../parcel.ts';
import { completedOrder, orderInCash, orderTold, type Who, bring } from '../orders.ts';

const HOUR = 3_600_000;
const LIMIT = 3_000;
const WALLET = 1_000;
const missing = (quantity = 1) => [{ line: 0, quantity, what: 'missing' as const }];

describeServer('a problem with an order', { rateLimitFactor: 1_000, operator: true, mailbox: true }, (server) => {
  afterAll(async () => {
    while ((await runErrands(server.services)) > 0);
    expect(await auditLedger(server.open.database, { quiet: true })).toEqual([]);
  });
  beforeEach(() => server.setNow(NOON));

  const walletOf = ({ user_id }: Who) => walletBalance(server.open.database, user_id);
  const report = (who: Who, order_id: string, said: object = { lines: missing() }) =>
    server.expectSuccess(endpoints.report_order_problem, { ...who, order_id, lines: missing(), ...said });
  const asks = async (who: Who, order_id: string, said: object) =>
    await server.answer(endpoints.report_order_problem, { ...who, order_id, ...said });
  const emailOf = async ({ user_id }: Who) => (await findCustomer(server.open.database, user_id))?.email ?? '';
  const limit = (problemAtOnce: number) => server.open.database.update(cities).set({ problemAtOnce });

  /** Somebody's order that came, paid by card, and a wallet's part of CHF 10.00. */
  async function cardOrder(wallet = WALLET): Promise<{ who: Who; shopper: Shopper; order: string }> {
    const shopper = await orderByCard(server, { wallet });
    await bring(server, shopper.who, shopper.order_id);
    return { who: shopper.who, shopper, order: shopper.order_id };
  }
  const priceOf = async (who: Who, order: string) => {
    const told = await orderTold(server, who, order);
    const [line] = told.cart_detail.order_details.flatMap(({ items }) => items);
    return {
      told,
      one: Math.floor(toMinor(line?.total_item_and_specification_price ?? 0) / (line?.quantity ?? 1)),
      quantity: line?.quantity ?? 0,
    };
  };

  test('of an order in cash comes to the wallet at once, once, and is told with the order, its invoice and by mail', async () => {
    const who = await newCustomer(server);
    const order = await completedOrder(server, who);
    const { told, one } = await priceOf(who, order);
    expect(told).toMatchObject({
      order_problem: null,
      problem_terms: { until: new Date(NOON + 48 * HOUR).toISOString(), ways: ['wallet'], at_once: 30 },
    });
    const before = await walletOf(who);
    const { order_problem: reported } = await report(who, order, { way: 'original', note: 'The bag was torn.' });
    expect(reported).toMatchObject({ state: 'given', way: 'wallet', amount: one / 100, note: 'The bag was torn.', answered_at: null });
    expect(await walletOf(who)).toBe(before + one);
    // Whatever is said afterwards, by whomever: the first stands.
    for (const said of [{ lines: missing() }, { lines: missing(2), note: 'more' }])
      expect((await report(who, order, said)).order_problem).toEqual(reported);
    expect(await walletOf(who)).toBe(before + one);
    const after = await orderTold(server, who, order);
    expect(after).toMatchObject({
      order_problem: reported,
      problem_terms: null,
      money_back: [{ part: 'wallet', amount: one / 100, state: 'done' }],
    });
    const { invoice } = await server.expectSuccess(endpoints.get_invoice, { ...who, order_id: order });
    expect(invoice.money_back).toMatchObject([{ part: 'wallet', amount: one / 100 }]);
    const [mail] = await mailsTo(server, await emailOf(who));
    expect(mail?.kind).toBe('order_problem');
    expect(mail?.words).toContain('is back in your wallet');
    const { movements } = await server.expectSuccess(endpoints.get_wallet_history, who);
    expect(movements[0]).toMatchObject({ kind: 'refund', amount: one / 100, order: { _id: order } });
  });

  test('of an order by wallet and card goes back as cancelling would: of the card first, by the provider', async () => {
    const { who, shopper, order } = await cardOrder();
    const { one, told } = await priceOf(who, order);
    expect(told.problem_terms?.ways).toEqual(['wallet', 'original']);
    const before = await walletOf(who);
    expect((await report(who, order, { way: 'original' })).order_problem).toMatchObject({
      state: 'given',
      way: 'original',
      amount: one / 100,
    });
    const card = toMinor(told.payment_parts?.card_payment ?? 0);
    const onCard = Math.min(one, card);
    expect(await walletOf(who)).toBe(before + one - onCard);
    expect((await orderTold(server, who, order)).money_back?.find(({ part }) => part === 'card')).toMatchObject({
      state: 'due',
      amount: onCard / 100,
    });
    while ((await runErrands(server.services)) > 0);
    expect((await booksOf(server, shopper))[0]?.rows).toEqual(expect.arrayContaining([['refund', onCard]]));
    expect((await orderTold(server, who, order)).money_back?.find(({ part }) => part === 'card')).toMatchObject({
      state: 'done',
      amount: onCard / 100,
    });
  });

  test('of an order by card comes to the wallet where its customer wants it there', async () => {
    const { who, shopper, order } = await cardOrder(0);
    const before = await walletOf(who);
    const { one } = await priceOf(who, order);
    expect((await report(who, order, { way: 'wallet' })).order_problem).toMatchObject({ state: 'given', way: 'wallet' });
    expect(await walletOf(who)).toBe(before + one);
    while ((await runErrands(server.services)) > 0);
    expect((await booksOf(server, shopper))[0]?.rows.some(([kind]) => kind === 'refund')).toBe(false);
  });

  test('what is cold may be told to the store alone: no money moves', async () => {
    const who = await newCustomer(server);
    const order = await completedOrder(server, who);
    const before = await walletOf(who);
    const said = { lines: [{ line: 0, quantity: 1, what: 'cold', money_back: false }] };
    expect((await report(who, order, said)).order_problem).toMatchObject({ state: 'noted', amount: 0 });
    expect(await walletOf(who)).toBe(before);
  });

  test('above the city’s limit it waits for the marketplace, which gives it or refuses with a word; the customer reads both', async () => {
    await limit(100);
    const [given, refused] = [await newCustomer(server), await newCustomer(server)];
    const orders = [await completedOrder(server, given), await completedOrder(server, refused)];
    await limit(100);
    for (const [index, who] of [given, refused].entries()) {
      const before = await walletOf(who);
      const order = orders[index] ?? '';
      const { one, told } = await priceOf(who, order);
      expect((await report(who, order, { lines: missing(), note: 'Nothing was in it.' })).order_problem).toMatchObject({
        state: 'waiting',
      });
      expect(await walletOf(who)).toBe(before);
      const desk = v.parse(operatorOrders, (await server.app.inject(OPERATOR.list)).json()).problems;
      expect(desk.find(({ number }) => number === told.unique_id)).toMatchObject({
        amount: one / 100,
        note: 'Nothing was in it.',
        lines: [{ what: 'missing', quantity: 1 }],
      });
      const accepts = who === given;
      const answered = async () =>
        (await server.post(OPERATOR.answer, { number: told.unique_id, accepts, answer: 'The kitchen says so.' })).json;
      expect(await answered()).toEqual({ state: accepts ? 'given' : 'refused' });
      expect(await answered()).toEqual({ refused: 'nothing waits for an answer' });
      expect(await walletOf(who)).toBe(before + (accepts ? one : 0));
      expect((await orderTold(server, who, order)).order_problem).toMatchObject({
        state: accepts ? 'given' : 'refused',
        answer: 'The kitchen says so.',
        amount: one / 100,
      });
      const [mail] = await mailsTo(server, await emailOf(who));
      expect(mail?.kind).toBe('order_problem_answered');
      expect(mail?.words).toContain('The kitchen says so.');
    }
    await limit(LIMIT);
  });

  test('a third one within thirty days waits, and one long after does not', async () => {
    const who = await newCustomer(server);
    const states: unknown[] = [];
    const next = async () => states.push((await report(who, await completedOrder(server, who))).order_problem.state);
    for (let time = 0; time < 3; time += 1) await next();
    const past = NOON - 31 * 24 * HOUR;
    await server.open.database.update(orderProblems).set({ reportedAt: past }).where(eq(orderProblems.customerId, who.user_id));
    await next();
    expect(states).toEqual(['given', 'given', 'waiting', 'given']);
  });

  test('is not taken of what runs, was not ordered, is another’s or is over', async () => {
    const [who, other] = [await newCustomer(server), await newCustomer(server)];
    const order = await completedOrder(server, who);
    const running = await orderInCash(server, who);
    expect(await asks(other, order, { lines: missing() })).toMatchObject({ error_code: 652 });
    expect(await asks(who, running, { lines: missing() })).toMatchObject({ error_code: 1004 });
    for (const lines of [[], missing(999), [...missing(), ...missing()], [{ line: 7, quantity: 1, what: 'missing' }]])
      expect(await asks(who, order, { lines })).toMatchObject({ error_code: 1004 });
    expect((await orderTold(server, who, running)).problem_terms).toBeNull();
    server.setNow(NOON + 48 * HOUR);
    expect((await orderTold(server, who, order)).problem_terms).toBeNull();
    expect(await asks(who, order, { lines: missing() })).toMatchObject({ error_code: 1004 });
  });

  test('never gives more than is left of what was paid', async () => {
    await limit(1_000_000);
    const { who, shopper, order } = await cardOrder(0);
    const { quantity, told } = await priceOf(who, order);
    const all = await balanceOfPayment(server.open.database, shopper.payment._id, 'sales');
    expect(all).toBe(toMinor(told.order_payment_detail.user_pay_payment));
    const { order_problem: reported } = await report(who, order, { lines: missing(quantity) });
    expect(toMinor(reported.amount)).toBeLessThanOrEqual(all);
    expect(await balanceOfPayment(server.open.database, shopper.payment._id, 'sales')).toBe(all - toMinor(reported.amount));
    await limit(LIMIT);
  });

  test('a photo goes with a line, without where it was taken; one that is not reported goes, and none comes after', async () => {
    const who = await newCustomer(server);
    const order = await completedOrder(server, who);
    const photo = (red: number) =>
      sharp({ create: { width: 300, height: 200, channels: 3, background: { r: red, g: 90, b: 20 } } })
        .withExif({ IFD3: { GPSLatitude: '46/1 12/1 0/1', GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer();
    const give = async (image: Uint8Array) =>
      (await postForm(server, endpoints.order_problem_image.path, { ...who, order_id: order }, { image: new Uint8Array(image) })).json as {
        image_id: string;
        error_code?: number;
        image_refused?: string;
      };
    expect(await give(Buffer.from('no picture'))).toMatchObject({ error_code: 1003, image_refused: 'notAnImage' });
    const [kept] = [await give(await photo(10)), await give(await photo(200))];
    const said = { lines: [{ line: 0, quantity: 1, what: 'damaged', money_back: false, image_id: kept.image_id }] };
    const { order_problem: reported } = await report(who, order, said);
    const address = reported.lines[0]?.image_url ?? '';
    const picture = await server.app.inject(address);
    expect(picture.statusCode).toBe(200);
    expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
    expect((await orderTold(server, who, order)).image_url).toEqual([]);
    expect(await give(await photo(60))).toMatchObject({ error_code: 1004 });
    const left = await server.open.database.select({ id: courierImages.id }).from(courierImages);
    expect(left).toEqual([{ id: kept.image_id }]);
  });

  test('an account with a problem that waits is not deleted', async () => {
    await limit(0);
    const user = await registerCustomer(server);
    const who = credentialsOf(user);
    await report(who, await completedOrder(server, who));
    await limit(LIMIT);
    await fillBasket(server, who);
    const { json } = await server.post(endpoints.delete_account.path, { ...who, password: 'secret-enough', wallet: 0 });
    expect(json).toMatchObject({ error_code: 1004, reason: 'payments_running' });
  });
});
