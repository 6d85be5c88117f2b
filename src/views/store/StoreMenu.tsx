import { useDeferredValue, useMemo, useState } from 'react';
import type { MenuItem } from '../../../contract/entities/store.ts';
import { asksForFood } from '../../../domain/catalogue/food-filter.ts';
import { useCart } from '../../flows/use-cart.ts';
import { FoodFilters } from '../food/FoodFilters.tsx';
import { useFoodFilter } from '../food/use-food-filter.ts';
import { countByItem } from './count-by-item.ts';
import { EmptyMenu } from './EmptyMenu.tsx';
import type { Menu } from './menu.ts';
import { MenuNavigation } from './MenuNavigation.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { MenuSection } from './MenuSection.tsx';
import { NothingFound } from './NothingFound.tsx';
import { countItems, searchMenu, suitableMenu, visibleGroups } from './search-menu.ts';
import styles from './StoreMenu.module.css';
import { useGrowingCount } from './use-growing-count.ts';

type StoreMenuProps = { readonly menu: Menu; readonly onOpen: (item: MenuItem) => void };

/** The sections of a menu with the ways through it: its categories, a search, and what somebody eats. */
export function StoreMenu({ menu, onOpen }: StoreMenuProps) {
  const { store, products, currency } = menu;
  const [cart] = useCart();
  const [query, setQuery] = useState('');
  const [filter, changeFilter] = useFoodFilter();
  const searched = useDeferredValue(query);
  const groups = useMemo(() => visibleGroups(products), [products]);
  const found = useMemo(() => searchMenu(suitableMenu(groups, filter), searched), [groups, filter, searched]);
  const drawn = useGrowingCount(countItems(groups));
  const lines = cart.is === 'filled' && cart.storeId === store._id ? cart.lines : null;
  const counts = useMemo(() => countByItem(lines ?? []), [lines]);
  const isNarrowed = searched.trim() !== '' || asksForFood(filter);
  const widen = () => {
    setQuery('');
    changeFilter({ diets: [], without: [] });
  };
  return (
    <div className={styles.menu}>
      <MenuNavigation groups={found} />
      <div className={styles.sections}>
        <MenuSearch query={query} found={isNarrowed ? countItems(found) : null} onQuery={setQuery} />
        <FoodFilters className={styles.food} />
        {found.length === 0 && isNarrowed ? <NothingFound query={searched} isFiltered={asksForFood(filter)} onClear={widen} /> : null}
        {found.length === 0 && !isNarrowed ? <EmptyMenu /> : null}
        {found.map((group, index) => {
          const before = countItems(found.slice(0, index));
          const shown = Math.min(group.items.length, Math.max(0, drawn - before));
          return (
            <MenuSection key={group.unique_id} group={group} shown={shown} counts={counts} filter={filter} currency={currency} storePicture={store.image_url} onOpen={onOpen} />
          );
        })}
      </div>
    </div>
  );
}
