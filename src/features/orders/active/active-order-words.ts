import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActiveOrderView, ActiveOrdersView } from '#machines/active-orders/active-orders.view.ts';
import { stageName } from '../parts/stage-names.ts';

export const stageWords = (i18n: I18n, { course }: ActiveOrderView): string =>
  i18n._(course.now ? stageName(course.now) : course.way === 'courier' ? msg`Looking for a courier` : msg`Waiting for the store`);

/** What the tab's title says of the newest running order: 'On the way, 6 min'; null where none runs. */
export function headline(i18n: I18n, { orders: [order] }: ActiveOrdersView): string | null {
  if (!order) return null;
  const stage = stageWords(i18n, order);
  const minutes = order.minutesLeft;
  return minutes === null ? stage : i18n._(msg`${stage}, ${minutes} min`);
}
