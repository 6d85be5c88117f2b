import type { FirstPrice } from '../shop/payment/first-price.ts';
import type { FulfilmentTimeEvent } from '../shop/fulfilment/fulfilment-time-flow.ts';
import type { BrowserStorage } from '../browser/storage.ts';

/** What of this browser the basket's first screen is drawn from: kept texts by their key, null where nothing is kept. */
export type StoredTexts = Readonly<Record<string, string | null>>;

/** The keys of those texts. The browser's storefront takes nothing but types from here: whoever asks for the basket early must come alone. */
export const STORED_FOR_BASKET = [
  'user',
  'cart_unique_token',
  'current_location',
  'language',
  'city_id',
  'timezone',
  'storefront.delivery_time',
  'storefront.payment',
  'is_store_own_page',
] as const satisfies readonly Parameters<BrowserStorage['read']>[0][];

export type DrawnBasket = {
  readonly html: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly price: FirstPrice;
  readonly told: Extract<FulfilmentTimeEvent, { type: 'store.updated' }>;
};

export type FirstBasket = Omit<DrawnBasket, 'html'> & { readonly kept: StoredTexts };
