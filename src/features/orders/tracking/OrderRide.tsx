import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { MapView } from '#machines/tracking/tracking.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { OrderView } from '../order.view.ts';
import type { MapEnd } from './CourierMap.tsx';
import { RideOnMap } from './RideOnMap.tsx';
import styles from './tracking.module.css';

type OrderRideProps = {
  readonly order: Order;
  readonly view: OrderView;
  readonly map: Exclude<MapView, { is: 'absent' }>;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

const HOUSE_NUMBER = /\b\d+\s?[a-z]?\b/i;
const endAt = (address: NonNullable<OrderView['from']>, name: string, isDoor: boolean): MapEnd => ({
  at: address.location,
  name,
  number: isDoor ? (HOUSE_NUMBER.exec(address.address)?.[0] ?? '') : '',
});

export function OrderRide({ order, view: { from, to, storeName }, map, onOpen, onClose }: OrderRideProps) {
  if (map.is === 'closed')
    return (
      <p className={styles.noMap}>
        <Button variant="secondary" onClick={onOpen}>
          <Trans>Show the map</Trans>
        </Button>
      </p>
    );
  if (!from || !to || !map.ride) return <Skeleton shape="block" className={styles.mapComing} />;
  const courier = order.provider_detail;
  return (
    <>
      <RideOnMap
        ride={map.ride}
        from={endAt(from, storeName ?? from.address, storeName === null)}
        to={endAt(to, to.address, true)}
        courierName={courier?.first_name ?? ''}
      />
      <p className={styles.mapFoot}>
        <Button size="small" variant="quiet" onClick={onClose}>
          <Trans>Hide map</Trans>
        </Button>
      </p>
    </>
  );
}
