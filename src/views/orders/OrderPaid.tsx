import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/entities/order.ts';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import { Card } from '../../ui/Card.tsx';
import { Receipt } from '../../ui/Receipt.tsx';
import styles from './ThankYou.module.css';

/** What the order costs, and what wallet, card and cash each pay of it. */
export function OrderPaid({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const money = (major: number) => formatMoney(toMinor(major), order.country_detail.currency_sign);
  const { payment_parts: parts, order_payment_detail: payment } = order;
  const lines = [
    { key: 'wallet', label: t`From your wallet`, paid: parts?.wallet_payment ?? 0 },
    { key: 'card', label: t`By card`, paid: parts?.card_payment ?? 0 },
    { key: 'cash', label: payment.is_user_pick_up_order ? t`In cash, at the store` : t`In cash, on delivery`, paid: parts?.cash_payment ?? 0 },
  ].filter(({ paid }) => paid > 0);
  return (
    <Card as="section" aria-labelledby="paid">
      <h2 id="paid" className={styles.small}>{order.store_detail?.name ?? t`Your order`}</h2>
      <Receipt
        className={styles.receipt}
        lines={lines.map(({ key, label, paid }) => ({ key, label, amount: money(paid) }))}
        total={{ label: <Trans>Total</Trans>, amount: money(payment.user_pay_payment) }}
      />
    </Card>
  );
}
