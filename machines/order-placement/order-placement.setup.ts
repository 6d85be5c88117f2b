import { assign, emit, setup } from 'xstate';
import { isAgeUnconfirmed } from '#domain/checkout/minimum-age.ts';
import { toMinor } from '#domain/money.ts';
import type { CheckoutFailure, PricedOrder } from '../invoice/invoice.setup.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask, port } from '#statecharts/port.ts';
import { isUnsettled, type Decline, type PaymentEnd, type PlacedOrder } from '../payment/payment-facts.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import type { PaymentChoice, Purchase } from '../payment/payment.setup.ts';
import type { Result } from '#contract/result.ts';

/** How a customer chose to pay, or paid last, with which saved card; null where they never did. */
export type WayToPay = {
  readonly way: string | null;
  readonly cardId: string | null;
  readonly once: { readonly paymentId: string; readonly cardId: string } | null;
};
export const NO_WAY: WayToPay = { way: null, cardId: null, once: null };
export type WayKnown = { type: 'way.known'; way: WayToPay };
export type WayKept = { type: 'way.kept'; way: WayToPay };

export type OrderPlacementContext = {
  readonly way: WayToPay;
  readonly purchase: Purchase | null;
  readonly choice: PaymentChoice | null;
  readonly failure: CheckoutFailure | null;
  readonly decline: Decline | null;
  readonly tries: number;
  readonly order: PlacedOrder | null;
  /** How old the customer says that they are, at least; null while they have not said so of this order. */
  readonly confirmedAge: number | null;
  readonly isAgeMissing: boolean;
};

export type OrderPlacementEvent =
  | { type: 'order.asked'; purchase: Purchase }
  | { type: 'price.changed'; invoice: PricedOrder }
  | { type: 'price.lost' }
  | { type: 'order.confirmed'; choice: PaymentChoice }
  | WayKnown
  | { type: 'way.chosen'; way: string }
  /** `isOnce`: it pays for this payment alone. */
  | { type: 'card.chosen'; cardId: string; isOnce: boolean }
  | { type: 'age.ticked'; isConfirmed: boolean }
  | { type: 'order.reconsidered' }
  | { type: 'refusal.read' }
  | { type: 'retry.asked' };

export type OrderPlacementEmitted = { type: 'price.outdated' } | { type: 'order.begun' } | { type: 'order.rests' } | WayKept;

export type Created = Result<PlacedOrder, CheckoutFailure>;
/** Which payment may have become an order, and whether an answer about it got lost before. */
export type Sought = { readonly paymentId: string; readonly isLost: boolean };

const LONGEST_PAUSE = 8_000;

export const placement = setup({
  types: {} as ChartTypes & {
    context: OrderPlacementContext;
    events: OrderPlacementEvent;
    children: { payment: 'payment'; createOrder: 'createOrder'; findOrder: 'findOrder' };
    emitted: OrderPlacementEmitted;
    tags: 'busy' | 'blocked' | 'money' | 'good';
  },
  actors: {
    payment: paymentMachine,
    createOrder: ask<Created, Purchase>('createOrder'),
    /** Looks again and again what became of the payment; answers only once it is an order. */
    findOrder: port<PlacedOrder, Sought>('findOrder'),
  },
  guards: {
    'the age is not confirmed': ({ context }) => isAgeUnconfirmed(context.purchase?.invoice.minimum_age, context.confirmedAge),
    'the payment is authorised': (_, params: { end: PaymentEnd }) => params.end.is === 'authorised',
    'the order exists already': (_, params: { end: PaymentEnd }) => params.end.is === 'ordered',
    'the payment sheet was closed': (_, params: { end: PaymentEnd }) => params.end.is === 'closed',
    'the card did not pay': (_, params: { end: PaymentEnd }) => params.end.is === 'declined',
    'the order was made': (_, params: { created: Created }) => params.created.ok,
    'nobody knows whether it was made': (_, params: { created: Created }) => !params.created.ok && isUnsettled(params.created.failure),
  },
  actions: {
    'forget the failure': assign({ failure: null, decline: null, isAgeMissing: false }),
    'forget the bank’s word': assign({ decline: null }),
    'ask for the age': assign({ isAgeMissing: true }),
    'know how they pay': assign((_, params: { way: WayToPay }) => ({ way: params.way })),
    'choose the way': assign(({ context }, params: { way: string }) => ({ way: { ...context.way, way: params.way } })),
    'choose the card': assign(({ context: { way, purchase } }, params: { cardId: string; isOnce: boolean }) => ({
      way:
        params.isOnce && purchase
          ? { ...way, once: { paymentId: purchase.invoice.order_payment._id, cardId: params.cardId } }
          : { ...way, cardId: params.cardId, once: null },
    })),
    'choose the way that pays the rest': assign(({ context: { way, purchase } }, params: { choice: PaymentChoice }) => {
      const total = toMinor(purchase?.invoice.order_payment.user_pay_payment ?? 0);
      return total > toMinor(params.choice.walletPart) ? { way: { ...way, way: params.choice.paymentId } } : {};
    }),
    'remember how they pay': emit(({ context }) => ({ type: 'way.kept', way: context.way }) satisfies WayKept),
    'keep the age': assign(({ context }, params: { isConfirmed: boolean }) => ({
      confirmedAge: params.isConfirmed ? (context.purchase?.invoice.minimum_age ?? null) : null,
      isAgeMissing: false,
    })),
    'note that it broke': assign(({ context }) => ({
      failure: { kind: 'transport' as const, cause: 'unreadable' as const, retryAfterMs: null },
      tries: context.tries + 1,
    })),
    'note why nobody knows': assign(({ context }, params: { created: Created }) =>
      params.created.ok ? {} : { failure: params.created.failure, tries: context.tries + 1 },
    ),
    'keep the reason': assign((_, params: { created: Created }) =>
      params.created.ok ? {} : { failure: params.created.failure, tries: 0 },
    ),
    'keep why it was not paid': assign((_, params: { end: PaymentEnd }) =>
      params.end.is === 'refused' ? { failure: params.end.failure } : {},
    ),
    'keep the bank’s word': assign((_, params: { end: PaymentEnd }) =>
      params.end.is === 'declined' ? { decline: params.end.decline } : {},
    ),
    'keep the order': assign((_, params: { end: PaymentEnd }) => (params.end.is === 'ordered' ? { order: params.end.order } : {})),
    'tell that it begins': emit({ type: 'order.begun' }),
    'tell that it rests': emit({ type: 'order.rests' }),
    'have it priced anew': emit({ type: 'price.outdated' }),
  },
  delays: {
    /** 1, 2, 4, then 8 seconds. */
    beforeAskingAgain: ({ context }) => Math.min(LONGEST_PAUSE, 500 * 2 ** Math.min(context.tries, 4)),
  },
});
