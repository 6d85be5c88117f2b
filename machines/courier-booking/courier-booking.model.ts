import type { Failure } from '#contract/failure.ts';
import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import { defineModel, type SampleEvent } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { wayOf } from './booking-facts.ts';
import type { BookingEvent, BookingInput } from './booking-types.ts';
import { courierBookingMachine } from './courier-booking.machine.ts';
import { courierBookingQuestions } from './courier-booking.questions.ts';
import {
  bike,
  bikeAlone,
  carouge,
  cargoBike,
  leasParcel,
  leaWhoSends,
  noahWhoSends,
  parcelInvoice,
  servette,
  vehiclesForIt,
} from './sample-parcel.ts';
import { inOrder, vehicleToHave } from './vehicle-offers.ts';
import { answered, byCustomer, byPage, byServer } from '#statecharts/samples.ts';

const opened: BookingInput = { ...leaWhoSends, step: 'addresses', againOf: null };
const offline: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const refused = (code: 558 | 560 | 843 | 962): CheckoutFailure => ({ kind: 'refused', code, reason: null, details: null });

const BREAKING = {
  forwardEmitted: 'nothing is passed on any more',
  pickup: 'the pickup’s flow breaks',
  dropOff: 'the drop-off’s flow breaks',
  promo: 'the code’s flow breaks',
  pictures: 'the pictures’ flow breaks',
  placement: 'placing the order breaks',
  customer: 'the session is not heard any more',
  page: 'the page’s address is not heard any more',
  memory: 'nothing can be kept any more',
} as const;
const breaking = Object.entries(BREAKING).map(([id, says]): SampleEvent<BookingEvent> =>
  byPage(says, { type: `xstate.error.actor.${id}`, error: new Error('broken') }),
);

const typed: readonly SampleEvent<BookingEvent>[] = [
  byPage('the pickup stands', { type: 'address.changed', destination: carouge }),
  byPage('the drop-off stands', { type: 'address.changed', destination: servette }),
  byCustomer('the customer says who receives it', {
    type: 'field.typed',
    end: 'dropOff',
    part: { name: 'Nadia Keller', phone: '078 412 88 60' },
  }),
  byCustomer('the customer leaves a field', { type: 'field.left', end: 'dropOff', field: 'phone' }),
  byCustomer('the customer swaps the ends', { type: 'ends.swapped' }),
  byCustomer('the customer says that the receiver pays', { type: 'payer.chosen', payer: 'receiver' }),
];

const pressed: readonly SampleEvent<BookingEvent>[] = [
  byCustomer('the customer picks the cargo bike', { type: 'vehicle.picked', vehicleId: cargoBike._id }),
  byCustomer('the customer goes on to the price', { type: 'details.confirmed' }),
  byCustomer('the customer changes the addresses', { type: 'trip.reconsidered' }),
  byCustomer('the customer asks to pay', { type: 'payment.wanted' }),
  byCustomer('the customer asks again', { type: 'retry.asked' }),
  byCustomer('the customer asks for vehicles again', { type: 'list.wanted' }),
  byCustomer('the customer asks for the earlier order again', { type: 'again.wanted' }),
  byCustomer('the customer has read the message', { type: 'failure.read' }),
  byCustomer('the customer sends another one', { type: 'another.wanted' }),
];

const knownElsewhere: readonly SampleEvent<BookingEvent>[] = [
  byCustomer('the page goes back to the addresses', { type: 'step.updated', step: 'addresses' }),
  byCustomer('the page goes forward to the payment', { type: 'step.updated', step: 'payment' }),
  byCustomer('the language changes', { type: 'language.changed' }),
  byPage('the order exists', { type: 'order.made' }),
  byPage('the way is another one', { type: 'trip.changed' }),
  byPage('what is offered may not be true any more', { type: 'list.outdated' }),
  byPage('the chosen vehicle is not offered any more', { type: 'vehicle.gone' }),
  byPage('nobody is signed in any more', {
    type: 'customer.updated',
    customer: { customerId: '', sender: { name: '', phone: '', phoneCode: '+41' }, draft: null },
  }),
  byPage('Noah signs in', { type: 'customer.updated', customer: noahWhoSends }),
  byPage('Léa signs in', { type: 'customer.updated', customer: leaWhoSends }),
  byPage('another tab books it', { type: 'parcel.bookedElsewhere' }),
  byPage('a picture is being made ready', { type: 'pictures.updated', coming: 1 }),
  byPage('all pictures are ready', { type: 'pictures.updated', coming: 0 }),
  byCustomer('a code is typed', { type: 'code.kept', code: 'SPRIN' }),
  byPage('who is here typed a code before', { type: 'code.known', code: 'SPRI' }),
  byPage('a code changes what is to pay', { type: 'price.outdated' }),
  byCustomer('the order is being paid', { type: 'order.begun' }),
  byServer('the order was not made', { type: 'order.rests' }),
  byPage('the browser remembers how they paid last', { type: 'way.known', way: { way: 'cash', cardId: 'c'.repeat(24), once: null } }),
  byCustomer('a way to pay is chosen', { type: 'way.kept', way: { way: 'cash', cardId: 'c'.repeat(24), once: null } }),
  byServer('the order is placed', answered('placement', undefined)),
];

