import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { Arrival } from '#domain/orders/arrival.ts';
import { scheduledText } from '#domain/schedule/time-text.ts';
import type { OrderView } from '../order.view.ts';
import { Estimate } from '../parts/Estimate.tsx';
import { stateText, whoText } from './state-words.ts';
import styles from './tracking.module.css';

export function TrackingHead({ order, view, arrival }: { readonly order: Order; readonly view: OrderView; readonly arrival: Arrival }) {
  const { t, i18n } = useLingui();
  const { storeName, course, scheduled } = view;
  const store = storeName ?? t({ message: 'Courier', context: 'who brings an order' });
  const isAtTheDoor = course.now === 'on_doorstep';
  const who = whoText(i18n, order, view);
  const when = scheduled && scheduledText(i18n.locale, scheduled);
  return (
    <div className={styles.head}>
      <p className={styles.quiet}>
        <Trans>
          Order {order.unique_id}, {store}
        </Trans>
      </p>
      <h1 className={styles.title}>{stateText(i18n, order, view)}</h1>
      {when && !isAtTheDoor ? (
        <p className={styles.lead}>
          <Trans>Scheduled for {when}</Trans>
        </p>
      ) : null}
      {isAtTheDoor ? null : (
        <p className={styles.lead}>
          {who ? <span>{who}</span> : null} <Estimate arrival={arrival} course={course} timezone={order.timezone} hasNumbers />
        </p>
      )}
    </div>
  );
}
