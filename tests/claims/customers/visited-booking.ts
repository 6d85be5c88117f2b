import { EMPTY_PARCEL } from '#domain/parcel/parcel-draft.ts';
import type { BookingCustomer, BookingInput } from '#machines/courier-booking/booking-types.ts';
import { cargoBike, leasParcel, parcelInvoice, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import { byCard } from '#machines/payment/sample-payment.ts';
import { ok } from '#contract/result.ts';
import type { Told } from '../chart-part.ts';
import { answer, ANSWERS, type Answers } from './answers.ts';
import { nameOf, PEOPLE, type Deed, type Visited } from './situation.ts';

/** Who is here, with a parcel that is theirs and filled in: what their browser kept of it. */
const customerOf = (id: string): BookingCustomer => {
  const sender = { name: id === '' ? '' : nameOf(id), phone: id === '' ? '' : '+41 79 111 22 33', phoneCode: '+41' };
  const draft = {
    ...leasParcel,
    pickup: { ...leasParcel.pickup, name: sender.name },
    dropOff: { ...leasParcel.dropOff, name: `a friend of ${sender.name}` },
    vehicleId: cargoBike._id,
  };
  return { customerId: id, sender, draft: id === '' ? null : draft };
};
const news = new Map(
  ['', ...PEOPLE.map(({ _id }) => _id)].map((id) => [id, [{ type: 'customer.updated', customer: customerOf(id) } as Told]] as const),
);

const deed = (at: string, says: string, event: Told): Deed => ({ at, says, event });
const DEEDS: readonly Deed[] = [
  deed('booking', 'goes on to the price', { type: 'details.confirmed' }),
  deed('booking', 'asks to pay', { type: 'payment.wanted' }),
  deed('booking', 'changes the addresses', { type: 'trip.reconsidered' }),
  deed('booking', 'sends another one', { type: 'another.wanted' }),
  deed('booking/placement', 'presses Pay', { type: 'order.confirmed', choice: byCard } as Told),
  deed('booking/placement', 'has read the message', { type: 'refusal.read' }),
];

const answers: Answers = {
  ...ANSWERS,
  listVehicles: [answer('listed', ok(vehiclesForIt), 'the server names the vehicles')],
  saveCart: [answer('kept', ok({ cartId: 'f'.repeat(24) }), 'the server keeps the parcel')],
  getInvoice: [answer('priced', ok(parcelInvoice), 'the server prices the way')],
};

export const visitedBooking: Visited = {
  root: 'booking',
  input: { ...customerOf(''), draft: EMPTY_PARCEL, step: 'addresses', againOf: null } satisfies BookingInput,
  newsFor: (id) => news.get(id) ?? [],
  answers,
  deedsAt: () => DEEDS,
};
