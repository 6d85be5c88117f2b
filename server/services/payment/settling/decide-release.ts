import type { PaymentRefusal } from '#server/database/payment-refusal.ts';
import { crashPoint } from '#server/payments/crash-points.ts';
import { moveFrom, type Step, type StepResult } from './step.ts';

/** Decides that no order is made: from now on the card is only let go. What is held stays so until that is certain. */
export async function decideRelease(step: Step, refusal: PaymentRefusal): Promise<StepResult> {
  await moveFrom(step, async () => ({ state: 'releasing', refusal, lookAt: step.services.now() }));
  crashPoint('release-decided');
  return 'moved';
}
