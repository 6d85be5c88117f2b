import { readdirSync, readFileSync } from 'node:fs';
import PO from 'pofile';
import { expect, test } from 'vitest';
import { importsOf, sourcesAtOnce } from './walls.ts';

/** What the first screens of pages are made of, and the catalogues that come with each. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'src/features/landing/LandingPage.tsx': ['frame', 'landing'],
  'src/features/stores/StoresPage.tsx': ['frame', 'stores', 'diets'],
  'src/features/store/StorePage.tsx': ['frame', 'store', 'diets'],
  'src/features/checkout/basket/BasketPage.tsx': ['frame', 'basket'],
};

/** What a first load brings of a flow that lives with a screen, and why. */
const LOADED_AT_FIRST: Readonly<Record<string, string>> = {
  'src/features/address/map/load-map-pin.ts': 'The map comes beside its flow once somebody wants to point at it, in one round trip.',
};

test('no landing page carries what brings the flows of other screens', () => {
  const loads = ['src/app/main.tsx', 'src/features/landing/LandingPage.tsx']
    .flatMap(sourcesAtOnce)
    .filter((file) => file.startsWith('src/') && importsOf(file).some(({ target, later }) => later && target.endsWith('-ports.ts')));
  expect([...new Set(loads)]).toEqual(Object.keys(LOADED_AT_FIRST));
});

test.each(Object.entries(PAGES))('the words of %s come with it', (page, groups) => {
  /** The catalogues that have a file's words. */
  const catalogues = new Map<string, string[]>();
  for (const name of readdirSync('locales/en'))
    for (const { references } of PO.parse(readFileSync(`locales/en/${name}`, 'utf8')).items)
      for (const file of references) catalogues.set(file, [...(catalogues.get(file) ?? []), name.replace('.po', '')]);
  const speaking = sourcesAtOnce(page).filter((file) => catalogues.has(file));
  expect(speaking.length).toBeGreaterThan(3);
  expect(speaking.filter((file) => !catalogues.get(file)?.some((name) => groups.includes(name)))).toEqual([]);
});
