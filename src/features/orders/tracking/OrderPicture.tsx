import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Order } from '#contract/entities/order.ts';
import type { Arrival } from '#domain/orders/arrival.ts';
import { sentAt } from '#domain/orders/order-reading.ts';
import { timeText } from '#domain/schedule/time-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { Sign } from '#src/ui/Sign.tsx';
import type { OrderView } from '../order.view.ts';
import { COURIER_PICTURE } from '../parts/courier-picture.ts';
import styles from './OrderPicture.module.css';

type OrderPictureProps = {
  readonly order: Order;
  readonly view: OrderView;
  readonly arrival: Arrival;
  readonly children: ReactElement | null;
};

/** What is seen first of an order; over its edge the minutes that are left, once somebody has accepted. */
export function OrderPicture({ order, view: { course, storeName }, arrival: { minutesLeft, isLate, now }, children }: OrderPictureProps) {
  const { i18n } = useLingui();
  const sentOn = course.now === null ? sentAt(order) : undefined;
  const time = sentOn === undefined ? '' : timeText(i18n.locale, Date.parse(sentOn), { now, timezone: order.timezone });
  const isAtTheDoor = course.now === 'on_doorstep';
  return (
    <div className={classNames(styles.picture, isAtTheDoor && styles.small)}>
      {children}
      {time ? (
        <Sign
          tone="pre"
          className={styles.sign ?? ''}
          title={storeName === null ? <Trans>Request sent</Trans> : <Trans>Sent to the store</Trans>}
          note={<Trans>at {time}</Trans>}
        />
      ) : null}
      {minutesLeft === null || course.now === null || isAtTheDoor ? null : (
        <Plate data-minutes="" size="time" tone={isLate ? 'safran' : undefined} className={styles.minutes}>
          <span>{minutesLeft}</span>
          <small>
            <Trans>min</Trans>
          </small>
        </Plate>
      )}
    </div>
  );
}

export const OrderRoom = ({ order: { store_detail: store } }: { readonly order: Order }) => (
  <Picture
    src={store?.image_url || COURIER_PICTURE}
    alt=""
    width={760}
    height={356}
    rounded={false}
    lazy={false}
    className={classNames(styles.room, !store?.image_url && styles.parcel)}
  />
);
