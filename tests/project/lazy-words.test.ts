import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../lingui.config.ts';
import { importsOf, sourcesAtOnce, sourcesUnder } from './walls.ts';

const cataloguesOf = (file: string): readonly string[] =>
  (config.catalogs ?? []).filter(({ include }) => include.includes(`<rootDir>/${file}`)).map(({ path }) => path.replace(/^.*\//, ''));
const hasWords = (file: string) => readFileSync(file, 'utf8').includes('/macro');

test('a part that is loaded later has its words, wherever it is shown', () => {
  const without = sourcesUnder('src').flatMap((file) => {
    const own = cataloguesOf(file);
    const text = readFileSync(file, 'utf8');
    const loaded = ['frame', ...[...text.matchAll(/texts\.load\(([^)]*)\)/g)].flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? [])];
    if (!text.includes('lazyPart(')) return [];
    const parts = importsOf(file).filter(({ target, later }) => later && target.endsWith('.tsx'));
    return parts
      .flatMap(({ target }) => [...sourcesAtOnce(target)])
      .filter(hasWords)
      .filter((part) => !cataloguesOf(part).some((name) => loaded.includes(name)))
      .filter((part) => own.length === 0 || own.some((name) => !cataloguesOf(part).includes(name)))
      .map((part) => `${file} shows ${part}, whose words nobody loads`);
  });
  expect(without).toEqual([]);
});
