import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import type { Said } from './screen.ts';
import { spokenMessage } from './spoken-message.ts';

/** Words of the shop as a person reads them, and the files in which they stand. */
export type CatalogueWords = { readonly words: Said; readonly files: ReadonlySet<string> };

/** The catalogue of the server's answers: its words stand in a table, not on a screen. */
export const OF_ANSWERS = 'codes.po';

const itemsOf = (home: string, language: string, name: string) =>
  PO.parse(readFileSync(join(home, 'locales', language, name), 'utf8')).items;

/** Everything that the shop's catalogues say in both languages, each text once. @throws Error where one has no French */
export function catalogueWords(home: string): readonly CatalogueWords[] {
  const met = new Map<string, { words: Said; files: Set<string> }>();
  for (const name of readdirSync(join(home, 'locales/en'))) {
    const french = new Map(itemsOf(home, 'fr', name).map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
    for (const { msgid, references } of itemsOf(home, 'en', name)) {
      const en = spokenMessage(msgid);
      const fr = spokenMessage(french.get(msgid) ?? '');
      if (fr === '') throw new Error(`locales/fr/${name} has no French of "${msgid}"`);
      const known = met.get(en) ?? { words: { en, fr }, files: new Set<string>() };
      for (const file of references) known.files.add(file);
      met.set(en, known);
    }
  }
  return [...met.values()].toSorted((one, other) => one.words.en.localeCompare(other.words.en, 'en'));
}
