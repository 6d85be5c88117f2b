import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CurrentOrder } from '#contract/entities/order.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { statusName } from '#domain/orders/status-name.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { COURIER_PICTURE } from '../parts/courier-picture.ts';
import { statusText } from '../parts/status-texts.ts';
import styles from './OrderRow.module.css';

/** A current order; all of it leads to where it is followed. */
export function OrderRow({ order }: { readonly order: CurrentOrder }) {
  const { i18n, t } = useLingui();
  const number = String(order.unique_id);
  return (
    <Card as="li" padded={false} className={styles.row}>
      <Picture src={order.store_image || COURIER_PICTURE} alt="" width={380} height={178} className={styles.picture} />
      <div className={styles.words}>
        <h3>
          <Link to="/delivery-coming" search={{ order_id: order._id }} className={styles.link}>
            {order.store_name || t`Courier`}
          </Link>
        </h3>
        <p className={styles.number}>
          <Trans>Order {number}</Trans>
        </p>
        <Badge tone="info">{i18n._(statusText(statusName(order)))}</Badge>
      </div>
      <p className={styles.amount}>{formatMoney(toMinor(order.user_pay_payment), order.currency)}</p>
    </Card>
  );
}
