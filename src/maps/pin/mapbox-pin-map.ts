import { mapboxGround, mapboxLibrary } from '../mapbox-ground.ts';
import { pinMapOf } from './pin-map-of.tsx';

export const mapboxPinMap = (token: string) => pinMapOf(mapboxLibrary, mapboxGround(token));
