import { schematicGround, schematicLibrary } from '../schematic-ground.ts';
import { pinMapOf } from './pin-map-of.tsx';

export const SchematicPinMap = pinMapOf(schematicLibrary, schematicGround);
