import { expect, test, vi } from 'vitest';
import { CallFailed } from '#src/api/call-failed.ts';
import { LoadFailed } from '#src/failures/LoadFailed.tsx';
import { draw } from '../features/stage/draw.tsx';

const CONTROL = /^(?:button|link): /;

test('what could not be read offers another try and the way to help, and nothing that only helpers want', async () => {
  const again = vi.fn();
  const error = new CallFailed({ kind: 'transport', cause: 'timeout', retryAfterMs: null });
  const { shown, press, control } = await draw(<LoadFailed error={error} again={again} busy={false} />);
  expect(shown().filter((line) => CONTROL.test(line))).toEqual(['button: Try again', 'link: Get help']);
  expect(control('Get help').getAttribute('href')).toBe('/help');
  await press('Try again');
  expect(again).toHaveBeenCalledOnce();
});
