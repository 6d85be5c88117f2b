import type { TopUpUnderWay } from '#machines/wallet-top-up/wallet-top-up.setup.ts';
import { hearStorage } from '#src/browser/hear-storage.ts';
import type { Keeper } from '#src/browser/storage.ts';

const KEY = 'storefront.top_up';
const AMOUNT = 'storefront.top_up_amount';

/** Which top-up the browser knows to be under way, so that a reload, a closed tab and another tab find it again. */
export type TopUpMemory = {
  /** The one of the customer who is signed in; null where there is none, or it is somebody else's. */
  readonly read: () => TopUpUnderWay | null;
  readonly write: (topUp: TopUpUnderWay) => void;
  readonly forget: () => void;
  /** What the customer typed as the amount; null where they typed none since one was credited. */
  readonly readAmount: () => string | null;
  readonly writeAmount: (typed: string) => void;
  readonly forgetAmount: () => void;
  /** Calls whenever another tab has forgotten it, which knows its end. Gives the way to stop. */
  readonly whenForgotten: (heard: () => void) => () => void;
};

/** Keeps a customer's top-up, and the amount that they typed, in the browser. @param customerId whose it is now; null: nobody's */
export const topUpMemory = (keeper: Keeper, customerId: () => string | null): TopUpMemory => ({
  read: () => {
    const kept = keeper.read(KEY);
    if (kept === null || kept.customerId !== customerId()) return null;
    const { amount, clientSecret, paymentMethod } = kept;
    return { amount, clientSecret, paymentMethod };
  },
  write: (topUp) => keeper.write(KEY, { ...topUp, customerId: customerId() ?? '' }),
  forget: () => keeper.forget(KEY),
  readAmount: () => {
    const kept = keeper.read(AMOUNT);
    return kept !== null && kept.holder === customerId() ? kept.typed : null;
  },
  writeAmount: (typed) => {
    const holder = customerId();
    if (holder !== null) keeper.write(AMOUNT, { holder, typed });
  },
  forgetAmount: () => keeper.forget(AMOUNT),
  whenForgotten: (heard) =>
    hearStorage(({ key, newValue }) => {
      if (key === KEY && newValue === null) heard();
    }),
});
