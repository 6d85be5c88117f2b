import { metresBetween } from '#domain/geometry.ts';
import type { MapPinView } from '#machines/map-pin/map-pin.view.ts';

/** Nearer than this a pin stands at the address, metres. */
export const AT_THE_PLACE = 50;

/** How far the pin stands from the place that is known nearest to it, metres; 0 while none is known. */
export const metresToPlace = ({ place, view }: Pick<MapPinView, 'place' | 'view'>): number =>
  place ? metresBetween([view.latitude, view.longitude], [place.latitude, place.longitude]) : 0;

export const isAtPlace = (pin: Pick<MapPinView, 'place' | 'view'>): boolean => metresToPlace(pin) < AT_THE_PLACE;
