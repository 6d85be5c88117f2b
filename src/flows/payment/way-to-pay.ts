import { createKeeper, type Keeper } from '#src/browser/storage.ts';

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

const ONCE = 'storefront.card_once';
const ofTab = (): Keeper => createKeeper(() => window.sessionStorage);

/** Whose payment it is that a card pays for without being kept. */
export type ForOnce = { readonly holder: string | null; readonly paymentId: string | null };

/** The card that was chosen in this tab for this payment alone; null where there is none. */
export function cardOnceOf({ holder, paymentId }: ForOnce, tabKeeper = ofTab()): string | null {
  const kept = tabKeeper.read(ONCE);
  return kept !== null && kept.holder === holder && kept.paymentId === paymentId ? kept.cardId : null;
}

/** Notes it, so that a reload asks for no card again; null: another one was chosen. */
export function noteCardOnce({ holder, paymentId }: ForOnce, cardId: string | null, tabKeeper = ofTab()): void {
  if (cardId === null) tabKeeper.forget(ONCE);
  else if (holder !== null && paymentId !== null) tabKeeper.write(ONCE, { holder, paymentId, cardId });
}
