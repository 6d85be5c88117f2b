import { Trans } from '@lingui/react/macro';
import { formatMoney, toMinor } from '#domain/money.ts';
import { isTakenNow, ordersFrom } from '#domain/schedule/order-start.ts';
import type { Menu } from '../menu/menu.ts';
import { isOutOfReach } from '../out-of-reach.ts';
import styles from './StoreFigures.module.css';

type StoreFiguresProps = { readonly menu: Menu; readonly knowsPlace: boolean };

export function StoreFigures({ menu: { store, currency, server_time, timezone }, knowsPlace }: StoreFiguresProps) {
  const { delivery_fee: fee, delivery_time: fastest, delivery_time_max: slowest } = store;
  const feeText = fee == null ? '' : formatMoney(toMinor(fee), currency);
  const comes =
    !isOutOfReach(store, knowsPlace) && (isTakenNow(store) || ordersFrom(store, { now: Date.parse(server_time), timezone }) !== null);
  return (
    <ul className={styles.figures}>
      {store.is_provide_delivery ? (
        comes && (
          <li className={styles.time}>
            <Trans>
              {fastest} - {slowest} min
            </Trans>
          </li>
        )
      ) : (
        <li className={styles.time}>
          <Trans>Collection only</Trans>
        </li>
      )}
      {fee === undefined || !store.is_provide_delivery || isOutOfReach(store, knowsPlace) ? null : (
        <li className={styles.fee}>
          {fee === null ? <Trans>Fee by address</Trans> : fee === 0 ? <Trans>Free delivery</Trans> : <Trans>{feeText} delivery</Trans>}
        </li>
      )}
    </ul>
  );
}
