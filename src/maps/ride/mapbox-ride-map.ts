import { mapboxGround, mapboxLibrary } from '../mapbox-ground.ts';
import { rideMapOf } from './ride-map-of.tsx';

export const mapboxRideMap = (token: string) => rideMapOf(mapboxLibrary, mapboxGround(token));
