import type { Keeper } from '#src/browser/storage.ts';

/** Who it was, who it is now (null: a guest), the guest's token until then, and whether the server ended the session. */
type Change = {
  readonly before: string | null;
  readonly now: string | null;
  readonly guest: string | null;
  readonly endedByServer: boolean;
};

/**
 * What was typed about a delivery goes with a guest who signs in, waits for a customer whose session the server ended,
 * and is nobody else's.
 */
export function handContactOver(tabKeeper: Keeper, { before, now, guest, endedByServer }: Change): void {
  const kept = tabKeeper.read('storefront.contact');
  if (!kept || kept.holder === now || (now === null && endedByServer)) return;
  // Their baskets are joined: whichever it is then, it is the one that was typed for.
  if (before === null && kept.holder === guest && now !== null)
    tabKeeper.write('storefront.contact', { ...kept, holder: now, cartId: null });
  else tabKeeper.forget('storefront.contact');
}
