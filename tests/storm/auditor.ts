import { asc, eq, inArray } from 'drizzle-orm';
import { ORDER_STATUS_ID } from '#contract/order-status.ts';
import { carts } from '#server/database/schema/carts.ts';
import { orderPayments, orders } from '#server/database/schema/orders.ts';
import { promoCustomers, promoHolds, promos } from '#server/database/schema/promos.ts';
import { slotPlaces, slots } from '#server/database/schema/slots.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { auditCards } from '../server/audit-cards.ts';
import { auditLedger } from '../server/audit-ledger.ts';
import { auditCaptures, auditCardOnce, auditProvider, auditRefunds, auditSavedCards } from './audit-card.ts';
import { auditOrder } from './audit-order.ts';
import { auditBeside } from './audit-parcels.ts';
import { auditProblems, problemsOf } from './audit-problem.ts';
import { auditHands } from './hands.ts';
import { auditPictures } from './audit-pictures.ts';
import { auditTopUps, auditWallet } from './audit-wallet.ts';
import { auditHistory } from './payment-history.ts';
import type { Run } from './run.ts';
import { BANGKOK } from './stores.ts';

/** Checks every invariant that the database and the screens can answer for, once a run is quiet (4-quality, section 1). */
export async function audit(run: Run): Promise<void> {
  const made = await auditBooks(run);
  await auditPictures(run, made);
}

async function auditBooks(run: Run): Promise<OrderRow[]> {
  const { database } = run.server.open;
  const ids = run.world.shoppers.all.map(({ user }) => user._id);
  const made = await database.select().from(orders).where(inArray(orders.customerId, ids)).orderBy(asc(orders.uniqueId));
  const baskets = await database.select().from(carts).where(inArray(carts.customerId, ids));
  const payments =
    baskets.length === 0
      ? []
      : await database
          .select()
          .from(orderPayments)
          .where(
            inArray(
              orderPayments.cartId,
              baskets.map(({ id }) => id),
            ),
          );
  const ownPayments = new Set(payments.map(({ id }) => id));

  for (const payment of payments) {
    const own = made.filter(({ orderPaymentId }) => orderPaymentId === payment.id);
    if (own.length > 1) run.violate('I9', `${own.length} orders of one payment`);
    if ((payment.state === 'ordered') !== (own.length === 1))
      run.violate('I2', `a payment is ${payment.state} and has ${own.length} orders`);
    if (payment.state !== 'ordered' && payment.state !== 'open' && payment.state !== 'released')
      run.violate('I2', `at quiet a payment is still ${payment.state}`);
    if (payment.state === 'ordered' && payment.walletPart + payment.cardPart + payment.cashPart !== payment.total)
      run.violate('I3', 'the parts are not the total');
  }
  await auditHistory(run, [...ownPayments]);
  const versions = made.map(({ cartId, cartVersion }) => `${cartId} ${cartVersion}`);
  if (new Set(versions).size !== versions.length) run.violate('I9', 'two orders of one version of a basket');
  for (const order of made) await auditOrder(run, order, payments.find(({ id }) => id === order.orderPaymentId) ?? null);
  const problems = await problemsOf(database, made);
  auditProblems(run, problems, made);
  for (const shopper of run.world.shoppers.all) {
    const own = ({ customerId }: { customerId: string | null }) => customerId === shopper.user._id;
    await auditWallet(run, shopper, payments.filter(own), made.filter(own), problems);
    await auditTopUps(run, shopper);
    await auditSavedCards(run, shopper);
    await auditCardOnce(run, shopper);
  }
  await auditBeside(run, made);
  auditHands(run, { baskets, payments, made });
  for (const customerId of run.parked)
    if (
      !baskets.some(
        (basket) =>
          basket.customerId === customerId &&
          basket.state === 'parked' &&
          basket.storeId === run.elsewhere?.storeId &&
          basket.lines.length > 0,
      )
    )
      run.violate('I18', 'a basket that was put aside for an order once more is lost');
  await auditCaptures(run, made, payments);
  await auditRefunds(run, made, payments, problems);

  await auditProvider(run);
  for (const words of [...(await auditLedger(database, { quiet: true })), ...(await auditCards(database, { quiet: true }))])
    run.violate(words.slice(0, words.indexOf(':')), words);

  const live = made.filter(({ statusId }) => statusId !== ORDER_STATUS_ID.cancelled && statusId !== ORDER_STATUS_ID.rejected);
  const [promo] = await database.select().from(promos).where(eq(promos.id, run.world.promoId));
  const held = await database.select().from(promoHolds).where(eq(promoHolds.promoId, run.world.promoId));
  const counted = await database.select().from(promoCustomers).where(eq(promoCustomers.promoId, run.world.promoId));
  // A cancelled order of which nothing was kept gives its promo back, and no other one.
  const carrying = made
    .filter((order) => live.includes(order) || order.cancelCharge > 0)
    .filter(({ order }) => order.payment.promo_code_name === run.world.promoCode).length;
  if (!promo || promo.uses !== carrying || promo.holds !== 0)
    run.violate('I6', `${promo?.uses} uses and ${promo?.holds} holds for ${carrying} orders with the promo`);
  if (promo && promo.uses + promo.holds > run.cast.promoUses)
    run.violate('I6', `${promo.uses + promo.holds} uses of ${run.cast.promoUses}`);
  if (held.filter(({ state }) => state === 'used').length !== carrying || held.some(({ state }) => state === 'held'))
    run.violate('I6', 'the holds are not those of the orders');
  if (counted.reduce((sum, { taken }) => sum + taken, 0) !== carrying)
    run.violate('I6', 'what customers have taken of the promo is not what their orders carry');

  if (run.world.storeId !== BANGKOK) return made;
  const places = await database.select().from(slotPlaces);
  const [slot] = await database.select().from(slots).where(eq(slots.storeId, BANGKOK));
  const scheduled = live.filter(({ order }) => order.startAt > 0).length;
  const mine = places.filter(({ orderPaymentId }) => ownPayments.has(orderPaymentId)).length;
  if (mine !== scheduled) run.violate('I7', `${mine} places for ${scheduled} orders`);
  if (slot && slot.taken !== run.cast.placesTaken + scheduled)
    run.violate('I7', `${slot.taken} places taken, of which ${run.cast.placesTaken} by others, for ${scheduled} orders`);
  if (slot && slot.taken > slot.capacity) run.violate('I7', `${slot.taken} of ${slot.capacity} places`);
  return made;
}
