import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import type { ScheduledTime } from '../../../domain/schedule/half-hours.ts';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/Card.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { dayOf } from '../frame/scheduled-text.ts';
import { ItemDialogHost, type OpenedItem } from '../store/ItemDialogHost.tsx';
import styles from './basket.module.css';
import { lineTotal } from './line-total.ts';
import { BasketRow } from './BasketRow.tsx';
import type { FilledBasket } from './BasketPage.tsx';
import { MinimumMeter } from './MinimumMeter.tsx';
import { BackToStore } from './BackToStore.tsx';

type BasketLinesProps = {
  readonly basket: FilledBasket;
  /** Minutes until it is there; null while nobody has reckoned. */
  readonly minutes: number | null;
  /** The time it is scheduled for; null for as soon as possible. */
  readonly time: ScheduledTime | null;
};

/** The store, what was chosen there, and how far it is to the minimum order. */
export function BasketLines({ basket, minutes, time }: BasketLinesProps) {
  const { i18n } = useLingui();
  const { cart, lines, storeId } = basket;
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<OpenedItem | null>(null);
  const items = lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0);
  const minimum = toMinor(cart.min_order_price ?? 0);
  return (
    <Card as="section" aria-labelledby="basket-store" className={styles.lines}>
      <div className={styles.store}>
        <div>
          <h2 id="basket-store" ref={heading} tabIndex={-1}><BackToStore path={cart.store_path} className={styles.storeName}>{cart.store_name}</BackToStore></h2>
          <p className={styles.quiet}>{cart.pickup_addresses[0]?.address}</p>
        </div>
        {time ? <Plate size="small">{dayOf(i18n, time.date).weekday} {time.start}</Plate> : minutes === null ? null : <Plate size="small"><Trans>{minutes} min</Trans></Plate>}
      </div>
      <ul>
        {lines.map((line) => (
          <BasketRow
            key={line.key}
            line={line}
            currency={cart.currency}
            onEdit={setOpened}
            // The button that had the focus goes away with its line.
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {items < minimum ? (
          <MinimumMeter items={items} minimum={minimum} currency={cart.currency} />
        ) : (
          <p className={styles.sum}><strong><Trans>Items</Trans></strong> <strong>{formatMoney(items, cart.currency)}</strong></p>
        )}
        <BackToStore path={cart.store_path} className={buttonClass('secondary', { full: true })}>
          <Plus size={20} aria-hidden="true" />
          {items < minimum ? <Trans>Add something small</Trans> : <Trans>Add something</Trans>}
        </BackToStore>
      </div>
      <ItemDialogHost opened={opened} currency={cart.currency} storeId={storeId} onClosed={() => setOpened(null)} />
    </Card>
  );
}
