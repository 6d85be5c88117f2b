import { expect, test } from 'vitest';
import * as v from 'valibot';
import { dayText } from '#src/features/orders/reorder/day-text.ts';
import { helpSearch } from '#src/features/pages/help/help-search.ts';
import { storesSearch } from '#src/features/stores/stores-search.ts';
import { dishSearch } from '#src/features/store/menu/dish-search.ts';

test('an address says what is looked for on the help page, and which dish is open; what is none of that is nothing', () => {
  expect(v.parse(helpSearch, { q: 'refund' })).toEqual({ q: 'refund' });
  expect([{}, { q: 3 }].map((address) => v.parse(helpSearch, address))).toEqual([{ q: '' }, { q: '' }]);
  expect(v.parse(v.object(dishSearch), { dish: 'a'.repeat(24) })).toEqual({ dish: 'a'.repeat(24) });
  expect([{}, { dish: [] }].map((address) => v.parse(v.object(dishSearch), address))).toEqual([{ dish: '' }, { dish: '' }]);
});

test('what is looked for among stores and dishes is as long as it can be answered, whatever an address says', () => {
  expect(v.parse(storesSearch, { q: 'fondue '.repeat(20) }).q).toBe('fondue '.repeat(20).slice(0, 100));
  expect(v.parse(storesSearch, { q: [], sort: 'zzz', tags: 'x' })).toMatchObject({ q: '', sort: 'distance', tags: [], category: '' });
});

test('a day of an order is that of its city, in the customer’s language', () => {
  const late = '2026-03-01T23:30:00Z';
  expect(dayText(late, 'Europe/Zurich', 'en')).toBe('2 March');
  expect(dayText(late, 'Europe/Zurich', 'fr')).toBe('2 mars');
  expect(dayText(late, 'UTC', 'en')).toBe('1 March');
});
