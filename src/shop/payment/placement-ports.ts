import { alwaysAnswered } from '../always-answered.ts';
import { fromPromise } from 'xstate';
import { orderPlacementMachine } from '#machines/order-placement/order-placement.machine.ts';
import type { Created } from '#machines/order-placement/order-placement.setup.ts';
import { isUnsettled } from '#machines/payment/payment-facts.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Purchase } from '#machines/payment/payment.setup.ts';
import type { Api } from '#src/api/api.ts';
import type { OrderMade } from './order-made.ts';
import type { PendingPayment } from './pending-payment-types.ts';

export type PlacementDeps = {
  readonly pendingPayment: Pick<PendingPayment, 'takeBack'>;
  readonly payment: typeof paymentMachine;
  readonly orderMade: OrderMade;
};

export const placementWith = (
  api: Api,
  { pendingPayment, payment, orderMade }: PlacementDeps,
  { isParcel, create }: { readonly isParcel: boolean; readonly create: (bought: Purchase, signal: AbortSignal) => Promise<Created> },
): typeof orderPlacementMachine =>
  orderPlacementMachine.provide({
    actors: {
      payment,
      createOrder: alwaysAnswered(async ({ input, signal }) => {
        const paymentId = input.invoice.order_payment._id;
        const made = await create(input, signal);
        if (made.ok) await orderMade({ paymentId, orderId: made.value.order_id, isParcel });
        else if (!isUnsettled(made.failure)) pendingPayment.takeBack(paymentId);
        return made;
      }),
      findOrder: fromPromise(async ({ input, signal }) => {
        const { soughtOrder } = await import('./sought-order.ts');
        const order = await soughtOrder(api, input, signal);
        await orderMade({ paymentId: input.paymentId, orderId: order.order_id, isParcel });
        return order;
      }),
    },
  });
