import type { UnderWay } from '../flows/under-way.ts';
import type { Keeper } from './storage.ts';

/** The payment under way, as the browser keeps it; tabs hear one another. */
export function underWay(keeper: Keeper): UnderWay {
  const listeners = new Set<() => void>();
  let seen = keeper.read('storefront.payment');
  const hear = () => {
    seen = keeper.read('storefront.payment');
    for (const heard of listeners) heard();
  };
  if (typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => { if (key === 'storefront.payment' || key === null) hear(); });
  return {
    seen: () => seen,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    begin: (key) => {
      keeper.write('storefront.payment', key);
      hear();
    },
    end: () => {
      if (seen === null && keeper.read('storefront.payment') === null) return;
      keeper.forget('storefront.payment');
      hear();
    },
  };
}
