import type { OrderAddress } from '#contract/entities/order-address.ts';
import { sevenOClock } from '../delivery-time/delivery-time.model.ts';
import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import { isSameFulfilment } from '../invoice/fulfilment-choice.ts';
import { sampleInvoice } from '../invoice/sample-invoice.ts';
import { defineModel, type SampleEvent } from '#statecharts/model.ts';
import { leasPurchase } from '../payment/sample-payment.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutEvent, CheckoutInput } from './checkout.setup.ts';
import { checkoutQuestions } from './checkout.questions.ts';
import { answered, byCustomer, byPage, byServer } from '#statecharts/samples.ts';

const ASAP = { isPickup: false, time: null };
const opened: CheckoutInput = { priceKey: 'basket 1 en', fulfilment: ASAP, contact: null, price: null };
const typed = {
  draft: {
    name: 'Inès Marques',
    phone: '+41 791112233',
    note: '',
    houseNumber: '',
    placeName: '',
    floor: '',
    entryCode: '1905',
    postcode: null,
  },
  typed: ['entryCode', 'name', 'phone'],
};
const closed: CheckoutFailure = {
  kind: 'refused',
  code: 651,
  reason: 'store_closed',
  details: { server_time: sampleInvoice.server_time, timezone: sampleInvoice.timezone },
};
const destination: OrderAddress = {
  delivery_status: 0,
  address_type: 'destination',
  address: 'Rue de Carouge 12, 1205 Genève',
  post_code: '1205',
  city: 'Genève',
  location: [46.1972, 6.1413],
  note: '',
  user_type: 7,
  floor: '3',
  entry_code: '4812',
  user_details: { name: '', country_phone_code: '', phone: '', email: '' },
};

const tooLittle: CheckoutFailure = { kind: 'refused', code: 557, reason: null, details: null };
const wanted = { type: 'payment.wanted', grounds: { isPickup: false, destination, phoneCode: '+41' } } as const;

const BREAKING = {
  forwardEmitted: 'nothing is passed on any more',
  invoice: 'pricing breaks',
  promo: 'the code’s flow breaks',
  address: 'the address’s flow breaks',
  contact: 'the contact’s flow breaks',
  placement: 'placing the order breaks',
  sheet: 'the rows break',
  basket: 'the basket is not heard any more',
  customer: 'the session is not heard any more',
  fulfilmentTime: 'the delivery time is not heard any more',
  memory: 'nothing can be kept any more',
  firstPrice: 'the price that the page came with cannot be let go',
} as const;
const breaking = Object.entries(BREAKING).map(([id, says]): SampleEvent<CheckoutEvent> =>
  byPage(says, { type: `xstate.error.actor.${id}`, error: new Error('broken') }),
);

