import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { Cancellable, CancelOffer } from '#domain/orders/cancel-offer.ts';
import { openOfCharge } from '#domain/orders/cancelling.ts';
import { readParts } from '#domain/payment/amount-fields.ts';
import { partsWithMoney } from '#domain/payment/parts.ts';
import { inCoins, readCoin } from '#domain/payment/smallest-coin.ts';
import { feeOpen, PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import styles from './cancellation.module.css';

type MoneyAheadProps = {
  readonly offer: Extract<CancelOffer, { can: true }>;
  readonly currency: string;
  readonly of: Pick<Cancellable, 'user_pay_payment' | 'payment_parts'>;
};

export function MoneyAhead({ offer: { charge, back }, currency, of }: MoneyAheadProps) {
  const { i18n } = useLingui();
  const money = (amount: number) => formatMoney(amount, currency);
  if (!back)
    return (
      <p className={styles.lead}>
        <Trans>{money(toMinor(of.user_pay_payment) - charge)} will be refunded the way you paid.</Trans>
      </p>
    );
  const sentences = partsWithMoney(back).map(({ part, amount }) => i18n._(PART_VIEWS[part].ahead(money(amount))));
  const open = of.payment_parts ? inCoins(openOfCharge(readParts(of.payment_parts), charge), readCoin(of.payment_parts)) : 0;
  if (open > 0) sentences.push(i18n._(feeOpen(money(open))));
  return <p className={styles.lead}>{sentences.length > 0 ? sentences.join(' ') : <Trans>You won’t get a refund.</Trans>}</p>;
}
