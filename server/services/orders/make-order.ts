import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS, ORDER_STATUS_ID } from '#contract/order-status.ts';
import { allAnswered } from '#server/database/all-answered.ts';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/call/services.ts';
import type { PaymentOfCart } from '#server/repositories/order-payments.ts';
import type { Customer } from '#server/repositories/customers.ts';
import { writeOrder, type OrderMade } from '#server/repositories/write-order.ts';
import { countPromo } from '#server/repositories/promos.ts';
import { firstMoveAt } from './demo-progress.ts';
import { recordSale } from '../money/transfers.ts';
import type { Cause } from '../money/cause.ts';
import { newCode } from '#server/secrets/secrets.ts';
import { newId } from '#server/secrets/ids.ts';

/**
 * Makes the order that a locked payment froze, with its promo counted, its sale in the ledger and the e-mail about it;
 * `customer`, whose it is, must be locked, if only against being another. With `ends` basket and payment are ordered, else
 * the caller moves them on in the same transaction. `decidedAt` is the moment by which its rules were read.
 */
export async function makeOrder(
  transaction: Database,
  { demoPace, now }: Pick<Services, 'demoPace' | 'now'>,
  { payment, cart, customer }: PaymentOfCart & { readonly customer: Pick<Customer, 'id' | 'email'> },
  { decidedAt, ends }: { readonly decidedAt: number; readonly ends: boolean },
  by: Cause,
): Promise<OrderMade> {
  const { startAt, latestAt, aboutMinutes, latestMinutes } = payment.order;
  // No store is asked about a parcel: it waits for a courier at once.
  const status = cart.deliveryType === DELIVERY_TYPE.courier ? ORDER_STATUS.waitingForCourier : ORDER_STATUS.waitingForStore;
  // A use is held for a promo that counts in the total, and for no other.
  if (payment.promoId !== null) await countPromo(transaction, payment.id);
  // What the sale locks is locked already: whoever holds the number of the news waits for nobody, in whichever order they come.
  const [, made] = await allAnswered([
    recordSale(transaction, payment, by),
    writeOrder(
      transaction,
      {
        id: newId(decidedAt),
        customerId: customer.id,
        storeId: cart.storeId,
        cityId: cart.cityId,
        deliveryType: cart.deliveryType,
        orderPaymentId: payment.id,
        cartId: payment.cartId,
        cartVersion: payment.cartVersion,
        status,
        statusId: ORDER_STATUS_ID.running,
        order: payment.order,
        total: payment.total,
        pickupCode: newCode(),
        deliveryCode: newCode(),
        createdAt: decidedAt,
        estimatedAt: startAt || decidedAt + aboutMinutes * 60_000,
        latestAt: latestAt || decidedAt + latestMinutes * 60_000,
        nextMoveAt: firstMoveAt(status, now(), demoPace),
      },
      { id: newId(decidedAt), recipient: customer.email, language: payment.language },
      { ends },
    ),
  ]);
  return made;
}
