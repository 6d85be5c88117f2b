import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { ReactNode } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { handedOver } from '#domain/payment/smallest-coin.ts';
import type { DueAt } from '#src/features/payment/parts/part-views.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import type { OrderView } from '../order.view.ts';
import { AgeNote } from '../parts/AgeNote.tsx';
import { OrderBill } from '../parts/OrderBill.tsx';
import { OrderCashback } from '../parts/OrderCashback.tsx';
import { dueAtOf, ROUNDED, usePaidLines } from '../parts/use-paid-lines.ts';
import { Accordion, type Toggle } from './Accordion.tsx';
import styles from './tracking.module.css';

type OrderContentsProps = { readonly order: Order; readonly view: OrderView };

export function OrderContents({ order, view, ...toggle }: OrderContentsProps & Toggle) {
  const isParcel = view.storeName === null;
  return (
    <Accordion
      id="order-contents"
      title={isParcel ? <Trans>Your parcel</Trans> : <Trans>Your order</Trans>}
      note={<InShort order={order} view={view} />}
      {...toggle}
    >
      {isParcel ? <Parcel order={order} /> : null}
      <OrderBill order={order} view={view} />
      <Receipt lines={usePaidLines(order, view)} />
      <DueAtDoor order={order} view={view} />
      <AgeNote order={order} view={view} />
      <OrderCashback order={order} view={view} />
      {view.note ? (
        <p className={styles.note}>
          <MessageSquareText size={16} aria-hidden="true" />{' '}
          <span>
            <Trans>“{view.note}”</Trans>
          </span>
        </p>
      ) : null}
    </Accordion>
  );
}

function InShort({ order, view }: OrderContentsProps): ReactNode {
  const { t } = useLingui();
  const paid = usePaidLines(order, view).flatMap(({ key, label }) => (key === ROUNDED ? [] : [label]));
  const count = order.cart_detail.order_details.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
  const items = count > 0 ? [t`${plural(count, { one: '# item', other: '# items' })}`] : [];
  const total = formatMoney(toMinor(order.order_payment_detail.user_pay_payment), view.currency);
  return [...items, total, ...paid].map((part, place) => <span key={place}>{place > 0 ? [' · ', part] : part}</span>);
}

function Parcel({ order: { image_url: pictures, vehicle_detail: vehicle } }: Pick<OrderContentsProps, 'order'>) {
  const { t } = useLingui();
  return (
    <>
      {vehicle ? <Badge>{vehicle.vehicle_name}</Badge> : null}
      {pictures.length > 0 ? (
        <ul className={styles.photos} aria-label={t`Photos`}>
          {pictures.map((address, index) => (
            <li key={address}>
              <img src={address} alt={t`Photo ${index + 1}`} width={72} height={72} loading="lazy" />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function DueAtDoor({ order, view: { isPickup, currency } }: OrderContentsProps) {
  const due = order.payment_parts ? handedOver(order.payment_parts) : 0;
  if (due === 0) return null;
  return (
    <p className={styles.quiet}>
      <HandOver amount={formatMoney(due, currency)} at={dueAtOf(order, isPickup)} />
    </p>
  );
}

function HandOver({ amount, at }: { readonly amount: string; readonly at: DueAt }) {
  switch (at) {
    case 'store':
      return <Trans>Pay {amount} in cash at the store.</Trans>;
    case 'pickup':
      return <Trans>Pay {amount} in cash at pickup.</Trans>;
    case 'receiver':
      return <Trans>The receiver pays {amount} in cash at the door.</Trans>;
    case 'door':
      return <Trans>Pay {amount} in cash on delivery.</Trans>;
  }
}
