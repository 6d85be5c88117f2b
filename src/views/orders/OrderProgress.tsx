import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/entities/order.ts';
import { Line, type LineStop } from '../../ui/Line.tsx';
import type { OrderCourse } from './order-course.ts';
import { formatClock, formatDayAndClock } from './order-time.ts';
import { stageName } from './stage-names.ts';

type OrderProgressProps = { readonly order: Order; readonly course: OrderCourse };

/** The order's line: every stage with the time it was reached, and the estimate at its end. */
export function OrderProgress({ order, course }: OrderProgressProps) {
  const { t, i18n } = useLingui();
  const { timezone, estimated_at } = order;
  const states = { done: t`done`, now: t`now`, next: t`to come` };
  const timeOf = ({ stage, reachedAt, state }: OrderCourse['stops'][number]) => {
    if (reachedAt) return formatDayAndClock(reachedAt, timezone, i18n.locale);
    if (state !== 'next' || stage !== 'received' || !estimated_at || course.is === 'ended') return undefined;
    const time = formatClock(estimated_at, timezone, i18n.locale);
    return <Trans>around {time}</Trans>;
  };
  const stops: LineStop[] = course.stops.map((stop) => ({
    key: stop.stage, label: i18n._(stageName(stop.stage)), state: stop.state, stateLabel: states[stop.state], time: timeOf(stop),
  }));
  return <Line label={t`Progress of your order`} direction="both" stops={stops} />;
}
