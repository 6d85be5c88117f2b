import { Trans, useLingui } from '@lingui/react/macro';
import { ORDER_STATUS } from '#contract/enumerations.ts';
import type { Order } from '#contract/entities/order.ts';
import type { OrderCourse } from '#domain/orders/course.ts';
import { Line, type LineStop } from '#src/ui/Line.tsx';
import { formatClock, formatDayAndClock } from './order-time.ts';
import { stageName } from './stage-names.ts';

type OrderProgressProps = {
  readonly order: Pick<Order, 'timezone' | 'estimated_at' | 'date_time'>;
  readonly course: OrderCourse;
  readonly direction?: 'vertical' | 'both';
  /** Whether the line begins where the order was sent. */
  readonly fromSent?: boolean;
};

/** The order's line: every stage with the time it was reached, and the estimate at its end. */
export function OrderProgress({ order, course, direction = 'both', fromSent = false }: OrderProgressProps) {
  const { t, i18n } = useLingui();
  const { timezone, estimated_at } = order;
  const states = { done: t`done`, now: t`now`, next: t`to come` };
  const timeOf = ({ stage, reachedAt, state }: OrderCourse['stops'][number]) => {
    if (reachedAt) return formatDayAndClock(reachedAt, timezone, i18n.locale);
    if (state !== 'next' || stage !== 'received' || !estimated_at) return undefined;
    const time = formatClock(estimated_at, timezone, i18n.locale);
    return <Trans>around {time}</Trans>;
  };
  const stops: LineStop[] = course.stops.map((stop) => ({
    key: stop.stage,
    label: i18n._(stageName(stop.stage)),
    state: stop.state,
    stateLabel: states[stop.state],
    time: timeOf(stop),
  }));
  const sentAt = order.date_time.find(({ status }) => status === ORDER_STATUS.waitingForStore)?.date;
  const sent: LineStop = {
    key: 'sent',
    label: t`Sent`,
    time: sentAt && formatDayAndClock(sentAt, timezone, i18n.locale),
    ...(course.now ? { state: 'done', stateLabel: states.done } : { state: 'now', stateLabel: states.now }),
  };
  return <Line label={t`Progress of your order`} direction={direction} stops={fromSent ? [sent, ...stops] : stops} />;
}
