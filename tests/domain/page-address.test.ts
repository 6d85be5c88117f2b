import { expect, test } from 'vitest';
import { languageInAddress } from '#domain/language-in-address.ts';
import { addressesOf, addressIn } from '#domain/page-address.ts';

test('an address asks for a language, and the plain one is English', () => {
  expect([addressIn('/help', 'en'), addressIn('/help', 'fr'), addressIn('/stores?category=a', 'fr')]).toEqual([
    '/help',
    '/help?lang=fr',
    '/stores?category=a&lang=fr',
  ]);
  for (const language of ['fr', 'en'] as const) expect(languageInAddress(`q=x&lang=${language}`)).toBe(language);
  for (const nothing of ['', '?', 'lang=', 'lang=de', 'lang=FR', 'language=fr']) expect(languageInAddress(nothing)).toBeNull();
});

test('a page names each of its languages, and the plain address for all others', () => {
  expect(addressesOf('/help').map(([language]) => language)).toEqual(['en', 'fr', 'x-default']);
});
