import { expect, test } from 'vitest';
import { socialLinks } from '#src/features/pages/social-links.ts';

test('two networks are linked: what the city around posts there, or the network itself where none is known', () => {
  expect(socialLinks('Saint-Étienne').map(({ address }) => address)).toEqual([
    'https://www.instagram.com/explore/tags/saintetienne/',
    'https://www.facebook.com/hashtag/saintetienne/',
  ]);
  expect(socialLinks(null)).toEqual([
    { name: 'Instagram', address: 'https://www.instagram.com/' },
    { name: 'Facebook', address: 'https://www.facebook.com/' },
  ]);
});
