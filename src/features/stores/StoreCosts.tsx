import { Trans } from '@lingui/react/macro';
import type { ListedStore } from '#contract/entities/store.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './StoreCard.module.css';

/** What the delivery costs and what an order must come to; a server that says neither leaves the line out. */
export function StoreCosts({
  store: { delivery_fee, min_order_price, is_provide_delivery },
  sign,
  className,
}: {
  readonly store: Pick<ListedStore, 'delivery_fee' | 'min_order_price' | 'is_provide_delivery'>;
  readonly sign: string;
  readonly className?: string | undefined;
}) {
  const delivery =
    !is_provide_delivery || delivery_fee === undefined ? null : delivery_fee === null ? (
      <Trans>Doesn’t deliver to your address</Trans>
    ) : delivery_fee === 0 ? (
      <Trans>Free delivery</Trans>
    ) : (
      <Fee amount={formatMoney(toMinor(delivery_fee), sign)} />
    );
  const minimum = min_order_price ? formatMoney(toMinor(min_order_price), sign) : null;
  if (delivery === null && minimum === null) return null;
  return (
    <p className={classNames(styles.costs, className)}>
      {delivery}
      {minimum === null ? null : (
        <span className={classNames(styles.minimum, delivery_fee === null && styles.below)}>
          {delivery ? <span className={delivery_fee === null ? 'visually-hidden' : undefined}> · </span> : null}
          <Trans>{minimum} minimum</Trans>
        </span>
      )}
    </p>
  );
}

const Fee = ({ amount }: { readonly amount: string }) => <Trans>{amount} delivery</Trans>;
