import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { MENU_OPENING } from '#contract/limits.ts';

/** A store with its menu, as the server answers it. */
export type Menu = AnswerOf<typeof endpoints.user_get_store_product_item_list>;

/** The first items of a long menu, with how many each of its sections holds in truth. */
export type MenuOpening = { readonly menu: Menu; readonly lengths: Readonly<Record<number, number>> };

const openingKey = (storeId: string, language: string) => ['menu-opening', storeId, language] as const;

/** How many items a section has, whether all of them came or not. */
export const countOf = ({ items, item_count: count = items.length }: Menu['products'][number]): number => count;

/** The opening of a menu, or null when the menu is short enough to travel whole. */
export function openingOf(menu: Menu): MenuOpening | null {
  let left: number = MENU_OPENING.items;
  const products = menu.products.map((group) => {
    const items = group.items.slice(0, left);
    left -= items.length;
    return { ...group, items };
  });
  if (menu.products.every((group, index) => countOf(group) === products[index]?.items.length)) return null;
  return {
    menu: { ...menu, products },
    lengths: Object.fromEntries(menu.products.map((group) => [group.unique_id, countOf(group)])),
  };
}

/**
 * Makes what travels with a page smaller: a long menu leaves the cache and its opening takes its place, so that the page's
 * scripts and pictures need not wait behind items that nobody sees yet.
 */
export function keepOpenings(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['menu'] })) {
    const menu = query.state.data as Menu | undefined;
    const opening = menu && openingOf(menu);
    if (!opening) continue;
    const [, storeId, , language] = query.queryKey as readonly [string, string, unknown, string];
    queryClient.setQueryData(openingKey(storeId, language), opening);
    queryClient.getQueryCache().remove(query);
  }
}

/** What is known of a store's menu before the whole of it has come for this place: its opening, or the menu as seen from elsewhere. */
export function knownMenu(queryClient: QueryClient, storeId: string, language: string): MenuOpening | null {
  const opening = queryClient.getQueryData<MenuOpening>(openingKey(storeId, language));
  if (opening) return opening;
  const seen = queryClient.getQueriesData<Menu>({ queryKey: ['menu', storeId], predicate: ({ queryKey }) => queryKey[3] === language });
  const menu = seen.find(([, data]) => data !== undefined)?.[1];
  return menu ? { menu, lengths: {} } : null;
}
