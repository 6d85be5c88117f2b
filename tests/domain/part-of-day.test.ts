import { expect, test } from 'vitest';
import { partOfDay } from '#domain/part-of-day.ts';

test.each([
  ['2026-11-24T03:59:00Z', 'evening'],
  ['2026-11-24T04:00:00Z', 'morning'],
  ['2026-11-24T10:59:00Z', 'morning'],
  ['2026-11-24T11:00:00Z', 'afternoon'],
  ['2026-11-24T16:59:00Z', 'afternoon'],
  ['2026-11-24T17:00:00Z', 'evening'],
])('at %s it is %s in Geneva', (iso, part) => expect(partOfDay({ now: Date.parse(iso), timezone: 'Europe/Zurich' })).toBe(part));
