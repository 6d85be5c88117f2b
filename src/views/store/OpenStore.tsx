import { useMemo, useState } from 'react';
import type { MenuItem } from '../../../contract/entities/store.ts';
import { STORE_BARS_STICKY_AFTER_PX } from '../../../contract/limits.ts';
import type { BasketLine } from '../../../machines/cart/cart.view.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../frame/PageTitle.tsx';
import { BasketBar } from './BasketBar.tsx';
import { BasketPanel } from './BasketPanel.tsx';
import { ItemDialogHost, preloadItemDialog, type OpenedItem } from './ItemDialogHost.tsx';
import type { Menu } from './menu.ts';
import type { LostMenu } from './MenuLost.tsx';
import styles from './OpenStore.module.css';
import { StoreBanner } from './StoreBanner.tsx';
import { StoreHead } from './StoreHead.tsx';
import { StoreMenu } from './StoreMenu.tsx';
import { StoreNotices } from './StoreNotices.tsx';
import { usePageScrolledBy } from './use-page-scrolled.ts';
import { useTruePath } from './use-true-path.ts';

type OpenStoreProps = {
  readonly menu: Menu;
  /** How many items the sections hold of which `menu` has the first alone, by their `unique_id`. */
  readonly lengths: Readonly<Record<number, number>>;
  readonly knowsPlace: boolean;
  readonly lost: LostMenu | null;
};

/** A store that has loaded: its head, menu, basket, and the dialog of the item that was clicked. */
export function OpenStore({ menu, lengths, knowsPlace, lost }: OpenStoreProps) {
  useTruePath(menu);
  const stuck = usePageScrolledBy(STORE_BARS_STICKY_AFTER_PX);
  const [opened, setOpened] = useState<OpenedItem | null>(null);
  const items = useMemo(() => new Map(menu.products.flatMap((group) => group.items).map((item) => [item._id, item])), [menu.products]);
  const openItem = useMemo(() => (item: MenuItem) => setOpened({ item, editing: null }), []);
  const editLine = ({ key, line, known }: BasketLine, item: MenuItem) => setOpened({ item, editing: { key, line, known } });
  const { store } = menu;
  return (
    <div className={styles.store} data-stuck={stuck || undefined} onPointerEnter={preloadItemDialog} onFocus={preloadItemDialog}>
      <PageTitle>{store.name}</PageTitle>
      <StoreBanner store={store} />
      <Page>
        <div className={styles.top}>
          <StoreHead menu={menu} />
          <StoreNotices menu={menu} knowsPlace={knowsPlace} />
        </div>
        <div className={styles.columns}>
          <StoreMenu menu={menu} lengths={lengths} lost={lost} onOpen={openItem} />
          <BasketPanel menu={menu} items={items} onEdit={editLine} />
        </div>
      </Page>
      <BasketBar currency={menu.currency} />
      <ItemDialogHost opened={opened} currency={menu.currency} storeId={store._id} onClosed={() => setOpened(null)} />
    </div>
  );
}
