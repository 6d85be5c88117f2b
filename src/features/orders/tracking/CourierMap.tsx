import { Trans, useLingui } from '@lingui/react/macro';
import Bike from 'lucide-react/icons/bike';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { createElement, useMemo } from 'react';
import type { Point } from '#domain/geometry.ts';
import type { RideView } from '#machines/ride/ride.view.ts';
import { loadRideMap } from '#src/features/orders/tracking/load-ride-map.ts';
import { useGestureTexts } from '#src/features/orders/tracking/use-gesture-texts.ts';
import { useCourierMap } from '#src/features/orders/tracking/use-courier-map.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { cutRoad, metresAt } from '#domain/orders/along-road.ts';
import type { RideMark } from '#src/maps/ride/ride-map-props.ts';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Plate } from '#src/ui/Plate.tsx';
import styles from './CourierMap.module.css';
import { mayMove, useGliding } from './use-gliding.ts';

export type MapEnd = { readonly at: Point; readonly name: string; readonly number: string };
export type CourierMapProps = {
  readonly ride: RideView;
  readonly from: MapEnd;
  readonly to: MapEnd;
  readonly courierName: string;
  readonly isThere?: boolean;
};

const sightOf = (place: Point | null, path: readonly Point[]): readonly Point[] => (place ? [place, ...path] : path);

/** The way of an order on the map. All that it shows is said in words beside it, so no reader is led into it. */
export function CourierMap({ ride, from, to, courierName, isThere = false }: CourierMapProps) {
  const { i18n } = useLingui();
  const gestureTexts = useGestureTexts();
  const drawRide = useLoaded(loadRideMap);
  const [map, send] = useCourierMap();
  const path = useMemo<readonly Point[]>(() => ride.route?.path ?? [from.at, to.at], [ride.route, from.at, to.at]);
  const place = ride.position?.location ?? null;
  const metres = useGliding(place ? metresAt(path, place) : 0);
  const { done, ahead, at } = cutRoad(path, metres);
  const sight = useMemo(() => (isThere ? [to.at] : sightOf(place, path)), [isThere, to.at, place, path]);
  const end = (key: 'from' | 'to', { at: where, name, number }: MapEnd): RideMark => ({
    key,
    at: where,
    sign: number ? <Plate size="small">{number}</Plate> : <span className={styles.ring} />,
    label: map.label === key ? name : null,
  });
  const courier: RideMark = {
    key: 'courier',
    at,
    sign: (
      <span className={classNames(styles.courier, ride.isStale && styles.stale)}>
        <Bike size={22} aria-hidden="true" />
      </span>
    ),
    label: map.label === 'courier' ? courierName : null,
  };
  return (
    <div className={styles.map} data-drawing={map.drawing}>
      {map.drawing === 'missing' ? (
        <p className={styles.missing}>
          <Trans>Your browser can’t show the map. The details are below.</Trans>
        </p>
      ) : (
        <div className={styles.canvas} aria-hidden="true">
          {createElement(drawRide, {
            language: i18n.locale,
            gestureTexts,
            marks: place ? [end('from', from), end('to', to), courier] : [end('from', from), end('to', to)],
            done: ride.route && place ? done : [],
            ahead: ride.route ? ahead : [],
            sight: map.isFollowing ? sight : null,
            glides: mayMove(),
            onDrawn: () => send({ type: 'map.drawn' }),
            onFailed: () => send({ type: 'map.failed' }),
            onDragged: () => send({ type: 'map.dragged' }),
            onTapped: (key) => send({ type: 'place.tapped', place: key }),
          })}
        </div>
      )}
      {map.isFollowing || map.drawing !== 'drawn' ? null : (
        <span className={styles.seek}>
          <Button
            size="small"
            variant="secondary"
            icon={<LocateFixed size={18} aria-hidden="true" />}
            onClick={() => send({ type: 'courier.sought' })}
          >
            <Trans>Centre on courier</Trans>
          </Button>
        </span>
      )}
    </div>
  );
}
