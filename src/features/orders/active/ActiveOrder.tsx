import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { timeText } from '#domain/schedule/time-text.ts';
import type { ActiveOrderView } from '#machines/active-orders/active-orders.view.ts';
import { Announced } from '#src/ui/Announced.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Plate } from '#src/ui/Plate.tsx';
import { stageWords } from './active-order-words.ts';
import styles from './ActiveOrdersStrip.module.css';

/** One running order: minutes, stage, its stops, and the way to its page. */
export function ActiveOrder({ order }: { readonly order: ActiveOrderView }) {
  const { i18n, t } = useLingui();
  const stage = stageWords(i18n, order);
  const store = order.storeName || t({ message: 'Courier', context: 'who brings an order' });
  return (
    <div className={styles.order}>
      {order.minutesLeft === null ? null : (
        <Plate size="time" tone={order.isLate ? 'safran' : undefined} className={styles.minutes}>
          {order.minutesLeft}
          <small>
            <Trans>min</Trans>
          </small>
        </Plate>
      )}
      <div className={styles.words}>
        <Announced text={stage} />
        <p className={styles.state}>
          <strong>{stage}</strong> <span className={styles.store}>{store}</span>
          <span className={styles.detail}>
            <ArrivalTime order={order} />
          </span>
        </p>
        <span aria-hidden="true" className={styles.stops}>
          {order.course.stops.map(({ stage: stop, state }) => (
            <span key={stop} className={classNames(styles.stop, state !== 'next' && styles[state])} />
          ))}
        </span>
      </div>
      <Link to="/delivery-coming" search={{ order_id: order.orderId }} className={buttonClass('primary', { size: 'small' })}>
        <Trans>Follow</Trans>
        <span className="visually-hidden">
          {' '}
          <Trans>
            order {order.number}, {store}
          </Trans>
        </span>
      </Link>
    </div>
  );
}

function ArrivalTime({ order: { aboutAt, course, isLate, timezone, now } }: { readonly order: ActiveOrderView }) {
  const { i18n } = useLingui();
  if (aboutAt === null) return null;
  const time = timeText(i18n.locale, aboutAt, { now, timezone });
  if (course.isPickup) return <Trans>, ready around {time}</Trans>;
  if (isLate) return <Trans>, running late, around {time}</Trans>;
  return course.way === 'courier' ? <Trans>, delivered around {time}</Trans> : <Trans>, at your door around {time}</Trans>;
}
