import type { Services } from '../../call/services.ts';
import { settlePayment } from './settle-payment.ts';
import { decideRelease } from './settling/release.ts';
import { NOT_PAID, type Standing } from './settling/standing.ts';
import type { By } from '../money/cause.ts';

/** Ends a payment whose card waits for its customer, at their wish; one that is further stays as it is. @returns how it stands now */
export async function releaseHeld(services: Services, { payment, intent, isCertain }: Standing, by: By): Promise<Standing | null> {
  if (payment.state !== 'held' || !intent || intent.state === 'processing') return { payment, intent, isCertain };
  await decideRelease({ services, payment, intent, by, receiving: null }, NOT_PAID);
  return settlePayment(services, payment.id, by);
}
