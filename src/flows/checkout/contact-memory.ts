import type { ContactMemory } from './checkout-logic.ts';
import type { Keeper } from '#src/browser/storage.ts';

/**
 * What is typed about who receives an order, kept for this tab as long as it is the same basket of the same holder.
 * @param holder a customer's id or a guest's token
 */
export function contactMemory({
  tabKeeper,
  holder,
  cartId,
}: {
  readonly tabKeeper: Keeper;
  readonly holder: () => string;
  readonly cartId: () => string | null;
}): ContactMemory {
  return {
    read: () => {
      const kept = tabKeeper.read('storefront.contact');
      const isTheirs = kept?.holder === holder() && (kept.cartId === null || kept.cartId === cartId());
      return kept && isTheirs ? { draft: kept.draft, typed: kept.typed } : null;
    },
    keep: ({ draft, typed }) => {
      if (typed.length > 0 || draft.floor || draft.entryCode || draft.note)
        tabKeeper.write('storefront.contact', { holder: holder(), cartId: cartId(), draft, typed: [...typed] });
    },
    forget: () => tabKeeper.forget('storefront.contact'),
  };
}
