import { cartToken } from '#src/browser/guest-token.ts';
import type { Keeper } from '#src/browser/storage.ts';
import type { CartFlow } from '../cart/cart-flow.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import type { ContactMemory } from './checkout-logic.ts';

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

type Page = {
  readonly tabKeeper: Keeper;
  readonly keeper: Keeper;
  readonly session: Pick<SessionFlow, 'seen'>;
  readonly cart: Pick<CartFlow, 'seen'>;
};

/** The same for a page's own basket, and for whoever is signed in there or its guest. */
export const contactMemoryOf = ({ tabKeeper, keeper, session, cart }: Page): ContactMemory =>
  contactMemory({
    tabKeeper,
    holder: () => session.seen().context.user?._id ?? cartToken(keeper),
    cartId: () => {
      const basket = cart.seen();
      return basket.is === 'filled' ? (basket.cart?.cart_id ?? null) : null;
    },
  });
