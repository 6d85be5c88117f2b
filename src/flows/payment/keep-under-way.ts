import type { PaymentKey, UnderWay } from './under-way.ts';
import type { Keeper } from '#src/browser/storage.ts';

/** The payment under way, as the browser keeps it; tabs hear one another. */
export function underWay(keeper: Keeper): UnderWay {
  const listeners = new Set<() => void>();
  let seen = keeper.read('storefront.payment');
  const hear = () => {
    seen = keeper.read('storefront.payment');
    for (const heard of listeners) heard();
  };
  const note = (key: PaymentKey | null) => {
    if (key) keeper.write('storefront.payment', key);
    else keeper.forget('storefront.payment');
    if (key !== seen) hear();
  };
  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => {
      if (key === 'storefront.payment' || key === null) hear();
    });
  return {
    seen: () => seen,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    begin: (key) => {
      const before = keeper.read('storefront.payment');
      note(key);
      return () => note(before?.paymentId === key.paymentId ? null : before);
    },
    end: (paymentId) => {
      const now = keeper.read('storefront.payment');
      if (paymentId === null || now === null || now.paymentId === paymentId) note(null);
    },
  };
}
