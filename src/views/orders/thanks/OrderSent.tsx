import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { scheduledText } from '#src/views/times/scheduled-text.ts';
import type { OrderView } from '../order.view.ts';
import { formatClock } from '../parts/order-time.ts';

/** Who has the order, and when it can be had, in one or two sentences. */
export function OrderSent({ order, view: { storeName, isPickup, scheduled } }: { readonly order: Order; readonly view: OrderView }) {
  const { i18n } = useLingui();
  const store = storeName ?? '';
  if (scheduled) {
    const when = scheduledText(i18n, scheduled);
    return isPickup ? (
      <Trans>
        {store} has your order. You collect it on {when}.
      </Trans>
    ) : (
      <Trans>
        {store} has your order. It comes on {when}.
      </Trans>
    );
  }
  if (!order.estimated_at) return <Trans>{store} has your order.</Trans>;
  const time = formatClock(order.estimated_at, order.timezone, i18n.locale);
  return isPickup ? (
    <Trans>
      {store} has your order. Ready about {time}.
    </Trans>
  ) : (
    <Trans>
      {store} has your order. Expected about {time}.
    </Trans>
  );
}