export const checkoutModel = defineModel({
  machine: checkoutMachine,
  title: 'Checkout',
  sentence: 'From a basket to its order: what passes between price, code, address, contact, time and order.',
  usedBy: 'the basket page',
  section: '1.4',
  inputs: [
    { says: 'the basket page opens', input: opened },
    { says: 'the basket page opens with its price', input: { ...opened, price: sampleInvoice } },
  ],
  events: [
    byPage('the basket is as it was', { type: 'priceKey.updated', priceKey: 'basket 1 en' }),
    byPage('the basket changes', { type: 'priceKey.updated', priceKey: 'basket 2 en' }),
    byPage('a guest is here', { type: 'customer.updated', customer: { id: '', name: '', phone: '' } }),
    byPage('Léa signs in', { type: 'customer.updated', customer: { id: 'c'.repeat(24), name: 'Léa Bonnard', phone: '+41 791112233' } }),
    byCustomer('it is wanted as soon as possible', { type: 'fulfilment.updated', fulfilment: ASAP, isDecided: true }),
    byCustomer('it is wanted at seven', {
      type: 'fulfilment.updated',
      fulfilment: { isPickup: false, time: sevenOClock },
      isDecided: true,
    }),
    byCustomer('a time is being chosen', { type: 'fulfilment.updated', fulfilment: ASAP, isDecided: false }),
    byPage('the price is asked', { type: 'price.asked' }),
    byServer('the price comes', { type: 'price.known', invoice: sampleInvoice }),
    byServer('the server refuses a price', { type: 'price.lost', failure: closed }),
    byServer('no price comes', { type: 'price.lost', failure: { kind: 'transport', cause: 'offline', retryAfterMs: null } }),
    byServer('the server says that it is below the minimum', { type: 'price.lost', failure: tooLittle }),
    byCustomer('the customer wants to pay', { ...wanted, isSaving: false }),
    byCustomer('the customer wants to pay while the basket changes', { ...wanted, isSaving: true }),
    byCustomer('the customer wants to pay, and nobody knows where it goes', {
      ...wanted,
      grounds: { ...wanted.grounds, destination: null },
      isSaving: false,
    }),
    byCustomer('the courier is to be given four', { type: 'tip.chosen', tip: 400 }),
    byCustomer('the courier is to be given nothing', { type: 'tip.chosen', tip: 0 }),
    byCustomer('the customer reads what the minimum is', { type: 'minimum.read' }),
    byCustomer('a code is typed', { type: 'code.kept', code: 'SPRIN' }),
    byPage('who is here typed a code before', { type: 'code.known', code: 'SPRI' }),
    byPage('a code changes what is to pay', { type: 'price.outdated' }),
    byPage('the address is another one', { type: 'address.changed', destination }),
    byCustomer('it is typed who receives it', { type: 'contact.typed', kept: typed }),
    byCustomer('it is clear who receives it', { type: 'contact.agreed', contact: leasPurchase.contact }),
    byPage('the browser remembers how they paid last', { type: 'way.known', way: { way: 'cash', cardId: 'c'.repeat(24), once: null } }),
    byCustomer('a way to pay is chosen', { type: 'way.kept', way: { way: 'cash', cardId: 'c'.repeat(24), once: null } }),
    byCustomer('the order is being paid', { type: 'order.begun' }),
    byServer('the order was not made', { type: 'order.rests' }),
    byServer('the order is placed', answered('placement', undefined)),
    byCustomer('the customer begins again', { type: 'retry.asked' }),
    ...breaking,
  ],
  project: ({ context: { priceKey, customer, buyer, wanted, fulfilment, contact } }) => ({
    priceKey,
    isPhoneTyped: Boolean(contact?.draft.phone),
    customer,
    buyer,
    wanted: wanted && [wanted.isPickup, wanted.time?.at ?? null],
    fulfilment: [fulfilment.isPickup, fulfilment.time?.at ?? null],
  }),
  invariants: [
    {
      says: 'a price to order by is there',
      holds: (snapshot) => !snapshot.matches({ open: { price: 'standing' } }) || snapshot.context.price !== null,
    },
    {
      says: 'while nothing is under way, what is wanted is what is priced',
      holds: (snapshot) =>
        !snapshot.matches({ open: { order: 'resting' } }) ||
        snapshot.context.wanted === null ||
        isSameFulfilment(snapshot.context.wanted, snapshot.context.fulfilment),
    },
    {
      says: 'nothing is wanted while a time is being chosen',
      holds: (snapshot) => !snapshot.matches({ open: { time: 'choosing' } }) || snapshot.context.wanted === null,
    },
  ],
  steps: [
    {
      says: 'while a price is asked nobody is told that it is below the minimum',
      holds: ({ before, event, after }) =>
        event.type !== 'price.asked' || !before.matches('open') || after.matches({ open: { price: 'open' } }),
    },
    {
      says: 'what is missing when Pay is pressed opens its row; below the minimum it is said what the minimum is',
      holds: ({ before, event, sent }) => {
        if (event.type !== 'payment.wanted' || !before.matches('open')) return true;
        const isContactMissing = !before.context.contact?.draft.phone || event.grounds.destination === null;
        const isTooLittle = before.matches({ open: { price: 'tooLittle' } });
        const isOpened = !isTooLittle && (isContactMissing || before.matches({ open: { time: 'choosing' } }));
        return sent.includes('sheet row.opened') === isOpened;
      },
    },
    {
      says: 'where anything breaks the customer begins again, with nothing known of price or buyer',
      holds: ({ before, event, after }) =>
        !event.type.startsWith('xstate.error.') ||
        !before.matches('open') ||
        (after.matches('broken') &&
          after.context.price === null &&
          after.context.customer === null &&
          after.context.buyer === null &&
          after.context.wanted === after.context.fulfilment),
    },
    {
      says: 'how it is paid and which code is typed is kept, and known again to who comes back',
      holds: ({ before, event, sent }) =>
        !before.matches('open') ||
        ((event.type !== 'code.kept' || sent.includes('memory code.kept')) &&
          (event.type !== 'code.known' || sent.includes('promo code.known')) &&
          (event.type !== 'way.kept' || sent.includes('memory way.kept')) &&
          (event.type !== 'way.known' || before.matches({ open: { order: 'placed' } }) || sent.includes('placement way.known'))),
    },
    {
      says: 'a price that stands on something else, or is outdated, is asked anew',
      holds: ({ before, event, after, sent }) =>
        !before.matches('open') ||
        (event.type === 'price.outdated'
          ? sent.includes('invoice priceKey.changed')
          : event.type !== 'priceKey.updated' ||
            (after.context.priceKey === event.priceKey &&
              sent.includes('invoice priceKey.changed') === (before.context.priceKey !== event.priceKey))),
    },
    {
      says: 'a tip is priced as soon as it is chosen, and stays as it is while an order is under way',
      holds: ({ before, event, after, sent }) =>
        event.type !== 'tip.chosen' ||
        !before.matches('open') ||
        (before.matches({ open: { order: 'resting' } })
          ? after.context.tip === event.tip && sent.includes('invoice fulfilment.chosen')
          : after.context.tip === before.context.tip),
    },
    {
      says: 'nothing is given in the name of whoever comes next',
      holds: ({ before, event, after }) =>
        event.type !== 'customer.updated' ||
        !before.matches({ open: { order: 'resting' } }) ||
        !before.context.customer ||
        before.context.customer === event.customer.id ||
        after.context.tip === undefined,
    },
    {
      says: 'what is typed is remembered',
      holds: ({ before, event, after, sent }) =>
        event.type !== 'contact.typed' ||
        !before.matches('open') ||
        (after.context.contact === event.kept && sent.includes('memory contact.typed')),
    },
    {
      says: 'another address fills in its door and has the basket asked for',
      holds: ({ before, event, sent }) =>
        event.type !== 'address.changed' ||
        !before.matches('open') ||
        (sent.includes('contact door.known') && sent.includes('basket cart.moved')),
    },
    {
      says: 'while a time is being chosen nothing can be ordered, and no last look stays open',
      holds: ({ before, event, after, sent }) =>
        event.type !== 'fulfilment.updated' ||
        !before.matches('open') ||
        (event.isDecided
          ? after.matches({ open: { time: 'decided' } }) &&
            (after.context.wanted === event.fulfilment || JSON.stringify(before.context.fulfilment) === JSON.stringify(event.fulfilment))
          : after.matches({ open: { time: 'choosing' } }) &&
            sent.includes('placement order.reconsidered') === before.matches({ open: { order: 'resting' } })),
    },
    {
      says: 'an order that was not made, and has no time by now, does not come back to its last look',
      holds: ({ before, event, sent, asked }) =>
        event.type !== 'order.rests' ||
        !before.matches({ open: { order: 'underWay', time: 'choosing' } }) ||
        asked.includes('placement') ||
        sent.includes('placement price.lost'),
    },
    {
      says: 'whoever is here once an order was not made has it priced as it is wanted by now',
      holds: ({ before, event, after }) =>
        event.type !== 'order.rests' ||
        !before.matches({ open: { order: 'underWay' } }) ||
        isSameFulfilment(after.context.fulfilment, before.context.wanted ?? before.context.fulfilment),
    },
    {
      says: 'nothing is told to a flow whose order is placed',
      holds: ({ before, sent }) => !before.matches({ open: { order: 'placed' } }) || !sent.some((news) => news.startsWith('placement ')),
    },
    {
      says: 'whoever has the last look reads each new price, and loses it where there is none any more',
      holds: ({ before, event, after, sent }) =>
        !before.matches({ open: { price: 'open' } }) ||
        ((event.type !== 'price.known' || after.context.price === event.invoice) &&
          (!before.matches({ open: { order: 'resting' } }) ||
            ((event.type !== 'price.known' || sent.includes('placement price.changed')) &&
              (event.type !== 'price.lost' || sent.includes('placement price.lost'))))),
    },
    {
      says: 'an order under way is that of who is here when it begins',
      holds: ({ before, event, after }) =>
        event.type !== 'order.begun' ||
        !before.matches({ open: { order: 'resting' } }) ||
        (after.matches({ open: { order: 'underWay' } }) && after.context.buyer === before.context.customer),
    },
    {
      says: 'with somebody else here all flows begin anew, or forget who was before where an order is under way',
      holds: ({ before, event, after, sent, asked }) =>
        event.type !== 'customer.updated' ||
        !before.matches('open') ||
        !before.context.customer ||
        before.context.customer === event.customer.id ||
        (after.context.customer === event.customer.id &&
          (!before.matches({ open: { order: 'underWay' } })
            ? ['invoice', 'promo', 'address', 'contact', 'placement'].every((flow) => asked.includes(flow)) && after.context.price === null
            : sent.includes('contact customer.left') && sent.includes('contact customer.known'))),
    },
  ],
  questions: checkoutQuestions,
});
