import { schematicGround, schematicLibrary } from '../schematic-ground.ts';
import { rideMapOf } from './ride-map-of.tsx';

export const SchematicRideMap = rideMapOf(schematicLibrary, schematicGround);
