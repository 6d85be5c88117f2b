import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useMemo } from 'react';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { houseNumberOf } from '#domain/checkout/house-number.ts';
import type { Point } from '#domain/geometry.ts';
import { loadRideMap } from '#src/features/orders/tracking/load-ride-map.ts';
import { useGestureTexts } from '#src/features/orders/tracking/use-gesture-texts.ts';
import { useCourierMap } from '#src/features/orders/tracking/use-courier-map.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import type { RideMark } from '#src/maps/ride/ride-map-props.ts';
import { Button } from '#src/ui/Button.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { mayMove } from '#src/features/orders/tracking/use-gliding.ts';
import styles from '../courier.module.css';
import type { TripOnMapProps } from './trip-on-map-props.ts';

/** So wide is the note that stands over the map. */
const NOTE_WIDTH = 130;

/** The stops on the map. All that it shows is said in words beside it, so no reader is led into it. */
export function TripMap({ pickup, dropOff, trip }: TripOnMapProps) {
  const { i18n } = useLingui();
  const gestureTexts = useGestureTexts();
  const drawRide = useLoaded(loadRideMap);
  const [map, send] = useCourierMap();
  const road = useMemo<readonly Point[]>(() => trip?.road ?? [], [trip]);
  const sight = useMemo<readonly Point[]>(
    () => [...road, ...[pickup, dropOff].flatMap((stop) => (stop ? [stop.location] : []))],
    [road, pickup, dropOff],
  );
  const mark = (key: 'from' | 'to', stop: OrderAddress | null): RideMark[] =>
    stop
      ? [
          {
            key,
            at: stop.location,
            sign: <Plate size="small">{houseNumberOf(stop.address) ?? (key === 'from' ? 'A' : 'B')}</Plate>,
            label: map.label === key ? stop.address : null,
          },
        ]
      : [];
  if (map.drawing === 'missing')
    return (
      <p className={styles.noMap}>
        <Trans>Your browser can’t show the map. The details are below.</Trans>
      </p>
    );
  return (
    <div className={styles.canvas} data-drawing={map.drawing}>
      <div className={styles.canvas} aria-hidden="true">
        {createElement(drawRide, {
          language: i18n.locale,
          gestureTexts,
          marks: [...mark('from', pickup), ...mark('to', dropOff)],
          done: [],
          ahead: road,
          coveredLeft: trip ? NOTE_WIDTH : 0,
          sight: map.isFollowing ? sight : null,
          glides: mayMove(),
          onDrawn: () => send({ type: 'map.drawn' }),
          onFailed: () => send({ type: 'map.failed' }),
          onDragged: () => send({ type: 'map.dragged' }),
          onTapped: (key) => send({ type: 'place.tapped', place: key }),
        })}
      </div>
      {map.isFollowing || map.drawing !== 'drawn' ? null : (
        <span className={styles.seek}>
          <Button size="small" variant="secondary" onClick={() => send({ type: 'courier.sought' })}>
            <Trans>Show the route</Trans>
          </Button>
        </span>
      )}
    </div>
  );
}
