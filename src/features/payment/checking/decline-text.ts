import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Whether a refusal is of a way to pay that is no card: the provider's codes of those begin so. */
export const isOfNoCard = (code: string): boolean => code.startsWith('payment_') && !code.includes('authentication');

export function declineText(code: string): MessageDescriptor {
  if (code === 'insufficient_funds') return msg`Your card has insufficient funds.`;
  if (code === 'expired_card') return msg`Your card has expired.`;
  if (code.includes('authentication')) return msg`Your bank did not confirm the payment.`;
  if (isOfNoCard(code)) return msg`The payment wasn’t confirmed.`;
  return msg`Your card was declined.`;
}
