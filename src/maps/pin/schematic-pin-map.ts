import { schematicGround, schematicLibrary } from '../schematic-ground.ts';
import { pinMapOf } from './pin-map-of.tsx';

/** The schematic city beneath a pin. */
export const SchematicPinMap = pinMapOf(schematicLibrary, schematicGround);
