import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { orderRatings } from '#server/database/schema/order-ratings.ts';
import { stores } from '#server/database/schema/stores.ts';
import { balanceOfPayment } from '#server/repositories/ledger.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { auditRatings } from '../audit-ratings.ts';
import { booksOf, type Shopper, orderByCard } from '../card-shopper.ts';
import { CAFE_DE_LA_RADE, newCustomer } from '../customer.ts';
import { completedOrder, moveIt, rowOfOrder, cancelOrder } from '../orders.ts';
import { expectTrueBooks, type TestServer } from '../test-server.ts';
import { describeRace, outcomesOf, TRIES } from './tries.ts';

const { waitingForStore, storeAccepted, preparing, cancelledByCustomer } = ORDER_STATUS;
/** So many try at once. */
const AT_ONCE = Number(process.env.RACE_TRIES ?? 0) > 4 ? 50 : 12;
const WALLET = 300;
const CHARGE = 500;

type Mine = Shopper & { readonly order_id: string; readonly paid: number };

/** An order that wallet and card paid. */
async function ordered(server: TestServer): Promise<Mine> {
  const shopper = await orderByCard(server, { wallet: WALLET });
  return { ...shopper, paid: Math.round(shopper.payment.user_pay_payment * 100) };
}
const cancel = (server: TestServer, { who, order_id }: Mine, order_status: number) => cancelOrder(server, who, order_id, order_status);

/** Where an order's money is, once the provider was told: in the wallet, given back to the card, and kept. */
async function moneyOf(server: TestServer, mine: Mine) {
  await runErrands(server.services);
  const [books] = await booksOf(server, mine);
  return {
    wallet: await walletBalance(server.open.database, mine.who.user_id),
    refunds: books?.rows.filter(([what]) => what === 'refund').map(([, amount]) => amount) ?? [],
    kept: await balanceOfPayment(server.open.database, mine.payment._id, 'sales'),
  };
}

const TRUE = 'as everybody was told';
/** Whether what was found is one of the ways that it may be; else what it is. */
const isOneOf = (found: object, ways: readonly object[]): string =>
  ways.some((way) => JSON.stringify(way) === JSON.stringify(found)) ? TRUE : JSON.stringify(found);

describeRace('an order', (server) => {
  afterEach(() => expectTrueBooks(server(), { quiet: true }));

  test(`is cancelled once by ${AT_ONCE} at once, who are all told the same, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async () => {
      const mine = await ordered(server());
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => cancel(server(), mine, waitingForStore)));
      const { wallet, refunds, kept } = await moneyOf(server(), mine);
      const told = new Set(answers.map(({ json }) => JSON.stringify(json)));
      return `${told.size} answer of success ${String(answers[0]?.json.success)}, ${refunds.length} refund of ${mine.paid - WALLET - (refunds[0] ?? 0)} too little, ${wallet} in the wallet, ${kept} kept`;
    });
    expect(outcomes).toEqual({ [`1 answer of success true, 1 refund of 0 too little, ${WALLET} in the wallet, 0 kept`]: TRIES });
  });

  test(`is accepted or cancelled, never both, by ${AT_ONCE} of whom half want each, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async (turn) => {
      const mine = await ordered(server());
      const seen = await rowOfOrder(server(), mine.who, mine.order_id);
      const accept = () => moveIt(server(), mine.who, seen, storeAccepted);
      const accepts: Promise<boolean>[] = [];
      const cancels: ReturnType<typeof cancel>[] = [];
      for (let index = 0; index < AT_ONCE; index += 1)
        if ((turn + index) % 2 === 0) accepts.push(accept());
        else cancels.push(cancel(server(), mine, waitingForStore));
      const accepted = (await Promise.all(accepts)).filter(Boolean).length;
      const told = new Set(
        (await Promise.all(cancels)).map(({ json }) => JSON.stringify([json.success, json.order_status, json.cancel_charge])),
      );
      const { status } = await rowOfOrder(server(), mine.who, mine.order_id);
      const { wallet, refunds, kept } = await moneyOf(server(), mine);
      const found = { status, accepted, told: [...told].join(' '), refunds: refunds.length, wallet, kept };
      const wasCancelled = { status: cancelledByCustomer, accepted: 0, told: '[true,null,0]', refunds: 1, wallet: WALLET, kept: 0 };
      const wasAccepted = {
        status: storeAccepted,
        accepted: 1,
        told: `[false,${storeAccepted},${CHARGE / 100}]`,
        refunds: 0,
        wallet: 0,
        kept: mine.paid,
      };
      return isOneOf(found, [wasCancelled, wasAccepted]);
    });
    expect(outcomes).toEqual({ [TRUE]: TRIES });
  });

  test(`is cancelled for its charge or moves on, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async () => {
      const mine = await ordered(server());
      await moveIt(server(), mine.who, mine.order_id, storeAccepted);
      const [moved, ...answers] = await Promise.all([
        moveIt(server(), mine.who, mine.order_id, preparing),
        ...Array.from({ length: AT_ONCE - 1 }, () => cancel(server(), mine, storeAccepted)),
      ]);
      const told = [...new Set(answers.map(({ json }) => String(json.success)))].join(' ');
      const { wallet, refunds, kept } = await moneyOf(server(), mine);
      const found = { moved, told, refunds: refunds.length, wallet, kept };
      return isOneOf(found, [
        { moved: true, told: 'false', refunds: 0, wallet: 0, kept: mine.paid },
        { moved: false, told: 'true', refunds: 1, wallet: 0, kept: CHARGE },
      ]);
    });
    expect(outcomes).toEqual({ [TRUE]: TRIES });
  });
});

describeRace('a rating', (server) => {
  test(`counts once, however many are given at once, ${TRIES} of ${TRIES} times`, async () => {
    const storeNow = async () => (await server().open.database.select().from(stores).where(eq(stores.id, CAFE_DE_LA_RADE)))[0];
    const outcomes = await outcomesOf(async () => {
      const who = await newCustomer(server());
      const order_id = await completedOrder(server(), who);
      const before = await storeNow();
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          server().post(endpoints.rating_to_store.path, { ...who, order_id, rating: 1 + (index % 5) }),
        ),
      );
      const rows = await server().open.database.select().from(orderRatings).where(eq(orderRatings.orderId, order_id));
      const after = await storeNow();
      const stars = (after?.ratedStars ?? 0) - (before?.ratedStars ?? 0) - (rows[0]?.stars ?? 0);
      return `${answers.filter(({ json }) => json.success).length} told, ${rows.length} kept, ${(after?.ratedCount ?? 0) - (before?.ratedCount ?? 0)} counted, ${stars} stars off`;
    });
    expect(outcomes).toEqual({ [`${AT_ONCE} told, 1 kept, 1 counted, 0 stars off`]: TRIES });
    expect(await auditRatings(server().open.database)).toEqual([]);
  });
});
