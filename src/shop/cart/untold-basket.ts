import type { ServerCart } from '#machines/cart/cart-intent.ts';
import type { UntoldBasket } from '#machines/cart/cart.setup.ts';
import { randomText } from '#src/api/random-text.ts';
import { keptBasketDraft, untoldDraft } from '#src/browser/drafts/untold-basket.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import { mergeUntold } from './merge-untold.ts';

const isUntold = ({ changes, attempts }: UntoldBasket) => changes.length > 0 || attempts.length > 0;

/**
 * What there is to tell of its owner's basket when a page is loaded anew, or opened after its tabs were closed: the basket as
 * the server last answered it, the changes since, and how many of these each request without an answer carried. Where no
 * answer comes the basket is known as it was last, also where nothing is to be told.
 */
export function untoldBasket(storages: BrowserStorages, owner: () => string) {
  const ofTab = untoldDraft<UntoldBasket>(storages, owner);
  const ofBrowser = keptBasketDraft<UntoldBasket>(storages, owner);
  const number = randomText();
  let known: UntoldBasket | null = null;
  const isOfNow = ({ cart }: UntoldBasket) => (storages.storage.read('storefront.basket')?.split(' ')[0] ?? '') === (cart?.cart_id ?? '');
  /** Takes over what no tab may be telling any more. Another may be all the same: then it is as if this one had been asked already. */
  function left(): UntoldBasket | null {
    const kept = ofBrowser.read();
    if (!kept) return null;
    const merged = mergeUntold(kept.tabs.map(({ untold }) => untold).filter(isOfNow));
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
    keep: ({ cart, changes, attempts }: UntoldBasket): void => {
      if (known?.cart === cart && known.changes === changes && known.attempts === attempts) return;
      known = { cart, changes, attempts };
      const tab = ofTab.read()?.tab || number;
      const mine = isUntold(known) ? { tab, untold: known } : null;
      ofTab.keep(mine);
      if (cart === null) return;
      const others = (ofBrowser.read()?.tabs ?? []).filter((other) => other.tab !== tab);
      ofBrowser.keep({ last: known, tabs: mine ? [...others, mine] : others });
    },
  };
}
