import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { Card } from '#src/ui/Card.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import type { OrderView } from '../order.view.ts';
import styles from './OrderDetail.module.css';

/** Where an order goes, or where it is collected, with what the customer said about it. */
export function OrderAddress({ order, view: { isPickup, goal } }: { readonly order: Order; readonly view: OrderView }) {
  const { t } = useLingui();
  const note = order.delivery_note || goal?.note;

  return (
    <Card as="section" aria-labelledby="order-address">
      <h3 id="order-address">{isPickup ? <Trans>Collected at the store</Trans> : <Trans>Delivery address</Trans>}</h3>
      {goal ? <p className={styles.address}>{goal.address}</p> : null}
      <dl className={styles.details}>
        {goal?.floor ? <Detail name={<Trans>Floor</Trans>}>{goal.floor}</Detail> : null}
        {goal?.entry_code ? <Detail name={<Trans>Entry code</Trans>}>{goal.entry_code}</Detail> : null}
        {note ? <Detail name={<Trans>Comment</Trans>}>{note}</Detail> : null}
      </dl>
      {order.image_url.length > 0 ? (
        <ul className={styles.pictures}>
          {order.image_url.map((address) => (
            <li key={address}>
              <Picture src={address} alt={t`Picture you added to the order`} width={120} height={120} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function Detail({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
