import { mapboxGround, mapboxLibrary } from '../mapbox-ground.ts';
import { rideMapOf } from './ride-map-of.tsx';

/** A ride on Mapbox's map. */
export const mapboxRideMap = (token: string) => rideMapOf(mapboxLibrary, mapboxGround(token));
