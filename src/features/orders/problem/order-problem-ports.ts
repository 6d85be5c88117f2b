import type { QueryClient } from '@tanstack/react-query';
import { orderProblemCalls } from '#contract/calls/order-problems.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { failed, ok } from '#contract/result.ts';
import { orderProblemMachine } from '#machines/order-problem/order-problem.machine.ts';
import type { Api } from '#src/api/api.ts';
import { askOrdersAnew } from '#src/api/orders.ts';
import { alwaysAnswered } from '#src/shop/always-answered.ts';
import type { HeldPhotos } from './held-photos.ts';

export const orderProblemWith = (api: Api, queryClient: QueryClient, photos: HeldPhotos): typeof orderProblemMachine =>
  orderProblemMachine.provide({
    actors: {
      report: alwaysAnswered(async ({ input: { orderId, lines, note, way }, signal }) => {
        const request = { order_id: orderId, lines: [...lines], note, way };
        const answered = await api.call(orderProblemCalls.report_order_problem, request, { signal, timeout: CALL_TIMEOUT.pay });
        if (!answered.ok) return answered;
        askOrdersAnew(queryClient);
        return ok(answered.value.order_problem);
      }),
      addPhoto: alwaysAnswered(async ({ input: { orderId, id }, signal }) => {
        const file = photos.take(id);
        if (!file) return failed('unanswered' as const);
        const made = await (
          await import('#src/browser/prepare-picture.ts')
        )
          .preparePicture(file)
          .catch(() => failed('unreadable' as const));
        if (!made.ok) return made;
        const answered = await api.call(
          orderProblemCalls.order_problem_image,
          { order_id: orderId },
          { signal, timeout: CALL_TIMEOUT.pay, files: { image: made.value } },
        );
        if (answered.ok) return ok(answered.value.image_id);
        const { failure } = answered;
        return failed((failure.kind === 'refused' ? failure.details?.image_refused : null) ?? 'unanswered');
      }),
    },
  });
