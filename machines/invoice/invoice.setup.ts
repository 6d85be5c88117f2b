import { assign, emit, setup } from 'xstate';
import type { AnswerOf, DetailsOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import type { Failure } from '#contract/failure.ts';
import { INVOICE_RETRY_AFTER } from '#contract/limits.ts';
import { invoiceDifferences } from '#domain/pricing/invoice-differences.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';
import type { FulfilmentChoice } from './fulfilment-choice.ts';

export type CheckoutFailure = Failure<DetailsOf<typeof endpoints.get_order_cart_invoice>>;
export type Invoice = AnswerOf<typeof endpoints.get_order_cart_invoice>;
export type PricedOrder = Pick<Invoice, 'order_payment' | 'server_time' | 'timezone' | 'minimum_age'>;

export type Priced = Result<Invoice, CheckoutFailure>;

export type InvoiceContext = {
  readonly fulfilment: FulfilmentChoice;
  readonly invoice: Invoice | null;
  /** What the customer last looked at and accepted; differences are shown against it. */
  readonly seen: OrderPayment | null;
  readonly failure: CheckoutFailure | null;
  readonly tries: number;
};

export type InvoiceEvent =
  | { type: 'priceKey.changed' }
  | { type: 'fulfilment.chosen'; fulfilment: FulfilmentChoice }
  | { type: 'price.accepted' }
  | { type: 'retry.asked' };

export type InvoiceEmitted =
  | { type: 'price.asked' }
  | { type: 'price.known'; invoice: Invoice }
  | { type: 'price.lost'; failure: CheckoutFailure };

const MOST_TRIES = 3;

const lookAt = (seen: OrderPayment | null, now: OrderPayment): OrderPayment =>
  seen === null || invoiceDifferences(seen, now).length === 0 ? now : seen;

export const pricing = setup({
  types: {} as ChartTypes & {
    /** `known`: the price by an answer that came before, such as the one the page was drawn with. */
    input: { fulfilment: FulfilmentChoice; known?: Invoice | null };
    context: InvoiceContext;
    events: InvoiceEvent;
    emitted: InvoiceEmitted;
    tags: 'busy' | 'blocked' | 'good';
  },
  actors: { getInvoice: ask<Priced, { fulfilment: FulfilmentChoice }>('getInvoice') },
  guards: {
    'the price is known already': ({ context }) => context.invoice !== null,
    'the server priced the basket': (_, params: { priced: Priced }) => params.priced.ok,
    'only pickup is possible now': (_, params: { priced: Priced }) =>
      !params.priced.ok && params.priced.failure.kind === 'refused' && params.priced.failure.code === 967,
    'the minimum is not reached': (_, params: { priced: Priced }) =>
      !params.priced.ok && params.priced.failure.kind === 'refused' && params.priced.failure.code === 557,
    'it may be asked again at once': ({ context }, params: { priced: Priced }) =>
      !params.priced.ok &&
      params.priced.failure.kind === 'transport' &&
      params.priced.failure.cause !== 'limited' &&
      context.tries + 1 < MOST_TRIES,
  },
  actions: {
    'keep the price': assign(({ context }, params: { priced: Priced }) =>
      params.priced.ok
        ? { invoice: params.priced.value, seen: lookAt(context.seen, params.priced.value.order_payment), failure: null, tries: 0 }
        : {},
    ),
    'keep the reason': assign((_, params: { priced: Priced }) => (params.priced.ok ? {} : { failure: params.priced.failure, tries: 0 })),
    'count the try': assign({ tries: ({ context }) => context.tries + 1 }),
    'keep how it is received': assign(({ event }) =>
      event.type === 'fulfilment.chosen' ? { fulfilment: event.fulfilment, seen: null, tries: 0 } : {},
    ),
    'begin to count anew': assign({ tries: 0 }),
    'take it as seen': assign({ seen: ({ context }) => context.invoice?.order_payment ?? null }),
    'tell that it is asked': emit({ type: 'price.asked' }),
    'tell the price': emit(({ context }) => ({ type: 'price.known' as const, invoice: context.invoice as Invoice })),
    'tell why there is none': emit(({ context }) => ({ type: 'price.lost' as const, failure: context.failure as CheckoutFailure })),
  },
  delays: { beforeAskingAgain: INVOICE_RETRY_AFTER },
});
