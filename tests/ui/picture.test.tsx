import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { Picture } from '#src/ui/Picture.tsx';
import { draw } from '../features/stage/draw.tsx';

function OneOfTwo() {
  const [src, setSrc] = useState('/lost.svg');
  return (
    <>
      <Picture src={src} alt="Fondue" width={232} height={116} />
      <button onClick={() => setSrc('/another.svg')}>Another</button>
    </>
  );
}

const lose = () => act(async () => document.querySelector('img')?.dispatchEvent(new Event('error')));

test('a picture that cannot be had leaves a plate in its shape, with what it shows in words and no broken image', async () => {
  const { press } = await draw(<OneOfTwo />);
  await lose();
  expect(document.querySelector('img')).toBeNull();
  const plate = document.querySelector<HTMLElement>('[role="img"]');
  expect([plate?.getAttribute('aria-label'), plate?.style.aspectRatio, plate?.textContent]).toEqual(['Fondue', '232 / 116', '']);
  await press('Another');
  expect(document.querySelector('img')?.getAttribute('src'), 'another picture is tried').toBe('/another.svg');
});

test('a picture whose name stands beside it says nothing of its plate either', async () => {
  await draw(<Picture src="/lost.svg" alt="" width={232} height={232} />);
  await lose();
  expect([document.querySelector('img'), document.querySelector('[role="img"]')]).toEqual([null, null]);
});
