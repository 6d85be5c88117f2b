import { schematicGround, schematicLibrary } from '../schematic-ground.ts';
import { pinMapOf } from './pin-map-of.tsx';

/** The schematic canton beneath a pin. */
export const SchematicPinMap = pinMapOf(schematicLibrary, schematicGround);
