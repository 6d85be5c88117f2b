import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ClaimsRecord } from '#statecharts/claims-record.ts';
import { claimsPage } from '#statecharts/draw/claims-page.ts';

const WORDS = { title: 'What is always true', how: 'By every order of things.', worlds: {} };

const record = JSON.parse(readFileSync('benchmarks/claims.json', 'utf8')) as ClaimsRecord;
const cards = (page: string) => page.split('<article ').slice(1);

test('the page of claims has each with what it was proved by, a broken one first and in red', () => {
  const page = claimsPage(record, WORDS);
  expect(cards(page)).toHaveLength(record.claims.length);
  record.claims.forEach(({ id, says, bugs }, index) => {
    const card = cards(page)[index] ?? '';
    expect(card).toContain(`class="claim" id="${id}"`);
    for (const words of [says, ...bugs.map((bug) => bug.says)]) expect(card).toContain(words);
  });
  const [claim] = record.claims.slice(-1);
  const broken = claimsPage(
    {
      ...record,
      claims: record.claims.map((one) => (one.id === claim?.id ? { ...one, isTrue: false } : one)),
    },
    WORDS,
  );
  expect(cards(broken)[0]).toContain(`class="claim broken" id="${claim?.id}"`);
  expect(broken).toContain(`1 of ${record.claims.length} claims broken`);
});
