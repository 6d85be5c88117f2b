import { expect, test } from 'vitest';
import { shorter } from '#tools/minify-again.ts';

const read = async (code: string): Promise<Record<string, unknown>> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;

test('a built file is shorter and exports the same', async () => {
  const code = 'const one=t=>t+1;function two(t){const a=one(t);return one(a)}const three=t=>two(t)+1;export{three as t};';
  const short = await shorter(code);
  expect(short.length).toBeLessThan(code.length);
  const add = (await read(short))['t'] as (number: number) => number;
  expect(Object.keys(await read(short))).toEqual(['t']);
  expect(add(4)).toBe(7);
});

test('a file that can’t be shorter stays as it is', async () => {
  expect(await shorter('export{};')).toBe('export{};');
});
