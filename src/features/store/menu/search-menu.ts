import type { MenuItem, ProductGroup } from '#contract/entities/store.ts';
import { asksForFood, foodFit, type FoodFilter } from '#domain/catalogue/food-filter.ts';
import { plainText } from '#domain/plain-text.ts';
import { countOf } from '#src/api/menu-opening.ts';

export const visibleGroups = (groups: readonly ProductGroup[]): readonly ProductGroup[] =>
  groups.filter((group) => group.is_visible_in_store && countOf(group) > 0);

export const comeGroups = (groups: readonly ProductGroup[]): readonly ProductGroup[] =>
  visibleGroups(groups).filter(({ items }) => items.length > 0);

const keepItems = (groups: readonly ProductGroup[], isKept: (item: MenuItem) => boolean): readonly ProductGroup[] =>
  groups.flatMap((group) => {
    const items = group.items.filter(isKept);
    if (items.length === 0) return [];
    return [items.length === group.items.length ? group : { ...group, items }];
  });

/** How well a name fits what is looked for, smaller is better: it holds it as a word, as the beginning of one, or within one. */
function misfit(name: string, wanted: string): number {
  const padded = ` ${plainText(name).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return padded.includes(` ${wanted} `) ? 0 : padded.includes(` ${wanted}`) ? 1 : 2;
}

/**
 * The groups with the items whose names hold the query; groups without any are left out. What bears it as a word of its
 * own comes first, groups and items: milk before lettuce for 'lait'. An empty query keeps all as it stands.
 */
export function searchMenu(groups: readonly ProductGroup[], query: string): readonly ProductGroup[] {
  const wanted = plainText(query);
  if (wanted === '') return groups;
  const best = ({ items }: ProductGroup) => Math.min(...items.map(({ name }) => misfit(name, wanted)));
  return keepItems(groups, (item) => plainText(item.name).includes(wanted))
    .map((group) => ({ ...group, items: group.items.toSorted((one, other) => misfit(one.name, wanted) - misfit(other.name, wanted)) }))
    .toSorted((one, other) => best(one) - best(other));
}

export const suitableMenu = (groups: readonly ProductGroup[], filter: FoodFilter): readonly ProductGroup[] =>
  asksForFood(filter) ? keepItems(groups, (item) => foodFit(item, filter) !== 'clashes') : groups;

export const countItems = (groups: readonly ProductGroup[]): number => groups.reduce((sum, group) => sum + group.items.length, 0);

export function itemsBefore(groups: readonly ProductGroup[]): readonly number[] {
  let sum = 0;
  return groups.map(({ items }) => (sum += items.length) - items.length);
}
