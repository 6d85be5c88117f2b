import type { SentEntry } from '#contract/entities/cart.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { BASKET_SUM_MAXIMUM } from '#contract/limits.ts';
import { storedWish } from '#domain/cart/if-missing.ts';
import { choiceOf, findTooMany, haveTooManyLines, lineKey, mergeEqualLines, plainChoice, type CartLine } from '#domain/cart/cart-lines.ts';
import { priceOfLine, problemOf, type Choice } from '#domain/cart/item-choice.ts';
import { toMinor } from '#domain/money.ts';
import type { StoredLine } from '#server/database/schema/carts.ts';
import type { Call } from '#server/call/call.ts';
import type { Item, OnMenu, StoreInPlace } from '#server/repositories/stores.ts';
import { presentItem, presentSpecification } from '../present/menu.ts';

export type ReadLines = { readonly ok: true; readonly lines: StoredLine[] } | { readonly ok: false; readonly code: ErrorCode };

function answeredKey(line: CartLine, item: Item | undefined): string {
  const today = new Map(item?.specifications.map((group) => [group.uniqueId, new Set(group.options.map((option) => option.uniqueId))]));
  const options = line.options.map(([group, chosen]) => [group, chosen.filter((option) => today.get(group)?.has(option))] as const);
  return lineKey({ ...line, options });
}

function seenToday(line: CartLine, item: Item, call: Call): StoredLine {
  const { name, specifications } = presentItem(item, call.language);
  const choice = choiceOf(line);
  const options = specifications.flatMap((group) =>
    group.list
      .filter((option) => choice.get(group.unique_id)?.has(option.unique_id))
      .map((option) => ({ id: option.unique_id, name: option.name, price: toMinor(option.price) })),
  );
  return { ...line, seen: { price: priceOfLine(item.price, specifications, choice, 1), name, sectionId: item.sectionId, options } };
}

type SentLine = SentEntry['items'][number];

function readLine(sent: SentLine): { readonly line: CartLine; readonly choice: Choice; readonly repeats: boolean } {
  const groups = sent.specifications.map((group) => [group.unique_id, new Set(group.list.map((option) => option.unique_id))] as const);
  const choice: Choice = new Map(groups);
  const repeats = choice.size !== groups.length || sent.specifications.some(({ list }, index) => groups[index]?.[1].size !== list.length);
  return {
    line: {
      itemId: sent.item_id,
      quantity: sent.quantity,
      options: plainChoice(choice),
      note: sent.note_for_item ?? '',
      ...storedWish(sent.if_missing),
    },
    choice,
    repeats,
  };
}

/** A sent line as it is stored, and what it costs in whole minor units; or why it is not taken. `held` is the one that the basket holds already. */
function storedLine(
  sent: SentLine,
  item: Item | undefined,
  held: (line: CartLine) => StoredLine | undefined,
  call: Call,
): { readonly line: StoredLine; readonly total: number } | ErrorCode {
  const { line, choice, repeats } = readLine(sent);
  const groups = item?.specifications.map((group) => presentSpecification(group, call.language)) ?? [];
  const earlier = held(line);
  const total = priceOfLine(item?.price ?? 0, groups, choice, line.quantity);
  if (item && !repeats && !problemOf(groups, choice))
    return { line: earlier?.seen ? { ...line, seen: earlier.seen } : seenToday(line, item, call), total };
  if (earlier && !repeats) return { line: { ...earlier, quantity: line.quantity, ifMissing: line.ifMissing }, total };
  return item ? 961 : 892;
}

/**
 * The lines that a client sent, by what the menu says of their items, each checked by the rule that the item dialog obeys. A line that the basket holds already
 * and that today's menu no longer allows stays as it is, so that the rest can still be changed; ordering it is refused.
 */
export function readLines(
  call: Call,
  { store, menu }: { readonly store: StoreInPlace['store']; readonly menu: readonly OnMenu[] },
  entries: readonly SentEntry[],
  held: readonly StoredLine[],
): ReadLines {
  const sent = entries.flatMap((entry) => entry.items);
  if (haveTooManyLines(sent)) return { ok: false, code: 961 };
  const items = new Map<string, Item>(menu.map(({ item }) => [item.id, item]));
  const heldByKey = new Map(held.toReversed().map((line) => [answeredKey(line, items.get(line.itemId)), line] as const));
  const lines: StoredLine[] = [];
  let sum = 0;
  for (const one of sent) {
    const item = items.get(one.item_id);
    if (item && item.storeId !== store.id) return { ok: false, code: 643 };
    const stored = storedLine(one, item, (line) => heldByKey.get(lineKey(line)), call);
    if (typeof stored === 'number') return { ok: false, code: stored };
    sum += stored.total;
    lines.push(stored.line);
  }
  return findTooMany(lines) || sum > BASKET_SUM_MAXIMUM ? { ok: false, code: 961 } : { ok: true, lines: mergeEqualLines(lines) };
}
