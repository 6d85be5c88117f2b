import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { endedWell, endingOf } from '#domain/orders/ending.ts';
import { statusName } from '#domain/orders/status-name.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { ReorderButton } from '#src/features/orders/reorder/ReorderButton.tsx';
import { COURIER_PICTURE } from '../parts/courier-picture.ts';
import { rejectionText } from '../parts/ending-texts.ts';
import { MoneyBack } from '../parts/MoneyBack.tsx';
import { historyStamp } from '../parts/order-stamp.ts';
import { statusText } from '../parts/status-texts.ts';
import styles from './OrderHistory.module.css';

export function HistoryRow({ order }: { readonly order: HistoryOrder }) {
  const { i18n, t } = useLingui();
  const number = String(order.unique_id);
  const name = order.store_detail?.name ?? t({ message: 'Courier', context: 'who brings an order' });
  const ending = endingOf(order);
  const isWell = ending !== null && endedWell(ending);
  const when = order.completed_at && historyStamp(order.completed_at, order.timezone ?? 'UTC', i18n.locale);
  const status = i18n._(statusText(statusName({ ...order, delivery_status: 0 })));
  return (
    <li className={styles.row}>
      <Picture src={order.store_detail?.image_url || COURIER_PICTURE} alt="" width={72} height={72} className={styles.picture} />
      <div>
        <h4 className={styles.name}>
          <Link to="/order_detail" search={{ order_id: order._id }} className={styles.link}>
            {name}
          </Link>
        </h4>
        <p className={styles.facts}>
          {when ? <span className={styles.fact}>{when}</span> : null}{' '}
          <span className={styles.fact}>
            <Trans>Order {number}</Trans>
          </span>
        </p>
        {order.items && order.items.length > 0 ? <p className={styles.items}>{itemsText(order.items)}</p> : null}
      </div>
      <div className={styles.sum}>
        <p className={styles.price}>{formatMoney(toMinor(order.user_pay_payment), order.currency)}</p>
        <Badge tone={isWell ? 'ok' : 'missing'} icon={isWell ? <Check size={14} aria-hidden="true" /> : undefined}>
          {status}
        </Badge>
      </div>
      <div className={styles.onwards}>
        {isWell ? null : <WhyAndMoney order={order} />}
        <OnceMore order={order} name={name} />
        {isWell ? <HowItWas order={order} /> : null}
      </div>
    </li>
  );
}

const itemsText = (items: NonNullable<HistoryOrder['items']>): string =>
  items.map(({ item_name: name, quantity }) => (quantity > 1 ? `${quantity} ${name}` : name)).join(', ');

function OnceMore({ order, name }: { readonly order: HistoryOrder; readonly name: string }) {
  const { t } = useLingui();
  const number = String(order.unique_id);
  return order.store_detail ? (
    <ReorderButton
      orderId={order._id}
      size="small"
      variant="secondary"
      icon={<RotateCcw size={18} aria-hidden="true" />}
      label={t`Order again: ${name}, order ${number}`}
    />
  ) : (
    <Link to="/courier_order" search={{ again: order._id }} className={buttonClass('secondary', { size: 'small' })}>
      <Trans>Send again</Trans>
    </Link>
  );
}

function HowItWas({ order }: { readonly order: HistoryOrder }) {
  const stars = (order.rating_to_store ?? order.rating_to_provider)?.rating;
  // Where a server tells no ratings, nobody knows whether one is missing.
  if (order.rating_to_store === undefined) return null;
  return stars ? (
    <p className={styles.stars}>
      <Star size={16} aria-hidden="true" className={styles.star} />
      <Trans>Your rating: {stars}</Trans>
    </p>
  ) : (
    <Link to="/order_detail" search={{ order_id: order._id }} hash="rating" className={styles.rate}>
      <Trans>Rate</Trans>
      <span className="visually-hidden">
        {' '}
        <Trans>order {String(order.unique_id)}</Trans>
      </span>
    </Link>
  );
}

function WhyAndMoney({ order }: { readonly order: HistoryOrder }) {
  const { i18n } = useLingui();
  const why = rejectionText(order.order_status, order.reject_reason);
  const { cancel_charge: charge, payment_parts: parts, money_back: back, currency, timezone = 'UTC' } = order;
  return (
    <>
      {why ? <p className={styles.money}>{i18n._(why)}</p> : null}
      {charge === undefined ? null : (
        <p className={styles.money}>
          <MoneyBack money={{ charge, parts, back, currency, timezone }} />
        </p>
      )}
    </>
  );
}
