import { expect, test, vi } from 'vitest';
import { NewsletterForm } from '#src/frame/parts/NewsletterForm.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

const FIELD = 'News from your neighbourhood';

test('the newsletter: an empty field sends nothing, a wrong one is named, a failure is said and keeps what was typed, a good one is thanked', async () => {
  const failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
  const call = vi.fn<(...asked: unknown[]) => Promise<unknown>>().mockResolvedValue({ ok: false, failure });
  const { shown, press, type, until } = await draw(<NewsletterForm />, { api: { call } as never });
  await press('Subscribe');
  await type(FIELD, 'no address');
  await press('Subscribe');
  expect(shown().join(' ')).toContain('Please Enter Valid Email');
  expect(call).not.toHaveBeenCalled();
  await type(FIELD, 'reader@example.org');
  await press('Subscribe');
  await until(() => shown().join(' ').includes('No connection.'));
  expect(shown().join(' ')).toContain('reader@example.org');
  call.mockResolvedValue({ ok: true, value: {} });
  await press('Subscribe');
  await until(() => shown().join(' ').includes('Almost done: open the link in the email we’ve sent you.'));
  expect(call.mock.calls.map(([, asked]) => asked)).toEqual([{ email: 'reader@example.org' }, { email: 'reader@example.org' }]);
});
