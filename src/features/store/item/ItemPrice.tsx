import { Trans } from '@lingui/react/macro';
import type { MenuItem } from '#contract/entities/store.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import styles from './ItemPrice.module.css';

export function ItemPrice({ item, currency }: { readonly item: MenuItem; readonly currency: string }) {
  const before = toMinor(item.item_price_without_offer);
  return (
    <>
      <span className={styles.price}>{formatMoney(toMinor(item.price), currency)}</span>
      {before > 0 ? (
        <s className={styles.before}>
          <span className="visually-hidden">
            <Trans>was</Trans>{' '}
          </span>
          {formatMoney(before, currency)}
        </s>
      ) : null}
    </>
  );
}
