import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { MenuItem } from '#contract/entities/store.ts';

/**
 * Opens the dish that the address names as soon as the menu holds it, and takes it out of the address, so that neither
 * Back nor a reload opens it again. One that is sold out or gone from the whole menu opens nothing.
 */
export function useDishInAddress(items: ReadonlyMap<string, MenuItem>, isWhole: boolean, onOpen: (item: MenuItem) => void): void {
  const { dish = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const item = items.get(dish);
  const isSettled = dish !== '' && (item !== undefined || isWhole);
  const settle = useEffectEvent(() => {
    if (item?.is_item_in_stock) onOpen(item);
    void navigate({ to: '.', search: (now: object) => ({ ...now, dish: '' }), hash: true, replace: true, resetScroll: false } as never);
  });
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
}
