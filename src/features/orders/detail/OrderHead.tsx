import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import Check from 'lucide-react/icons/check';
import Printer from 'lucide-react/icons/printer';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { Order } from '#contract/entities/order.ts';
import { cancellableOf } from '#domain/orders/cancel-offer.ts';
import { minutesTaken } from '#domain/orders/course-to-its-end.ts';
import { endedWell, endingOf } from '#domain/orders/ending.ts';
import { sentAt } from '#domain/orders/order-reading.ts';
import { scheduledText, timeText } from '#domain/schedule/time-text.ts';
import { lacks } from '#src/api/lacks.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { ReorderButton } from '#src/features/orders/reorder/ReorderButton.tsx';
import { formatDate } from '#src/features/time/day-text.ts';
import type { OrderView } from '../order.view.ts';
import { CancelOrder } from '../parts/CancelOrder.tsx';
import { COURIER_PICTURE } from '../parts/courier-picture.ts';
import { useCancelling } from '../parts/use-cancelling.tsx';
import { statusText } from '../parts/status-texts.ts';
import styles from './OrderHead.module.css';

/** So long after it was received an order is still greeted, milliseconds. */
const JUST = 3 * 3_600_000;

type OrderHeadProps = {
  readonly order: Order;
  readonly view: OrderView;
  /** The server's time, epoch milliseconds. */
  readonly now: number;
};

export function OrderHead({ order, view, now }: OrderHeadProps) {
  const { i18n, t } = useLingui();
  const { storeName } = view;
  const ending = endingOf(order);
  const name = storeName ?? t({ message: 'Courier', context: 'who brings an order' });
  const sentOn = sentAt(order);
  const date = sentOn && formatDate(sentOn, order.timezone, i18n.locale);
  const isReceived = ending !== null && endedWell(ending);
  const minutes = isReceived ? minutesTaken(order) : null;
  const receivedAt = isReceived ? (view.course.stops.at(-1)?.reachedAt ?? null) : null;
  const isJustThere = receivedAt !== null && now - Date.parse(receivedAt) < JUST;
  return (
    <header className={styles.head}>
      <Picture
        src={order.store_detail?.image_url || COURIER_PICTURE}
        alt=""
        width={96}
        height={96}
        lazy={false}
        className={styles.picture}
      />
      <div>
        {date ? <p className={styles.facts}>{date}</p> : null}
        <h2 className={styles.name}>
          <Headline isJustThere={isJustThere} isCourier={storeName === null} name={name} ending={ending} />
        </h2>
        <Facts view={view} name={name} named={isJustThere || ending === 'noCourier'} />
        <State order={order} view={view} now={now} minutes={minutes} isJustThere={isJustThere} receivedAt={receivedAt} />
      </div>
      {isJustThere && minutes !== null ? (
        <Plate size="time" className={styles.plate}>
          <span>{minutes}</span>
          <small>
            <Trans>min</Trans>
          </small>
        </Plate>
      ) : null}
      <OrderActions order={order} view={view} />
    </header>
  );
}

type HeadlineProps = {
  readonly isJustThere: boolean;
  readonly isCourier: boolean;
  readonly name: string;
  readonly ending: ReturnType<typeof endingOf>;
};

function Headline({ isJustThere, isCourier, name, ending }: HeadlineProps) {
  if (ending === 'noCourier') return <Trans>No courier was available</Trans>;
  if (!isJustThere) return name;
  return isCourier ? <Trans>Delivered</Trans> : <Trans>Enjoy your meal</Trans>;
}

type HandedOverProps = Pick<OrderHeadProps, 'order' | 'now'> & { readonly at: string };

function HandedOver({ at, order: { provider_detail: courier, timezone }, now }: HandedOverProps) {
  const { i18n } = useLingui();
  const time = timeText(i18n.locale, Date.parse(at), { now, timezone });
  return (
    <span className={styles.facts}>
      {courier ? (
        <Trans>
          {courier.first_name} handed it over at {time}.
        </Trans>
      ) : (
        <Trans>Handed over at {time}.</Trans>
      )}
    </span>
  );
}

function OrderActions({ order, view: { id, storeName, placeOfEnding, currency } }: Omit<OrderHeadProps, 'now'>) {
  const isCourierless = endingOf(order) === 'noCourier' && storeName === null;
  const isOver = placeOfEnding !== null;
  const { begin, dialog } = useCancelling();
  return (
    <div className={styles.actions}>
      {isOver ? null : (
        <Link to="/delivery-coming" search={{ order_id: id }} className={buttonClass()}>
          <Trans>Follow</Trans>
        </Link>
      )}
      {isOver && storeName !== null ? <ReorderButton orderId={id} icon={<RotateCcw size={20} aria-hidden="true" />} /> : null}
      {isOver && storeName === null ? (
        <Link to="/courier_order" search={{ again: id }} className={buttonClass()}>
          {isCourierless ? <Trans>Book again</Trans> : <Trans>Send again</Trans>}
        </Link>
      ) : null}
      {lacks('get_invoice') ? null : (
        <Link to="/invoice" search={{ order_id: id }} className={buttonClass('secondary')}>
          <Printer size={20} aria-hidden="true" />
          <Trans>Invoice</Trans>
        </Link>
      )}
      {isOver ? null : (
        <CancelOrder
          onBegin={begin}
          order={{ orderId: id, number: order.unique_id, storeName: storeName ?? '', currency, terms: cancellableOf(order) }}
          className={styles.cancel}
        />
      )}
      {dialog}
    </div>
  );
}

type StateProps = OrderHeadProps & {
  readonly minutes: number | null;
  readonly isJustThere: boolean;
  readonly receivedAt: string | null;
};

function State({ order, view: { status, tone }, now, minutes, isJustThere, receivedAt }: StateProps) {
  const { i18n, t } = useLingui();
  return (
    <p className={styles.state}>
      <Badge tone={tone} icon={tone === 'ok' ? <Check size={14} aria-hidden="true" /> : undefined}>
        {i18n._(statusText(status))}
      </Badge>
      {minutes !== null && !isJustThere ? <span className={styles.facts}>{t`in ${minutes} min`}</span> : null}
      {isJustThere && receivedAt ? <HandedOver at={receivedAt} order={order} now={now} /> : null}
    </p>
  );
}

function Facts({ view: { scheduled }, name, named }: { readonly view: OrderView; readonly name: string; readonly named: boolean }) {
  const { i18n } = useLingui();
  const when = scheduled && scheduledText(i18n.locale, scheduled);
  return (
    <>
      {named ? <p className={styles.facts}>{name}</p> : null}
      {when ? (
        <p className={styles.facts}>
          <Trans>Scheduled for {when}</Trans>
        </p>
      ) : null}
    </>
  );
}
