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

const opened: BookingInput = { ...leaWhoSends, step: 'addresses', againOf: null };
const offline: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const refused = (code: 558 | 560 | 843 | 962): CheckoutFailure => ({ kind: 'refused', code, reason: null, details: null });

const BREAKING = {
  flowsHeard: 'nothing is passed on any more',
  pickup: 'the pickup’s flow breaks',
  dropOff: 'the drop-off’s flow breaks',
  promo: 'the code’s flow breaks',
  pictures: 'the pictures’ flow breaks',
  placement: 'placing the order breaks',
  customer: 'the session is not heard any more',
  page: 'the page’s address is not heard any more',
  memory: 'nothing can be kept any more',
} as const;
const breaking = Object.entries(BREAKING).map(([id, says]): SampleEvent<BookingEvent> => ({
  says,
  by: 'page',
  event: { type: `xstate.error.actor.${id}`, error: new Error('broken') },
}));

const typed: readonly SampleEvent<BookingEvent>[] = [
  { says: 'the pickup stands', by: 'page', event: { type: 'address.changed', destination: carouge } },
  { says: 'the drop-off stands', by: 'page', event: { type: 'address.changed', destination: servette } },
  {
    says: 'the customer says who receives it',
    by: 'customer',
    event: { type: 'field.typed', end: 'dropOff', part: { name: 'Nadia Keller', phone: '078 412 88 60' } },
  },
  { says: 'the customer leaves a field', by: 'customer', event: { type: 'field.left', end: 'dropOff', field: 'phone' } },
  { says: 'the customer swaps the ends', by: 'customer', event: { type: 'ends.swapped' } },
  { says: 'the customer says that the receiver pays', by: 'customer', event: { type: 'payer.chosen', payer: 'receiver' } },
];

const pressed: readonly SampleEvent<BookingEvent>[] = [
  { says: 'the customer picks the cargo bike', by: 'customer', event: { type: 'vehicle.picked', vehicleId: cargoBike._id } },
  { says: 'the customer goes on to the price', by: 'customer', event: { type: 'details.confirmed' } },
  { says: 'the customer changes the addresses', by: 'customer', event: { type: 'trip.reconsidered' } },
  { says: 'the customer asks to pay', by: 'customer', event: { type: 'payment.wanted' } },
  { says: 'the customer asks again', by: 'customer', event: { type: 'retry.asked' } },
  { says: 'the customer asks for vehicles again', by: 'customer', event: { type: 'list.wanted' } },
  { says: 'the customer asks for the earlier order again', by: 'customer', event: { type: 'again.wanted' } },
  { says: 'the customer has read the message', by: 'customer', event: { type: 'failure.read' } },
  { says: 'the customer sends another one', by: 'customer', event: { type: 'another.wanted' } },
];

const told: readonly SampleEvent<BookingEvent>[] = [
  { says: 'the page goes back to the addresses', by: 'customer', event: { type: 'step.updated', step: 'addresses' } },
  { says: 'the page goes forward to the payment', by: 'customer', event: { type: 'step.updated', step: 'payment' } },
  { says: 'the language changes', by: 'customer', event: { type: 'language.changed' } },
  { says: 'the order exists', by: 'page', event: { type: 'order.made' } },
  { says: 'the way is another one', by: 'page', event: { type: 'trip.changed' } },
  { says: 'what is offered may not be true any more', by: 'page', event: { type: 'list.outdated' } },
  { says: 'the chosen vehicle is not offered any more', by: 'page', event: { type: 'vehicle.gone' } },
  {
    says: 'nobody is signed in any more',
    by: 'page',
    event: {
      type: 'customer.updated',
      customer: { customerId: '', sender: { name: '', phone: '', phoneCode: '+41' }, draft: null },
    },
  },
  { says: 'Noah signs in', by: 'page', event: { type: 'customer.updated', customer: noahWhoSends } },
  { says: 'Léa signs in', by: 'page', event: { type: 'customer.updated', customer: leaWhoSends } },
  { says: 'another tab books it', by: 'page', event: { type: 'parcel.bookedElsewhere' } },
  { says: 'a picture is being made ready', by: 'page', event: { type: 'pictures.updated', coming: 1 } },
  { says: 'all pictures are ready', by: 'page', event: { type: 'pictures.updated', coming: 0 } },
  { says: 'a code is typed', by: 'customer', event: { type: 'code.kept', code: 'SPRIN' } },
  { says: 'who is here typed a code before', by: 'page', event: { type: 'code.known', code: 'SPRI' } },
  { says: 'a code changes what is to pay', by: 'page', event: { type: 'price.outdated' } },
  { says: 'the order is being paid', by: 'customer', event: { type: 'order.begun' } },
  { says: 'the order was not made', by: 'server', event: { type: 'order.rests' } },
  {
    says: 'the browser remembers how they paid last',
    by: 'page',
    event: { type: 'way.known', way: { way: 'cash', cardId: 'c'.repeat(24), once: null } },
  },
  { says: 'a way to pay is chosen', by: 'customer', event: { type: 'way.kept', way: { way: 'cash', cardId: 'c'.repeat(24), once: null } } },
  { says: 'the order is placed', by: 'server', event: { type: 'xstate.done.actor.placement', output: undefined } },
];

