import { useDeferredValue, useMemo, useState } from 'react';
import type { MenuItem } from '../../../contract/entities/store.ts';
import { useCart } from '../../flows/use-cart.ts';
import { countByItem } from './count-by-item.ts';
import type { Menu } from './menu.ts';
import { MenuNavigation } from './MenuNavigation.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { MenuSection } from './MenuSection.tsx';
import { NothingFound } from './NothingFound.tsx';
import { countItems, searchMenu, visibleGroups } from './search-menu.ts';
import styles from './StoreMenu.module.css';
import { useGrowingCount } from './use-growing-count.ts';

type StoreMenuProps = { readonly menu: Menu; readonly onOpen: (item: MenuItem) => void };

/** The sections of a menu with the ways through it: its categories and a search. */
export function StoreMenu({ menu, onOpen }: StoreMenuProps) {
  const { store, products, currency } = menu;
  const [cart] = useCart();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const groups = useMemo(() => visibleGroups(products), [products]);
  const found = useMemo(() => searchMenu(groups, searched), [groups, searched]);
  const drawn = useGrowingCount(countItems(groups));
  const lines = cart.is === 'filled' && cart.storeId === store._id ? cart.lines : null;
  const counts = useMemo(() => countByItem(lines ?? []), [lines]);
  return (
    <div className={styles.menu}>
      <MenuNavigation groups={found} />
      <div className={styles.sections}>
        <MenuSearch query={query} found={searched.trim() === '' ? null : countItems(found)} onQuery={setQuery} />
        {found.length === 0 ? <NothingFound query={searched} onClear={() => setQuery('')} /> : null}
        {found.map((group, index) => {
          const before = countItems(found.slice(0, index));
          const shown = Math.min(group.items.length, Math.max(0, drawn - before));
          return (
            <MenuSection key={group.unique_id} group={group} shown={shown} counts={counts} currency={currency} storePicture={store.image_url} onOpen={onOpen} />
          );
        })}
      </div>
    </div>
  );
}
