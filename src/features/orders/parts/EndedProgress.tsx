import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { courseToItsEnd } from '#domain/orders/course-to-its-end.ts';
import { sentAt } from '#domain/orders/order-reading.ts';
import { statusesOf, statusName } from '#domain/orders/status-name.ts';
import { Line, type LineStop } from '#src/ui/Line.tsx';
import { ReachedTime } from './ReachedTime.tsx';
import { stageName } from './stage-names.ts';
import { statusText } from './status-texts.ts';

type EndedProgressProps = {
  readonly order: Order;
  /** The server's time, epoch milliseconds. */
  readonly now: number;
};

export function EndedProgress({ order, now }: EndedProgressProps) {
  const { t, i18n } = useLingui();
  const { reached, endedAt, never } = courseToItsEnd(order);
  const timeOf = (iso: string | null | undefined) => (iso ? <ReachedTime at={iso} now={now} timezone={order.timezone} /> : undefined);
  const stops: LineStop[] = [
    { key: 'sent', label: t`Sent`, state: 'done', stateLabel: t`done`, time: timeOf(sentAt(order)) },
    ...reached.map(({ stage, reachedAt }): LineStop => {
      return { key: stage, label: i18n._(stageName(stage)), state: 'done', stateLabel: t`done`, time: timeOf(reachedAt) };
    }),
    {
      key: 'end',
      label: i18n._(statusText(statusName(statusesOf(order)))),
      state: 'off',
      stateLabel: t`ended here`,
      time: timeOf(endedAt),
    },
    ...never.map((stage): LineStop => ({ key: stage, label: i18n._(stageName(stage)), state: 'next', stateLabel: t`never reached` })),
  ];
  return <Line label={t`Progress of your order`} direction="both" stops={stops} />;
}
