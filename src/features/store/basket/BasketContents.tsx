import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { MenuItem } from '#contract/entities/store.ts';
import { missingToMinimum } from '#domain/pricing/minimum-order.ts';
import { toMinor } from '#domain/money.ts';
import type { CartViewLine, CartView } from '#machines/cart/cart.view.ts';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './BasketContents.module.css';
import { BasketPanelLine } from './BasketPanelLine.tsx';
import { BasketTotal } from './BasketTotal.tsx';
import { BasketTrouble } from './BasketTrouble.tsx';
import { ClearBasket } from './ClearBasket.tsx';
import type { Menu } from '../menu/menu.ts';
import { MinimumMeter } from './MinimumMeter.tsx';
import { PlusOnTop } from '../item/PlusOnTop.tsx';

export type BasketContentsProps = {
  readonly menu: Menu;
  readonly items: ReadonlyMap<string, MenuItem>;
  readonly onEdit: (line: CartViewLine, item: MenuItem) => void;
};

export function BasketContents({ menu, items, onEdit }: BasketContentsProps) {
  const [cart] = useCart();
  return (
    <>
      <BasketTrouble />
      {cart.is === 'loading' ? <Skeleton /> : null}
      {cart.is === 'empty' ? (
        <p className={styles.empty}>
          <Trans>Your basket is currently empty</Trans>
        </p>
      ) : null}
      {cart.is === 'filled' ? (
        <FilledContents cart={cart} menu={menu} items={items} onEdit={onEdit} />
      ) : (
        <Button full disabled reason={cart.is === 'empty' ? <Trans>There is no article selected yet</Trans> : null}>
          <Trans context="to the checkout">Order</Trans>
        </Button>
      )}
    </>
  );
}

type FilledContentsProps = BasketContentsProps & { readonly cart: Extract<CartView, { is: 'filled' }> };

function FilledContents({ cart, menu, items, onEdit }: FilledContentsProps) {
  const { cart: known, lines, saving } = cart;
  const isOfAnotherStore = cart.storeId !== menu.store._id;
  const storeName = known?.store_name;
  const minimum = toMinor(known?.min_order_price ?? 0);
  const amount = toMinor(known?.total_cart_amount ?? 0);
  return (
    <>
      {isOfAnotherStore && storeName ? (
        <p className={styles.store}>
          <Trans>From {storeName}</Trans>
        </p>
      ) : null}
      <ul>
        {lines.map((line) => {
          const item = (isOfAnotherStore ? undefined : items.get(line.line.itemId)) ?? line.known?.item_details ?? null;
          return <BasketPanelLine key={line.key} line={line} item={item} currency={menu.currency} onEdit={onEdit} />;
        })}
      </ul>
      {missingToMinimum(amount, minimum) > 0 && !saving && !isOfAnotherStore ? (
        <MinimumMeter items={amount} minimum={minimum} currency={menu.currency} />
      ) : null}
      <p className={styles.total}>
        <span>
          <Trans>Items</Trans>
        </span>
        <BasketTotal cart={cart} currency={menu.currency} />
      </p>
      <div className={styles.below}>
        <PlusOnTop
          cart={cart}
          currency={menu.currency}
          isDelivery={isOfAnotherStore || menu.store.is_provide_delivery}
          className={styles.onTop}
        />
      </div>
      <Link to="/basket" preload="render" className={buttonClass('primary', { full: true })}>
        <Trans context="to the checkout">Order</Trans>
      </Link>
      <div className={styles.clear}>
        <ClearBasket />
      </div>
    </>
  );
}
