import { plainText } from '#domain/plain-text.ts';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { MenuItem } from '#contract/entities/store.ts';
import { asksForFood } from '#domain/catalogue/food-filter.ts';
import { countOf, isWholeMenu } from '#src/api/menu-opening.ts';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { FoodFilters } from '#src/features/diets/FoodFilters.tsx';
import { useFoodFilter } from '#src/features/diets/use-food-filter.ts';
import { countByItem } from './count-by-item.ts';
import { EmptyMenu } from './EmptyMenu.tsx';
import type { Menu } from './menu.ts';
import { isUnconnected, MenuLost, type LostMenu } from './MenuLost.tsx';
import { MenuNavigation } from './MenuNavigation.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { MenuSection } from './MenuSection.tsx';
import { NothingFound } from './NothingFound.tsx';
import { comeGroups, countItems, itemsBefore, searchMenu, suitableMenu, visibleGroups } from './search-menu.ts';
import styles from './StoreMenu.module.css';
import { useGrowingCount } from '../basket/use-growing-count.ts';
import { useNearMissing } from './use-near-missing.ts';
import { useScrollToFound } from './use-scroll-to-found.ts';

type StoreMenuProps = {
  readonly menu: Menu;
  readonly lost: LostMenu | null;
  readonly onNeedWhole: () => void;
  readonly onOpen: (item: MenuItem) => void;
};

const NONE: readonly never[] = [];

export function StoreMenu({ menu, lost, onNeedWhole, onOpen }: StoreMenuProps) {
  const { store, products, currency } = menu;
  const [cart] = useCart();
  const [query, setQuery] = useState('');
  const { filter, showAll } = useFoodFilter();
  const searched = useDeferredValue(query);
  const isWhole = isWholeMenu(menu);
  // What is missing does not come: it is left out.
  const isAll = isWhole || (lost !== null && isUnconnected(lost));
  const groups = useMemo(() => (isAll ? comeGroups(products) : visibleGroups(products)), [products, isAll]);
  const found = useMemo(() => searchMenu(suitableMenu(groups, filter), searched), [groups, filter, searched]);
  const before = useMemo(() => itemsBefore(found), [found]);
  const drawn = useGrowingCount(countItems(groups));
  const lines = cart.is === 'filled' && cart.storeId === store._id ? cart.lines : null;
  const counts = useMemo(() => countByItem(lines ?? []), [lines]);
  const isNarrowed = plainText(searched) !== '' || asksForFood(filter);
  useNearMissing(isAll || isNarrowed ? NONE : groups, onNeedWhole);
  const field = useRef<HTMLInputElement>(null);
  const { found: sections, begin } = useScrollToFound(plainText(searched) !== '');
  const search = (next: string) => {
    if (plainText(query) === '') begin();
    onNeedWhole();
    setQuery(next);
  };
  const widen = () => {
    setQuery('');
    showAll();
  };
  return (
    <div className={styles.menu} data-searching={query !== '' || undefined}>
      <MenuNavigation groups={found} isNarrowed={isNarrowed} onSearch={() => field.current?.focus({ preventScroll: true })} />
      <div ref={sections} className={styles.sections}>
        <div className={styles.ways}>
          <MenuSearch
            className={styles.search}
            field={field}
            query={query}
            found={isNarrowed && isAll ? countItems(found) : null}
            onQuery={search}
          />
          <FoodFilters className={styles.food} />
        </div>
        {lost ? <MenuLost lost={lost} isWhole={isWhole} /> : null}
        {found.length > 0 ? null : !isNarrowed ? (
          <EmptyMenu />
        ) : isAll ? (
          <NothingFound query={searched} isFiltered={asksForFood(filter)} onClear={widen} />
        ) : null}
        {found.map((group, index) => {
          const shown = Math.min(group.items.length, Math.max(0, drawn - (before[index] ?? 0)));
          return (
            <MenuSection
              key={group.unique_id}
              group={group}
              length={isNarrowed || isAll ? group.items.length : countOf(group)}
              shown={shown}
              counts={counts}
              filter={filter}
              currency={currency}
              storePicture={store.image_url}
              onOpen={onOpen}
            />
          );
        })}
      </div>
    </div>
  );
}
