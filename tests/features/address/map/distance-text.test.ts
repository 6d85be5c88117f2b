import { expect, test } from 'vitest';
import { distanceText } from '#src/features/stores/distance-text.ts';

test('a distance is told in miles in English, as the specification shows it, and in French in kilometres, of which it is as long', () => {
  expect(distanceText(3, 'en')).toBe('3 miles');
  expect(distanceText(2.5, 'en')).toBe('2.5 miles');
  expect([distanceText(3, 'fr'), distanceText(1, 'fr'), distanceText(12, 'fr')]).toEqual(['5\u00a0km', '2\u00a0km', '19\u00a0km']);
});
