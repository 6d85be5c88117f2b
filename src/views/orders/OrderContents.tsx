import { Trans, useLingui } from '@lingui/react/macro';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { Order } from '../../../contract/entities/order.ts';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import { Card } from '../../ui/Card.tsx';
import { Receipt } from '../../ui/Receipt.tsx';
import { receiptParts, type ReceiptPart } from '../basket/receipt-parts.ts';
import styles from './orders.module.css';

/** What was ordered, and what makes up its price. */
export function OrderContents({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const sign = order.country_detail.currency_sign;
  const payment = order.order_payment_detail;
  const labels: Record<ReceiptPart, string> = {
    servicePrice: t`Service price`,
    serviceTax: t`Service tax`,
    serviceCost: t`Total service cost`,
    itemPrice: t`Item price`,
    itemTax: t`Item tax`,
    serviceFees: t`Service fees`,
    promoBonus: t`Promo bonus`,
  };
  return (
    <Card as="section" aria-labelledby="order-contents">
      <h2 id="order-contents" className={styles.small}><Trans>Your order</Trans></h2>
      <ul className={styles.items}>
        {order.cart_detail.order_details.flatMap((entry) => entry.items).map((item, index) => (
          <li key={index}>
            <strong>{item.quantity}</strong>
            <span className={styles.item}>
              {item.item_name}
              {item.specifications.length > 0 ? <span className={styles.quiet}>{item.specifications.flatMap(({ list }) => list.map(({ name }) => name)).join(' · ')}</span> : null}
              {item.note_for_item ? <span className={styles.quiet}><Trans>“{item.note_for_item}”</Trans></span> : null}
            </span>
            <strong className={styles.amount}>{formatMoney(toMinor(item.total_item_and_specification_price), sign)}</strong>
          </li>
        ))}
      </ul>
      <Receipt
        className={styles.receipt}
        lines={receiptParts(payment).map(({ part, amount }) => ({
          key: part,
          label: part === 'serviceCost' ? <span className={styles.subtotal}>{labels[part]}</span> : labels[part],
          amount: part === 'serviceCost'
            ? <span className={styles.subtotal}>{formatMoney(amount, sign)}</span>
            : formatMoney(part === 'promoBonus' ? -amount : amount, sign),
          tone: part === 'promoBonus' ? 'promo' : 'plain',
        }))}
        total={{ label: t`Total`, amount: formatMoney(toMinor(payment.user_pay_payment), sign) }}
      />
      <CashDue order={order} />
      {order.delivery_note ? (
        <p className={styles.note}><MessageSquareText size={16} aria-hidden="true" /> <span><Trans>“{order.delivery_note}”</Trans></span></p>
      ) : null}
    </Card>
  );
}

/** What the courier or the store still has to be given. */
function CashDue({ order }: { readonly order: Order }) {
  const cash = toMinor(order.payment_parts?.cash_payment ?? 0);
  if (cash === 0) return null;
  const amount = formatMoney(cash, order.country_detail.currency_sign);
  return (
    <p className={styles.quiet}>
      {order.order_payment_detail.is_user_pick_up_order ? <Trans>Cash: hand over {amount} at the store.</Trans> : <Trans>Cash: hand over {amount} on delivery.</Trans>}
    </p>
  );
}
