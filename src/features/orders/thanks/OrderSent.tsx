import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { Arrival } from '#domain/orders/arrival.ts';
import { scheduledText } from '#domain/schedule/time-text.ts';
import type { OrderView } from '../order.view.ts';
import { Estimate } from '../parts/Estimate.tsx';

type OrderSentProps = { readonly order: Order; readonly view: OrderView; readonly arrival: Arrival };

export function OrderSent({ order: { timezone }, view: { storeName, isPickup, scheduled, course }, arrival }: OrderSentProps) {
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
  return (
    <>
      <Trans>{store} has your order.</Trans>{' '}
      {arrival.aboutAt === null ? null : <Estimate arrival={arrival} course={course} timezone={timezone} />}
    </>
  );
}
