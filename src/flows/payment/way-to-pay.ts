import type { Keeper } from '#src/browser/storage.ts';

const KEY = 'storefront.way_to_pay';

/** How a customer chose to pay, or paid last; null where they never did. */
export type WayToPay = { readonly way: string | null; readonly cardId: string | null };

const NOTHING: WayToPay = { way: null, cardId: null };

/** How this customer chose to pay, or paid last. @param holder a customer's id; null: nobody's */
export function wayToPayKept(keeper: Keeper, holder: string | null): WayToPay {
  const kept = keeper.read(KEY);
  return kept !== null && kept.holder === holder ? { way: kept.way, cardId: kept.cardId } : NOTHING;
}

/** Keeps it, so that who comes back after a refusal finds it chosen. */
export function keepWayToPay(keeper: Keeper, holder: string | null, chosen: Partial<WayToPay>): void {
  if (holder !== null) keeper.write(KEY, { ...wayToPayKept(keeper, holder), ...chosen, holder });
}
