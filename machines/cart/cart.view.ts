import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../contract/failure.ts';
import { countOf, lineKey, type CartLine } from '../../domain/cart/cart-lines.ts';
import { wanted, linesOf, type ServerCart } from './cart-intent.ts';
import type { cartMachine } from './cart.machine.ts';
import type { Offer } from './cart.setup.ts';

/** A line as a screen shows it: the customer's decision, with the server's words for it once it has answered. */
export type BasketLine = { readonly key: string; readonly line: CartLine; readonly known: ServerCart['cart']['order_details'][number]['items'][number] | null };

export type CartView =
  | { readonly is: 'loading' }
  | { readonly is: 'unavailable' }
  | { readonly is: 'empty'; readonly failure: Failure | null; readonly offer: null }
  | {
      readonly is: 'filled';
      readonly storeId: string;
      readonly cart: ServerCart | null;
      readonly lines: readonly BasketLine[];
      readonly count: number;
      /** The totals are of an earlier state and are being asked again. */
      readonly saving: boolean;
      readonly failure: Failure | null;
      readonly offer: Offer | null;
    };

function basketLines(lines: readonly CartLine[], cart: ServerCart | null): BasketLine[] {
  const known = new Map((cart ? linesOf(cart) : []).map((line, index) => [lineKey(line), cart?.cart.order_details.flatMap((entry) => entry.items)[index] ?? null]));
  return lines.map((line) => ({ key: lineKey(line), line, known: known.get(lineKey(line)) ?? null }));
}

/** What a screen shows of the basket. 'empty' is decided only once the basket has loaded. */
export function toCartView({ value, context }: SnapshotFrom<typeof cartMachine>): CartView {
  const now = wanted(context.cart, context.changes);
  if (value === 'unavailable') return { is: 'unavailable' };
  if (value === 'loading' && context.cart === null && now === null) return { is: 'loading' };
  if (!now || now.lines.length === 0) return { is: 'empty', failure: context.failure, offer: null };
  return {
    is: 'filled', storeId: now.storeId, cart: context.cart, lines: basketLines(now.lines, context.cart), count: countOf(now.lines),
    saving: context.changes.length > 0, failure: context.failure, offer: context.offer,
  };
}
