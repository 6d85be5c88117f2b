import { lineKey, type CartLine } from '#domain/cart/cart-lines.ts';
import { contentOf, linesIn, wanted, type Change, type ServerCart } from './cart-intent.ts';

/**
 * Changes that the server has not agreed to yet, oldest first, and one number for each request whose answer never came:
 * how many of these changes, from the oldest on, it carried.
 */
export type Unacknowledged = { readonly changes: readonly Change[]; readonly attempts: readonly number[] };

/** Whether it is the same basket, unchanged. Contents are compared too: some servers count no versions. */
const isSameVersion = (before: ServerCart | null, now: ServerCart) =>
  before?.cart_id === now.cart_id &&
  before.cart_version === now.cart_version &&
  contentOf(wanted(before, [])) === contentOf(wanted(now, []));

const amountOf = (cart: ServerCart | null, line: CartLine): number =>
  wanted(cart, [])?.lines.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;

/** Whether a change that adds something can already be seen in the newer basket. Sent again, it would count twice. */
function showsIn(now: ServerCart, before: ServerCart | null, change: Change): boolean {
  const shows = (line: CartLine) => amountOf(now, line) >= amountOf(before, line) + line.quantity;
  if (change.type === 'line.added' || change.type === 'lines.added') return linesIn(change).every(shows);
  return change.type === 'lines.restored' && change.lines.every(({ line }) => shows(line));
}

/**
 * What is left to be sent once the server's basket is known again, after requests whose answers never came.
 * - The basket has not changed: each request may still arrive. All changes stay, and so do the requests.
 * - It is what one of the requests would have made of it: that one arrived. The changes that it carried are done.
 * - It is something else: somebody else changed it. Every change is sent again, except those that show in it already.
 * @param before the basket that the requests were made on
 * @param now the basket by the server's latest answer
 */
export function unacknowledgedChanges({ changes, attempts }: Unacknowledged, before: ServerCart | null, now: ServerCart): Unacknowledged {
  if (attempts.length === 0 || isSameVersion(before, now)) return { changes, attempts };
  const content = contentOf(wanted(now, []));
  const taken = [...attempts.toSorted((a, b) => b - a), 0].find(
    (carried) => contentOf(wanted(before, changes.slice(0, carried))) === content,
  );
  if (taken !== undefined) return { changes: changes.slice(taken), attempts: [] };
  const mostCarried = Math.max(...attempts);
  return { changes: changes.filter((change, index) => index >= mostCarried || !showsIn(now, before, change)), attempts: [] };
}
