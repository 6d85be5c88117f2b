import type { Invoice } from '#machines/invoice/invoice.setup.ts';
import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';

export type FirstPrice = { readonly fulfilment: FulfilmentChoice; readonly invoice: Invoice };

export type FirstPriceShown = { readonly read: () => FirstPrice | null; readonly forget: () => void };

export function firstPriceShown(price: FirstPrice | null): FirstPriceShown {
  let current = price;
  return {
    read: () => current,
    forget: () => {
      current = null;
    },
  };
}
