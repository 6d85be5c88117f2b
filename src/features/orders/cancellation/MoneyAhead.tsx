import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { CancelOffer } from '#domain/orders/cancel-offer.ts';
import styles from './cancellation.module.css';

type MoneyAheadProps = {
  readonly offer: Extract<CancelOffer, { can: true }>;
  readonly currency: string;
  /** Of the order, major units. */
  readonly total: number;
};

/** Where the money goes if the order is cancelled now; without the parts only how much of it. */
export function MoneyAhead({ offer: { kept, back }, currency, total }: MoneyAheadProps) {
  const money = (amount: number) => formatMoney(amount, currency);
  if (!back)
    return (
      <p className={styles.lead}>
        <Trans>{money(toMinor(total) - kept)} goes back to where it came from.</Trans>
      </p>
    );
  const { wallet, card, cash } = back;
  const sentences: ReactNode[] = [
    wallet > 0 ? <Trans key="wallet">{money(wallet)} goes back to your wallet at once.</Trans> : null,
    card > 0 ? <Trans key="card">{money(card)} goes back to your card.</Trans> : null,
    cash > 0 ? <Trans key="cash">{money(cash)} will not be asked for at the door.</Trans> : null,
    wallet + card + cash === 0 ? <Trans key="none">Nothing of it goes back.</Trans> : null,
  ].filter((said) => said !== null);
  return <p className={styles.lead}>{sentences.flatMap((said, index) => (index === 0 ? [said] : [' ', said]))}</p>;
}
