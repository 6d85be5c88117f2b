import type { OrderAddress } from '#contract/entities/order-address.ts';
import { countOf } from '#domain/cart/cart-lines.ts';
import { deliveryFee } from '#domain/pricing/delivery-fee.ts';
import { estimate, type Estimate } from '#domain/pricing/estimate.ts';
import type { Minor } from '#domain/money.ts';
import type { Call } from '#server/call/call.ts';
import type { Cart } from '#server/repositories/carts.ts';
import type { OnMenu, StoreInPlace } from '#server/repositories/stores.ts';
import { tariffOf } from '../present/store.ts';
import { reachOf } from '../fulfilment/reach.ts';
import type { FulfilmentDetails } from '../fulfilment/fulfilment.ts';
import type { Purchase } from './purchase.ts';
import { taxRatesOf } from '#domain/pricing/tax-rates.ts';
import { priceLines } from './price-lines.ts';

export type BasketPurchase = Purchase & {
  readonly destination: OrderAddress | null;
  readonly times: Estimate;
  readonly allAvailable: boolean;
};

/** What a basket of a store comes to by today's menu, which `menu` says of its lines, received this way. */
export async function basketPurchase(
  call: Call,
  { store, category, city }: StoreInPlace,
  { lines, destination: known }: Cart,
  { isPickup, destination: wanted }: FulfilmentDetails,
  { menu, tip }: { readonly menu: readonly OnMenu[]; readonly tip: Minor },
): Promise<BasketPurchase> {
  const { entries, items, allAvailable } = await priceLines(call.database, lines, call.language, menu);
  const destination = isPickup ? null : (wanted ?? known);
  const drive = destination && reachOf({ store, city }, destination.location).drive;
  const times = estimate({ prepareMinutes: store.prepareMinutes, drivingSeconds: drive?.seconds ?? null, busy: store.busy });
  return {
    city,
    entries,
    items,
    isPickup,
    destination,
    times,
    allAvailable,
    count: countOf(lines),
    taxRates: taxRatesOf(city, store),
    delivery: drive && { fee: deliveryFee(tariffOf(store), drive.metres), metres: drive.metres },
    feePerKm: store.feePerKm,
    tip,
    aboutMinutes: times.about,
    promoTargets: { categoryId: category.id, storeId: store.id },
  };
}
