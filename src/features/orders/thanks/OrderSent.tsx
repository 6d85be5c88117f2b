import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { Arrival } from '#domain/orders/arrival.ts';
import { scheduledText, timeText } from '#domain/schedule/time-text.ts';
import type { OrderView } from '../order.view.ts';

type OrderSentProps = { readonly order: Order; readonly view: OrderView; readonly arrival: Arrival };

export function OrderSent({ order: { timezone }, view: { storeName, isPickup, scheduled }, arrival: { aboutAt, now } }: OrderSentProps) {
  const { i18n } = useLingui();
  const store = storeName ?? '';
  if (scheduled) {
    const when = scheduledText(i18n.locale, scheduled);
    return isPickup ? (
      <Trans>
        {store} has your order. Collection: {when}.
      </Trans>
    ) : (
      <Trans>
        {store} has your order. Delivery: {when}.
      </Trans>
    );
  }
  if (aboutAt === null) return <Trans>{store} has your order.</Trans>;
  const time = timeText(i18n.locale, aboutAt, { now, timezone });
  return isPickup ? (
    <Trans>
      {store} has your order. Ready around {time}.
    </Trans>
  ) : (
    <Trans>
      {store} has your order. Expected around {time}.
    </Trans>
  );
}
