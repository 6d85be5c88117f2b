import { assign, setup } from 'xstate';
import type { AnswerOf, DetailsOf } from '../../contract/endpoint.ts';
import type { endpoints } from '../../contract/endpoints.ts';
import type { OrderPayment } from '../../contract/entities/order.ts';
import type { Failure } from '../../contract/failure.ts';
import { INVOICE_RETRY_AFTER } from '../../contract/limits.ts';
import { invoiceDifferences } from '../../domain/checkout/invoice-differences.ts';
import type { ScheduledTime } from '../../domain/schedule/half-hours.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { port } from '../port.ts';
import type { Result } from '../result.ts';

export type CheckoutFailure = Failure<DetailsOf<typeof endpoints.get_order_cart_invoice>>;
export type Invoice = AnswerOf<typeof endpoints.get_order_cart_invoice>;

/** How the order is to be received, as the customer decided; `time` is null for as soon as possible. */
export type ReceivingChoice = { readonly isPickup: boolean; readonly time: ScheduledTime | null };
export type Priced = Result<Invoice, CheckoutFailure>;

export type InvoiceContext = {
  readonly receiving: ReceivingChoice;
  /** The newest price; it stays on the screen while the next is reckoned. */
  readonly invoice: Invoice | null;
  /** What the customer last looked at and accepted; differences are told against it. */
  readonly seen: OrderPayment | null;
  readonly failure: CheckoutFailure | null;
  /** How often no answer came in a row. */
  readonly tries: number;
};

export type InvoiceEvent =
  | { type: 'grounds.changed' }
  | { type: 'receiving.chosen'; receiving: ReceivingChoice }
  | { type: 'price.accepted' }
  | { type: 'retry.asked' };

const MOST_TRIES = 3;

/** Keeps the look that was accepted as long as there is something to accept. */
const lookAt = (seen: OrderPayment | null, now: OrderPayment): OrderPayment => (seen === null || invoiceDifferences(seen, now).length === 0 ? now : seen);

/** The parts that the chart of the invoice is put together from. */
export const pricing = setup({
  types: {
    input: {} as { receiving: ReceivingChoice },
    context: {} as InvoiceContext,
    events: {} as InvoiceEvent,
    tags: {} as 'busy' | 'blocked' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: { getInvoice: port<Priced, { receiving: ReceivingChoice }>('getInvoice') },
  guards: {
    'the server priced the basket': (_, params: { priced: Priced }) => params.priced.ok,
    'only pickup is possible now': (_, params: { priced: Priced }) => !params.priced.ok && params.priced.failure.kind === 'refused' && params.priced.failure.code === 967,
    'the minimum is not reached': (_, params: { priced: Priced }) => !params.priced.ok && params.priced.failure.kind === 'refused' && params.priced.failure.code === 557,
    'it may be asked again at once': ({ context }, params: { priced: Priced }) =>
      !params.priced.ok && params.priced.failure.kind === 'transport' && params.priced.failure.cause !== 'limited' && context.tries + 1 < MOST_TRIES,
  },
  actions: {
    'keep the price': assign(({ context }, params: { priced: Priced }) =>
      params.priced.ok ? { invoice: params.priced.value, seen: lookAt(context.seen, params.priced.value.order_payment), failure: null, tries: 0 } : {}),
    'keep the reason': assign((_, params: { priced: Priced }) => (params.priced.ok ? {} : { failure: params.priced.failure, tries: 0 })),
    'count the try': assign({ tries: ({ context }) => context.tries + 1 }),
    'keep how it is received': assign(({ event }) => (event.type === 'receiving.chosen' ? { receiving: event.receiving, seen: null, tries: 0 } : {})),
    'begin to count anew': assign({ tries: 0 }),
    'take it as seen': assign({ seen: ({ context }) => context.invoice?.order_payment ?? null }),
    'note that no answer came': assign({ failure: { kind: 'transport', cause: 'timeout', retryAfterMs: null }, tries: 0 }),
    'note that it broke': assign({ failure: { kind: 'transport', cause: 'unreadable', retryAfterMs: null }, tries: 0 }),
  },
  delays: { invoiceTakesTooLong: 10_000, beforeAskingAgain: INVOICE_RETRY_AFTER },
});
