import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as queries from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { STAND_INS } from '#tools/lean-queries.ts';
import { sourcesUnder } from '../house/walls.ts';

const folder = new URL('../../../query-core/build/modern/', import.meta.resolve('@tanstack/react-query'));
const moduleOf = (name: string) => fileURLToPath(new URL(`${name}.js`, folder));
const load = async (code: string): Promise<Record<string, unknown>> =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;

test.each(Object.entries(STAND_INS))('what stands in for %s has every name of the installed one', async (name, code) => {
  const real = (await import(/* @vite-ignore */ moduleOf(name))) as Record<string, unknown>;
  expect(Object.keys(await load(code)).toSorted()).toEqual(Object.keys(real).toSorted());
});

test('the client of queries asks its mutations nothing that what stands in cannot answer', async () => {
  const asked = [...readFileSync(moduleOf('queryClient'), 'utf8').matchAll(/this\.#mutationCache\.(\w+)\(/g)].map(([, method]) => method);
  expect(asked).toContain('clear');
  const { MutationCache } = await load(STAND_INS.mutationCache ?? '');
  const methods = Object.getOwnPropertyNames((MutationCache as { prototype: object }).prototype);
  expect(asked.filter((method) => !methods.includes(method ?? ''))).toEqual([]);
});

test('the storefront asks for no mutation and no endless list', () => {
  const absent = Object.keys(queries).filter((name) => /mutati|infinite/i.test(name));
  expect(absent).toContain('useMutation');
  const words = new RegExp(`\\b(?:${absent.join('|')}|getMutationCache)\\b`);
  const asking = sourcesUnder('src')
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => text.includes("'@tanstack/react-query'"));
  expect(asking.length).toBeGreaterThan(20);
  expect(asking.filter(([, text]) => words.test(text)).map(([file]) => file)).toEqual([]);
});
