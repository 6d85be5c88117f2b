import type { DetailsOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import type { StoreDetail } from '#contract/entities/store.ts';
import type { PromoRefused } from '#domain/checkout/promo.ts';
import { toMajor } from '#domain/money.ts';
import type { Call } from '#server/call/call.ts';
import { favouriteStoreIds } from '#server/repositories/customers.ts';
import { presentStoreDetail } from '../present/store.ts';
import type { Reckoning } from './reckon.ts';
import { possibleTimes } from '../receiving/possible-times.ts';

export type CheckoutDetails = DetailsOf<typeof endpoints.get_order_cart_invoice>;

/** The store of a reckoning as the customer at its destination sees it. */
export async function presentReckonedStore(call: Call, { seller: { place, few }, frozen }: Reckoning): Promise<StoreDetail> {
  const favourites = new Set(call.customer ? await favouriteStoreIds(call.database, call.customer.id) : []);
  const store = presentStoreDetail(place.store, place.category, place.city, {
    language: call.language,
    now: call.now(),
    at: frozen.destination?.location ?? null,
    favourites,
  });
  return { ...store, few_places: [...few] };
}

/** What the items must come to for a promo, where it was refused for that. */
export const promoMinimumOf = ({ minimum }: PromoRefused): { promo_minimum?: number } =>
  minimum === undefined ? {} : { promo_minimum: toMajor(minimum) };

/** A promo that was taken off the payment, as invoice and refusals tell it. */
export const promoRefusedOf = ({ promoRefused }: Reckoning): Pick<CheckoutDetails, 'promo_refused'> =>
  promoRefused
    ? {
        promo_refused: {
          promo_code_name: promoRefused.code,
          error_code: promoRefused.why.code,
          reason: promoRefused.why.reason,
          ...promoMinimumOf(promoRefused.why),
        },
      }
    : {};

/** What travels with a refused invoice, payment or order, so that the screen can say what to do next. */
export async function refusalDetails(call: Call, reckoning: Reckoning, payment: OrderPayment): Promise<CheckoutDetails> {
  const { place, few } = reckoning.seller;
  const { store } = place;
  return {
    order_payment: payment,
    store: await presentReckonedStore(call, reckoning),
    ...(store.minimum === null ? {} : { min_order_price: toMajor(store.minimum) }),
    is_provide_pickup_delivery: store.pickup,
    ...(reckoning.refusal?.code === 651 ? { possible_times: possibleTimes(place, reckoning.frozen, call.now(), few) } : {}),
    ...promoRefusedOf(reckoning),
    server_time: new Date(call.now()).toISOString(),
    timezone: reckoning.city.timezone,
  };
}
