import { useCallback, useMemo, useState } from 'react';
import type { MenuItem } from '#contract/entities/store.ts';
import type { CartViewLine } from '#machines/cart/cart.view.ts';
import { ItemDialogHost, type OpenedItem } from './item/ItemDialogHost.tsx';
import type { Menu } from './menu/menu.ts';
import type { LostMenu } from './menu/MenuLost.tsx';
import { StoreSheet } from './StoreSheet.tsx';

type OpenStoreProps = {
  readonly menu: Menu;
  readonly knowsPlace: boolean;
  readonly lost: LostMenu | null;
  readonly onNeedWhole: () => void;
};

export function OpenStore({ menu, knowsPlace, lost, onNeedWhole }: OpenStoreProps) {
  const [opened, setOpened] = useState<OpenedItem | null>(null);
  const items = useMemo(() => new Map(menu.products.flatMap((group) => group.items).map((item) => [item._id, item])), [menu.products]);
  const openItem = useCallback((item: MenuItem) => setOpened({ item, editing: null, at: performance.now() }), []);
  const editLine = useCallback(
    ({ key, line, known }: CartViewLine, item: MenuItem) => setOpened({ item, editing: { key, line, known }, at: performance.now() }),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  return (
    <>
      <StoreSheet
        menu={menu}
        items={items}
        knowsPlace={knowsPlace}
        lost={lost}
        onNeedWhole={onNeedWhole}
        onOpen={openItem}
        onEdit={editLine}
      />
      <ItemDialogHost opened={opened} currency={menu.currency} storeId={menu.store._id} onClosed={close} />
    </>
  );
}
