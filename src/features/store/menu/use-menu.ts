import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { asksForFood } from '#domain/catalogue/food-filter.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Coordinates } from '#src/api/whereabouts.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { menuAt, menuOpeningOptions, menuOptions } from '#src/api/discovery.ts';
import { holdsItems, isWholeMenu, knownMenu, type Menu } from '#src/api/menu-opening.ts';
import { wantedAt } from '#machines/delivery-time/delivery-time.view.ts';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { useFoodFilter } from '#src/features/diets/use-food-filter.ts';
import { untilNextChange } from '../head/until-next-change.ts';

/**
 * A store's menu as far as the page needs it: its opening, and the whole once somebody comes near what is missing (calls
 * `needWhole`), or something on the page names what the opening may lack: a diet, a dish in the address, a line of the basket.
 */
export function useMenu(storeId: string, place: Coordinates | null) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [known] = useState(() => knownMenu(queryClient, storeId, api.language()));
  const [isAsked, ask] = useState(() => queryClient.getQueryData(menuOptions(api, storeId, place).queryKey) !== undefined);
  const [{ time }] = useFulfilmentTime();
  const at = wantedAt(time, storeId);
  const named = useNamedItems(storeId);
  const { filter } = useFoodFilter();
  const isSomethingMissing = (menu: Menu | undefined): boolean =>
    menu !== undefined && !isWholeMenu(menu) && (asksForFood(filter) || !holdsItems(menu, named));
  const opening = useQuery({
    ...menuOpeningOptions(api, storeId, place, at),
    refetchInterval: ({ state }) => (state.data ? untilNextChange(state.data) : false),
    // The menu of the last place or language stays while the new one comes.
    placeholderData: (previous) => previous ?? known ?? undefined,
    // Once the whole has come, the opening still tells of the store at a chosen time.
    enabled: !isAsked || at !== null,
  });
  const needsWhole = isAsked || isSomethingMissing(opening.data);
  // For good: what has come does not go again with the diet, the dish or the line that asked for it.
  if (needsWhole && !isAsked) ask(true);
  const whole = useQuery({
    ...menuOptions(api, storeId, place),
    refetchInterval: ({ state }) => (state.data ? untilNextChange(state.data) : false),
    placeholderData: (previous) => previous,
    enabled: needsWhole,
  });
  const wanted = needsWhole ? whole : opening;
  const failure = wanted.isError ? failureOf(wanted.error) : null;
  const needWhole = useCallback(() => ask(true), []);
  // A menu that was readable stays so while the server can't be reached; one that the server refuses goes.
  const last = failure === null || failure.kind === 'transport' ? (opening.data ?? known) : undefined;
  const menu = (needsWhole ? whole.data : undefined) ?? last;
  return {
    menu: useMenuAt(menu ?? undefined, opening.data, at),
    isOfPlace: wanted.data !== undefined && !wanted.isPlaceholderData,
    failure,
    isRetrying: wanted.isFetching,
    retry: () => void wanted.refetch(),
    needWhole,
  };
}

/** A menu for the chosen time: by the opening that was asked for it, else computed from the store's hours and slots. */
const useMenuAt = (menu: Menu | undefined, opening: Menu | undefined, at: number | null): Menu | undefined =>
  useMemo(() => {
    if (!menu) return undefined;
    const opened = at !== null && opening?.order_start_at === at ? { ...opening, products: menu.products } : menu;
    return menuAt(opened, at);
  }, [menu, opening, at]);

/** Items that the page must know beside those it begins with: the dish in the address, and what the store's basket holds. */
function useNamedItems(storeId: string): readonly string[] {
  const { dish = '' } = useSearch({ strict: false });
  const [cart] = useCart();
  const lines = cart.is === 'filled' && cart.storeId === storeId ? cart.lines : [];
  return [...(dish === '' ? [] : [dish]), ...lines.map(({ line }) => line.itemId)];
}
