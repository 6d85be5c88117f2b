/** Composes the net of Geneva's streets anew: `npm run street-net`, after a change of its streets or of the water. */
import { writeFileSync } from 'node:fs';
import { composeStreetNet } from './compose.ts';
import { GENEVA_GROUND } from './geneva.ts';

writeFileSync(new URL('../../server/demo/geneva/street-net.json', import.meta.url), `${JSON.stringify(composeStreetNet(GENEVA_GROUND))}\n`);
