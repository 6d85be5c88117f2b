import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order } from '../../../contract/entities/order.ts';
import { formatMoney, toMinor } from '../../../domain/money.ts';
import { isEndedWithoutSuccess, isTerminal } from '../../../domain/orders/progress.ts';
import { scheduledTimeOf } from '../../../domain/schedule/scheduled-time.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Receipt } from '../../ui/Receipt.tsx';
import { scheduledText } from '../frame/scheduled-text.ts';
import { placeOfEnding } from '../orders/place-of-ending.ts';
import { COURIER_PICTURE } from './courier-picture.ts';
import { invoiceLines, paidParts, type InvoiceLine } from './invoice-lines.ts';
import { OrderAddress } from './OrderAddress.tsx';
import styles from './OrderDetail.module.css';
import { OrderEnding } from './OrderEnding.tsx';
import { OrderItems } from './OrderItems.tsx';
import { orderSearch } from './order-search.ts';
import { statusText } from './order-status-text.ts';

const badgeTone = (status: number) => (isEndedWithoutSuccess(status) ? 'missing' : isTerminal(status) ? 'ok' : 'info');

/** What was ordered, what it costs and where it goes. */
export function OrderDetail({ order }: { readonly order: Order }) {
  const { i18n, t } = useLingui();
  const sign = order.country_detail.currency_sign;
  const number = String(order.unique_id);
  const money = (amount: number) => formatMoney(amount, sign);
  const rows = (lines: readonly InvoiceLine[]) => lines.map(({ key, name, amount, tone }) => ({ key, label: i18n._(name), amount: money(amount), tone }));
  const parts = paidParts(order);
  const scheduled = scheduledTimeOf(order.order_start_at, order.slot_end_time, order.timezone);
  const when = scheduled && scheduledText(i18n, scheduled);
  const standing = { ...order, delivery_status: order.request_detail?.delivery_status ?? 0 };

  return (
    <>
      <header className={styles.head}>
        <Picture src={order.store_detail?.image_url ?? COURIER_PICTURE} alt="" width={380} height={178} lazy={false} className={styles.picture} />
        <div>
          <h2>{order.store_detail?.name ?? t`Courier`}</h2>
          <p className={styles.number}><Trans>Order {number}</Trans></p>
          {when ? <p className={styles.number}><Trans>Scheduled for {when}</Trans></p> : null}
          <Badge tone={badgeTone(order.order_status)}>{i18n._(statusText(standing))}</Badge>
        </div>
        {placeOfEnding(order.order_status) ? null : (
          <Link to="/delivery-coming" search={orderSearch(order._id)} className={buttonClass('primary', { className: styles.follow })}><Trans>Follow the order</Trans></Link>
        )}
      </header>
      <OrderEnding order={order} />
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="order-items">
          <h3 id="order-items"><Trans>Your order</Trans></h3>
          <OrderItems entries={order.cart_detail.order_details} sign={sign} />
          <Receipt
            className={styles.receipt}
            lines={rows(invoiceLines(order))}
            total={{ label: <Trans>Total</Trans>, amount: money(toMinor(order.order_payment_detail.user_pay_payment)) }}
          />
          {parts.length > 0 ? <Receipt className={styles.parts} lines={rows(parts)} /> : null}
        </Card>
        <OrderAddress order={order} />
      </div>
    </>
  );
}
