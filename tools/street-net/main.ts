/** Composes the net of a city's streets: `npm run street-net -- FOLDER`, after a change of its streets or of the water. */
import { writeFileSync } from 'node:fs';
import { readCity } from '#server/cities/files/read-city.ts';

const [folder = ''] = process.argv.slice(2);
const read = readCity(folder, { composesNet: true });
if (!read.ok) {
  for (const trouble of read.troubles) process.stderr.write(`${folder}/${trouble}\n`);
  process.exit(1);
}
writeFileSync(`${folder}/street-net.json`, `${JSON.stringify(read.content.gazetteer.net)}\n`);
