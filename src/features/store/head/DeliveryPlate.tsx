import { Trans, useLingui } from '@lingui/react/macro';
import { comingTime, isTakenNow, ordersFrom } from '#domain/schedule/order-start.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { Plate } from '#src/ui/Plate.tsx';
import type { Menu } from '../menu/menu.ts';
import { isOutOfReach } from '../out-of-reach.ts';
import { comingText } from '#domain/schedule/time-text.ts';

/** When it would come: minutes from now, or from when the store delivers; nothing where it delivers to the customer's address never. */
export function DeliveryPlate({ menu: { store, server_time, timezone, order_start_at: at } }: { readonly menu: Menu }) {
  const { i18n } = useLingui();
  const [location] = useLocationFlow();
  if (!store.is_provide_delivery || isOutOfReach(store, location.is !== 'nowhere')) return null;
  const moment = { now: Date.parse(server_time), timezone };
  const { delivery_time: fastest, delivery_time_max: slowest } = store;
  if (isTakenNow(store) && at != null) return <Plate size="small">{comingText(i18n.locale, comingTime(at, moment))}</Plate>;
  if (isTakenNow(store))
    return (
      <Plate size="small">
        <Trans>
          {fastest} - {slowest} min
        </Trans>
      </Plate>
    );
  const from = ordersFrom(store, moment);
  if (!from) return null;
  const when = comingText(i18n.locale, from);
  return (
    <Plate size="small">
      <Trans>from {when}</Trans>
    </Plate>
  );
}
