import type { SuccessCode } from '#contract/success-codes.ts';
import type { Toasts } from './toasts.ts';

/**
 * Messages that are said (specification 3, section 8). Not said are those of mere readings, and those that a place of
 * the page reads out by itself: what changed in the basket, money that was added to the wallet, a card that is gone, an e-mail that is sent.
 */
const SAID: readonly SuccessCode[] = [101, 102, 103, 107, 109, 110, 115, 193, 196, 197, 199, 241, 246, 307, 913, 914, 955];

export function toastSuccess(toasts: Toasts, message: number): void {
  const code = SAID.find((said) => said === message);
  if (code) toasts.send({ type: 'news.updated', news: { code } });
}
