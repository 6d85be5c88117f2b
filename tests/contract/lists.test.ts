import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listOf } from '#contract/fields.ts';

const pair = listOf(v.string(), 2);

test('a list that is too long is refused without a look at what is in it', () => {
  let looks = 0;
  const list = Array.from({ length: 3 }, () => 'x');
  Object.defineProperty(list, 0, {
    get: () => {
      looks += 1;
      return 'x';
    },
  });
  const read = v.safeParse(v.object({ list: pair }), { list });
  expect([read.success, read.issues?.map(({ message }) => message), looks]).toEqual([false, ['more than 2'], 0]);
});

test.each([
  [[], true],
  [['a', 'b'], true],
  [['a', 1], false],
  ['ab', false],
  [{ length: 1 }, false],
  [null, false],
])('%j is such a list: %s', (value, fits) => {
  expect(v.safeParse(pair, value).success).toBe(fits);
});

test('a list may be left out, or have a shortest length, around it', () => {
  expect(v.safeParse(v.object({ list: v.optional(pair, []) }), {}).output).toEqual({ list: [] });
  expect(v.safeParse(v.pipe(pair, v.minLength(1)), []).success).toBe(false);
});
