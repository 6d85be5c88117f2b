import type { CartLine } from '#domain/cart/cart-lines.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import type { FillAnswer } from '#machines/reorder/reorder.setup.ts';
import { failed, ok } from '#contract/result.ts';
import type { CartFlow } from '#src/shop/cart/cart-flow.ts';

type Wanted = { readonly storeId: string; readonly lines: readonly CartLine[]; readonly isClearingAgreed: boolean };

/** The first view of the basket that `look` makes something of. @throws what the signal is aborted with */
function seenOf<Found>(cart: CartFlow, look: (seen: CartView) => Found | null, signal?: AbortSignal): Promise<Found> {
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const check = (): boolean => {
      const found = look(cart.getSnapshot());
      if (found === null) return false;
      stops.forEach((stop) => stop());
      resolve(found);
      return true;
    };
    if (check()) return;
    stops.push(cart.subscribe(check));
    signal?.addEventListener('abort', () => {
      stops.forEach((stop) => stop());
      reject(signal.reason as Error);
    });
  });
}

export async function loadedBasket(cart: CartFlow): Promise<CartView> {
  if (!cart.isThere()) await cart.start();
  return seenOf(cart, (seen) => (seen.is === 'loading' ? null : seen));
}

/**
 * Has the basket's flow take these lines, and waits until the server agreed or refused. The flow asks its customer by
 * itself where the basket has become another store's meanwhile, and goes on trying where no answer comes.
 */
export async function fillBasket(cart: CartFlow, { storeId, lines, isClearingAgreed }: Wanted, signal: AbortSignal): Promise<FillAnswer> {
  const before = await loadedBasket(cart);
  if (before.is === 'unavailable') return failed({ kind: 'transport', cause: 'offline', retryAfterMs: null });
  cart.send({ type: 'failure.read' });
  cart.send({ type: 'lines.added', storeId, lines, isClearingAgreed });
  return seenOf<FillAnswer>(
    cart,
    (seen) => {
      if (!('saving' in seen)) return null;
      const failure = seen.failure ?? seen.refused.at(-1)?.failure ?? null;
      // What did not work is not asked about: it is judged anew.
      if (failure?.kind === 'refused' && seen.offer) cart.send({ type: 'clearing.declined' });
      if (seen.saving || seen.offer) return null;
      if (failure) return failed(failure);
      return ok(seen.is === 'filled' && seen.storeId === storeId ? 'added' : 'declined');
    },
    signal,
  );
}
