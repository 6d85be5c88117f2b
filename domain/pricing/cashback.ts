import { CASHBACK_MODE } from '#contract/enumerations.ts';
import { percentOf, type Minor } from '../money.ts';

/** What comes back to the wallet: percent of a price, or a fixed amount in whole minor units. */
export type CashbackOffer = { readonly mode: 1 | 2; readonly value: number };

export type CashbackLine = { readonly price: Minor; readonly quantity: number; readonly offer: CashbackOffer | null };

const ofLine = ({ price, quantity, offer }: CashbackLine): Minor => {
  if (!offer) return 0;
  return offer.mode === CASHBACK_MODE.percent ? percentOf(price, offer.value) : Math.round(offer.value) * quantity;
};

/**
 * The cashback of an order, whole minor units: an item's own offer counts for each of its pieces; the store's counts for
 * the lines without one, a fixed amount once. It is never more than what the order costs.
 */
export function cashbackOf({
  lines,
  store,
  total,
}: {
  readonly lines: readonly CashbackLine[];
  readonly store: CashbackOffer | null;
  readonly total: Minor;
}): Minor {
  const own = lines.reduce((sum, line) => sum + ofLine(line), 0);
  const others = lines.filter(({ offer }) => !offer);
  const price = others.reduce((sum, line) => sum + line.price, 0);
  const stores = others.length === 0 ? 0 : ofLine({ price, quantity: 1, offer: store });
  return Math.max(0, Math.min(own + stores, total));
}
