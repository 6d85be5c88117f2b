import type { UntoldBasket } from '#machines/cart/cart.setup.ts';
import { untoldDraft } from '#src/browser/drafts/untold-basket.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';

/**
 * What this tab has to tell of its owner's basket, for when it is loaded anew before it is told: the basket as the server last
 * answered it, the changes since, and how many of these each request without an answer carried.
 */
export function untoldBasket(storages: BrowserStorages, owner: () => string) {
  const draft = untoldDraft<UntoldBasket>(storages, owner);
  return {
    read: draft.read,
    /** Forgets it once it is told. */
    keep: ({ cart, changes, attempts }: UntoldBasket): void =>
      draft.keep(changes.length > 0 || attempts.length > 0 ? { cart, changes, attempts } : null),
  };
}
