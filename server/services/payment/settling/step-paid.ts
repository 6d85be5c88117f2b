import { decideOrder } from './decide-order.ts';
import { decideRelease } from './decide-release.ts';
import { NOT_PAID } from './not-paid.ts';
import type { Step, StepResult } from './step.ts';
import { AUTHORISED_KEPT_FOR } from './time-limits.ts';

export async function stepPaid(step: Step): Promise<StepResult> {
  const { services, payment, fulfilment } = step;
  if (payment.orderWanted || fulfilment) return decideOrder(step);
  return services.now() >= (payment.paidAt ?? 0) + AUTHORISED_KEPT_FOR ? decideRelease(step, NOT_PAID) : 'waits';
}
