import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { ImageRefusal } from '#contract/enumerations.ts';
import { failed } from '#contract/result.ts';
import * as makingReady from '#src/browser/prepare-picture.ts';
import { ProfilePicture } from '#src/features/account/picture/ProfilePicture.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

async function refusal(why: ImageRefusal, language: 'en' | 'fr' = 'en') {
  vi.spyOn(makingReady, 'preparePicture').mockResolvedValue(failed(why));
  const { shown } = await draw(<ProfilePicture address="" />, {
    flows: { session: { getSnapshot: () => ({ context: { user: null } }) } },
    language,
    groups: ['account'],
  });
  const field = document.querySelector('input');
  Object.defineProperty(field, 'files', { value: [new File(['a picture'], 'me.jpg')] });
  await act(async () => field?.dispatchEvent(new Event('change', { bubbles: true })));
  return shown().slice(-2);
}

test.each([
  ['tooLarge', 'This picture is larger than 5 MB, even when reduced.'],
  // One is all that can be chosen: it never comes to this.
  ['tooMany', 'This picture is larger than 5 MB, even when reduced.'],
  ['tooHeavy', 'This picture is too large. Please choose a smaller one.'],
] as const)('a customer reads why their photo is not taken: %s', async (why, words) =>
  expect(await refusal(why)).toEqual(['alert:', `Your photo was not changed. ${words}`]),
);
test('they read it in French too', async () =>
  expect((await refusal('unreadable', 'fr')).at(-1)).toBe('Votre photo n’a pas changé. Nous ne pouvons pas lire cette image.'));
