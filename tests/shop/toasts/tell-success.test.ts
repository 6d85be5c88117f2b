import { expect, test } from 'vitest';
import { toastSuccess } from '#src/shop/toasts/toast-success.ts';
import { FIRST_TOASTS } from '#src/shop/toasts/toasts.ts';
import { toastsFlow } from '#src/shop/toasts/start-toasts.ts';

test.each([102, 197, 241])('message %i is said', (code) => {
  const toasts = toastsFlow();
  toastSuccess(toasts, code);
  expect(toasts.getSnapshot()).toEqual({ news: { code } });
});

test.each([113, 120, 951, 953, 0, 12_345])('message %i, a mere reading or read out elsewhere, is not', (code) => {
  const toasts = toastsFlow();
  toastSuccess(toasts, code);
  expect(toasts.getSnapshot()).toEqual(FIRST_TOASTS);
});
