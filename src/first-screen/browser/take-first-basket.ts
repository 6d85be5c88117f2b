import type { Transport } from '#src/api/api.ts';
import { loadCheckout } from '#src/features/checkout/load-checkout.ts';
import type { FirstPrice } from '#src/shop/payment/first-price.ts';
import type { Flows } from '#src/shop/create-flows.ts';
import type { FirstBasket } from '../first-basket.ts';
import { namesake, type FindTwin } from './take-over.ts';

export type TakenBasket = {
  readonly begins: { readonly transport: Transport; readonly firstPrice: FirstPrice };
  readonly goOn: (application: { readonly flows: Pick<Flows, 'cart' | 'fulfilmentTime' | 'load'> }) => Promise<void>;
  readonly findTwin: FindTwin;
};

/**
 * The basket that the server drew into this page before the storefront began, when it is still this browser's; from now on
 * nothing is drawn there but by the storefront. Null where none was.
 */
export function takeFirstBasket(transport: Transport): TakenBasket | null {
  document.body.dataset.begun = '';
  const text = document.getElementById('first-basket')?.textContent;
  const first = text ? (JSON.parse(text) as FirstBasket) : null;
  if (!first || !isStillKept(first)) return null;
  return {
    begins: { transport: answeredBefore(transport, first.answers), firstPrice: first.price },
    goOn: async ({ flows: { cart, fulfilmentTime, load } }) => {
      fulfilmentTime.send(first.told);
      await Promise.all([cart.start(), fulfilmentTime.start(), load(loadCheckout)]).catch(() => undefined);
      await new Promise<void>((go) => {
        const look = () => {
          if (cart.getSnapshot().is === 'loading') return;
          stop();
          go();
        };
        const stop = cart.subscribe(look);
        look();
      });
    },
    findTwin,
  };
}

/** Another tab may have signed in or out, or ordered, since the basket was asked for. */
function isStillKept({ kept }: FirstBasket): boolean {
  try {
    return Object.entries(kept).every(([key, text]) => localStorage.getItem(key) === text);
  } catch {
    return false;
  }
}

function answeredBefore(transport: Transport, answers: FirstBasket['answers']): Transport {
  const left = new Map(Object.entries(answers));
  return async (request) => {
    const text = left.get(request.path);
    left.delete(request.path);
    return text === undefined ? transport(request) : { status: 200, retryAfter: null, text };
  };
}

const findTwin: FindTwin = (element, gone, container) => {
  const named = namesake(element, gone, container);
  if (named) return named;
  const way: number[] = [];
  let top = element;
  for (; top.parentElement; top = top.parentElement) way.unshift([...top.parentElement.children].indexOf(top));
  const here = [gone.indexOf(top), ...way].reduce<Element | undefined>((at, index) => at?.children[index], container);
  return here instanceof HTMLElement && here.tagName === element.tagName && here.textContent === element.textContent ? here : null;
};
