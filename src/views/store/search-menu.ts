import type { MenuItem, ProductGroup } from '../../../contract/entities/store.ts';
import { asksForFood, foodFit, type FoodFilter } from '../../../domain/catalogue/food-filter.ts';
import { plainText } from '../../../domain/plain-text.ts';

/** The groups a store shows; `lengths` are those of groups whose items have not all come, by their `unique_id`. */
export const visibleGroups = (groups: readonly ProductGroup[], lengths: Readonly<Record<number, number>>): readonly ProductGroup[] =>
  groups.filter((group) => group.is_visible_in_store && (lengths[group.unique_id] ?? group.items.length) > 0);

function keepItems(groups: readonly ProductGroup[], isKept: (item: MenuItem) => boolean): readonly ProductGroup[] {
  return groups.flatMap((group) => {
    const items = group.items.filter(isKept);
    if (items.length === 0) return [];
    return [items.length === group.items.length ? group : { ...group, items }];
  });
}

/** The groups with the items whose names hold the query; groups without any are left out. An empty query keeps all. */
export function searchMenu(groups: readonly ProductGroup[], query: string): readonly ProductGroup[] {
  const wanted = plainText(query);
  return wanted === '' ? groups : keepItems(groups, (item) => plainText(item.name).includes(wanted));
}

/** The groups with the items that suit what somebody eats, or may: those of which the store has not said enough stay. */
export const suitableMenu = (groups: readonly ProductGroup[], filter: FoodFilter): readonly ProductGroup[] =>
  asksForFood(filter) ? keepItems(groups, (item) => foodFit(item, filter) !== 'clashes') : groups;

export const countItems = (groups: readonly ProductGroup[]): number => groups.reduce((sum, group) => sum + group.items.length, 0);

/** How many items stand before each group. */
export function itemsBefore(groups: readonly ProductGroup[]): readonly number[] {
  let sum = 0;
  return groups.map(({ items }) => (sum += items.length) - items.length);
}
