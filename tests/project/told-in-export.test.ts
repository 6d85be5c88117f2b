import { expect, test } from 'vitest';
import { exportedColumns, EXPORTED_LISTS } from '#server/repositories/account-export.ts';
import { PERSONAL } from './personal-data.ts';
import { UNTOLD, UNTOLD_TABLES } from './told-in-export.ts';

const told = new Map(EXPORTED_LISTS.map(exportedColumns));

test('every table about people is told in the customer’s copy, or it is said why not', () => {
  expect([...told.keys(), ...Object.keys(UNTOLD_TABLES)].toSorted()).toEqual(Object.keys(PERSONAL).toSorted());
});

test('so is every column of those that are told, once', () => {
  for (const [table, columns] of told)
    expect([table, [...columns, ...Object.keys(UNTOLD[table] ?? {})].toSorted()]).toEqual([
      table,
      Object.keys(PERSONAL[table] ?? {}).toSorted(),
    ]);
  expect(Object.keys(UNTOLD).toSorted()).toEqual([...told.keys()].toSorted());
});

test('no reason is empty, and nothing that opens anything is told', () => {
  for (const reason of [...Object.values(UNTOLD_TABLES), ...Object.values(UNTOLD).flatMap((columns) => Object.values(columns))])
    expect(reason).not.toBe('');
  for (const columns of told.values())
    expect(columns.filter((column) => /hash|secret|token|password|_code$|words/.test(column))).toEqual(
      columns.filter((column) =>
        ['phone_code', 'country_code', 'postal_code', 'entry_code', 'referral_code', 'decline_code'].includes(column),
      ),
    );
});
