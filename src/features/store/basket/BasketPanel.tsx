import { Trans } from '@lingui/react/macro';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { Card } from '#src/ui/Card.tsx';
import { BasketContents, type BasketContentsProps } from './BasketContents.tsx';
import styles from './BasketPanel.module.css';
import { DeliveryPlate } from '../head/DeliveryPlate.tsx';

export function BasketPanel({ menu, items, onEdit }: BasketContentsProps) {
  const [cart] = useCart();
  const isOfAnotherStore = cart.is === 'filled' && cart.storeId !== menu.store._id;
  return (
    <Card as="section" aria-labelledby="basket-title" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="basket-title">
          <Trans>Your basket</Trans>
        </h2>
        {isOfAnotherStore ? null : <DeliveryPlate menu={menu} />}
      </div>
      <BasketContents menu={menu} items={items} onEdit={onEdit} />
    </Card>
  );
}
