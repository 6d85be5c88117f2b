import type { Invoice } from '#machines/invoice/invoice.setup.ts';
import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';

export type FirstPrice = { readonly fulfilment: FulfilmentChoice; readonly invoice: Invoice };

/** The price that the page's first screen showed already: a checkout that begins lets go of it. */
export type FirstPriceShown = { readonly seen: () => FirstPrice | null; readonly forget: () => void };

/** Keeps a price until it is forgotten. */
export function firstPriceShown(price: FirstPrice | null): FirstPriceShown {
  let kept = price;
  return {
    seen: () => kept,
    forget: () => {
      kept = null;
    },
  };
}
