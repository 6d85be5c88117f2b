/** Composes the net of streets anew: `npm run street-net`, after a change of the gazetteer's streets or of the water. */
import { writeFileSync } from 'node:fs';
import { composeStreetNet } from './compose.ts';

writeFileSync(new URL('../../server/gazetteer/street-net.json', import.meta.url), `${JSON.stringify(composeStreetNet())}\n`);
