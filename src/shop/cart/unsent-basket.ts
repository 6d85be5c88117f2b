import type { ServerCart } from '#machines/cart/cart-intent.ts';
import type { UnsentBasket } from '#machines/cart/cart.setup.ts';
import { randomText } from '#src/api/random-text.ts';
import { storedBasketDraft, unsentDraft } from '#src/browser/drafts/unsent-basket.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import { mergeUnsent } from './merge-unsent.ts';

const isUnsent = ({ changes, attempts }: UnsentBasket) => changes.length > 0 || attempts.length > 0;

/**
 * What is unsent of its owner's basket when a page is loaded anew, or opened after its tabs were closed: the basket as
 * the server last answered it, the changes since, and how many of these each request without an answer carried. Where no
 * answer comes the basket is known as it was last, also where nothing is unsent.
 */
export function unsentBasket(storages: BrowserStorages, owner: () => string) {
  const ofTab = unsentDraft<UnsentBasket>(storages, owner);
  const ofBrowser = storedBasketDraft<UnsentBasket>(storages, owner);
  const number = randomText();
  let known: UnsentBasket | null = null;
  const isOfNow = ({ cart }: UnsentBasket) => (storages.storage.read('storefront.basket')?.split(' ')[0] ?? '') === (cart?.cart_id ?? '');
  /** Takes over what no tab may be sending any more. Another may be all the same: then it is as if this one had been asked already. */
  function left(): UnsentBasket | null {
    const kept = ofBrowser.read();
    if (!kept) return null;
    const merged = mergeUnsent(kept.tabs.map(({ untold }) => untold).filter(isOfNow));
    if (!merged) return null;
    const taken = { tab: number, untold: merged };
    ofTab.keep(taken);
    ofBrowser.keep({ ...kept, tabs: [taken] });
    return merged;
  }
  return {
    read: () => ofTab.read()?.untold ?? left(),
    lastKnown: (): ServerCart | null => {
      const last = ofBrowser.read()?.last;
      return last && isOfNow(last) ? last.cart : null;
    },
    keep: ({ cart, changes, attempts }: UnsentBasket): void => {
      if (known?.cart === cart && known.changes === changes && known.attempts === attempts) return;
      known = { cart, changes, attempts };
      const tab = ofTab.read()?.tab || number;
      const mine = isUnsent(known) ? { tab, untold: known } : null;
      ofTab.keep(mine);
      if (cart === null) return;
      const others = (ofBrowser.read()?.tabs ?? []).filter((other) => other.tab !== tab);
      ofBrowser.keep({ last: known, tabs: mine ? [...others, mine] : others });
    },
  };
}
