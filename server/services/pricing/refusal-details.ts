import type { DetailsOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import type { StoreDetail } from '#contract/entities/store.ts';
import type { PromoRefused } from '#domain/pricing/promo.ts';
import { toMajor } from '#domain/money.ts';
import type { Call } from '#server/call/call.ts';
import { cachedFavourites } from '../catalogue/cached-favourites.ts';
import { presentStoreDetail } from '../present/store.ts';
import type { FrozenOrder } from '#server/database/frozen-order.ts';
import { withCashback } from './cashback.ts';
import type { CourierSeller, Quote, StoreSeller } from './quote.ts';
import { possibleTimes } from '../fulfilment/possible-times.ts';

export type CheckoutDetails = DetailsOf<typeof endpoints.get_order_cart_invoice>;

export function presentReckonedStore(call: Call, { place, few }: StoreSeller, frozen: FrozenOrder, isFavourite: boolean): StoreDetail {
  const store = presentStoreDetail(place.store, place.category, place.city, {
    language: call.language,
    now: call.now(),
    at: frozen.destination?.location ?? null,
    wantedAt: null,
    favourites: new Set(isFavourite ? [place.store.id] : []),
  });
  return { ...store, few_places: [...few] };
}

export const promoMinimumOf = ({ minimum }: PromoRefused): { promo_minimum?: number } =>
  minimum === undefined ? {} : { promo_minimum: toMajor(minimum) };

export const promoRefusedOf = ({ promoRefused }: Quote): Pick<CheckoutDetails, 'promo_refused'> =>
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

const isFavouriteOf = async (call: Call, storeId: string): Promise<boolean> =>
  call.customer !== null && (await cachedFavourites(call, call.customer)).includes(storeId);

async function detailsOfStore(call: Call, seller: StoreSeller, { frozen, refusal }: Quote): Promise<CheckoutDetails> {
  const { place, few } = seller;
  const { store } = place;
  return {
    store: presentReckonedStore(call, seller, frozen, await isFavouriteOf(call, store.id)),
    ...(store.minimum === null ? {} : { min_order_price: toMajor(store.minimum) }),
    is_provide_pickup_delivery: store.pickup,
    ...(refusal?.code === 651 ? { possible_times: possibleTimes(place, frozen, call.now(), few) } : {}),
  };
}

const detailsOfCourier = ({ tariff, outOfArea }: CourierSeller): CheckoutDetails => ({
  ...(tariff.minimum === null ? {} : { min_order_price: toMajor(tariff.minimum) }),
  ...(outOfArea.length > 0 ? { out_of_area: [...outOfArea] } : {}),
});

/** What travels with a refused invoice, payment or order, so that the screen can say what to do next. */
export async function refusalDetails(call: Call, quote: Quote, payment: OrderPayment): Promise<CheckoutDetails> {
  const { seller } = quote;
  return {
    order_payment: await withCashback(call, quote, payment),
    ...(seller.kind === 'courier' ? detailsOfCourier(seller) : await detailsOfStore(call, seller, quote)),
    ...promoRefusedOf(quote),
    server_time: new Date(call.now()).toISOString(),
    timezone: quote.city.timezone,
  };
}
