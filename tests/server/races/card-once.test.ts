import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { cards } from '#server/database/schema/cards.ts';
import { orders } from '#server/database/schema/orders.ts';
import { dropForgottenCards } from '#server/services/payment/cards/saved-cards.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { cardShopper, confirmCard, createOrder, payByCard, WHOLE_ORDER, type Shopper } from '../card-shopper.ts';
import { fillBasket } from '../customer.ts';
import { cardOnce } from '../saved-card.ts';
import { expectTrueBooks, type TestServer } from '../test-server.ts';
import { describeRace, outcomesOf, TRIES } from './tries.ts';

const SWEEPERS = 3;
/** How many questions to the database a sweeper lets pass. */
const STEPS = 8;

const isHere = async (server: TestServer, id: string) =>
  (await server.open.database.select().from(cards).where(eq(cards.id, id))).length === 1;
const orderCount = async (server: TestServer, id: string) =>
  (await server.open.database.select().from(orders).where(eq(orders.customerId, id))).length;
const pay = (server: TestServer, shopper: Shopper, card_id: string) => payByCard(server, shopper, { ...WHOLE_ORDER, card_id });

/** The shopper's basket put aside with its price, and another one. */
async function andAnother(server: TestServer, { who }: Shopper): Promise<Shopper> {
  await server.expectSuccess(endpoints.clear_cart, { ...who, keep_aside: true });
  await fillBasket(server, who);
  const { order_payment: payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
  return { who, payment };
}

describeRace('paying with a card that is used once against taking it away unused', (server) => {
  test(`either pays or finds it gone, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async (turn) => {
      const shopper = await cardShopper(server(), { card: null });
      const { card_id, method } = await cardOnce(server(), shopper.who);
      const before = server().services.now() + 1;
      const sweeps = async () => {
        // Each try somewhat later in the middle of the payment.
        for (let step = 0; step < (turn % 4) * STEPS; step += 1) await server().open.database.execute(sql`select 1`);
        await Promise.all(Array.from({ length: SWEEPERS }, () => dropForgottenCards(server().services, before, 200)));
      };
      const [paid] = await Promise.all([pay(server(), shopper, card_id), sweeps()]);
      await runErrands(server().services);
      const told = await server().services.payments?.provider.retrievePaymentMethod(method);
      const isThere = (await isHere(server(), card_id)) && told?.ok === true && told.value.customer !== null;
      if (paid.json.success === true && isThere) {
        await confirmCard(server(), paid);
        return (await createOrder(server(), shopper)).json.success === true ? 'one winner' : 'paid, and not ordered';
      }
      return paid.json.error_code === 1016 && !isThere ? 'one winner' : JSON.stringify([paid.json, isThere]);
    });
    expect(outcomes).toEqual({ 'one winner': TRIES });
    await expectTrueBooks(server());
  });
});

describeRace('a card that is used once in two payments at once', (server) => {
  test(`pays for one order, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async () => {
      const aside = await cardShopper(server(), { card: null });
      const open = await andAnother(server(), aside);
      const { card_id } = await cardOnce(server(), open.who);
      const paid = await Promise.all([pay(server(), open, card_id), pay(server(), aside, card_id)]);
      const held = paid.filter(({ json }) => json.success === true);
      const refused = paid.filter(({ json }) => json.error_code === 1016);
      for (const each of held) await confirmCard(server(), each);
      // Whoever ordered takes the card with them, however early the other comes.
      const [, late] = await Promise.all([createOrder(server(), open), pay(server(), aside, card_id), createOrder(server(), aside)]);
      // A basket that was put aside meanwhile is not ordered: its payment is given back, and the card stays.
      const wanted = paid[0]?.json.success === true ? 1 : 0;
      const made = await orderCount(server(), open.who.user_id);
      const stands = made === wanted && (await isHere(server(), card_id)) === (wanted === 0);
      const isTwice = wanted === 1 && late.json.success === true;
      return `${held.length} held, ${refused.length} refused, ${stands && !isTwice ? 'one order at most' : JSON.stringify([made, wanted, late.json])}`;
    });
    expect(outcomes).toEqual({ '1 held, 1 refused, one order at most': TRIES });
    await expectTrueBooks(server());
  });
});
