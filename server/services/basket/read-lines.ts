import type { SentEntry } from '../../../contract/entities/cart.ts';
import type { ErrorCode } from '../../../contract/error-codes.ts';
import { BASKET_SUM_MAXIMUM } from '../../../contract/limits.ts';
import { choiceOf, findTooMany, haveTooManyLines, lineKey, mergeEqualLines, plainChoice, type CartLine } from '../../../domain/cart/cart-lines.ts';
import { priceOfLine, problemOf, type Choice } from '../../../domain/cart/item-choice.ts';
import { toMinor } from '../../../domain/money.ts';
import type { StoredLine } from '../../database/schema/carts.ts';
import type { Call } from '../../call/call.ts';
import { itemsByIds, type Item, type StoreInPlace } from '../../repositories/stores.ts';
import { presentItem, presentSpecification } from '../present/menu.ts';

export type ReadLines = { readonly ok: true; readonly lines: StoredLine[] } | { readonly ok: false; readonly code: ErrorCode };

/** A held line as a cart call answers it: without the options that today's menu no longer has. */
function answeredKey(line: CartLine, item: Item | undefined): string {
  const today = new Map(item?.specifications.map((group) => [group.uniqueId, new Set(group.options.map((option) => option.uniqueId))]));
  const options = line.options.map(([group, chosen]) => [group, chosen.filter((option) => today.get(group)?.has(option))] as const);
  return lineKey({ ...line, options });
}

/** The line with what its customer sees of it now. */
function seenToday(line: CartLine, item: Item, call: Call): StoredLine {
  const { name, specifications } = presentItem(item, call.language);
  const choice = choiceOf(line);
  const options = specifications.flatMap((group) => group.list.filter((option) => choice.get(group.unique_id)?.has(option.unique_id)).map((option) => ({ id: option.unique_id, name: option.name, price: toMinor(option.price) })));
  return { ...line, seen: { price: priceOfLine(item.price, specifications, choice, 1), name, sectionId: item.sectionId, options } };
}

/**
 * The lines that a client sent, each checked by the rule that the item dialog obeys. A line that the basket holds already
 * and that today's menu no longer allows stays as it is, so that the rest can still be changed; ordering it is refused.
 */
export async function readLines(call: Call, store: StoreInPlace['store'], entries: readonly SentEntry[], held: readonly StoredLine[]): Promise<ReadLines> {
  const sent = entries.flatMap((entry) => entry.items);
  if (haveTooManyLines(sent)) return { ok: false, code: 961 };
  const items = new Map<string, Item>((await itemsByIds(call.database, sent.map((line) => line.item_id))).map((item) => [item.id, item]));
  const heldByKey = new Map(held.toReversed().map((line) => [answeredKey(line, items.get(line.itemId)), line] as const));
  const lines: StoredLine[] = [];
  let sum = 0;
  for (const line of sent) {
    const item = items.get(line.item_id);
    if (item && item.storeId !== store.id) return { ok: false, code: 643 };
    const choice: Choice = new Map(line.specifications.map((group) => [group.unique_id, new Set(group.list.map((option) => option.unique_id))]));
    const repeats = line.specifications.some((group) => new Set(group.list.map((option) => option.unique_id)).size !== group.list.length) || choice.size !== line.specifications.length;
    const read: CartLine = { itemId: line.item_id, quantity: line.quantity, options: plainChoice(choice), note: line.note_for_item ?? '' };
    const earlier = heldByKey.get(lineKey(read));
    const groups = item?.specifications.map((group) => presentSpecification(group, call.language)) ?? [];
    const isAllowed = item !== undefined && !repeats && !problemOf(groups, choice);
    sum += priceOfLine(item?.price ?? 0, groups, choice, line.quantity);
    if (isAllowed) lines.push(earlier?.seen ? { ...read, seen: earlier.seen } : seenToday(read, item, call));
    else if (earlier && !repeats) lines.push({ ...earlier, quantity: line.quantity });
    else return { ok: false, code: item ? 961 : 892 };
  }
  return findTooMany(lines) || sum > BASKET_SUM_MAXIMUM ? { ok: false, code: 961 } : { ok: true, lines: mergeEqualLines(lines) };
}
