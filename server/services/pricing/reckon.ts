import type { FewPlaces } from '#contract/entities/schedule.ts';
import type { Refused } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import type { FrozenOrder } from '#server/database/frozen-order.ts';
import { contentOf, type Cart } from '#server/repositories/carts.ts';
import type { City } from '#server/repositories/cities.ts';
import { findStore, type StoreInPlace } from '#server/repositories/stores.ts';
import { promiseOf } from '../receiving/promise.ts';
import type { ReceivingDetails } from '../receiving/receiving.ts';
import { fewPlacesOf } from '../receiving/slot-places.ts';
import { whyNotHad } from '../receiving/why-not-had.ts';
import { cashbackOfEntries } from './cashback.ts';
import { itemsBought } from './items-bought.ts';
import { priceBought, type Priced } from './price-bought.ts';

/** Whose rules an order is under, by what is bought: a store's, with those of its slots that have few places left. */
export type Seller = { readonly kind: 'store'; readonly place: StoreInPlace; readonly few: readonly FewPlaces[] };

/** What an order costs, and whether it may be had. */
export type Reckoning = Pick<Priced, 'total' | 'promo' | 'promoRefused'> & {
  readonly seller: Seller;
  readonly city: City;
  readonly frozen: FrozenOrder;
  /** The first thing that forbids the order now, in the order of 0-decisions, or null. */
  readonly refusal: Refused<never> | null;
};

async function reckonItems(
  call: Call,
  cart: Cart,
  place: StoreInPlace,
  receiving: ReceivingDetails,
  promoId: string | null,
): Promise<Reckoning | null> {
  const bought = await itemsBought(call, place, cart, receiving);
  const priced = await priceBought(call, bought, promoId);
  if (!priced) return null;
  const { total, payment, promo, promoRefused } = priced;
  const { entries, destination, times } = bought;
  const few = await fewPlacesOf(call.database, place, call.now(), cart.id);
  return {
    seller: { kind: 'store', place, few },
    city: place.city,
    total,
    promo,
    promoRefused,
    refusal: await whyNotHad(call, { place, few }, receiving, bought),
    frozen: {
      orderDetails: entries,
      payment,
      isPickup: receiving.isPickup,
      destination,
      pickup: cart.pickup,
      deliveryNote: receiving.deliveryNote,
      contactName: receiving.contactName,
      contactPhone: receiving.contactPhone,
      ...promiseOf(place, receiving),
      aboutMinutes: times.about,
      latestMinutes: times.atTheLatest,
      cashback: cashbackOfEntries(place.store, entries, total),
      taxRates: { items: bought.itemTaxPercent, service: place.city.serviceTaxPercent },
    },
  };
}

/**
 * The one place where an order is reckoned: invoice, payment and order all ask it. What it costs is one question
 * (`price-bought.ts`), whether it may be had another (`why-not-had.ts`). `promoId` is the promo on the payment.
 * @returns null when the basket is empty, its store is gone, or it costs more than can be kept of a payment
 */
export async function reckon(
  call: Call,
  cart: Cart,
  receiving: ReceivingDetails,
  promoId: string | null = null,
): Promise<Reckoning | null> {
  const content = contentOf(cart);
  switch (content.kind) {
    case 'nothing':
      return null;
    case 'items': {
      const place = await findStore(call.database, content.storeId);
      return place?.store.open ? reckonItems(call, cart, place, receiving, promoId) : null;
    }
  }
}
