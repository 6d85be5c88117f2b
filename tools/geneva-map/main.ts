/** Composes the schematic map anew: `npm run geneva-map`, after a change of the gazetteer's streets or of the water. */
import { writeFileSync } from 'node:fs';
import { composeGeneva } from './geneva.ts';

writeFileSync(new URL('../../src/maps/geneva.json', import.meta.url), `${JSON.stringify(composeGeneva().map)}\n`);
