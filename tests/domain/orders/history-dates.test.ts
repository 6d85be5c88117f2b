import { expect, test } from 'vitest';
import { historyDates } from '#domain/orders/history-dates.ts';

test.each([
  [undefined, undefined, { dates: null, wrong: null }],
  ['', null, { dates: null, wrong: null }],
  ['', '2026-11-20', { dates: null, wrong: 'noStart' }],
  ['2026-11-20', '', { dates: null, wrong: 'noEnd' }],
  ['2026-11-20', '2026-11-19', { dates: null, wrong: 'wrongWayRound' }],
  ['2026-11-20', '2026-11-20', { dates: { start: '2026-11-20', end: '2026-11-20' }, wrong: null }],
  ['2026-02-30', '2026-03-01', { dates: null, wrong: 'noStart' }],
  ['2026-02-01', '2026-02-29', { dates: null, wrong: 'noEnd' }],
  ['2028-02-29', '2028-02-29', { dates: { start: '2028-02-29', end: '2028-02-29' }, wrong: null }],
  ['yesterday', '2026-02-28', { dates: null, wrong: 'noStart' }],
  ['2025-12-31', '2026-01-01', { dates: { start: '2025-12-31', end: '2026-01-01' }, wrong: null }],
])('from %j to %j', (start, end, found) => expect(historyDates(start, end)).toEqual(found));
