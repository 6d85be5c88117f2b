import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST } from '../longest-first.ts';

test('what is named as long is there', () => {
  expect(LONGEST.filter((name) => !existsSync(name))).toEqual([]);
});
