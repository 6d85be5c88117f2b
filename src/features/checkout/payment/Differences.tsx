import { Trans, useLingui } from '@lingui/react/macro';
import type { InvoiceDifference } from '#domain/pricing/invoice-differences.ts';
import { formatMoney } from '#domain/money.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import styles from '../basket/checkout.module.css';

type DifferencesProps = {
  readonly differences: readonly InvoiceDifference[];
  readonly currency: string;
  readonly onAccept?: () => void;
};

export function Differences({ differences, currency, onAccept }: DifferencesProps) {
  if (differences.length === 0) return null;
  return (
    <Message
      tone="warn"
      className={styles.differences}
      title={<Trans>Prices have changed</Trans>}
      action={
        onAccept ? (
          <Button size="small" variant="secondary" onClick={onAccept}>
            <Trans>Accept</Trans>
          </Button>
        ) : undefined
      }
    >
      <ul>
        {differences.map((difference) => (
          <li key={difference.part}>
            <DifferenceText difference={difference} currency={currency} />
          </li>
        ))}
      </ul>
    </Message>
  );
}

function DifferenceText({
  difference: { part, amount, farther },
  currency,
}: {
  readonly difference: InvoiceDifference;
  readonly currency: string;
}) {
  const { i18n } = useLingui();
  const by = `${amount > 0 ? '+' : ''}${formatMoney(amount, currency)}`;
  const kilometres = farther === null ? '' : i18n.number(Math.abs(farther), { maximumFractionDigits: 1 });
  if (part === 'items') return <Trans>Items {by}: the store changed its prices</Trans>;
  if (part === 'tip') return <Trans>Tip for the courier {by}</Trans>;
  if (part === 'serviceFees') return <Trans>Service fee {by}</Trans>;
  if (farther === null) return <Trans>Delivery {by}</Trans>;
  return farther > 0 ? (
    <Trans>
      Delivery {by}: your address is {kilometres} km further away
    </Trans>
  ) : (
    <Trans>
      Delivery {by}: your address is {kilometres} km closer
    </Trans>
  );
}
