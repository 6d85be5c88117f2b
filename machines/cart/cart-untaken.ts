import { lineKey, type CartLine } from '#domain/cart/cart-lines.ts';
import { contentOf, wanted, type Change, type ServerCart } from './cart-intent.ts';

/** What is still to be told: changes, and how many of them each request told whose fate is not known. */
export type Untaken = { readonly changes: readonly Change[]; readonly attempts: readonly number[] };

/** A server without versions shows by its content alone that its basket has moved on. */
const isSameVersion = (before: ServerCart | null, now: ServerCart) =>
  before?.cart_id === now.cart_id &&
  before.cart_version === now.cart_version &&
  contentOf(wanted(before, [])) === contentOf(wanted(now, []));

const amountOf = (cart: ServerCart | null, line: CartLine): number =>
  wanted(cart, [])?.lines.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;

/** Whether a change that adds to what is there shows in the newer basket: told again it would count twice. */
function showsIn(now: ServerCart, before: ServerCart | null, change: Change): boolean {
  const shows = (line: CartLine) => amountOf(now, line) >= amountOf(before, line) + line.quantity;
  if (change.type === 'line.added') return shows(change.line);
  return change.type === 'lines.restored' && change.lines.every(({ line }) => shows(line));
}

/**
 * What became of requests whose answers never came, by the basket that they were told on top of and the basket now.
 * The basket has moved on: one of them was taken, namely the one whose outcome the basket is; or somebody else changed it,
 * and then everything is told again that does not show in it. The basket is where it was: each may still arrive, and
 * they stay.
 */
export function untakenOf({ changes, attempts }: Untaken, before: ServerCart | null, now: ServerCart): Untaken {
  if (attempts.length === 0 || isSameVersion(before, now)) return { changes, attempts };
  const content = contentOf(wanted(now, []));
  const taken = [...attempts.toSorted((a, b) => b - a), 0].find((told) => contentOf(wanted(before, changes.slice(0, told))) === content);
  if (taken !== undefined) return { changes: changes.slice(taken), attempts: [] };
  const told = Math.max(...attempts);
  return { changes: changes.filter((change, index) => index >= told || !showsIn(now, before, change)), attempts: [] };
}
