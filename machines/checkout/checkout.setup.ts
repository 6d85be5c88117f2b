import { and, assign, enqueueActions, not, sendTo, setup, stateIn } from 'xstate';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Minor } from '#domain/money.ts';
import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import { readContact, type ContactField, type ContactGrounds, type ContactProblems } from '#domain/checkout/recipient.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { addressMachine } from '../address/address.machine.ts';
import type { StoreOffer } from '../delivery-time/store-offer.ts';
import { forwardEmitted } from '#statecharts/forward-emitted.ts';
import { invoiceMachine } from '../invoice/invoice.machine.ts';
import type { Invoice, InvoiceEmitted } from '../invoice/invoice.setup.ts';
import { isSameFulfilment, type FulfilmentChoice } from '../invoice/fulfilment-choice.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { orderPlacementMachine } from '../order-placement/order-placement.machine.ts';
import type { OrderPlacementEmitted, WayKept, WayKnown } from '../order-placement/order-placement.setup.ts';
import { callbackPort } from '#statecharts/port.ts';
import { checkoutSheetMachine, type CheckoutRow } from '../checkout-sheet/checkout-sheet.machine.ts';
import { promoMachine, type CodeKept, type CodeKnown } from '../promo/promo.machine.ts';
import { recipientMachine, type RecipientEmitted, type KeptContact } from '../recipient/recipient.machine.ts';
import { detailsOf, isOtherMenu, saidOfPromo, saidOfStore } from './price-said.ts';

/** Who orders, as their account says; `id` is '' for a guest. */
export type Customer = { readonly id: string; readonly name: string; readonly phone: string };

export type CheckoutContext = {
  /** What the price stands on: which basket, at which version, in which language, for whom. */
  readonly priceKey: string;
  /** Whose name and phone the contact's fields were filled in with; null before anybody was known. */
  readonly customer: string | null;
  /** Whose order is under way, or was last; '' for a guest, null before there was one. */
  readonly buyer: string | null;
  /** How the order is wanted; null while a time is being chosen. */
  readonly wanted: FulfilmentChoice | null;
  readonly fulfilment: FulfilmentChoice;
  readonly price: Invoice | null;
  readonly tip: Minor | undefined;
  readonly contact: KeptContact | null;
};

export type CheckoutNews =
  | { type: 'priceKey.updated'; priceKey: string }
  | { type: 'customer.updated'; customer: Customer }
  /** When and how it is wanted; not decided while a time is being chosen. */
  | { type: 'fulfilment.updated'; fulfilment: FulfilmentChoice; isDecided: boolean }
  | WayKnown
  | CodeKnown;

export type CheckoutEvent =
  | CheckoutNews
  | InvoiceEmitted
  | OrderPlacementEmitted
  | RecipientEmitted
  | CodeKept
  | { type: 'address.changed'; destination: OrderAddress }
  /** Pay was pressed: what is typed is read against these grounds. `isSaving`: the basket is not yet what the price is for. */
  | { type: 'payment.wanted'; grounds: ContactGrounds; isSaving: boolean }
  | { type: 'minimum.read' }
  | { type: 'tip.chosen'; tip: Minor }
  | { type: 'retry.asked' };

export type CheckoutInput = Pick<CheckoutContext, 'priceKey' | 'fulfilment' | 'contact'> & {
  readonly price: Invoice | null;
};

export type StoreUpdated = { type: 'store.updated'; store: StoreOffer; moment: Moment };

export const withTip = ({ fulfilment, tip }: CheckoutContext): FulfilmentChoice => ({ ...fulfilment, tip });

const WHO: ReadonlySet<string> = new Set<ContactField>(['name', 'phone']);

const problemsOf = ({ contact }: CheckoutContext, event: CheckoutEvent): ContactProblems =>
  event.type === 'payment.wanted' ? readContact(contact?.draft ?? NO_CONTACT, event.grounds).problems : {};
const isContactMissing = ({ context, event }: { readonly context: CheckoutContext; readonly event: CheckoutEvent }): boolean =>
  Object.keys(problemsOf(context, event)).length > 0;

