import { operatorNamed } from '#server/brand/brand.ts';
import type { CartEntry } from '#contract/entities/cart.ts';
import type { Choice } from '#domain/cart/item-choice.ts';
import { minimumAgeOf } from '#domain/checkout/minimum-age.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { contentOf, type Cart } from '#server/repositories/carts.ts';
import { storeRevision } from '#server/repositories/catalogue-revisions.ts';
import type { StoreInPlace, ToReckon } from '#server/repositories/stores.ts';
import { whatIsSold } from '../catalogue/what-is-sold.ts';
import { promiseOf } from '../fulfilment/promise.ts';
import type { FulfilmentDetails } from '../fulfilment/fulfilment.ts';
import { fewPlacesOf } from '../fulfilment/slot-places.ts';
import { fulfilmentRefusal } from '../fulfilment/fulfilment-refusal.ts';
import { cashbackOfEntries } from './cashback.ts';
import { basketPurchase } from './basket-purchase.ts';
import { pricePurchase } from './price-purchase.ts';
import { quoteParcel } from './quote-parcel.ts';
import type { Quote } from './quote.ts';
import { tipOf, tipsOf } from './tips.ts';

const chosenIn = ({ specifications }: Pick<CartEntry['items'][number], 'specifications'>): Choice =>
  new Map(specifications.map((group) => [group.unique_id, new Set(group.list.map((option) => option.unique_id))]));

async function quoteBasket(
  call: Call,
  cart: Cart,
  { place, menu, served }: ToReckon & { readonly place: StoreInPlace },
  fulfilment: FulfilmentDetails,
  promoId: string | null,
): Promise<Quote | null> {
  const tips = await tipsOf(call, place.city, fulfilment);
  const tip = tipOf(tips, fulfilment);
  const bought = await basketPurchase(call, place, cart, fulfilment, { menu, tip: tip ?? 0 });
  const priced = await pricePurchase(call, bought, promoId);
  if (!priced) return null;
  const { total, payment, promo, promoRefused } = priced;
  const { entries, destination, times } = bought;
  const minimumAge = minimumAgeOf(
    entries.flatMap(({ items }) => items).map((line) => ({ item: line.item_details ?? null, choice: chosenIn(line) })),
  );
  const few = await fewPlacesOf(call.database, place, call.now(), cart.id);
  return {
    seller: { kind: 'store', place, few },
    city: place.city,
    total,
    promo,
    promoRefused,
    tips,
    refusal:
      fulfilmentRefusal({ place, few, served }, fulfilment, bought, call.now()) ??
      (tip === null ? refuse(651, { reason: 'tip_not_possible' }) : null),
    frozen: {
      orderDetails: entries,
      payment,
      isPickup: fulfilment.isPickup,
      destination,
      pickup: cart.pickup,
      deliveryNote: fulfilment.deliveryNote,
      contactName: fulfilment.contactName,
      contactPhone: fulfilment.contactPhone,
      ...promiseOf(place, fulfilment),
      aboutMinutes: times.about,
      latestMinutes: times.atTheLatest,
      cashback: cashbackOfEntries(place.store, entries, total - bought.tip),
      taxRates: bought.taxRates,
      sellerVatNumber: place.store.vatNumber,
      ...(place.city.operator && { operator: operatorNamed(call.brand, place.city.operator) }),
      ...(minimumAge !== undefined && { minimumAge }),
    },
  };
}

/**
 * The one place where an order is computed: invoice, payment and order all ask it. What it costs is one question
 * (`price-purchase.ts`), whether it may be had another (`fulfilment-refusal.ts`). `promoId` is the promo on the payment, `revision` at
 * which the basket's store stands, where the statement that the basket is from has read it.
 * @returns null when the basket is empty, its store or vehicle is gone, or it costs more than can be kept of a payment (`whyNotQuoted`)
 */
export async function quoteOrder(
  call: Call,
  cart: Cart,
  fulfilment: FulfilmentDetails,
  promoId: string | null = null,
  revision?: string,
): Promise<Quote | null> {
  const content = contentOf(cart);
  switch (content.kind) {
    case 'nothing':
      return null;
    case 'parcel':
      return quoteParcel(call, content, fulfilment, promoId);
    case 'items': {
      const { storeId } = content;
      const itemIds = cart.lines.map(({ itemId }) => itemId);
      const read = await whatIsSold(call, storeId, itemIds, revision ?? (await storeRevision(call.database, storeId)));
      const { place } = read;
      return place?.store.open ? quoteBasket(call, cart, { ...read, place }, fulfilment, promoId) : null;
    }
  }
}

export function whyNotQuoted(cart: Cart): Refused<never> {
  const content = contentOf(cart);
  return refuse(content.kind === 'nothing' ? 962 : content.kind === 'parcel' ? 843 : 634);
}