const asked: readonly SampleEvent<BookingEvent>[] = [
  byServer(
    'the earlier order is told',
    answered('recallOrder', ok({ pickup: leasParcel.pickup, dropOff: leasParcel.dropOff, vehicleId: cargoBike._id })),
  ),
  byServer('the earlier order is not told', answered('recallOrder', failed(offline))),
  byServer('the vehicles come', answered('listVehicles', ok(vehiclesForIt))),
  byServer('only the bike is offered', answered('listVehicles', ok(bikeAlone))),
  byServer('no vehicles come', answered('listVehicles', failed(offline))),
  byServer('the server keeps the parcel', answered('saveCart', ok({ cartId: 'f'.repeat(24) }))),
  byServer('the server refuses an address', answered('saveCart', failed(refused(558)))),
  byServer('the parcel is not kept', answered('saveCart', failed(offline))),
  byServer('the price comes', answered('getInvoice', ok(parcelInvoice))),
  byServer('the vehicle is gone', answered('getInvoice', failed(refused(843)))),
  byServer('the price is below the least', answered('getInvoice', failed(refused(560)))),
  byServer('the way lies outside', answered('getInvoice', failed(refused(558)))),
  byServer('no price comes', answered('getInvoice', failed(offline))),
];

export const courierBookingModel = defineModel({
  machine: courierBookingMachine,
  title: 'Sending a parcel',
  sentence: 'From two addresses to a courier’s order: vehicle, price and payment.',
  usedBy: 'the page that sends a parcel',
  section: '2.4',
  inputs: [
    { says: 'the page opens', input: opened },
    {
      says: 'the page is loaded again before the payment',
      input: { ...opened, draft: { ...leasParcel, vehicleId: bike._id }, step: 'payment' },
    },
    { says: 'the page is loaded again with everything filled in', input: { ...opened, draft: leasParcel } },
    { says: 'an earlier order is sent once more', input: { ...opened, againOf: 'd'.repeat(24) } },
  ],
  events: [...typed, ...pressed, ...knownElsewhere, ...asked, ...breaking],
  samplesOf: {
    'vehicle.picked': ({ context: { list } }) =>
      (list ? inOrder(list) : []).map(({ _id, vehicle_name }) => ({
        says: `the customer picks the ${vehicle_name}`,
        by: 'customer' as const,
        event: { type: 'vehicle.picked' as const, vehicleId: _id },
      })),
  },
  project: ({ context }) => {
    const { customerId, successor, draft, list, invoice, picturesComing, wantedStep, againOf, seen } = context;
    return {
      isSomebodys: customerId !== '',
      successor: successor && successor.customerId !== '',
      ends: [draft.pickup, draft.dropOff].map(({ address, name }) => [address !== null, name !== '']),
      vehicle: draft.vehicleId === null ? null : vehicleToHave(list, draft.vehicleId) !== null,
      isSeen: seen !== null,
      offered: list?.admin_vehicles.length ?? null,
      isPriced: invoice !== null,
      picturesComing,
      wantedStep,
      againOf,
    };
  },
  invariants: [
    {
      says: 'nothing is priced or paid of which something is missing',
      holds: (snapshot) =>
        !(
          snapshot.matches({ open: { step: 'saving' } }) ||
          snapshot.matches({ open: { step: 'pricing' } }) ||
          snapshot.matches({ open: { step: { payment: 'resting' } } })
        ) ||
        (wayOf(snapshot.context) !== null && snapshot.context.draft.vehicleId !== null),
    },
    {
      says: 'what can be paid has a price',
      holds: (snapshot) => !snapshot.matches({ open: { step: { payment: 'resting' } } }) || snapshot.context.invoice !== null,
    },
    {
      says: 'vehicles are listed for two addresses alone',
      holds: ({ context: { list, draft } }) => list === null || (draft.pickup.address !== null && draft.dropOff.address !== null),
    },
  ],
  steps: [
    {
      says: 'where anything breaks the customer begins again with what was filled in, and nothing else',
      holds: ({ before, event, after }) => {
        if (!event.type.startsWith('xstate.error.') || before.matches('broken')) return true;
        const { successor, wantedStep, failure, invoice, picturesComing, draft } = after.context;
        return (
          after.matches('broken') &&
          [successor, wantedStep, failure, invoice].every((one) => one === null) &&
          picturesComing === 0 &&
          draft === before.context.draft
        );
      },
    },
    {
      says: 'how it is paid and which code is typed is kept, and known again to who comes back',
      holds: ({ before, event, sent }) =>
        !before.matches('open') ||
        ((event.type !== 'code.kept' || sent.includes('memory code.kept')) &&
          (event.type !== 'code.known' || sent.includes('promo code.known')) &&
          (event.type !== 'way.kept' || sent.includes('memory way.kept')) &&
          (event.type !== 'way.known' || sent.includes('placement way.known'))),
    },
    {
      says: 'name and phone are what the account of who is here says now',
      holds: ({ before, event, after }) =>
        event.type !== 'customer.updated' ||
        before.matches('broken') ||
        before.context.customerId !== event.customer.customerId ||
        after.context.sender === event.customer.sender,
    },
    {
      says: 'who comes begins with what is theirs, unless an order is being made',
      holds: ({ before, event, after }) =>
        event.type !== 'customer.updated' ||
        before.matches('broken') ||
        before.context.customerId === event.customer.customerId ||
        (before.matches({ open: { step: { payment: 'underWay' } } }) || before.matches({ open: { step: 'handedOver' } })
          ? after.context.successor === event.customer && after.context.customerId === before.context.customerId
          : after.context.customerId === event.customer.customerId &&
            after.context.invoice === null &&
            after.matches(event.customer.customerId === '' ? 'nobody' : 'open')),
    },
    {
      says: 'the page’s address says which step is reached',
      holds: ({ before, after, sent }) =>
        (['addresses', 'saving', 'unpriced'] as const).every(
          (step) => !after.matches({ open: { step } }) || before.matches({ open: { step } }) || sent.includes('page step.shown'),
        ),
    },
    {
      says: 'whoever goes back from the price has read why there was none, and has no last look any more',
      holds: ({ before, event, after, sent }) =>
        !before.matches({ open: { step: { payment: 'resting' } } }) ||
        !(['trip.reconsidered', 'vehicle.gone', 'trip.changed', 'step.updated'] as readonly string[]).includes(event.type) ||
        after.matches({ open: { step: 'payment' } }) ||
        (after.context.failure === null && sent.includes('placement order.reconsidered')),
    },
    {
      says: 'a step of the page’s address is gone to where everything for it is there',
      holds: ({ before, event, after }) =>
        event.type !== 'step.updated' ||
        !(['saving', 'pricing', 'unpriced'] as const).some((step) => before.matches({ open: { step } })) ||
        event.step === 'payment' ||
        after.matches({ open: { step: 'addresses' } }),
    },
    {
      says: 'a way that changed and a vehicle that is gone go back to the addresses',
      holds: ({ before, event, after }) =>
        !(['saving', 'pricing', 'unpriced'] as const).some((step) => before.matches({ open: { step } })) ||
        (event.type !== 'trip.changed' && event.type !== 'vehicle.gone') ||
        after.matches({ open: { step: 'addresses' } }),
    },
    {
      says: 'an outdated price is asked anew',
      holds: ({ before, event, asked }) =>
        event.type !== 'price.outdated' ||
        !(before.matches({ open: { step: 'pricing' } }) || before.matches({ open: { step: { payment: 'resting' } } })) ||
        asked.includes('getInvoice'),
    },
    {
      says: 'what is filled in is kept at once',
      holds: ({ before, event, sent }) =>
        !(['field.typed', 'payer.chosen'] as readonly string[]).includes(event.type) ||
        !before.matches({ open: { step: 'addresses' } }) ||
        sent.includes('memory draft.kept'),
    },
    {
      says: 'a parcel that another tab booked cannot be booked here',
      holds: ({ before, event, after }) =>
        event.type !== 'parcel.bookedElsewhere' ||
        !before.matches('open') ||
        before.matches({ open: { step: 'handedOver' } }) ||
        after.matches('elsewhere'),
    },
  ],
  questions: courierBookingQuestions,
});
