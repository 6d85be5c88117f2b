import { Trans } from '@lingui/react/macro';
import type { StoreDetail } from '../../../contract/entities/store.ts';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import styles from './StoreFigures.module.css';

type StoreFiguresProps = { readonly store: StoreDetail; readonly currency: string };

/** Minutes to the door, the delivery's price, the least an order may come to. What the server does not say is left out. */
export function StoreFigures({ store, currency }: StoreFiguresProps) {
  const { delivery_fee: fee, min_order_price: minimum, delivery_time: fastest, delivery_time_max: slowest } = store;
  const feeText = fee == null ? '' : formatMoney(toMinor(fee), currency);
  const minimumText = minimum == null ? '' : formatMoney(toMinor(minimum), currency);
  return (
    <ul className={styles.figures}>
      {store.is_provide_delivery ? (
        <li className={styles.time}><Trans>{fastest} - {slowest} min</Trans></li>
      ) : (
        <li className={styles.time}><Trans>Collection only</Trans></li>
      )}
      {fee == null || !store.is_provide_delivery ? null : (
        <li>{fee === 0 ? <Trans>Free delivery</Trans> : <Trans>{feeText} delivery</Trans>}</li>
      )}
      {minimum == null || minimum === 0 ? null : <li><Trans>{minimumText} minimum</Trans></li>}
    </ul>
  );
}
