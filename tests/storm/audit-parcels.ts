import { and, eq, inArray } from 'drizzle-orm';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { toMinor } from '#domain/money.ts';
import { carts } from '#server/database/schema/carts.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { tripBetween } from '#server/services/fulfilment/parcel-trip.ts';
import type { Run } from './run.ts';

/** A parcel costs what its own way cost in its own vehicle when it was paid, and it is brought by it (I8). */
export async function auditWay(run: Run, { order }: OrderRow, { cartId, heldAt, paidAt, updatedAt }: OrderPaymentRow): Promise<void> {
  const [cart] = await run.server.open.database.select().from(carts).where(eq(carts.id, cartId));
  const { pickup, destination, vehicle, payment } = order;
  if (!cart?.pickup || !cart.destination || !pickup || !destination || !vehicle)
    return run.violate('I8', 'a parcel was ordered without its way');
  if (pickup.address !== cart.pickup.address || destination.address !== cart.destination.address)
    run.violate('I8', `a parcel was to go to ${cart.destination.address}, and goes to ${destination.address}`);
  const { distance: metres, minutes } = await tripBetween(
    run.server.open.database,
    cart.cityId,
    cart.pickup.location,
    cart.destination.location,
  );
  const possible = await run.world.tariff.at({ metres, minutes }, vehicle.id, heldAt ?? paidAt ?? updatedAt);
  const fee = toMinor(payment.total_service_price);
  if (!possible.includes(fee)) run.violate('I8', `a way at ${fee}, when it cost ${possible.join(' or ')}`);
}

/** What customers filled in is there until they order it: a basket's order takes no parcel with it, nor a parcel's the basket (I18). */
export async function auditBeside(run: Run, made: readonly OrderRow[]): Promise<void> {
  for (const { of, customerId } of run.filled) {
    const type = of === 'basket' ? DELIVERY_TYPE.store : DELIVERY_TYPE.courier;
    if (made.some((order) => order.customerId === customerId && order.deliveryType === type)) continue;
    const kept = await run.server.open.database
      .select()
      .from(carts)
      .where(and(eq(carts.customerId, customerId), eq(carts.deliveryType, type), inArray(carts.state, ['open', 'parked'])));
    if (!kept.some(({ lines, pickup }) => (of === 'basket' ? lines.length > 0 : pickup !== null)))
      run.violate('I18', `a ${of} that nobody ordered is gone`);
  }
  for (const { deliveryType, storeId, order } of made)
    if (
      (deliveryType === DELIVERY_TYPE.courier) !== (storeId === null) ||
      (deliveryType === DELIVERY_TYPE.courier) !== (order.vehicle !== undefined)
    )
      run.violate('I18', 'an order is half a parcel’s and half a basket’s');
}
