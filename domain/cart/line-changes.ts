import type { CartItem } from '#contract/entities/cart.ts';
import type { MenuItem } from '#contract/entities/store.ts';
import { toMinor, type Minor } from '../money.ts';
import type { CartLine } from './cart-lines.ts';

/** A line of the basket as the server last named and priced it. */
export type KnownLine = Pick<CartItem, 'item_price' | 'specifications' | 'gone_options'>;

/** What today's menu has otherwise than the line; `name` is null where nobody remembers what the option was called. */
export type LineChange =
  | { readonly is: 'gone'; readonly option: number; readonly name: string | null }
  | { readonly is: 'dearer' | 'cheaper'; readonly name: string; readonly before: Minor; readonly now: Minor };

const priceChange = (name: string, before: number, now: number): LineChange[] => {
  const [then, today] = [toMinor(before), toMinor(now)];
  return then === today ? [] : [{ is: today > then ? 'dearer' : 'cheaper', name, before: then, now: today }];
};

/** What has changed on the menu since a line was chosen: options that are gone, prices that are others. */
export function lineChanges(line: Pick<CartLine, 'options'>, known: KnownLine | null, today: MenuItem): LineChange[] {
  const changes = known ? priceChange(today.name, known.item_price, today.price) : [];
  for (const [groupId, options] of line.options) {
    const then = known?.specifications.find(({ unique_id }) => unique_id === groupId)?.list;
    const now = today.specifications.find(({ unique_id }) => unique_id === groupId)?.list;
    for (const option of options) {
      const before = then?.find(({ unique_id }) => unique_id === option);
      const after = now?.find(({ unique_id }) => unique_id === option);
      if (!after) changes.push({ is: 'gone', option, name: before?.name ?? null });
      else if (before) changes.push(...priceChange(after.name, before.price, after.price));
    }
  }
  const told = new Set(line.options.flatMap(([, options]) => options));
  for (const { unique_id, name } of known?.gone_options ?? []) {
    if (!told.has(unique_id)) changes.push({ is: 'gone', option: unique_id, name: name || null });
  }
  return changes;
}
