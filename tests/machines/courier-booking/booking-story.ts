import { expect } from 'vitest';
import type { Failure } from '#contract/failure.ts';
import type { VehicleNews } from '#machines/courier-booking/vehicle-offers.ts';
import { toCourierBookingView, type CourierBookingView, type TripView } from '#machines/courier-booking/courier-booking.view.ts';
import { cargoBike, carouge, servette, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import type { Step } from '#statecharts/tell-story.ts';

const cause = (failure: Failure | null) => failure && (failure.kind === 'refused' ? failure.code : failure.cause);
const trip = (shown: TripView) => (shown.is === 'unavailable' ? `unavailable, ${cause(shown.failure)}` : shown.is);
const news = (told: VehicleNews) => `${told.name} ${told.is === 'gone' ? 'gone' : `${told.before} → ${told.now}`}`;

const glance = (view: CourierBookingView) => ({
  is: view.is,
  trip: trip(view.trip),
  missing: view.missing.map(({ end, field }) => (end ? `${end} ${field}` : field)),
  said: [...Object.keys(view.problems.pickup), ...Object.keys(view.problems.dropOff)],
  vehicle: view.vehicle?.vehicle_name ?? null,
  news: view.vehicleNews && news(view.vehicleNews),
  price: view.invoice?.order_payment.user_pay_payment ?? null,
  isPricing: view.isPricing,
  failure: cause(view.failure),
  notRecalled: cause(view.recallFailure),
  coming: view.picturesComing,
});
export type Glance = ReturnType<typeof glance>;
export const toGlance = (snapshot: Parameters<typeof toCourierBookingView>[0]): Glance => glance(toCourierBookingView(snapshot));

export const empty: Glance = {
  is: 'addresses',
  trip: 'unknown',
  missing: ['pickup address', 'dropOff address', 'dropOff name', 'dropOff phone'],
  said: [],
  vehicle: null,
  news: null,
  price: null,
  isPricing: false,
  failure: null,
  notRecalled: null,
  coming: 0,
};
/** What stands beside the booking from its first moment. */
export const flows = {
  forwardEmitted: expect.anything() as unknown,
  pickup: undefined,
  dropOff: undefined,
  promo: undefined,
  pictures: undefined,
  placement: undefined,
  customer: undefined,
  page: undefined,
  memory: undefined,
};
export const listed = { listVehicles: { pickup: carouge, dropOff: servette } };
export const recalls = { customer: undefined, recallOrder: { orderId: 'd'.repeat(24) } };
export const whole: Glance = { ...empty, trip: 'known', missing: [], vehicle: 'Bike' };
export const withoutVehicle: Glance = { ...whole, vehicle: null, missing: ['vehicle'] };
export const asking: Glance = { ...withoutVehicle, trip: 'asking' };
export const withCargoBike: Glance = { ...whole, vehicle: 'Cargo bike' };
export const paying: Glance = { ...withCargoBike, is: 'payment', isPricing: true };
export const priced: Glance = { ...paying, isPricing: false, price: 15.57 };
const contacts = ['dropOff name', 'dropOff phone'];
const way = {
  pickup: { ...carouge, user_details: { name: 'Léa Bonnard', country_phone_code: '+41', phone: '791112233', email: '' } },
  dropOff: { ...servette, user_details: { name: 'Nadia Keller', country_phone_code: '+41', phone: '784128860', email: '' } },
};
export const keepsParcel = { asked: { saveCart: way } };
export const asksPrice = (list: unknown = vehiclesForIt) => ({ asked: { getInvoice: { vehicleId: cargoBike._id, list } } });

export const begins: Step = ['the page opens', empty, { asked: flows }];
export const fillsIn: readonly Step[] = [
  ['the pickup stands', { ...empty, missing: empty.missing.slice(1) }],
  ['the drop-off stands', { ...asking, missing: ['vehicle', ...contacts] }, { asked: listed }],
  ['the vehicles come', { ...whole, missing: contacts }],
  ['the customer says who receives it', whole],
];
export const toTheWayPrice: readonly Step[] = [
  ['the customer picks the cargo bike', withCargoBike],
  ['the customer goes on to the price', paying, keepsParcel],
  ['the server keeps the parcel', paying, asksPrice()],
];
export const toThePrice: readonly Step[] = [...toTheWayPrice, ['the price comes', priced]];