const rowMissing = (problems: ContactProblems): CheckoutRow => (Object.keys(problems).every((field) => WHO.has(field)) ? 'who' : 'where');

const isOtherFulfilment = (fulfilment: FulfilmentChoice | null, { fulfilment: priced }: CheckoutContext): boolean =>
  fulfilment !== null && !isSameFulfilment(fulfilment, priced);

export const checkout = setup({
  types: {} as ChartTypes & {
    input: CheckoutInput;
    context: CheckoutContext;
    events: CheckoutEvent;
    children: {
      forwardEmitted: 'forwardEmitted';
      invoice: 'invoice';
      promo: 'promo';
      address: 'address';
      contact: 'contact';
      placement: 'placement';
      sheet: 'sheet';
      basket: 'basket';
      customer: 'customer';
      fulfilmentTime: 'fulfilmentTime';
      memory: 'memory';
      firstPrice: 'firstPrice';
    };
    tags: 'busy' | 'blocked' | 'money' | 'good';
  },
  actors: {
    forwardEmitted,
    invoice: invoiceMachine,
    promo: promoMachine,
    address: addressMachine,
    contact: recipientMachine,
    placement: orderPlacementMachine,
    sheet: checkoutSheetMachine,
    basket: callbackPort<undefined, { type: 'cart.moved' }>('basket'),
    customer: callbackPort('customer'),
    fulfilmentTime: callbackPort<undefined, StoreUpdated>('fulfilmentTime'),
    memory: callbackPort<undefined, { type: 'contact.typed'; kept: KeptContact } | CodeKept | WayKept>('memory'),
    firstPrice: callbackPort('firstPrice'),
  },
  guards: {
    'the price stands on something else': ({ context, event }) => event.type === 'priceKey.updated' && event.priceKey !== context.priceKey,
    'it is to be received otherwise': ({ context, event }) =>
      event.type === 'fulfilment.updated' && event.isDecided && isOtherFulfilment(event.fulfilment, context),
    'it is to be received otherwise by now': ({ context }) => isOtherFulfilment(context.wanted, context),
    'a time is decided': stateIn({ open: { time: 'decided' } }),
    'no time is decided by now': not('a time is decided'),
    'something is missing': isContactMissing,
    'the time alone is missing': and([not('something is missing'), not(stateIn({ open: { price: 'tooLittle' } }))]),
    'the basket is as it is priced': ({ event }) => event.type === 'payment.wanted' && !event.isSaving,
    'it can be paid': and(['a time is decided', 'the basket is as it is priced']),
    'the minimum is not reached': ({ event }) =>
      event.type === 'price.lost' && event.failure.kind === 'refused' && event.failure.code === 557,
    'it is priced for a decided time': and([stateIn({ open: { price: 'standing' } }), 'a time is decided']),
    'a time was chosen': ({ event }) => event.type === 'fulfilment.updated' && event.isDecided,
    'a time is being chosen': ({ event }) => event.type === 'fulfilment.updated' && !event.isDecided,
    'somebody else was here': ({ context, event }) =>
      event.type === 'customer.updated' && Boolean(context.customer) && event.customer.id !== context.customer,
    'somebody else is here by now': ({ context }) => Boolean(context.buyer) && context.buyer !== context.customer,
    'it is somebody new': ({ context, event }) => event.type === 'customer.updated' && event.customer.id !== context.customer,
  },
  actions: {
    'keep what the price is for': assign(({ event }) => (event.type === 'priceKey.updated' ? { priceKey: event.priceKey } : {})),
    'keep who it is': assign(({ event }) => (event.type === 'customer.updated' ? { customer: event.customer.id } : {})),
    'keep whose order it is': assign(({ context }) => ({ buyer: context.customer })),
    'keep how it is wanted': assign(({ event }) =>
      event.type === 'fulfilment.updated' ? { wanted: event.isDecided ? event.fulfilment : null } : {},
    ),
    'keep the price': assign(({ event }) => (event.type === 'price.known' ? { price: event.invoice } : {})),
    'keep the tip': assign(({ event }) => (event.type === 'tip.chosen' ? { tip: event.tip } : {})),
    'keep what is typed': assign(({ event }) => (event.type === 'contact.typed' ? { contact: event.kept } : {})),
    'begin with what is theirs': assign(({ context, event }) => {
      if (event.type !== 'customer.updated') return {};
      const { id, name, phone } = event.customer;
      return {
        customer: id,
        buyer: null,
        price: null,
        tip: undefined,
        wanted: context.fulfilment,
        contact: { draft: { ...NO_CONTACT, name, phone }, typed: [] },
      };
    }),
    'begin without price and buyer': assign({ price: null, buyer: null, tip: undefined }),
    'begin with nothing known': assign(({ context }) => ({ price: null, customer: null, buyer: null, wanted: context.fulfilment })),
    'price it anew': sendTo('invoice', { type: 'priceKey.changed' }),
    'take it as it is wanted': assign(({ context }) => (context.wanted ? { fulfilment: context.wanted } : {})),
    'price it as it is wanted': sendTo('invoice', ({ context }) => ({ type: 'fulfilment.chosen', fulfilment: withTip(context) })),
    'give the last look up': sendTo('placement', { type: 'order.reconsidered' }),
    'have it read who receives it': sendTo('contact', ({ event }) => ({
      type: 'contact.given',
      grounds: (event as Extract<CheckoutEvent, { type: 'payment.wanted' }>).grounds,
    })),
    'open the row in which it is missing': sendTo('sheet', ({ context, event }) => ({
      type: 'row.opened',
      row: rowMissing(problemsOf(context, event)),
    })),
    'open the row of the time': sendTo('sheet', { type: 'row.opened', row: 'when' }),
    'forget the one before': sendTo('contact', { type: 'customer.left' }),
    'fill in who it is': sendTo('contact', ({ event }) => {
      const { name, phone } = (event as Extract<CheckoutEvent, { type: 'customer.updated' }>).customer;
      return { type: 'customer.known', name, phone };
    }),
    'fill in what is known of the door': sendTo('contact', ({ event }) => {
      const { floor, entry_code: entryCode, note } = (event as Extract<CheckoutEvent, { type: 'address.changed' }>).destination;
      return { type: 'door.known', floor: floor ?? '', entryCode: entryCode ?? '', note: note ?? '' };
    }),
    'move the basket': sendTo('basket', { type: 'cart.moved' }),
    'remember what is typed': sendTo('memory', ({ event }) => event as Extract<CheckoutEvent, { type: 'contact.typed' }>),
    'remember the code': sendTo('memory', ({ event }) => event as CodeKept),
    'tell the code': sendTo('promo', ({ event }) => event as CodeKnown),
    'remember how they pay': sendTo('memory', ({ event }) => event as WayKept),
    'tell how they pay': sendTo('placement', ({ event }) => event as WayKnown),
    'show the new price to who looks': sendTo('placement', ({ event }) => ({
      type: 'price.changed',
      invoice: (event as Extract<CheckoutEvent, { type: 'price.known' }>).invoice,
    })),
    'end the last look': sendTo('placement', { type: 'price.lost' }),
    'tell the code and the delivery time of it': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'price.known' && event.type !== 'price.lost') return;
      const said = event.type === 'price.known' ? event.invoice : detailsOf(event.failure);
      const [ofPromo, ofStore] = [saidOfPromo(said), saidOfStore(said, context.price)];
      if (ofPromo) enqueue.sendTo('promo', { type: 'invoice.updated', ...ofPromo });
      if (ofStore) enqueue.sendTo('fulfilmentTime', { type: 'store.updated', ...ofStore });
    }),
    'have a basket of another menu read again': enqueueActions(({ context, event, enqueue }) => {
      if ((event.type === 'price.known' || event.type === 'price.lost') && isOtherMenu(event, context.price))
        enqueue.sendTo('basket', { type: 'cart.moved' });
    }),
    'have the last look': sendTo('placement', ({ context, event }) => ({
      type: 'order.asked',
      purchase: {
        invoice: context.price as Invoice,
        fulfilment: withTip(context),
        contact: (event as Extract<CheckoutEvent, { type: 'contact.agreed' }>).contact,
      },
    })),
  },
});
