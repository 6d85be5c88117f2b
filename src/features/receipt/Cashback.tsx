import { Trans } from '@lingui/react/macro';
import Coins from 'lucide-react/icons/coins';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './Cashback.module.css';

type CashbackProps = {
  readonly payment: OrderPayment;
  readonly currency: string;
  readonly hasCome?: boolean;
  readonly className?: string | undefined;
};

export function Cashback({ payment: { cashback = 0 }, currency, hasCome = false, className }: CashbackProps) {
  if (cashback <= 0) return null;
  const amount = formatMoney(toMinor(cashback), currency);
  return (
    <p className={classNames(styles.cashback, className)}>
      <Coins size={16} aria-hidden="true" />
      <span>{hasCome ? <Trans>{amount} cashback is in your wallet.</Trans> : <Trans>You get {amount} back in your wallet.</Trans>}</span>
    </p>
  );
}
