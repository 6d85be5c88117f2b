import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGE = resolve('packages/statechart-stories');

test('the package for other projects is built of what is not the storefront’s own', () => {
  // It says so and fails where a source reaches for something else, or for a package that is not named.
  expect(execFileSync(process.execPath, [join(PACKAGE, 'build.mjs')], { encoding: 'utf8' })).toMatch(/^\d+ files built\n$/);
  const files = readdirSync(join(PACKAGE, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|d\.ts)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const texts = files.map((name) => ({ name, text: readFileSync(join(PACKAGE, 'dist', name), 'utf8') }));
  const own = /Escale|payment-failures|\bfrom '#|\bfrom '[^']*\.ts'|domain\/|contract\//;
  expect(texts.flatMap(({ name, text }) => own.exec(text)?.map((found) => `${name}: ${found}`) ?? [])).toEqual([]);
  const { exports, bin } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
  const named = [...Object.values(exports ?? {}), ...Object.values(bin ?? {})].filter((file) => file.endsWith('.js'));
  expect(named.filter((file) => !files.includes(file.replace(/^(\.\/)?dist\//, '')))).toEqual([]);
});
