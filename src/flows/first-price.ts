import type { Snapshot } from 'xstate';
import type { ReceivingChoice } from '../../machines/invoice/invoice.setup.ts';

/** What an order costs, received this way: the invoice's chart as it stood then. */
export type FirstPrice = { readonly receiving: ReceivingChoice; readonly snapshot: Snapshot<unknown> };

/** The price that the page's first screen showed already: there for the first look at the basket alone. */
export type FirstPriceShown = { readonly seen: () => FirstPrice | null; readonly forget: () => void };

/** Keeps a price until it is forgotten. */
export function firstPriceShown(price: FirstPrice | null): FirstPriceShown {
  let kept = price;
  return { seen: () => kept, forget: () => { kept = null; } };
}
