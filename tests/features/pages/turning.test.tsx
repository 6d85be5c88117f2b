import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RideFilm } from '#src/features/pages/RideFilm.tsx';
import { useSteps } from '#src/ui/use-carousel.ts';
import { draw } from '../stage/draw.tsx';

const calm = vi.fn<(query: string) => boolean>();
beforeEach(() => {
  calm.mockReset().mockReturnValue(false);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: calm(query) }) as MediaQueryList);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const pass = async (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 1_000) await act(async () => vi.advanceTimersByTime(Math.min(left, 1_000)));
};
const scene = () => document.querySelector('figure [aria-current=step]')?.textContent;

test('slides turn until they are held, not in a page that nobody sees, and never for who wants less motion', async () => {
  const step = vi.fn<() => void>();
  function Slides({ running = true }: { readonly running?: boolean }) {
    useSteps(running, 7_000, step);
    return null;
  }
  await draw(<Slides />);
  await pass(14_100);
  expect(step).toHaveBeenCalledTimes(2);
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  await pass(21_000);
  Reflect.deleteProperty(document, 'hidden');
  await draw(<Slides running={false} />);
  await pass(21_000);
  expect(step).toHaveBeenCalledTimes(2);
  calm.mockImplementation((query) => query === '(prefers-reduced-motion: reduce)');
  await draw(<Slides />);
  await pass(21_000);
  expect(step).toHaveBeenCalledTimes(2);
});

test('the film plays on a press, with its captions, stops on another, and ends by itself', async () => {
  const { press, control } = await draw(<RideFilm />);
  await pass(30_000);
  expect(scene()).toBe('The order is ready. The store has packed it.');
  await press('Play, with captions');
  await pass(4_100);
  expect(scene()).toBe('Give the code and take the order.');
  await press('Pause');
  await pass(30_000);
  expect(scene()).toBe('Give the code and take the order.');
  await press('Play, with captions');
  await pass(17_000);
  expect(scene()).toBe('A second code at the door and you’re done.');
  expect(control('Play, with captions')).toBeDefined();
});
