import { genevaGround, genevaLibrary } from '../geneva-ground.ts';
import { pinMapOf } from './pin-map-of.tsx';

/** The schematic canton beneath a pin. */
export const GenevaPinMap = pinMapOf(genevaLibrary, genevaGround);
