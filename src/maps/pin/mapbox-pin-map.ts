import { mapboxGround, mapboxLibrary } from '../mapbox-ground.ts';
import { pinMapOf } from './pin-map-of.tsx';

/** Mapbox's map beneath a pin. */
export const mapboxPinMap = (token: string) => pinMapOf(mapboxLibrary, mapboxGround(token));
