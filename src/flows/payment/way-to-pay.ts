import { cardOnceDraft, wayDraft } from '#src/browser/drafts/way-to-pay.ts';
import type { Keepers } from '#src/browser/owned-draft.ts';

/** How a customer chose to pay, or paid last; null where they never did. */
export type WayToPay = { readonly way: string | null; readonly cardId: string | null };

const NOTHING: WayToPay = { way: null, cardId: null };
const by = (holder: string | null) => () => holder ?? undefined;

/** How this customer chose to pay, or paid last. @param holder a customer's id; null: nobody's */
export const wayToPayKept = (keepers: Keepers, holder: string | null): WayToPay => wayDraft(keepers, by(holder)).read() ?? NOTHING;

/** Keeps it, so that who comes back after a refusal finds it chosen. */
export const keepWayToPay = (keepers: Keepers, holder: string | null, chosen: Partial<WayToPay>): void =>
  wayDraft(keepers, by(holder)).keep({ ...wayToPayKept(keepers, holder), ...chosen });

/** Whose payment it is that a card pays for without being kept. */
export type ForOnce = { readonly holder: string | null; readonly paymentId: string | null };

/** The card that was chosen in this tab for this payment alone; null where there is none. */
export function cardOnceOf(keepers: Keepers, { holder, paymentId }: ForOnce): string | null {
  const chosen = cardOnceDraft(keepers, by(holder)).read();
  return chosen?.paymentId === paymentId ? chosen.cardId : null;
}

/** Notes it, so that a reload asks for no card again; null: another one was chosen. */
export function noteCardOnce(keepers: Keepers, { holder, paymentId }: ForOnce, cardId: string | null): void {
  if (cardId === null) cardOnceDraft(keepers, by(holder)).keep(null);
  else if (paymentId !== null) cardOnceDraft(keepers, by(holder)).keep({ paymentId, cardId });
}
