import type { KeptContact } from '#machines/recipient/recipient.machine.ts';
import { cartToken } from '#src/browser/guest-token.ts';
import { contactDraft } from '#src/browser/drafts/contact.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import type { CartFlow } from './cart-flow.ts';
import type { SessionFlow } from '../session/session-flow.ts';

export type ContactMemory = {
  readonly read: () => KeptContact | null;
  readonly keep: (contact: KeptContact) => void;
  readonly forget: () => void;
};

type Page = BrowserStorages & { readonly session: Pick<SessionFlow, 'getSnapshot'>; readonly cart: Pick<CartFlow, 'getSnapshot'> };

export function contactMemoryOf({ session, cart, ...storages }: Page): ContactMemory {
  const draft = contactDraft(storages, () => session.getSnapshot().context.user?._id ?? cartToken(storages.storage));
  const cartId = () => {
    const basket = cart.getSnapshot();
    return basket.is === 'filled' ? (basket.cart?.cart_id ?? null) : null;
  };
  return {
    read: () => {
      const contact = draft.read();
      if (!contact || (contact.cartId !== null && contact.cartId !== cartId())) return null;
      return { draft: contact.draft, typed: contact.typed };
    },
    keep: (contact) => {
      const { houseNumber, floor, entryCode, note } = contact.draft;
      if (contact.typed.length > 0 || houseNumber || floor || entryCode || note)
        draft.keep({ cartId: cartId(), draft: contact.draft, typed: [...contact.typed] });
    },
    forget: () => draft.keep(null),
  };
}
