import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { CancelOffer } from '#domain/orders/cancel-offer.ts';
import { partsWithMoney } from '#domain/payment/parts.ts';
import { PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import styles from './cancellation.module.css';

type MoneyAheadProps = {
  readonly offer: Extract<CancelOffer, { can: true }>;
  readonly currency: string;
  /** Of the order, major units. */
  readonly total: number;
};

export function MoneyAhead({ offer: { charge, back }, currency, total }: MoneyAheadProps) {
  const { i18n } = useLingui();
  const money = (amount: number) => formatMoney(amount, currency);
  if (!back)
    return (
      <p className={styles.lead}>
        <Trans>{money(toMinor(total) - charge)} will be refunded the way you paid.</Trans>
      </p>
    );
  const sentences = partsWithMoney(back).map(({ part, amount }) => i18n._(PART_VIEWS[part].ahead(money(amount))));
  return <p className={styles.lead}>{sentences.length > 0 ? sentences.join(' ') : <Trans>You won’t get a refund.</Trans>}</p>;
}
