import { alwaysAnswered } from '../always-answered.ts';
import { sharedOrderCalls } from '#contract/calls/shared-orders.ts';
import { orderSharingMachine } from '#machines/order-sharing/order-sharing.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';

/** An order's link with its ports filled. */
export const orderSharingWith = (api: Api): typeof orderSharingMachine =>
  orderSharingMachine.provide({
    actors: {
      share: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(sharedOrderCalls.share_order, { order_id: input.orderId }, { signal });
        return answered.ok ? ok({ url: answered.value.share_url }) : answered;
      }),
      withdraw: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(sharedOrderCalls.withdraw_shared_order, { order_id: input.orderId }, { signal });
        return answered.ok ? ok(null) : answered;
      }),
    },
  });
