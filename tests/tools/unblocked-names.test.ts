import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { isBlocked, unblockedName } from '#tools/unblocked-names.ts';

test.each(['tracking-ports', 'TrackingSkeleton', 'AdvertCard', 'PromoRefused', 'banner', 'ads', 'start-tracking'])(
  'a file is not called %s, which ad blockers refuse',
  (name) => {
    expect(isBlocked(name)).toBe(true);
    expect(isBlocked(unblockedName(name))).toBe(false);
    expect(unblockedName(name)).toBe(unblockedName(name));
  },
);

test.each(['AddressOptions', 'admin', 'load-help', 'NewsletterForm', 'cards-ports', 'Header'])('%s keeps its name', (name) =>
  expect(unblockedName(name)).toBe(name),
);

test('what kind of file it is stays to be seen', () => expect(unblockedName('tracking-ports')).toMatch(/^[a-f]+-ports$/));

test('no call has an address whose segment begins with such a word', () => {
  const begins = (path: string) => path.split('/').some((segment) => isBlocked(segment.split(/[_-]/)[0] ?? ''));
  expect(Object.values(endpoints).filter(({ path }) => begins(path))).toEqual([]);
});
