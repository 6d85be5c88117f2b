import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import type { OrderView } from '../order.view.ts';
import styles from './OrderBill.module.css';

type AgeNoteProps = { readonly order: Pick<Order, 'minimum_age' | 'order_status'>; readonly view: Pick<OrderView, 'isPickup'> };

export function AgeNote({ order: { minimum_age: age, order_status: status }, view: { isPickup } }: AgeNoteProps) {
  if (!age || isTerminal(status)) return null;
  return (
    <p className={styles.note}>
      {isPickup ? (
        <Trans>From {age} years: the store may ask for an ID.</Trans>
      ) : (
        <Trans>From {age} years: the courier may ask for an ID.</Trans>
      )}
    </p>
  );
}
