import type { TopUpUnderWay } from '#machines/wallet-top-up/wallet-top-up.setup.ts';
import { hearStorage } from '#src/browser/hear-storage.ts';
import type { Keeper } from '#src/browser/storage.ts';

const KEY = 'storefront.top_up';

/** Which top-up the browser knows to be under way, so that a reload, a closed tab and another tab find it again. */
export type TopUpMemory = {
  /** The one of the customer who is signed in; null where there is none, or it is somebody else's. */
  readonly read: () => TopUpUnderWay | null;
  readonly write: (topUp: TopUpUnderWay) => void;
  readonly forget: () => void;
  /** Calls whenever another tab has forgotten it, which knows its end. Gives the way to stop. */
  readonly whenForgotten: (heard: () => void) => () => void;
};

/** Keeps a customer's top-up in the browser. @param customerId whose it is now; null: nobody's */
export const topUpMemory = (keeper: Keeper, customerId: () => string | null): TopUpMemory => ({
  read: () => {
    const kept = keeper.read(KEY);
    if (kept === null || kept.customerId !== customerId()) return null;
    const { amount, clientSecret, paymentMethod } = kept;
    return { amount, clientSecret, paymentMethod };
  },
  write: (topUp) => keeper.write(KEY, { ...topUp, customerId: customerId() ?? '' }),
  forget: () => keeper.forget(KEY),
  whenForgotten: (heard) =>
    hearStorage(({ key, newValue }) => {
      if (key === KEY && newValue === null) heard();
    }),
});
