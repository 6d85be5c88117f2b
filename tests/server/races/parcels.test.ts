import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { carts } from '#server/database/schema/carts.ts';
import { orders } from '#server/database/schema/orders.ts';
import { lockCart, updateOpenCart } from '#server/repositories/carts.ts';
import { imagesOfCart } from '#server/repositories/courier-images.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { auditLedger } from '../audit-ledger.ts';
import { fillBasket, newCustomer, topUpWallet } from '../customer.ts';
import { bookParcel, invoiceBody, payParcelInCash, postForm, WHOLE } from '../parcel.ts';
import { askInvoice, orderIt, paymentIn } from '../orders.ts';
import { NOON, type TestServer } from '../test-server.ts';
import { describeRace, outcomesOf, TRIES } from './tries.ts';

const TABS = 6;
const somebody = (server: TestServer) => newCustomer(server);
const ordersOf = (server: TestServer, customerId: string) =>
  server.open.database.select().from(orders).where(eq(orders.customerId, customerId));

describeRace('a basket and a parcel of one customer', (server) => {
  test(`share a wallet that is enough for one of them, and both are ordered, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async () => {
      const who = await somebody(server());
      await fillBasket(server(), who, { quantity: 9 });
      const parcel = await bookParcel(server(), who);
      const basketPayment = paymentIn(await askInvoice(server(), who));
      const { order_payment: parcelPayment } = await server().expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel));
      const fare = Math.round(parcelPayment.user_pay_payment * 100);
      await topUpWallet(server(), who.user_id, fare, NOON);
      const pay = (cart: object, id: string) =>
        server().post(endpoints.pay_order_payment.path, { ...who, ...cart, order_payment_id: id, payment_id: 'cash' });
      const paid = await Promise.all([pay({}, basketPayment), pay({ ...parcel, delivery_type: 2 }, parcelPayment._id)]);
      const shares = paid.map(({ json }) => Math.round(Number(json.wallet_payment) * 100));
      const made = await Promise.all([
        orderIt(server(), who, basketPayment),
        server().post(endpoints.create_order.path, { ...parcel, ...WHOLE }),
      ]);
      const left = await walletBalance(server().open.database, who.user_id);
      return `${paid.filter(({ json }) => json.success).length} paid, ${shares.reduce((sum, share) => sum + share, 0) === fare ? 'the wallet once' : shares.join(' and ')}, ${left} left, ${new Set(made.map(({ json }) => json.order_id)).size} orders of ${(await ordersOf(server(), who.user_id)).length}`;
    });
    expect(outcomes).toEqual({ '2 paid, the wallet once, 0 left, 2 orders of 2': TRIES });
    expect(await auditLedger(server().open.database, { quiet: true })).toEqual([]);
  });
});

describeRace('one parcel in many tabs', (server) => {
  test(`is one order, and the basket beside it stays, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async () => {
      const who = await somebody(server());
      await fillBasket(server(), who, { quantity: 2 });
      const parcel = await bookParcel(server(), who);
      const answers = await Promise.all(
        Array.from({ length: TABS }, async () => {
          await payParcelInCash(server(), parcel).catch(() => null);
          return server().post(endpoints.create_order.path, { ...parcel, ...WHOLE });
        }),
      );
      const told = new Set(answers.map(({ json }) => json.order_id).filter(Boolean));
      const kept = await server().open.database.select().from(carts).where(eq(carts.customerId, who.user_id));
      const basket = kept.find(({ deliveryType }) => deliveryType === 1);
      return `${told.size} id told, ${(await ordersOf(server(), who.user_id)).length} order, basket ${basket?.state} with ${basket?.lines.length}`;
    });
    expect(outcomes).toEqual({ '1 id told, 1 order, basket open with 1': TRIES });
    expect(await auditLedger(server().open.database, { quiet: true })).toEqual([]);
  });
});

describeRace('a picture that is taken away while its parcel is ordered', (server) => {
  test(`is in the order from its first moment, or never, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async (turn) => {
      const parcel = await bookParcel(server(), await somebody(server()));
      const { user_id, server_token, cart_unique_token, cart_id: cartId } = parcel;
      const named = { user_id, server_token, cart_unique_token };
      const background = { r: turn % 256, g: 90, b: 200 };
      const image = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .jpeg()
        .toBuffer();
      const { json } = await postForm(server(), endpoints.courier_image.path, named, { image });
      let isAnswered = false;
      const { database } = server().open;
      const takingAway = await database.transaction(async (ordering) => {
        await lockCart(ordering, cartId);
        const asked = server()
          .expectSuccess(endpoints.remove_courier_image, { ...named, image_id: json.image_id as string })
          .finally(() => {
            isAnswered = true;
          });
        // Until it is answered, or waits for the order; on the embedded database nobody else is heard meanwhile.
        for (let looks = 0; looks < 50 && !isAnswered; looks += 1)
          if (((await ordering.execute(sql`select 1 from pg_locks where not granted`)) as { rows: unknown[] }).rows.length > 0) break;
        await updateOpenCart(ordering, cartId, { state: 'ordered' });
        return { asked };
      });
      await takingAway.asked;
      return `${(await imagesOfCart(database, cartId)).length} picture in the order`;
    });
    expect(outcomes).toEqual({ '1 picture in the order': TRIES });
  });
});
