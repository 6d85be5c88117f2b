import { onlineManager } from '@tanstack/react-query';
import type { UntoldBasket } from '#machines/cart/cart.setup.ts';
import { untoldDraft } from '#src/browser/drafts/untold-basket.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';

const isUntold = ({ changes, attempts }: UntoldBasket) => changes.length > 0 || attempts.length > 0;

/**
 * What there is to tell of its owner's basket when a page is loaded anew, or opened after its tabs were closed: the basket as
 * the server last answered it, the changes since, and how many of these each request without an answer carried. Without a
 * network the basket is known as it was last, also where nothing is to be told.
 */
export function untoldBasket(storages: BrowserStorages, owner: () => string) {
  const ofTab = untoldDraft<UntoldBasket>(storages, 'storefront.untold_basket', owner);
  const ofBrowser = untoldDraft<UntoldBasket>(storages, 'storefront.kept_basket', owner);
  let known: UntoldBasket | null = null;
  /** What no tab may be telling any more. Another may be all the same: then it is as if this one had been asked already. */
  const left = (): UntoldBasket | null => {
    const last = ofBrowser.read();
    if (!last || (!isUntold(last) && onlineManager.isOnline())) return null;
    const seen = storages.storage.read('storefront.basket')?.split(' ')[0] ?? '';
    if (seen !== (last.cart?.cart_id ?? '')) return null;
    return last.changes.length > 0 ? { ...last, attempts: [...last.attempts, last.changes.length] } : last;
  };
  return {
    read: () => ofTab.read() ?? left(),
    /** Forgets what is told. What another tab has to tell stays. */
    keep: ({ cart, changes, attempts }: UntoldBasket): void => {
      if (known?.cart === cart && known.changes === changes && known.attempts === attempts) return;
      known = { cart, changes, attempts };
      const before = ofTab.read();
      ofTab.keep(isUntold(known) ? known : null);
      if (cart === null) return;
      const last = ofBrowser.read();
      if (isUntold(known) || before || !last || !isUntold(last)) ofBrowser.keep(known);
    },
  };
}
