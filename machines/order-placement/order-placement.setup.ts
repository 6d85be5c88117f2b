import { assign, emit, setup } from 'xstate';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { endpoints } from '../../contract/endpoints.ts';
import type { Contact } from '../../domain/checkout/receiving-contact.ts';
import type { CheckoutFailure, Invoice, ReceivingChoice } from '../invoice/invoice.setup.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { port } from '../port.ts';
import type { Result } from '../result.ts';

export type PlacedOrder = AnswerOf<typeof endpoints.create_order>;

/** What is bought: the price as shown, how and by whom it is received. */
export type Purchase = { readonly invoice: Invoice; readonly receiving: ReceivingChoice; readonly contact: Contact };
/** How it is paid: `walletPart` in major units, as shown beside the last button. */
export type PaymentChoice = { readonly paymentId: string; readonly walletPart: number };

export type OrderPlacementContext = {
  readonly purchase: Purchase | null;
  readonly choice: PaymentChoice | null;
  /** Why the last try was refused, until the customer has read it or tries again. */
  readonly failure: CheckoutFailure | null;
  /** How often no answer came in a row. */
  readonly tries: number;
  readonly order: PlacedOrder | null;
};

export type OrderPlacementEvent =
  | { type: 'order.asked'; purchase: Purchase }
  /** Something changed while the customer looks: the newest price. */
  | { type: 'price.changed'; invoice: Invoice }
  /** There is no price any more. */
  | { type: 'price.lost' }
  | { type: 'order.confirmed'; choice: PaymentChoice }
  | { type: 'order.reconsidered' }
  | { type: 'refusal.read' }
  | { type: 'retry.asked' };

export type Paid = Result<AnswerOf<typeof endpoints.pay_order_payment>, CheckoutFailure>;
export type Created = Result<PlacedOrder, CheckoutFailure>;

const LONGEST_PAUSE = 8_000;

/** The parts that the chart of an order's placing is put together from. */
export const placement = setup({
  types: {
    context: {} as OrderPlacementContext,
    events: {} as OrderPlacementEvent,
    emitted: {} as { type: 'price.outdated' },
    tags: {} as 'busy' | 'blocked' | 'money' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    payOrder: port<Paid, Purchase & PaymentChoice>('payOrder'),
    createOrder: port<Created, Purchase>('createOrder'),
  },
  guards: {
    'the payment was taken': (_, params: { paid: Paid }) => params.paid.ok,
    'the order was made': (_, params: { created: Created }) => params.created.ok,
    'nobody knows whether it was taken': (_, params: { outcome: Paid | Created }) => !params.outcome.ok && params.outcome.failure.kind === 'transport',
  },
  actions: {
    'forget the failure': assign({ failure: null }),
    'note that no answer came': assign(({ context }) => ({ failure: { kind: 'transport' as const, cause: 'timeout' as const, retryAfterMs: null }, tries: context.tries + 1 })),
    'note that it broke': assign(({ context }) => ({ failure: { kind: 'transport' as const, cause: 'unreadable' as const, retryAfterMs: null }, tries: context.tries + 1 })),
    'note why nobody knows': assign(({ context }, params: { outcome: Paid | Created }) => (params.outcome.ok ? {} : { failure: params.outcome.failure, tries: context.tries + 1 })),
    'keep the reason': assign((_, params: { outcome: Paid | Created }) => (params.outcome.ok ? {} : { failure: params.outcome.failure, tries: 0 })),
    'have it priced anew': emit({ type: 'price.outdated' }),
  },
  delays: {
    answerTakesTooLong: 30_000,
    /** 1, 2, 4, then 8 seconds. */
    beforeAskingAgain: ({ context }) => Math.min(LONGEST_PAUSE, 500 * 2 ** Math.min(context.tries, 4)),
  },
});
