import type { ParcelPaymentKey, PaymentKey, UnderWay } from './under-way.ts';
import { hearStorage } from '#src/browser/hear-storage.ts';
import type { Keeper } from '#src/browser/storage.ts';

const SLOTS = { basket: 'storefront.payment', parcel: 'storefront.parcel_payment' } as const;
type Bought = keyof typeof SLOTS;

/** The payments under way, as the browser keeps them, a basket's and a parcel's each in its own place; tabs hear one another. */
export function underWay(keeper: Keeper): UnderWay {
  const listeners = new Set<() => void>();
  const read = () => ({ basket: keeper.read(SLOTS.basket), parcel: keeper.read(SLOTS.parcel) });
  let seen = read();
  const hear = () => {
    seen = read();
    for (const heard of listeners) heard();
  };
  const note = (bought: Bought, key: PaymentKey | ParcelPaymentKey | null) => {
    if (key) keeper.write(SLOTS[bought], key as ParcelPaymentKey);
    else keeper.forget(SLOTS[bought]);
    if (key !== seen[bought]) hear();
  };
  hearStorage(({ key }) => {
    if (key === SLOTS.basket || key === SLOTS.parcel || key === null) hear();
  });
  return {
    seen: () => seen,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    begin: (key) => {
      const bought = 'parcelToken' in key ? 'parcel' : 'basket';
      const before = keeper.read(SLOTS[bought]);
      note(bought, key);
      return () => note(bought, before?.paymentId === key.paymentId ? null : before);
    },
    end: (paymentId) => {
      for (const bought of ['basket', 'parcel'] as const) {
        const now = keeper.read(SLOTS[bought]);
        if (now === null ? seen[bought] !== null : paymentId === null || now.paymentId === paymentId) note(bought, null);
      }
    },
  };
}
