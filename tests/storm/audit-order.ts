import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { composeInvoice } from '#domain/pricing/invoice.ts';
import { toMinor } from '#domain/money.ts';
import { tipOfOrder } from '#server/database/frozen-order.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { auditWay } from './audit-parcels.ts';
import type { Run } from './run.ts';

const LEAD = 30 * 60_000;

/** What an order cost and when it was taken, against the menu of that moment and what the customer had seen (I8, I13). */
export async function auditOrder(run: Run, order: OrderRow, payment: OrderPaymentRow | null): Promise<void> {
  if (!payment) return run.violate('I9', 'an order has no payment');
  const lines = order.order.orderDetails.flatMap(({ items }) => items);
  const frozenAt = payment.heldAt ?? payment.paidAt ?? order.createdAt;
  let items = 0;
  for (const line of lines) {
    const possible = run.world.prices.at(line.item_id, frozenAt);
    if (!possible.includes(toMinor(line.item_price)))
      run.violate('I8', `a dish at ${toMinor(line.item_price)}, when it cost ${possible.join(' or ')}`);
    items += toMinor(line.item_price) * line.quantity;
  }
  const age = Math.max(0, ...lines.map(({ item_id: id }) => run.world.minimumAgeOf(id)));
  if ((order.order.minimumAge ?? 0) !== age)
    run.violate('I13', `an order of dishes from ${age} years is one from ${order.order.minimumAge}`);
  const said = run.saidAges.get(payment.id) ?? 0;
  if (said < age) run.violate('I13', `dishes from ${age} years were sold to somebody who said ${said}`);
  const { payment: priced } = order.order;
  if (toMinor(priced.total_cart_price) !== items) run.violate('I8', `items of ${items} charged as ${toMinor(priced.total_cart_price)}`);
  const tip = tipOfOrder(order.order);
  if (tip > 0 && (order.order.isPickup || order.deliveryType === DELIVERY_TYPE.courier))
    run.violate('I8', `${tip} for the courier of an order that none brings`);
  const computed = composeInvoice({
    items,
    itemTaxPercent: 0,
    serviceTaxPercent: 0,
    deliveryFee: toMinor(priced.total_service_price) + toMinor(priced.total_admin_tax_price),
    serviceFee: toMinor(priced.goeats_service_fee) + toMinor(priced.total_store_tax_price),
    tip,
    promo: priced.promo_payment > 0 ? { amount: toMinor(priced.promo_payment), onDelivery: priced.is_promo_for_delivery_service } : null,
  });
  if (computed.total !== order.total || payment.total !== order.total)
    run.violate('I8', `the lines make ${computed.total}, the payment ${payment.total}, the order ${order.total}`);
  if (order.deliveryType === DELIVERY_TYPE.courier) await auditWay(run, order, payment);
  const seen = run.confirmed.filter(({ paymentId }) => paymentId === payment.id);
  if (!seen.some(({ total, linesSum }) => total === order.total && linesSum === order.total))
    run.violate(
      'I8',
      `charged ${order.total}, and the customer saw ${seen.map(({ total, linesSum }) => `${total} (lines ${linesSum})`).join(', ') || 'nothing'}`,
    );
  if (order.deliveryType === DELIVERY_TYPE.store && run.world.door.takenWhileClosed.includes(order.id))
    run.violate('I13', 'an order was taken while the store took none');
  if (order.order.startAt > 0 && order.order.startAt - order.createdAt < LEAD)
    run.violate('I13', 'an order was taken too late for its time');
}
