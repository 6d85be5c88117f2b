import { schematicGround, schematicLibrary } from '../schematic-ground.ts';
import { rideMapOf } from './ride-map-of.tsx';

/** A ride on the schematic city. */
export const SchematicRideMap = rideMapOf(schematicLibrary, schematicGround);
