import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { MENU_OPENING } from '#contract/limits.ts';

/** A store with its menu, as the server answers it: the whole, or an opening, whose sections say how many items they hold. */
export type Menu = AnswerOf<typeof endpoints.user_get_store_product_item_list>;

type Section = Menu['products'][number];

export const countOf = ({ items, item_count: count = items.length }: Section): number => count;

export const isWholeSection = (section: Section): boolean => section.items.length >= countOf(section);

export const isWholeMenu = ({ products }: Menu): boolean => products.every(isWholeSection);

export const holdsItems = ({ products }: Menu, itemIds: readonly string[]): boolean =>
  itemIds.every((id) => products.some(({ items }) => items.some(({ _id }) => _id === id)));

/** A menu's opening: its first items, and how many each of its sections holds. A menu that is no longer than that stays as it is. */
export function openingOf(menu: Menu): Menu {
  let left: number = MENU_OPENING.items;
  const products = menu.products.map((section) => {
    const items = section.items.slice(0, left);
    left -= items.length;
    return { ...section, items, item_count: countOf(section) };
  });
  return products.every(isWholeSection) ? menu : { ...menu, products };
}

export function keepOpenings(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ queryKey: ['menu'] })) {
    const menu = query.state.data as Menu | undefined;
    if (query.queryKey[4] === 'whole') cache.remove(query);
    else if (menu) queryClient.setQueryData(query.queryKey, openingOf(menu), { updatedAt: query.state.dataUpdatedAt });
  }
}

export function knownMenu(queryClient: QueryClient, storeId: string, language: string): Menu | null {
  const seen = queryClient
    .getQueriesData<Menu>({ queryKey: ['menu', storeId], predicate: ({ queryKey }) => queryKey[3] === language })
    .flatMap(([, menu]) => menu ?? []);
  return seen.find(isWholeMenu) ?? seen.find(({ order_start_at: at }) => at == null) ?? seen[0] ?? null;
}
