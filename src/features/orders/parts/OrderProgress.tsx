import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { arrivalSpan, type Arrival } from '#domain/orders/arrival.ts';
import type { OrderCourse } from '#domain/orders/course.ts';
import { sentAt } from '#domain/orders/order-reading.ts';
import { spanText, timeText } from '#domain/schedule/time-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Line, type LineStop } from '#src/ui/Line.tsx';
import styles from './OrderProgress.module.css';
import { ReachedTime } from './ReachedTime.tsx';
import { stageName } from './stage-names.ts';

type OrderProgressProps = {
  readonly order: Pick<Order, 'timezone' | 'date_time'>;
  readonly arrival: Arrival;
  readonly course: OrderCourse;
  readonly direction?: 'vertical' | 'both' | 'lying';
  readonly className?: string | undefined;
  readonly fromSent?: boolean;
};

export function OrderProgress({ order, arrival, course, direction = 'lying', className, fromSent = false }: OrderProgressProps) {
  const { t, i18n } = useLingui();
  const { timezone } = order;
  const { aboutAt, now } = arrival;
  const isLying = direction === 'lying';
  const states = { done: t`done`, now: t`now`, next: t`to come` };
  const reached = (iso: string) => <ReachedTime at={iso} now={now} timezone={timezone} />;
  const timeOf = ({ stage, reachedAt, state }: OrderCourse['stops'][number]) => {
    if (reachedAt) return reached(reachedAt);
    if (isLying || state !== 'next' || stage !== 'received' || aboutAt === null) return undefined;
    const span = arrivalSpan(arrival, course.now === 'on_the_way');
    if (span) return spanText(i18n.locale, span.from, span.to, { now, timezone });
    const time = timeText(i18n.locale, aboutAt, { now, timezone });
    return <Trans>around {time}</Trans>;
  };
  const stops = course.stops.map((stop): LineStop => {
    // Nothing comes after what was received.
    const state = stop.state === 'now' && stop.stage === 'received' ? 'done' : stop.state;
    return { key: stop.stage, label: i18n._(stageName(stop.stage)), state, stateLabel: states[state], time: timeOf(stop) };
  });
  const sentOn = sentAt(order);
  const sent: LineStop = {
    key: 'sent',
    label: t`Sent`,
    time: sentOn && reached(sentOn),
    ...(course.now ? { state: 'done', stateLabel: states.done } : { state: 'now', stateLabel: states.now }),
  };
  return (
    <Line
      label={t`Progress of your order`}
      direction={isLying ? 'horizontal' : direction}
      className={classNames(isLying && styles.lying, className)}
      stops={fromSent ? [sent, ...stops] : stops}
    />
  );
}
