import { assign, setup } from 'xstate';
import type { AnswerOf, DetailsOf } from '../../contract/endpoint.ts';
import type { endpoints } from '../../contract/endpoints.ts';
import type { Failure } from '../../contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { port } from '../port.ts';
import type { Result } from '../result.ts';

export type CheckoutFailure = Failure<DetailsOf<typeof endpoints.get_order_cart_invoice>>;
export type Invoice = AnswerOf<typeof endpoints.get_order_cart_invoice>;
export type PlacedOrder = AnswerOf<typeof endpoints.create_order>;

/** How the order is to be received, as the customer decided. */
export type ReceivingChoice = { readonly isPickup: boolean };
/** Who receives it, and what they say. */
export type Contact = { readonly name: string; readonly phone: string; readonly note: string };

export type OrderPlacementContext = {
  readonly receiving: ReceivingChoice;
  readonly contact: Contact | null;
  readonly invoice: Invoice | null;
  /** Why the last step was refused, until the customer takes the next one. */
  readonly failure: CheckoutFailure | null;
  readonly order: PlacedOrder | null;
};

export type OrderPlacementEvent =
  | { type: 'basket.changed' }
  | { type: 'receiving.chosen'; receiving: ReceivingChoice }
  | { type: 'order.asked'; contact: Contact }
  | { type: 'order.confirmed' }
  | { type: 'order.reconsidered' }
  | { type: 'retry.asked' };

export type Priced = Result<Invoice, CheckoutFailure>;
export type Paid = Result<AnswerOf<typeof endpoints.pay_order_payment>, CheckoutFailure>;
export type Created = Result<PlacedOrder, CheckoutFailure>;

const isUncertain = (outcome: Result<unknown, CheckoutFailure>): boolean => !outcome.ok && outcome.failure.kind === 'transport';

/** The parts that the chart of an order's placing is put together from. */
export const placement = setup({
  types: {
    input: {} as { receiving: ReceivingChoice },
    context: {} as OrderPlacementContext,
    events: {} as OrderPlacementEvent,
    tags: {} as 'busy' | 'blocked' | 'money' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    getInvoice: port<Priced, { receiving: ReceivingChoice }>('getInvoice'),
    payCash: port<Paid, { invoice: Invoice; receiving: ReceivingChoice; contact: Contact }>('payCash'),
    createOrder: port<Created, { invoice: Invoice; receiving: ReceivingChoice; contact: Contact }>('createOrder'),
  },
  guards: {
    'the server priced the basket': (_, params: { priced: Priced }) => params.priced.ok,
    'only pickup is possible now': (_, params: { priced: Priced }) => !params.priced.ok && params.priced.failure.kind === 'refused' && params.priced.failure.code === 967,
    'the payment was taken': (_, params: { paid: Paid }) => params.paid.ok,
    'the order was made': (_, params: { created: Created }) => params.created.ok,
    'nobody knows whether it was taken': (_, params: { outcome: Paid | Created }) => isUncertain(params.outcome),
  },
  actions: {
    'forget the failure': assign({ failure: null }),
    'note that no answer came': assign({ failure: { kind: 'transport', cause: 'timeout', retryAfterMs: null } }),
    'note that it broke': assign({ failure: { kind: 'transport', cause: 'unreadable', retryAfterMs: null } }),
    'keep the reason': assign({ failure: (_, params: { outcome: Priced | Paid | Created }) => (params.outcome.ok ? null : params.outcome.failure) }),
    'keep how it is received': assign({ receiving: ({ context, event }) => (event.type === 'receiving.chosen' ? event.receiving : context.receiving) }),
  },
  delays: { invoiceTakesTooLong: 10_000, paymentTakesTooLong: 30_000 },
});
