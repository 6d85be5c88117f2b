import type { MenuItem } from '#contract/entities/store.ts';
import { toMinor, type Minor } from '../money.ts';
import { defaultChoice, problemOf } from './item-choice.ts';

const MOST = 3;

/**
 * Items that bring a basket to its minimum with one press: in stock, fine as they come, not in the basket yet. First those
 * that close the gap, the cheapest ahead; then those that come nearest to it. `missing` is the gap.
 */
export function fittingItems(menu: readonly MenuItem[], inBasket: ReadonlySet<string>, missing: Minor): MenuItem[] {
  const price = (item: MenuItem) => toMinor(item.total_item_price);
  const fit = menu.filter(
    (item) =>
      item.is_item_in_stock &&
      price(item) > 0 &&
      !inBasket.has(item._id) &&
      problemOf(item.specifications, defaultChoice(item.specifications)) === null,
  );
  const closing = fit.filter((item) => price(item) >= missing).toSorted((a, b) => price(a) - price(b));
  const nearing = fit.filter((item) => price(item) < missing).toSorted((a, b) => price(b) - price(a));
  return [...closing, ...nearing].slice(0, MOST);
}
