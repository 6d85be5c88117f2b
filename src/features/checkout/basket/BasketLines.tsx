import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { missingToMinimum } from '#domain/pricing/minimum-order.ts';
import { toMinor } from '#domain/money.ts';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Card } from '#src/ui/Card.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { ClearBasket } from '#src/features/store/basket/ClearBasket.tsx';
import { usePreloadedItemDialog } from '#src/features/store/item/item-dialog-code.ts';
import { ItemDialogHost, type OpenedItem } from '#src/features/store/item/ItemDialogHost.tsx';
import { MinimumMeter } from '#src/features/store/basket/MinimumMeter.tsx';
import styles from './basket.module.css';
import { BasketRow } from './BasketRow.tsx';
import { isFilled, type FilledBasket } from './filled-basket.ts';
import { BackToStore } from './BackToStore.tsx';
import { withWords } from '#src/lazy/with-words.ts';

const Suggestions = lazyPart((texts) => withWords(import('../notices/Suggestions.tsx'), texts.load('notices'), 'Suggestions'));

export function BasketLines({ last }: { readonly last: FilledBasket }) {
  const [now] = useCart();
  const basket = isFilled(now) ? now : last;
  const { cart, lines, storeId } = basket;
  const [opened, setOpened] = useState<OpenedItem | null>(null);
  usePreloadedItemDialog();
  const items = toMinor(cart.total_cart_amount);
  const minimum = toMinor(cart.min_order_price ?? 0);
  const missing = missingToMinimum(items, minimum);
  return (
    <Card as="section" aria-labelledby="basket-store" className={styles.lines}>
      <div className={styles.store}>
        <div>
          <h2 id="basket-store">
            <BackToStore path={cart.store_path} className={styles.storeName}>
              {cart.store_name}
            </BackToStore>
          </h2>
          <p className={styles.quiet}>
            <Unbroken>{cart.pickup_addresses[0]?.address ?? ''}</Unbroken>
          </p>
        </div>
        {missing > 0 ? null : (
          <BackToStore path={cart.store_path} className={buttonClass('quiet', { size: 'small', className: styles.addItems })}>
            <Trans>Add items</Trans>
          </BackToStore>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <BasketRow key={line.key} line={line} storeId={storeId} currency={cart.currency} onEdit={setOpened} />
        ))}
      </ul>
      <div className={styles.foot}>
        {missing > 0 ? (
          <>
            <MinimumMeter items={items} minimum={minimum} currency={cart.currency} />
            <Suggestions basket={basket} missing={missing} />
            <BackToStore path={cart.store_path} className={buttonClass('secondary', { full: true })}>
              <Plus size={20} aria-hidden="true" />
              <Trans>Add a little more</Trans>
            </BackToStore>
          </>
        ) : null}
        <ClearBasket />
      </div>
      <ItemDialogHost opened={opened} currency={cart.currency} storeId={storeId} onClosed={() => setOpened(null)} />
    </Card>
  );
}
