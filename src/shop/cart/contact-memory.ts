import type { KeptContact } from '#machines/recipient/recipient.machine.ts';
import { cartToken } from '#src/browser/guest-token.ts';
import { contactDraft } from '#src/browser/drafts/contact.ts';
import { houseNumberDraft } from '#src/browser/drafts/house-number.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import type { CartFlow } from './cart-flow.ts';
import type { SessionFlow } from '../session/session-flow.ts';

export type ContactMemory = {
  readonly read: () => KeptContact | null;
  readonly keep: (contact: KeptContact) => void;
  /** Of the last order to where the basket goes; '' where there was none. */
  readonly houseNumber: () => string;
  /** What an order was made of is forgotten, but for its house number. */
  readonly forget: () => void;
};

type Page = BrowserStorages & { readonly session: Pick<SessionFlow, 'getSnapshot'>; readonly cart: Pick<CartFlow, 'getSnapshot'> };

export function contactMemoryOf({ session, cart, ...storages }: Page): ContactMemory {
  const draft = contactDraft(storages, () => session.getSnapshot().context.user?._id ?? cartToken(storages.storage));
  const number = houseNumberDraft(storages, () => session.getSnapshot().context.user?._id);
  const basketNow = () => {
    const basket = cart.getSnapshot();
    return basket.is === 'filled' ? basket.cart : null;
  };
  const cartId = () => basketNow()?.cart_id ?? null;
  const goesTo = () => basketNow()?.destination_addresses[0]?.address;
  const read = () => {
    const contact = draft.read();
    if (!contact || (contact.cartId !== null && contact.cartId !== cartId())) return null;
    return { draft: contact.draft, typed: contact.typed };
  };
  return {
    read,
    keep: (contact) => {
      const { houseNumber, floor, entryCode, note } = contact.draft;
      if (contact.typed.length > 0 || houseNumber || floor || entryCode || note)
        draft.keep({ cartId: cartId(), draft: contact.draft, typed: [...contact.typed] });
    },
    houseNumber: () => {
      const known = number.read();
      return known && known.address === goesTo() ? known.houseNumber : '';
    },
    forget: () => {
      const [address, houseNumber] = [goesTo(), read()?.draft.houseNumber];
      if (address && houseNumber) number.keep({ address, houseNumber });
      draft.keep(null);
    },
  };
}
