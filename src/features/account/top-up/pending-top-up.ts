import type { PendingTopUp } from '#machines/wallet-top-up/wallet-top-up.setup.ts';
import { subscribeToStorage } from '#src/browser/subscribe-to-storage.ts';
import { topUpAmountDraft } from '#src/browser/drafts/top-up-amount.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';

const KEY = 'storefront.top_up';

/** Which top-up the browser knows to be under way, so that a reload, a closed tab and another tab find it again. */
export type TopUpMemory = {
  /** The one of the customer who is signed in; null where there is none, or it is somebody else's. */
  readonly read: () => PendingTopUp | null;
  readonly write: (topUp: PendingTopUp) => void;
  readonly forget: () => void;
  readonly amount: { readonly read: () => string | null; readonly keep: (typed: string | null) => void };
  readonly whenForgotten: (listener: () => void) => () => void;
};

/** Keeps a customer's top-up, and the amount that they typed, in the browser. @param customerId whose it is now; null: nobody's */
export function topUpMemory(storages: BrowserStorages, customerId: () => string | null): TopUpMemory {
  const { storage } = storages;
  const typed = topUpAmountDraft(storages, () => customerId() ?? undefined);
  return {
    read: () => {
      const topUp = storage.read(KEY);
      if (topUp === null || topUp.customerId !== customerId()) return null;
      const { customerId: _, ...underWay } = topUp;
      return underWay;
    },
    write: (topUp) => storage.write(KEY, { ...topUp, customerId: customerId() ?? '' }),
    forget: () => storage.forget(KEY),
    amount: {
      read: () => typed.read()?.typed ?? null,
      keep: (text) => typed.keep(text === null ? null : { typed: text }),
    },
    whenForgotten: (listener) =>
      subscribeToStorage(({ key, newValue }) => {
        if (key === KEY && newValue === null) listener();
      }),
  };
}
