import { loadCheckout } from '#src/features/checkout/load-checkout.ts';
import type { Flows } from '#src/shop/create-flows.ts';
import type { Texts } from '#src/lazy/use-texts.ts';
import { PresetNote } from './lazy-notices.ts';

type Context = {
  readonly flows: Flows;
  readonly texts: Texts;
  readonly storage: { readonly read: (key: 'storefront.delivery_time') => object | null };
};

/** Loads the basket's page's texts. Nobody waits for its flows: while the basket is asked for, what prices it comes too. */
export async function loadBasket({ flows, texts, storage }: Context): Promise<void> {
  if (flows.cart.getSnapshot().is !== 'empty')
    for (const coming of [flows.cart.start(), flows.fulfilmentTime.start(), flows.load(loadCheckout)]) coming.catch(() => undefined);
  const isForLater = storage.read('storefront.delivery_time') !== null;
  await Promise.all([texts.load('basket'), isForLater && PresetNote.preload(texts)]);
}
