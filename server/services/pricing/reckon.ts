import type { OrderAddress } from '../../../contract/entities/address.ts';
import type { OrderPayment } from '../../../contract/entities/order.ts';
import { WHOLE_NUMBER_MAXIMUM } from '../../../contract/limits.ts';
import { countOf } from '../../../domain/cart/cart-lines.ts';
import { deliveryFee } from '../../../domain/checkout/delivery-fee.ts';
import { estimate } from '../../../domain/checkout/estimate.ts';
import { composeInvoice, meetsMinimum } from '../../../domain/checkout/invoice.ts';
import type { PromoRefused } from '../../../domain/checkout/promo.ts';
import { toMajor } from '../../../domain/money.ts';
import type { FewPlaces } from '../../../contract/entities/schedule.ts';
import type { FrozenOrder } from '../../database/frozen-order.ts';
import { refuse, type Refused } from '../../call/answer.ts';
import type { Call } from '../../call/call.ts';
import type { Cart } from '../../repositories/carts.ts';
import { findCityAround } from '../../repositories/cities.ts';
import { findPromo, type PromoRow } from '../../repositories/promos.ts';
import { findStore, type StoreInPlace } from '../../repositories/stores.ts';
import { applyPromo } from './apply-promo.ts';
import { priceCart } from './price-lines.ts';
import { cashbackOfEntries } from './cashback.ts';
import { tariffOf } from '../present/store.ts';
import { reachOf } from '../receiving/reach.ts';
import type { Receiving } from '../receiving/receiving.ts';
import { fewPlacesOf } from '../receiving/slot-places.ts';
import { promiseOf, whetherReceived } from '../receiving/whether-received.ts';

export type Reckoning = {
  readonly place: StoreInPlace;
  readonly frozen: FrozenOrder;
  /** Whole minor units. */
  readonly total: number;
  /** The first thing that forbids the order now, in the order of 0-decisions, or null. */
  readonly refusal: Refused<never> | null;
  /** The store's slots with few places left, or none. */
  readonly few: readonly FewPlaces[];
  /** The promo that counts in the total, or null. */
  readonly promo: PromoRow | null;
  /** Why the promo on the payment does not count any more, or null. */
  readonly promoRefused: { readonly code: string; readonly why: PromoRefused } | null;
};

const miles = (metres: number) => Math.round((metres / 1_609.344) * 100) / 100;

async function whetherReached(call: Call, { store, city }: StoreInPlace, receiving: Receiving, destination: OrderAddress | null): Promise<Refused<never> | null> {
  if (receiving.isPickup || destination === null) return null;
  const around = await findCityAround(call.database, destination.location);
  if (around?.id !== city.id) return refuse(558);
  return reachOf(store, destination.location).isWithin ? null : refuse(966);
}

/**
 * The one place where an order is reckoned: invoice, payment and order all ask it. Null when the basket is empty, its
 * store is gone, or it costs more than can be kept of a payment. `promoId` is the promo on the payment: looked at anew each time.
 */
export async function reckon(call: Call, cart: Cart, receiving: Receiving, promoId: string | null = null): Promise<Reckoning | null> {
  const place = cart.storeId === null || cart.lines.length === 0 ? null : await findStore(call.database, cart.storeId);
  if (!place?.store.open) return null;
  const { store, city } = place;
  const priced = await priceCart(call.database, cart.lines, call.language);
  const destination = receiving.isPickup ? null : (receiving.destination ?? cart.destination);
  const drive = destination && reachOf(store, destination.location).drive;
  const parts = {
    items: priced.items,
    itemTaxPercent: store.itemTaxPercent,
    deliveryFee: drive ? deliveryFee(tariffOf(store), drive.metres) : 0,
    serviceTaxPercent: city.serviceTaxPercent,
    serviceFee: city.serviceFee,
  };
  const bare = composeInvoice({ ...parts, promo: null });
  const promo = promoId === null ? null : await findPromo(call.database, promoId);
  const effect = promo && (await applyPromo(call, promo, { place, entries: priced.entries, service: bare.deliveryPrice }));
  const invoice = effect?.ok ? composeInvoice({ ...parts, promo: effect }) : bare;
  if (invoice.total > WHOLE_NUMBER_MAXIMUM) return null;
  const times = estimate({ prepareMinutes: store.prepareMinutes, drivingSeconds: drive?.seconds ?? null, busy: store.busy });
  const payment: Omit<OrderPayment, '_id'> = {
    promo_payment: toMajor(invoice.promo),
    promo_code_name: promo && effect?.ok ? promo.code : '',
    total_cart_price: toMajor(invoice.items),
    total_admin_tax_price: toMajor(invoice.serviceTax),
    service_tax: toMajor(invoice.serviceTax),
    total_service_price: toMajor(invoice.servicePrice),
    total_store_tax_price: toMajor(invoice.itemTax),
    item_tax: toMajor(invoice.itemTax),
    total_item_count: countOf(cart.lines),
    total_item_price: toMajor(invoice.items),
    total_order_price: toMajor(invoice.items + invoice.itemTax),
    total: toMajor(invoice.total),
    is_distance_unit_mile: false,
    price_per_unit_distance: toMajor(store.feePerKm),
    price_per_unit_time: 0,
    delivery_price: toMajor(invoice.deliveryPrice),
    is_promo_for_delivery_service: invoice.promoOnDelivery,
    goeats_service_fee: toMajor(invoice.serviceFee),
    user_pay_payment: toMajor(invoice.total),
    total_time: times.about,
    total_distance: drive ? miles(drive.metres) : 0,
    is_user_pick_up_order: receiving.isPickup,
  };
  const few = await fewPlacesOf(call.database, place, call.now(), cart.id);
  const refusal =
    whetherReceived(place, receiving, call.now(), few) ??
    (await whetherReached(call, place, receiving, destination)) ??
    (priced.allAvailable ? null : refuse(651, { reason: 'items_changed' })) ??
    (meetsMinimum(priced.items, store.minimum) ? null : refuse(557));
  return {
    place,
    total: invoice.total,
    refusal,
    few,
    promo: effect?.ok ? promo : null,
    promoRefused: promo && effect && !effect.ok ? { code: promo.code, why: effect } : null,
    frozen: {
      orderDetails: priced.entries,
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
      cashback: cashbackOfEntries(store, priced.entries, invoice.total),
    },
  };
}
