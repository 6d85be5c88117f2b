import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import { countOf, lineKey, type CartLine } from '#domain/cart/cart-lines.ts';
import { wanted, linesOf, type Removed, type ServerCart } from './cart-intent.ts';
import type { cartMachine } from './cart.machine.ts';
import { isCutOff, type Offer, type RefusedChange } from './cart.setup.ts';

export type CartViewLine = {
  readonly key: string;
  readonly line: CartLine;
  readonly known: KnownItem | null;
  /** The server's words for the same item in another line, for a choice that it has not answered yet. */
  readonly alike: KnownItem | null;
};
type KnownItem = ServerCart['cart']['order_details'][number]['items'][number];

export type CartView =
  | { readonly is: 'loading' }
  | { readonly is: 'unavailable' }
  | {
      readonly is: 'empty';
      readonly failure: Failure | null;
      readonly refused: readonly RefusedChange[];
      readonly offer: Offer | null;
      readonly cart: ServerCart | null;
      readonly removed: Removed | null;
      readonly saving: boolean;
      readonly cutOff: boolean;
    }
  | {
      readonly is: 'filled';
      readonly storeId: string;
      readonly cart: ServerCart | null;
      readonly lines: readonly CartViewLine[];
      readonly count: number;
      readonly saving: boolean;
      readonly failure: Failure | null;
      readonly refused: readonly RefusedChange[];
      readonly offer: Offer | null;
      readonly removed: Removed | null;
      readonly cutOff: boolean;
    };

function cartViewLines(lines: readonly CartLine[], cart: ServerCart | null): CartViewLine[] {
  const items = cart?.cart.order_details.flatMap((entry) => entry.items) ?? [];
  const known = new Map((cart ? linesOf(cart) : []).map((line, index) => [lineKey(line), items[index] ?? null]));
  return lines.map((line) => {
    const own = known.get(lineKey(line)) ?? null;
    return { key: lineKey(line), line, known: own, alike: own ?? items.find((item) => item.item_id === line.itemId) ?? null };
  });
}

/** What a screen shows of the basket. 'empty' is decided only once the basket has loaded. */
export function toCartView({ context }: Pick<SnapshotFrom<typeof cartMachine>, 'context'>): CartView {
  const now = wanted(context.cart, context.changes);
  const { cart, failure, refused, removed } = context;
  // What was agreed to before is no question.
  const isAgreed = context.offer?.type === 'lines.added' && context.offer.isClearingAgreed === true;
  const offer = isAgreed ? null : context.offer;
  const common = { cart, failure, refused, removed, saving: context.changes.length > 0 || isAgreed, cutOff: isCutOff(context) };
  if (cart === null && now === null) return { is: common.cutOff ? 'unavailable' : 'loading' };
  if (!now || now.lines.length === 0) return { is: 'empty', offer, ...common };
  return {
    is: 'filled',
    storeId: now.storeId,
    lines: cartViewLines(now.lines, cart),
    count: countOf(now.lines),
    offer,
    ...common,
  };
}
