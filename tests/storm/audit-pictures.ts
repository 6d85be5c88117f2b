import { and, eq, gt, inArray, ne, not, notExists, or } from 'drizzle-orm';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { COURIER_IMAGES_MAXIMUM } from '#contract/limits.ts';
import { carts } from '#server/database/schema/carts.ts';
import { orderPayments } from '#server/database/schema/orders.ts';
import { courierImages } from '#server/database/schema/courier-images.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { DAY, RETENTION } from '#server/retention.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import type { Run } from './run.ts';

/** A parcel's order has the pictures that its customer saw kept when they pressed the last button, none that was refused, each once (P1). */
async function auditPicturesOf(run: Run, order: OrderRow): Promise<void> {
  const { database } = run.server.open;
  const kept = await database.select().from(courierImages).where(eq(courierImages.cartId, order.cartId));
  const [cart] = await database.select().from(carts).where(eq(carts.id, order.cartId));
  // Somebody who signed out and in again in another tab meanwhile gives pictures to a new parcel there.
  const isOfIt = (token: string) => hashSecret(token) === cart?.parcelHash;
  const digests = kept.map(({ digest }) => digest);
  if (kept.length > COURIER_IMAGES_MAXIMUM) run.violate('P1', `an order has ${kept.length} pictures`);
  if (new Set(digests).size !== digests.length) run.violate('P1', 'an order has a picture twice');
  for (const digest of digests) {
    const known = run.album.withDigest(digest);
    if (!known) run.violate('P1', 'an order has a picture that nobody gave');
    else if (known.photo.why !== null) run.violate('P1', `an order has a file that is ${known.photo.why}`);
    else if (!isOfIt(known.token)) run.violate('P1', 'an order has a picture of another parcel');
  }
  // Of one parcel that two tabs sent at the same moment, the pictures go with its first order.
  const sameParcel = cart?.parcelHash ? await database.select().from(carts).where(eq(carts.parcelHash, cart.parcelHash)) : [];
  if (cart && sameParcel.some(({ state, version }) => state === 'ordered' && version < cart.version)) return;
  for (const id of run.album.seen.get(order.orderPaymentId) ?? []) {
    const given = run.album.withId(id);
    if (given && isOfIt(given.token) && !run.album.removed.has(id) && !digests.includes(given.photo.digest))
      run.violate('P1', 'a picture that the server had is not in the order');
  }
}

/** Pictures go with what they are of: those of parcels that nobody sent with their carts, all others when their time is over. */
async function auditHousekeeping(run: Run): Promise<void> {
  const { database } = run.server.open;
  const ids = run.world.shoppers.all.map(({ user }) => user._id);
  const left = (...more: Parameters<typeof and>) =>
    database
      .select({ id: courierImages.id })
      .from(courierImages)
      .innerJoin(carts, eq(carts.id, courierImages.cartId))
      .where(and(inArray(carts.customerId, ids), ...more));
  const keepAfter = (milliseconds: number) => keepHouse({ database, now: () => run.clock.now() + milliseconds + DAY, payments: null });
  await keepAfter(RETENTION.parcelAside);
  // Of a parcel whose payment was begun the books speak: it stays, and its pictures go with their own time.
  const begun = database
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .where(
      and(eq(orderPayments.cartId, carts.id), or(gt(orderPayments.attempt, 0), not(inArray(orderPayments.state, ['open', 'released'])))),
    );
  const unsent = await left(ne(carts.state, 'ordered'), notExists(begun));
  if (unsent.length > 0) run.violate('P1', `${unsent.length} pictures of parcels that nobody sent are kept`);
  await keepAfter(RETENTION.parcelPicture);
  const old = await left();
  if (old.length > 0) run.violate('P1', `${old.length} pictures are kept beyond their time`);
}

/** Checks what must hold of pictures, once a run is quiet; afterwards the house is months older. */
export async function auditPictures(run: Run, made: readonly OrderRow[]): Promise<void> {
  if (run.album.isEmpty()) return;
  for (const order of made) if (order.deliveryType === DELIVERY_TYPE.courier) await auditPicturesOf(run, order);
  await auditHousekeeping(run);
}
