import { expect, test } from 'vitest';
import { ALONE, GONE, LEFT } from './gone-with-account.ts';
import { PERSONAL } from './personal-data.ts';

test('of every table and column about people it is known what a deleted account leaves', () => {
  expect([...GONE, ...Object.keys(LEFT), ...Object.keys(ALONE)].toSorted()).toEqual(Object.keys(PERSONAL).toSorted());
  for (const [table, columns] of Object.entries(LEFT))
    expect([table, Object.keys(columns).toSorted()]).toEqual([table, Object.keys(PERSONAL[table] ?? {}).toSorted()]);
});
