import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useScrolledPast } from '#src/frame/use-scrolled.ts';
import { draw } from '#tests/features/stage/draw.tsx';

const entry = (isIntersecting: boolean, top: number) =>
  ({ isIntersecting, boundingClientRect: { top } as DOMRectReadOnly }) as IntersectionObserverEntry;

test('down and up again between two frames, the page is where it was', async () => {
  let hear: (entries: IntersectionObserverEntry[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: typeof hear) {
        hear = heard;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const mark = { current: document.createElement('span') };
  const Scrolled = () => <p>{useScrolledPast(mark) ? 'past' : 'at the top'}</p>;
  const { shown } = await draw(<Scrolled />);
  act(() => hear([entry(false, -9)]));
  expect(shown()).toEqual(['past']);
  act(() => hear([entry(true, 0)]));
  act(() => hear([entry(false, -9), entry(true, 0)]));
  expect(shown()).toEqual(['at the top']);
});
