import type { Services } from '#server/call/services.ts';
import { settlePayment } from './settle-payment.ts';
import { decideRelease } from './settling/decide-release.ts';
import { NOT_PAID } from './settling/not-paid.ts';
import type { PaymentSnapshot } from './settling/payment-snapshot.ts';
import type { By } from '../money/cause.ts';

/** Ends a payment whose card waits for its customer, at their wish; one that is further stays as it is. @returns how it stands now */
export async function releaseHeld(
  services: Services,
  { payment, intent, isCertain }: PaymentSnapshot,
  by: By,
): Promise<PaymentSnapshot | null> {
  if (payment.state !== 'held' || !intent || intent.state === 'processing') return { payment, intent, isCertain };
  await decideRelease({ services, payment, intent, by, fulfilment: null }, NOT_PAID);
  return settlePayment(services, payment.id, by);
}
