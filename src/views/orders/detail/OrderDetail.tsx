import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/entities/order.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Card } from '#src/ui/Card.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { scheduledText } from '#src/views/times/scheduled-text.ts';
import { orderView, type OrderView } from '../order.view.ts';
import { COURIER_PICTURE } from '../parts/courier-picture.ts';
import { OrderBill } from '../parts/OrderBill.tsx';
import { OrderEnding } from '../parts/OrderEnding.tsx';
import { statusText } from '../parts/status-texts.ts';
import { usePaidLines } from '../parts/use-paid-lines.ts';
import { OrderAddress } from './OrderAddress.tsx';
import styles from './OrderDetail.module.css';

/** What was ordered, what it costs and where it goes. */
export function OrderDetail({ order }: { readonly order: Order }) {
  const view = orderView(order);
  const paid = usePaidLines(order, view);
  return (
    <>
      <OrderHead view={view} picture={order.store_detail?.image_url ?? COURIER_PICTURE} />
      <OrderEnding order={order} />
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="order-items">
          <h3 id="order-items">
            <Trans>Your order</Trans>
          </h3>
          <OrderBill order={order} view={view} />
          {paid.length > 0 ? <Receipt className={styles.parts} lines={paid} /> : null}
        </Card>
        <OrderAddress order={order} view={view} />
      </div>
    </>
  );
}

/** Whose order it is, how far it is, and the way to follow it while it can be. */
function OrderHead({
  view: { id, number, storeName, scheduled, status, tone, placeOfEnding },
  picture,
}: {
  readonly view: OrderView;
  readonly picture: string;
}) {
  const { i18n, t } = useLingui();
  const when = scheduled && scheduledText(i18n, scheduled);
  return (
    <header className={styles.head}>
      <Picture src={picture} alt="" width={380} height={178} lazy={false} className={styles.picture} />
      <div>
        <h2>{storeName ?? t`Courier`}</h2>
        <p className={styles.number}>
          <Trans>Order {number}</Trans>
        </p>
        {when ? (
          <p className={styles.number}>
            <Trans>Scheduled for {when}</Trans>
          </p>
        ) : null}
        <Badge tone={tone}>{i18n._(statusText(status))}</Badge>
      </div>
      {placeOfEnding && storeName === null ? (
        <Link to="/courier_order" search={{ again: id }} className={buttonClass('secondary', { className: styles.follow })}>
          <Trans>Send the same again</Trans>
        </Link>
      ) : null}
      {placeOfEnding ? null : (
        <Link to="/delivery-coming" search={{ order_id: id }} className={buttonClass('primary', { className: styles.follow })}>
          <Trans>Follow the order</Trans>
        </Link>
      )}
    </header>
  );
}
