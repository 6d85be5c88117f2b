import type { PendingPaymentStore } from './pending-payment-types.ts';
import { subscribeToStorage } from '#src/browser/subscribe-to-storage.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';

export const SLOTS = { basket: 'storefront.payment', parcel: 'storefront.parcel_payment' } as const;

export function pendingPaymentStore(storage: BrowserStorage): PendingPaymentStore {
  const listeners = new Set<() => void>();
  const read = () => ({ basket: storage.read(SLOTS.basket), parcel: storage.read(SLOTS.parcel) });
  let seen = read();
  const refresh = () => {
    seen = read();
    for (const listener of listeners) listener();
  };
  subscribeToStorage(({ key }) => {
    if (key === SLOTS.basket || key === SLOTS.parcel || key === null) refresh();
  });
  return {
    getSnapshot: () => seen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
  };
}
