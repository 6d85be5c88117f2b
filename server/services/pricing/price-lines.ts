import type { CartEntry, CartItem } from '#contract/entities/cart.ts';
import type { Language } from '#contract/enumerations.ts';
import { choiceOf } from '#domain/cart/cart-lines.ts';
import { priceOfChoice, priceOfLine, problemOf } from '#domain/cart/item-choice.ts';
import { toMajor, toMinor, type Minor } from '#domain/money.ts';
import type { StoredLine } from '#server/database/schema/carts.ts';
import type { Database } from '#server/database/database.ts';
import { itemsInSections, sectionsByIds, type Item, type OnMenu, type Section } from '#server/repositories/stores.ts';
import { presentItem, presentSection } from '../present/menu.ts';

export type PricedLines = {
  readonly entries: CartEntry[];
  readonly items: Minor;
  /** Whether every line can still be ordered as it is: its item is there, and its choice is one the menu still allows. */
  readonly allAvailable: boolean;
};

function removedOptions({ options, seen }: StoredLine, today: Item): { unique_id: number; name: string; price: number }[] {
  const offered = new Map(today.specifications.map((group) => [group.uniqueId, new Set(group.options.map(({ uniqueId }) => uniqueId))]));
  return options
    .flatMap(([group, chosen]) => chosen.filter((option) => !offered.get(group)?.has(option)))
    .map((id) => {
      const known = seen?.options?.find((option) => option.id === id);
      return { unique_id: id, name: known?.name ?? '', price: toMajor(known?.price ?? 0) };
    });
}

function presentLine(line: StoredLine, item: Item, language: Language): { line: CartItem; total: Minor } {
  const today = presentItem(item, language);
  const choice = choiceOf(line);
  const total = priceOfLine(toMinor(today.price), today.specifications, choice, line.quantity);
  const removed = removedOptions(line, item);
  const one = priceOfLine(toMinor(today.price), today.specifications, choice, 1);
  return {
    total,
    line: {
      item_id: item.id,
      unique_id: item.uniqueId,
      item_name: today.name,
      quantity: line.quantity,
      image_url: today.image_url,
      details: today.details,
      specifications: today.specifications.flatMap((group) => {
        const list = group.list.filter((option) => choice.get(group.unique_id)?.has(option.unique_id));
        if (list.length === 0) return [];
        const price = list.reduce((sum, option) => sum + toMinor(option.price), 0);
        return [
          {
            unique_id: group.unique_id,
            name: group.name,
            type: group.type,
            range: group.range,
            max_range: group.max_range,
            price: toMajor(price),
            list: list.map(({ unique_id, name, price: optionPrice }) => ({ unique_id, name, price: optionPrice })),
          },
        ];
      }),
      item_price: today.price,
      total_specification_price: toMajor(priceOfChoice(today.specifications, choice)),
      total_item_and_specification_price: toMajor(total),
      note_for_item: line.note,
      ...(line.ifMissing ? { if_missing: line.ifMissing } : {}),
      ...(removed.length > 0 ? { gone_options: removed } : {}),
      ...(line.seen && line.seen.price !== one ? { price_before: toMajor(line.seen.price) } : {}),
      item_details: today,
    },
  };
}

/** A line whose item is on no menu any more: named as its customer knew it, and free. */
const presentRemoved = (line: StoredLine): CartItem => ({
  item_id: line.itemId,
  unique_id: 0,
  item_name: line.seen?.name ?? '',
  quantity: line.quantity,
  image_url: [],
  details: '',
  specifications: [],
  item_price: 0,
  total_specification_price: 0,
  total_item_and_specification_price: 0,
  note_for_item: line.note,
  ...(line.ifMissing ? { if_missing: line.ifMissing } : {}),
  item_details: null,
});

type PricedLine = { readonly line: CartItem; readonly total: Minor; readonly isAvailable: boolean };

/** A line by today's menu: one whose item is on no menu any more costs nothing, and can't be ordered. */
function priceLine(line: StoredLine, item: Item | undefined, language: Language): PricedLine {
  if (!item) return { line: presentRemoved(line), total: 0, isAvailable: false };
  const priced = presentLine(line, item, language);
  return { ...priced, isAvailable: !item.soldOut && !problemOf(priced.line.item_details?.specifications ?? [], choiceOf(line)) };
}

const emptyEntry = (sectionId: string, section: Section | undefined, language: Language): CartEntry => {
  const presented = section ? presentSection(section, language) : null;
  return {
    product_id: sectionId,
    product_name: presented?.name ?? '',
    unique_id: presented?.unique_id ?? 0,
    total_item_price: 0,
    items: [],
    product_detail: presented,
  };
};

/**
 * Prices a basket's lines by today's menu; one whose item is on no menu any more costs nothing and can't be ordered.
 * `menu` is what the menu says of these lines, where that was read in this call.
 */
export async function priceLines(
  database: Database,
  lines: readonly StoredLine[],
  language: Language,
  menu?: readonly OnMenu[],
): Promise<PricedLines> {
  const onMenu =
    menu ??
    (await itemsInSections(
      database,
      lines.map(({ itemId }) => itemId),
    ));
  const items = new Map(onMenu.map(({ item }) => [item.id, item]));
  const removed = lines.filter(({ itemId }) => !items.has(itemId));
  const sections = new Map(
    [
      ...onMenu.map(({ section }) => section),
      ...(await sectionsByIds(
        database,
        removed.flatMap(({ seen }) => seen?.sectionId ?? []),
      )),
    ].map((section) => [section.id, section]),
  );
  const entries = new Map<string, CartEntry>();
  let sum = 0;
  let allAvailable = true;
  for (const line of lines) {
    const item = items.get(line.itemId);
    const sectionId = item?.sectionId ?? line.seen?.sectionId ?? line.itemId;
    const priced = priceLine(line, item, language);
    allAvailable &&= priced.isAvailable;
    sum += priced.total;
    const entry = entries.get(sectionId) ?? emptyEntry(sectionId, sections.get(sectionId), language);
    entry.items.push(priced.line);
    entry.total_item_price = toMajor(toMinor(entry.total_item_price) + priced.total);
    entries.set(sectionId, entry);
  }
  return { entries: [...entries.values()], items: sum, allAvailable };
}
