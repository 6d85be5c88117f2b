import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { Arrival } from '#domain/orders/arrival.ts';
import type { OrderCourse } from '#domain/orders/course.ts';
import { sentAt } from '#domain/orders/order-reading.ts';
import { timeText } from '#domain/schedule/time-text.ts';
import { Line, type LineStop } from '#src/ui/Line.tsx';
import { stageStamp } from './order-stamp.ts';
import { stageName } from './stage-names.ts';

type OrderProgressProps = {
  readonly order: Pick<Order, 'timezone' | 'date_time'>;
  /** When it comes: the one estimate that the page shows. */
  readonly arrival: Arrival;
  readonly course: OrderCourse;
  readonly direction?: 'vertical' | 'horizontal' | 'both';
  readonly className?: string | undefined;
  /** Whether the line begins where the order was sent. */
  readonly fromSent?: boolean;
};

/** The order's line: every stage with the time it was reached, and the estimate at its end. */
export function OrderProgress({
  order,
  arrival: { aboutAt, now },
  course,
  direction = 'both',
  className,
  fromSent = false,
}: OrderProgressProps) {
  const { t, i18n } = useLingui();
  const { timezone } = order;
  const states = { done: t`done`, now: t`now`, next: t`to come` };
  const timeOf = ({ stage, reachedAt, state }: OrderCourse['stops'][number]) => {
    if (reachedAt) return stageStamp(reachedAt, timezone, i18n.locale);
    if (state !== 'next' || stage !== 'received' || aboutAt === null) return undefined;
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
    time: sentOn && stageStamp(sentOn, timezone, i18n.locale),
    ...(course.now ? { state: 'done', stateLabel: states.done } : { state: 'now', stateLabel: states.now }),
  };
  return (
    <Line
      label={t`Progress of your order`}
      direction={direction}
      {...(className ? { className } : {})}
      stops={fromSent ? [sent, ...stops] : stops}
    />
  );
}
