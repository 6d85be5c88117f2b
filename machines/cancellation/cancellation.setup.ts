import { typedLine } from '#contract/typed-text.ts';
import { assign, setup } from 'xstate';
import type { DetailsOf } from '#contract/endpoint.ts';
import type { activeOrderCalls } from '#contract/calls/active-orders.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { Failure } from '#contract/failure.ts';
import { POLL_EVERY } from '#contract/poll-every.ts';
import { cancelOffer, type Cancellable } from '#domain/orders/cancel-offer.ts';
import { isAsNewAs, isNewerThan, type OrderReading } from '#domain/orders/order-reading.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { callbackPort, ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

/** Why a customer cancels: one of two that are given, or words of their own (specification 2, section 5). */
export type CancelReason = 'missing item' | 'incorrect delivery address' | 'other';

/** What a customer agreed to when they pressed the last button: the status that they saw, what is kept, in major units, and why. */
export type CancelWish = {
  readonly orderId: string;
  readonly orderStatus: number;
  readonly charge: number;
  readonly reason: string;
};

type OrderChanged = DetailsOf<typeof activeOrderCalls.user_cancel_order>;
export type CancelAnswered = Result<null, Failure<OrderChanged>>;
export type LookAnswered = Result<Cancellable, Failure>;

type Context = {
  readonly orderId: string;
  readonly order: Cancellable;
  readonly reason: CancelReason | null;
  readonly words: string;
  readonly failure: Failure | null;
};

export type OrderUpdate = OrderReading & Partial<Pick<Cancellable, 'can_cancel' | 'cancel_charge' | 'cancel_rule'>>;

export type CancellationEvent =
  | { type: 'reason.picked'; reason: CancelReason }
  | { type: 'reason.written'; words: string }
  | { type: 'cancelling.confirmed' }
  | { type: 'retry.asked' }
  | { type: 'order.updated'; reading: OrderUpdate }
  | { type: 'network.back' };

const reasonOf = ({ reason, words }: Context): string => (reason === 'other' ? typedLine(words) : (reason ?? ''));

const kept = (order: Cancellable): number => {
  const offer = cancelOffer(order);
  return offer.can ? toMajor(offer.charge) : 0;
};

export const wishOf = (context: Context): CancelWish => ({
  orderId: context.orderId,
  orderStatus: context.order.order_status,
  charge: kept(context.order),
  reason: reasonOf(context),
});

/** The order with a later reading of it; the status that was requested before no longer counts. */
const movedOn = (
  { request_detail: _before, ...order }: Cancellable,
  { request_detail: request, ...reading }: OrderUpdate,
): Cancellable => ({ ...order, ...reading, delivery_status: request?.delivery_status ?? reading.delivery_status ?? 0 });

/** The order after a refusal. Where the known rule gives another charge, the server's charge counts. */
function asRefused(order: Cancellable, details: OrderChanged | null): Cancellable {
  if (details?.order_status === undefined) return order;
  const { order_status, delivery_status = 0, can_cancel = order.can_cancel, cancel_charge = order.cancel_charge } = details;
  const now = movedOn(order, { order_status, delivery_status, can_cancel, cancel_charge, sequence: 0 });
  const offer = cancelOffer(now);
  const agrees = offer.can === can_cancel && (!offer.can || offer.charge === toMinor(cancel_charge));
  return agrees ? now : { ...now, cancel_rule: null };
}

const isCancelled = (order: OrderReading): boolean => order.order_status === ORDER_STATUS.cancelledByCustomer;
const isMovedOn = (failure: Failure | null): boolean => failure?.kind === 'refused' && failure.code === 656;

export const cancellation = setup({
  types: {} as ChartTypes & {
    input: { readonly orderId: string; readonly order: Cancellable };
    context: Context;
    events: CancellationEvent;
    tags: 'busy' | 'blocked' | 'money' | 'good';
  },
  actors: {
    cancel: ask<CancelAnswered, CancelWish>('cancel'),
    askOrder: ask<LookAnswered, { orderId: string }>('askOrder'),
    environment: callbackPort<{ orderId: string }>('environment'),
  },
  guards: {
    'it is cancelled': ({ context }) => isCancelled(context.order),
    'it can be cancelled': ({ context }) => cancelOffer(context.order).can,
    'a reason is given': ({ context }) => reasonOf(context) !== '',
    'it is newer than what is shown': ({ context, event }) => event.type === 'order.updated' && isNewerThan(event.reading, context.order),
    'the server has cancelled it': (_, params: { answered: CancelAnswered }) => params.answered.ok,
    'it has moved on': (_, params: { answered: CancelAnswered }) => !params.answered.ok && isMovedOn(params.answered.failure),
    'the server refuses': (_, params: { answered: CancelAnswered | LookAnswered }) =>
      !params.answered.ok && params.answered.failure.kind === 'refused',
    'the server tells': (_, params: { answered: LookAnswered }) => params.answered.ok,
    'the server said that it is not cancelled': ({ context }) => isMovedOn(context.failure),
  },
  actions: {
    'keep the reason': assign(({ event }) => (event.type === 'reason.picked' ? { reason: event.reason } : {})),
    'keep the words': assign(({ event }) => (event.type === 'reason.written' ? { words: event.words } : {})),
    'move it on': assign(({ context, event }) => (event.type === 'order.updated' ? { order: movedOn(context.order, event.reading) } : {})),
    'have a dearer one confirmed anew': assign(({ context, event }) =>
      event.type === 'order.updated' && kept(movedOn(context.order, event.reading)) > kept(context.order) ? { reason: null } : {},
    ),
    'forget the failure': assign({ failure: null }),
    'keep why not': assign((_, params: { answered: CancelAnswered | LookAnswered }) =>
      params.answered.ok ? {} : { failure: params.answered.failure },
    ),
    'keep what it is now': assign(({ context }, params: { answered: CancelAnswered }) =>
      params.answered.ok || params.answered.failure.kind !== 'refused'
        ? {}
        : { order: asRefused(context.order, params.answered.failure.details) },
    ),
    'keep what is told': assign(({ context }, params: { answered: LookAnswered }) =>
      params.answered.ok && isAsNewAs(params.answered.value, context.order) ? { order: params.answered.value } : {},
    ),
  },
  delays: {
    nextLook: POLL_EVERY.orderDetail,
  },
});
