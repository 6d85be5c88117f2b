import type { ProductGroup } from '../../../contract/entities/store.ts';

/** Text as searches compare it: trimmed, spaces collapsed, without case or accents. */
const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The groups a store shows. */
export const visibleGroups = (groups: readonly ProductGroup[]): readonly ProductGroup[] =>
  groups.filter((group) => group.is_visible_in_store && group.items.length > 0);

/** The groups with the items whose names hold the query; groups without any are left out. An empty query keeps all. */
export function searchMenu(groups: readonly ProductGroup[], query: string): readonly ProductGroup[] {
  const wanted = plain(query);
  if (wanted === '') return groups;
  return groups.flatMap((group) => {
    const items = group.items.filter((item) => plain(item.name).includes(wanted));
    if (items.length === 0) return [];
    return [items.length === group.items.length ? group : { ...group, items }];
  });
}

export const countItems = (groups: readonly ProductGroup[]): number => groups.reduce((sum, group) => sum + group.items.length, 0);
