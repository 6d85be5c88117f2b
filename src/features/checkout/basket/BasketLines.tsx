import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import { missingToMinimum } from '#domain/checkout/minimum-order.ts';
import { toMinor } from '#domain/money.ts';
import { useCart } from '#src/shop/cart/use-cart.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Card } from '#src/ui/Card.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { dayOf } from '#src/features/time/day-of.ts';
import { BasketTotal } from '#src/features/store/basket/BasketTotal.tsx';
import { ClearBasket } from '#src/features/store/basket/ClearBasket.tsx';
import { usePreloadedItemDialog } from '#src/features/store/item/item-dialog-code.ts';
import { ItemDialogHost, type OpenedItem } from '#src/features/store/item/ItemDialogHost.tsx';
import { MinimumMeter } from '#src/features/store/basket/MinimumMeter.tsx';
import styles from './basket.module.css';
import { BasketRow } from './BasketRow.tsx';
import { isFilled, type FilledBasket } from './filled-basket.ts';
import { BackToStore } from './BackToStore.tsx';

const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions);

type BasketLinesProps = {
  /** The basket as it was when there was last something in it. */
  readonly last: FilledBasket;
  /** Minutes until it is there; null while nobody has reckoned. */
  readonly minutes: number | null;
  /** The time it is scheduled for; null for as soon as possible. */
  readonly time: ScheduledTime | null;
};

export function BasketLines({ last, minutes, time }: BasketLinesProps) {
  const { i18n } = useLingui();
  const [now] = useCart();
  const basket = isFilled(now) ? now : last;
  const { cart, lines, storeId, saving } = basket;
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
        {time ? (
          <Plate size="small">
            {dayOf(i18n.locale, time.date).weekday} {time.start}
          </Plate>
        ) : minutes === null ? null : (
          <Plate size="small">
            <Trans>{minutes} min</Trans>
          </Plate>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <BasketRow key={line.key} line={line} currency={cart.currency} onEdit={setOpened} />
        ))}
      </ul>
      <div className={styles.foot}>
        {missing > 0 ? (
          <div className={saving ? styles.outdated : undefined}>
            <MinimumMeter items={items} minimum={minimum} currency={cart.currency} />
            <Suggestions basket={basket} missing={missing} />
          </div>
        ) : (
          <p className={styles.sum}>
            <strong>
              <Trans>Items</Trans>
            </strong>{' '}
            <strong>
              <BasketTotal cart={basket} currency={cart.currency} />
            </strong>
          </p>
        )}
        <BackToStore path={cart.store_path} className={buttonClass('secondary', { full: true })}>
          <Plus size={20} aria-hidden="true" />
          {missing > 0 ? <Trans>Add a little more</Trans> : <Trans>Add more items</Trans>}
        </BackToStore>
        <ClearBasket />
      </div>
      <ItemDialogHost opened={opened} currency={cart.currency} storeId={storeId} onClosed={() => setOpened(null)} />
    </Card>
  );
}
