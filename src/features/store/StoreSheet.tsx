import { memo } from 'react';
import type { MenuItem } from '#contract/entities/store.ts';
import { STORE_BARS_STICKY_AFTER_PX } from '#contract/limits.ts';
import type { CartViewLine } from '#machines/cart/cart.view.ts';
import { isWholeMenu } from '#src/api/menu-opening.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { BasketBar } from './basket/BasketBar.tsx';
import { BasketPanel } from './basket/BasketPanel.tsx';
import { usePreloadedItemDialog } from './item/item-dialog-code.ts';
import type { Menu } from './menu/menu.ts';
import type { LostMenu } from './menu/MenuLost.tsx';
import { StoreBanner } from './head/StoreBanner.tsx';
import { StoreHead, StoreToday } from './head/StoreHead.tsx';
import { StoreMenu } from './menu/StoreMenu.tsx';
import { StoreNotices } from './head/StoreNotices.tsx';
import styles from './StoreSheet.module.css';
import { useDishInAddress } from './item/use-dish-in-address.ts';
import { usePageScrolledBy } from './use-page-scrolled.ts';
import { useTruePath } from './use-true-path.ts';

type StoreSheetProps = {
  readonly menu: Menu;
  readonly items: ReadonlyMap<string, MenuItem>;
  readonly knowsPlace: boolean;
  readonly lost: LostMenu | null;
  readonly onNeedWhole: () => void;
  readonly onOpen: (item: MenuItem) => void;
  readonly onEdit: (line: CartViewLine, item: MenuItem) => void;
};

export const StoreSheet = memo(function StoreSheet({ menu, items, knowsPlace, lost, onNeedWhole, onOpen, onEdit }: StoreSheetProps) {
  useTruePath(menu);
  useDishInAddress(items, isWholeMenu(menu), onOpen);
  usePreloadedItemDialog();
  const stuck = usePageScrolledBy(STORE_BARS_STICKY_AFTER_PX);
  const { store } = menu;
  return (
    <div className={styles.store} data-stuck={stuck || undefined}>
      <PageTitle description={[store.slogan, store.famous_for, store.address].filter(Boolean).join(' · ')}>{store.name}</PageTitle>
      <StoreBanner store={store} />
      <Page>
        <div className={styles.top}>
          <StoreHead menu={menu} knowsPlace={knowsPlace} />
          <div className={styles.beside}>
            <StoreToday menu={menu} />
            <StoreNotices menu={menu} knowsPlace={knowsPlace} />
          </div>
        </div>
        <div className={styles.columns}>
          <StoreMenu menu={menu} lost={lost} onNeedWhole={onNeedWhole} onOpen={onOpen} />
          <BasketPanel menu={menu} items={items} onEdit={onEdit} />
        </div>
      </Page>
      <BasketBar menu={menu} items={items} onEdit={onEdit} />
    </div>
  );
});
