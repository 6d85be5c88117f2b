import { ORDER_STATUS, ORDER_STATUS_ID } from '../../../../contract/enumerations.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import type { FrozenOrder } from '../../../database/frozen-order.ts';
import { answer, refuse } from '../../../http/answer.ts';
import { serve } from '../../../http/serve.ts';
import { lockCart, updateOpenCart } from '../../../repositories/carts.ts';
import { lockPayment, updatePayment } from '../../../repositories/order-payments.ts';
import { findOrderOfPayment, insertOrder } from '../../../repositories/orders.ts';
import { countPromo } from '../../../repositories/promos.ts';
import { firstMoveAt } from '../../../services/clockwork.ts';
import { recordSale } from '../../../services/ledger.ts';
import { receivingOf, receivingOfFrozen } from '../../../services/receiving.ts';
import { refusalDetails } from '../../../services/refusal-details.ts';
import { reopenPayment } from '../../../services/reopen-payment.ts';
import { keepPlace } from '../../../services/slot-places.ts';
import { reckon } from '../../../services/reckon.ts';
import { newCode, newId } from '../../../services/secrets.ts';

/** Whether an order is received the way it was paid for, and at the time, where one was named then. */
const isAsPaid = (paid: FrozenOrder, now: FrozenOrder): boolean =>
  paid.isPickup === now.isPickup && (paid.startAt === 0 || (paid.startAt === now.startAt && paid.slotEnd === now.slotEnd));

/** Makes the order of a paid payment, exactly once; a repeat answers the first one's id (0-decisions, Wire contract). */
export const createOrder = serve(endpoints.create_order, async (body, call) =>
  call.database.transaction(async (transaction) => {
    const payment = body.order_payment_id ? await lockPayment(transaction, body.order_payment_id) : null;
    const cart = payment && (await lockCart(transaction, payment.cartId));
    if (!payment || cart?.customerId !== call.customer.id) return refuse(548);
    const earlier = await findOrderOfPayment(transaction, payment.id);
    if (earlier) return answer({ order_id: earlier.id, unique_id: earlier.uniqueId }, 241);
    const reopen = () => reopenPayment(transaction, payment, { actor: 'customer', requestId: call.requestId, at: call.now() });
    if (payment.state !== 'paid') return refuse(549, { reason: 'not_paid' });
    if (cart.state !== 'open' || cart.version !== payment.cartVersion) {
      await reopen();
      return refuse(651, { reason: 'cart_changed' });
    }
    const receiving = { ...receivingOf(body, receivingOfFrozen(payment.order)), destination: payment.order.destination };
    const reckoning = await reckon({ ...call, database: transaction }, cart, receiving);
    if (!reckoning) {
      await reopen();
      return refuse(634);
    }
    const refusal = reckoning.refusal
      ?? (isAsPaid(payment.order, reckoning.frozen) ? null : refuse(535, { reason: 'prices_changed' }))
      ?? ((await keepPlace(transaction, reckoning.place, payment.id, reckoning.frozen)) ? null : refuse(651, { reason: 'slot_full' }));
    if (refusal) {
      await reopen();
      return { ...refusal, details: await refusalDetails({ ...call, database: transaction }, reckoning, { _id: payment.id, ...reckoning.frozen.payment }) };
    }
    const now = call.now();
    const { startAt, latestAt, slotEnd } = reckoning.frozen;
    const { deliveryNote, contactName, contactPhone } = receiving;
    const order = await insertOrder(transaction, {
      id: newId(now),
      customerId: call.customer.id,
      storeId: cart.storeId,
      deliveryType: 1,
      orderPaymentId: payment.id,
      cartId: cart.id,
      cartVersion: cart.version,
      status: ORDER_STATUS.waitingForStore,
      statusId: ORDER_STATUS_ID.running,
      order: { ...payment.order, startAt, latestAt, slotEnd, deliveryNote, contactName, contactPhone },
      total: payment.total,
      pickupCode: newCode(),
      deliveryCode: newCode(),
      createdAt: now,
      estimatedAt: startAt || now + payment.order.aboutMinutes * 60_000,
      latestAt: latestAt || now + payment.order.latestMinutes * 60_000,
      completedAt: null,
      nextMoveAt: firstMoveAt(now, call.demoPace),
    });
    await updateOpenCart(transaction, cart.id, { state: 'ordered', updatedAt: now });
    await countPromo(transaction, payment.id);
    await recordSale(transaction, payment, { actor: 'customer', requestId: call.requestId, at: now });
    await updatePayment(transaction, payment.id, { state: 'ordered', updatedAt: now });
    return answer({ order_id: order.id, unique_id: order.uniqueId }, 241);
  }),
);
