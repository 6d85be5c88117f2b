import { crashPoint } from '#server/payments/crash-points.ts';
import { lockCart, updateOpenCart } from '#server/repositories/carts.ts';
import { checkOrder } from '#server/services/orders/check-order.ts';
import { fulfilmentOfFrozen } from '#server/services/fulfilment/fulfilment.ts';
import { callAs, customerOfPayment } from '../call-of-customer.ts';
import { moveFrom, type Step, type StepResult } from './step.ts';

/**
 * The card is authorised: its order is decided on, or that there is none. The decision takes the basket: it is the
 * order's from here, so that nothing that is put in it meanwhile is lost or sold twice.
 */
export async function decideOrder(step: Step): Promise<StepResult> {
  const now = step.services.now();
  await moveFrom(step, async (transaction, locked) => {
    const cart = await lockCart(transaction, locked.cartId);
    if (!cart) throw new Error(`The payment ${locked.id} has no basket`);
    const checked = await checkOrder(
      callAs(await customerOfPayment(transaction, locked), step.services, transaction, locked, step.by),
      locked,
      cart,
      step.fulfilment ?? fulfilmentOfFrozen(locked.order),
    );
    if (!checked.ok)
      return {
        state: 'releasing',
        refusal: { code: checked.refusal.code, reason: checked.refusal.reason ?? null, declineCode: null },
        lookAt: now,
      };
    await updateOpenCart(transaction, cart.id, { state: 'ordered', updatedAt: now });
    return { state: 'ordering', decidedAt: now, order: checked.order, refusal: null, lookAt: now };
  });
  crashPoint('decided');
  return 'moved';
}
