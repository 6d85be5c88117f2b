import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactElement } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { houseNumberOf } from '#domain/checkout/house-number.ts';
import type { MapView } from '#machines/tracking/tracking.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { OrderView } from '../order.view.ts';
import type { MapEnd } from './CourierMap.tsx';
import { RideOnMap } from './RideOnMap.tsx';
import styles from './OrderPicture.module.css';

type OrderRideProps = {
  readonly order: Order;
  readonly view: OrderView;
  readonly map: Exclude<MapView, { is: 'absent' }>;
  readonly room: ReactElement;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

const endAt = (address: NonNullable<OrderView['from']>, name: string, isDoor: boolean): MapEnd => ({
  at: address.location,
  name,
  number: isDoor ? (houseNumberOf(address.address) ?? '') : '',
});

export function OrderRide({ order, view: { from, to, storeName, course }, map, room, onOpen, onClose }: OrderRideProps) {
  const { t } = useLingui();
  const isAtTheDoor = course.now === 'on_doorstep';
  if (map.is === 'closed')
    return (
      <>
        {room}
        {isAtTheDoor ? null : (
          <Button variant="secondary" className={styles.open ?? ''} onClick={onOpen}>
            <Trans>Show the map</Trans>
          </Button>
        )}
      </>
    );
  if (!from || !to || !map.ride) return <Skeleton shape="block" className={styles.coming} />;
  const courier = order.provider_detail;
  return (
    <>
      <RideOnMap
        ride={map.ride}
        from={endAt(from, storeName ?? from.address, storeName === null)}
        to={endAt(to, to.address, true)}
        courierName={courier?.first_name ?? ''}
        isThere={isAtTheDoor}
      />
      {isAtTheDoor ? null : (
        <IconButton
          look="raised"
          label={t`Hide map`}
          icon={<X size={20} aria-hidden="true" />}
          className={styles.close}
          onClick={onClose}
        />
      )}
    </>
  );
}
