import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesUnder } from './walls.ts';

/** Whether a text begins a transaction by itself. */
const begins = (text: string): boolean => /\.transaction\s*[(<]|query\(\s*['"`]\s*begin\b/.test(text);

test('a transaction that is begun by hand is found', () => {
  expect(['call.database.transaction(async () => 1)', "client.query('begin')"].map(begins)).toEqual([true, true]);
  expect(['inTransaction(database, async (transaction) => 1)', 'recurring.begin()'].map(begins)).toEqual([false, false]);
});

test('every transaction of the server is done again where others were in its way', () => {
  expect(sourcesUnder('server').filter((file) => begins(readFileSync(file, 'utf8')))).toEqual(['server/database/in-transaction.ts']);
});