const asked: readonly SampleEvent<BookingEvent>[] = [
  {
    says: 'the earlier order is told',
    by: 'server',
    event: {
      type: 'xstate.done.actor.recallOrder',
      output: ok({ pickup: leasParcel.pickup, dropOff: leasParcel.dropOff, vehicleId: cargoBike._id }),
    },
  },
  { says: 'the earlier order is not told', by: 'server', event: { type: 'xstate.done.actor.recallOrder', output: failed(offline) } },
  { says: 'the vehicles come', by: 'server', event: { type: 'xstate.done.actor.listVehicles', output: ok(vehiclesForIt) } },
  { says: 'only the bike is offered', by: 'server', event: { type: 'xstate.done.actor.listVehicles', output: ok(bikeAlone) } },
  { says: 'no vehicles come', by: 'server', event: { type: 'xstate.done.actor.listVehicles', output: failed(offline) } },
  {
    says: 'the server keeps the parcel',
    by: 'server',
    event: { type: 'xstate.done.actor.saveCart', output: ok({ cartId: 'f'.repeat(24) }) },
  },
  { says: 'the server refuses an address', by: 'server', event: { type: 'xstate.done.actor.saveCart', output: failed(refused(558)) } },
  { says: 'the parcel is not kept', by: 'server', event: { type: 'xstate.done.actor.saveCart', output: failed(offline) } },
  { says: 'the price comes', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: ok(parcelInvoice) } },
  { says: 'the vehicle is gone', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: failed(refused(843)) } },
  { says: 'the price is below the least', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: failed(refused(560)) } },
  { says: 'the way lies outside', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: failed(refused(558)) } },
  { says: 'no price comes', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: failed(offline) } },
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
  events: [...typed, ...pressed, ...told, ...asked, ...breaking],
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
      holds: ({ before, event, told }) =>
        !before.matches('open') ||
        ((event.type !== 'code.kept' || told.includes('memory code.kept')) &&
          (event.type !== 'code.known' || told.includes('promo code.known')) &&
          (event.type !== 'way.kept' || told.includes('memory way.kept')) &&
          (event.type !== 'way.known' || told.includes('placement way.known'))),
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
      holds: ({ before, after, told }) =>
        (['addresses', 'saving', 'unpriced'] as const).every(
          (step) => !after.matches({ open: { step } }) || before.matches({ open: { step } }) || told.includes('page step.shown'),
        ),
    },
    {
      says: 'whoever goes back from the price has read why there was none, and has no last look any more',
      holds: ({ before, event, after, told }) =>
        !before.matches({ open: { step: { payment: 'resting' } } }) ||
        !(['trip.reconsidered', 'vehicle.gone', 'trip.changed', 'step.updated'] as readonly string[]).includes(event.type) ||
        after.matches({ open: { step: 'payment' } }) ||
        (after.context.failure === null && told.includes('placement order.reconsidered')),
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
      holds: ({ before, event, told }) =>
        !(['field.typed', 'payer.chosen'] as readonly string[]).includes(event.type) ||
        !before.matches({ open: { step: 'addresses' } }) ||
        told.includes('memory draft.kept'),
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
