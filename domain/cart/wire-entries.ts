import type { MenuItem } from '#contract/entities/store.ts';
import { toMajor, toMinor } from '../money.ts';
import { choiceOf, type CartLine } from './cart-lines.ts';
import { priceOfChoice, priceOfLine } from './item-choice.ts';

export type EntryOf = { readonly product_id: string; readonly product_name: string; readonly unique_id: number };
export type KnownItem = { readonly item: MenuItem; readonly section: EntryOf };

const chosenIn = ({ specifications }: MenuItem, line: CartLine) => {
  const choice = choiceOf(line);
  return specifications.flatMap((group) => {
    const list = group.list
      .filter(({ unique_id }) => choice.get(group.unique_id)?.has(unique_id))
      .map(({ unique_id, name, price }) => ({ unique_id, name, price }));
    const { unique_id, name, type, range, max_range } = group;
    return list.length === 0
      ? []
      : [{ unique_id, name, type, range, max_range, price: toMajor(list.reduce((sum, { price }) => sum + toMinor(price), 0)), list }];
  });
};

const bareItem = (line: CartLine) => ({
  item_id: line.itemId,
  quantity: line.quantity,
  note_for_item: line.note,
  if_missing: line.ifMissing,
  specifications: line.options.map(([unique_id, options]) => ({ unique_id, list: options.map((option) => ({ unique_id: option })) })),
});

/** Options that the menu no longer has stay said, so that the server can tell of them. */
function wireItem(line: CartLine, item: MenuItem) {
  const chosen = chosenIn(item, line);
  const said = new Set(chosen.flatMap(({ list }) => list.map(({ unique_id }) => unique_id)));
  const choice = choiceOf(line);
  return {
    ...bareItem(line),
    unique_id: item.unique_id,
    item_name: item.name,
    image_url: item.image_url,
    details: item.details,
    specifications: line.options.every(([, options]) => options.every((option) => said.has(option)))
      ? chosen
      : bareItem(line).specifications,
    item_price: item.price,
    total_specification_price: toMajor(priceOfChoice(item.specifications, choice)),
    total_item_and_specification_price: toMajor(priceOfLine(toMinor(item.price), item.specifications, choice, line.quantity)),
  };
}

/**
 * A basket's lines as the wire lists them (0-decisions, Wire details, cart line): by section, with the names and prices
 * that the menu has today. A line that `know` does not know goes with what decides alone.
 */
export function wireEntries(lines: readonly CartLine[], know: (itemId: string) => KnownItem | null) {
  const known = lines.map((line) => ({ line, known: know(line.itemId) }));
  const sections = [...new Set(known.map(({ known: one }) => one?.section.product_id ?? null))];
  return sections.map((id) => {
    const among = known.filter(({ known: one }) => (one?.section.product_id ?? null) === id);
    const section = among[0]?.known?.section;
    if (!section) return { items: among.map(({ line }) => bareItem(line)) };
    const items = among.flatMap(({ line, known: one }) => (one ? [wireItem(line, one.item)] : []));
    return {
      ...section,
      total_item_price: toMajor(items.reduce((sum, item) => sum + toMinor(item.total_item_and_specification_price), 0)),
      items,
    };
  });
}
