import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ClaimsRecord } from '#tests/claims/telling/record.ts';
import { claimsPage } from '#tools/statecharts/claims-page.ts';

const record = JSON.parse(readFileSync('benchmarks/claims.json', 'utf8')) as ClaimsRecord;
const cards = (page: string) => page.split('<article ').slice(1);

test('the page of claims has each in both languages with what it was proved by, a broken one first and in red', async () => {
  const page = await claimsPage(record);
  expect(cards(page)).toHaveLength(record.claims.length);
  record.claims.forEach(({ id, says, bugs }, index) => {
    const card = cards(page)[index] ?? '';
    expect(card).toContain(`class="claim" id="${id}"`);
    for (const words of [says.en, says.fr, ...bugs.map((bug) => bug.says)]) expect(card).toContain(words);
  });
  const [claim] = record.claims.slice(-1);
  const broken = await claimsPage({
    ...record,
    claims: record.claims.map((one) => (one.id === claim?.id ? { ...one, isTrue: false } : one)),
  });
  expect(cards(broken)[0]).toContain(`class="claim broken" id="${claim?.id}"`);
  expect(broken).toContain(`1 of ${record.claims.length} claims broken`);
});

test('where charts stand is told in French by the words of their drawings', async () => {
  const page = await claimsPage(record);
  const walks = /id="walks">([^<]*)</.exec(page)?.[1] ?? '[]';
  const journeys = (JSON.parse(walks) as readonly Pick<ClaimsRecord['claims'][number], 'journey'>[]).flatMap(
    ({ journey }) => journey ?? [],
  );
  const drawn = journeys.flatMap(({ begin, steps }) => [begin, ...steps.map(({ stands }) => stands)].flat()).filter(({ link }) => link);
  expect(drawn.find(({ is }) => is.en === 'Checking your payment' || is.en === 'Looking')?.is.fr).toMatch(
    /^(En vérification|Vérification en cours)$/,
  );
  expect(drawn.filter(({ is }) => is.en === is.fr)).toEqual([]);
});
