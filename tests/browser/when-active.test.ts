// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

async function page() {
  const { whenActive } = await import('#src/browser/when-active.ts');
  const act = vi.fn();
  return { act, callOff: whenActive(act) };
}
const tell = (type: string, more: object = {}) => window.dispatchEvent(Object.assign(new Event(type), more));

test('what is loaded ahead waits for somebody: a pointer that rests is nobody, one that moves is, and who comes later waits for nothing', async () => {
  const { act, callOff } = await page();
  const { act: other } = await page();
  vi.useFakeTimers();
  tell('pointermove', { movementX: 0, movementY: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(act).not.toHaveBeenCalled();
  callOff();
  tell('pointermove', { movementX: 3, movementY: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([act, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  const { act: late } = await page();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(late).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test.each(['keydown', 'pointerdown', 'click', 'storage', 'visibilitychange'])('%s is a sign', async (type) => {
  vi.useFakeTimers();
  const { act } = await page();
  tell(type);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(act).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
