// npm run import-city -- FOLDER [--check]
// Brings a city from its files into the database that DATABASE_URL or DATA_DIR name; what is there already is made what the files say.
import 'temporal-polyfill/global';
import { rowsOfCity } from '#server/cities/city-rows.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/open-database.ts';
import { writeCity } from '#server/repositories/write-city.ts';
import { inWords } from './in-words.ts';
import { readCity } from '#server/cities/files/read-city.ts';

const [folder, flag] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);
if (folder === undefined || (flag !== undefined && flag !== '--check')) {
  process.stderr.write('Say: npm run import-city -- FOLDER [--check]\n');
  process.exit(2);
}
const read = readCity(folder);
if (!read.ok) {
  for (const trouble of read.troubles) process.stderr.write(`${folder}/${trouble}\n`);
  process.exit(1);
}
const { key, stores } = read.content;
if (flag === '--check') {
  say(`${key}: ${stores.length} stores, and nothing is wrong`);
} else {
  const open = await openDatabase(readConfig(process.env));
  try {
    say(`${key}: ${inWords(await writeCity(open.database, rowsOfCity(read.content)))}`);
  } finally {
    await open.close();
  }
}
