import { genevaGround, genevaLibrary } from '../geneva-ground.ts';
import { rideMapOf } from './ride-map-of.tsx';

/** A ride on the schematic canton. */
export const GenevaRideMap = rideMapOf(genevaLibrary, genevaGround);
