import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a card did not pay, by the provider's code, for when its own words were not heard. */
export function declineText(code: string): MessageDescriptor {
  if (code === 'insufficient_funds') return msg`Your card has insufficient funds.`;
  if (code === 'expired_card') return msg`Your card has expired.`;
  if (code.includes('authentication')) return msg`Your bank did not confirm the payment.`;
  return msg`Your card was declined.`;
}
