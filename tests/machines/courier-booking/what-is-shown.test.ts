import { expect, test } from 'vitest';
import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { toCourierBookingView, type CourierBookingView } from '#machines/courier-booking/courier-booking.view.ts';
import { cargoBike, carouge, servette, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';

/** What a page shows of it at a glance. */
const glance = (view: CourierBookingView) => ({
  is: view.is,
  trip: view.trip.is,
  missing: view.missing.map(({ end, field }) => `${end} ${field}`),
  said: [...Object.keys(view.problems.pickup), ...Object.keys(view.problems.dropOff)],
  vehicle: view.vehicle?.vehicle_name ?? null,
  price: view.invoice?.order_payment.user_pay_payment ?? null,
  isPricing: view.isPricing,
  failure: view.failure && (view.failure.kind === 'refused' ? view.failure.code : view.failure.cause),
});
type Glance = ReturnType<typeof glance>;
const toGlance = (snapshot: Parameters<typeof toCourierBookingView>[0]) => glance(toCourierBookingView(snapshot));

const empty: Glance = {
  is: 'addresses',
  trip: 'unknown',
  missing: ['pickup address', 'pickup name', 'pickup phone', 'dropOff address', 'dropOff name', 'dropOff phone'],
  said: [],
  vehicle: null,
  price: null,
  isPricing: false,
  failure: null,
};
/** What stands beside the booking from its first moment. */
const flows = {
  flowsHeard: expect.anything() as unknown,
  pickup: undefined,
  dropOff: undefined,
  promo: undefined,
  wallet: { used: true },
  pictures: undefined,
  placement: undefined,
  page: undefined,
  memory: undefined,
  waysToPay: undefined,
};
const listed = { listVehicles: { pickup: carouge, dropOff: servette } };
const whole: Glance = { ...empty, trip: 'known', missing: [] };
const choosing: Glance = { ...whole, is: 'vehicles' };
const withCargoBike: Glance = { ...choosing, vehicle: 'Cargo bike' };
const paying: Glance = { ...withCargoBike, is: 'payment', isPricing: true };
const priced: Glance = { ...paying, isPricing: false, price: 15.57 };
const contacts = ['pickup name', 'pickup phone', 'dropOff name', 'dropOff phone'];
const way = {
  pickup: { ...carouge, user_details: { name: 'Léa Bonnard', country_phone_code: '+41', phone: '791112233', email: '' } },
  dropOff: { ...servette, user_details: { name: 'Nadia Keller', country_phone_code: '+41', phone: '784128860', email: '' } },
};
const asksPrice = (list: unknown = vehiclesForIt) => ({ asked: { getInvoice: { vehicleId: cargoBike._id, list } } });

const begins: Step = ['the page opens', empty, { asked: flows }];
const toTheVehicles: readonly Step[] = [
  ['the pickup stands', { ...empty, missing: empty.missing.slice(1) }],
  ['the drop-off stands', { ...empty, trip: 'asking', missing: contacts }, { asked: listed }],
  ['the vehicles come', { ...whole, missing: contacts }],
  ['the customer is met at the pickup', { ...whole, missing: contacts.slice(2) }],
  ['the customer says who receives it', whole],
  ['the customer asks for the vehicles', choosing],
];
const toThePrice: readonly Step[] = [
  ['the customer picks the cargo bike', withCargoBike],
  ['the customer goes on with the vehicle', paying, { asked: { saveCart: way } }],
  ['the server keeps the parcel', paying, asksPrice()],
  ['the price comes', priced],
];

test('a field says what is wrong once it was left or typed into, all of them once the way on was asked for', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ['the customer leaves a field', { ...empty, said: ['phone'] }],
    ['the customer asks for the vehicles', { ...empty, said: ['address', 'name', 'phone', 'address', 'name', 'phone'] }],
    ['the customer says who receives it', { ...empty, missing: empty.missing.slice(0, 4), said: ['address', 'name', 'phone', 'address'] }],
    [
      'the customer swaps the ends',
      {
        ...empty,
        missing: ['pickup address', 'dropOff address', 'dropOff name', 'dropOff phone'],
        said: ['address', 'address', 'name', 'phone'],
      },
    ],
  ]));

test('a parcel is priced in its vehicle and paid; what is refused is priced anew', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...toTheVehicles,
    ...toThePrice,
    ['a code changes what is to pay', { ...priced, isPricing: true }, asksPrice()],
    ['the price comes', priced],
    ['the order is being paid', priced],
    ['the order was not made', { ...priced, isPricing: true }, asksPrice()],
    ['no price comes', { ...priced, failure: 'offline' }],
    ['the customer asks again', { ...priced, isPricing: true }, { asked: { saveCart: way } }],
    ['the server keeps the parcel', { ...priced, isPricing: true }, asksPrice()],
    ['the price comes', priced],
    ['the order is placed', { ...priced, is: 'placed' }],
  ]));

test('a vehicle that is gone leads back to the others, an address that is refused back to the fields', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...toTheVehicles,
    ...toThePrice.slice(0, 3),
    ['the vehicle is gone', { ...choosing, failure: 843 }, { asked: listed }],
    ['only the bike is offered', { ...choosing, failure: 843 }],
    ['the customer closes the vehicles', whole],
    ['the customer asks for the vehicles', choosing],
  ]));

test('what no longer offers the chosen vehicle opens the vehicles again', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...toTheVehicles,
    ...toThePrice,
    ['the language changes', priced, { asked: listed }],
    ['only the bike is offered', { ...choosing, price: 15.57 }],
  ]));

test('Back goes a step back, Forward a step on, and everything stays', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...toTheVehicles,
    ...toThePrice,
    ['the page goes to the vehicle', { ...withCargoBike, price: 15.57 }],
    ['the page goes back to the addresses', { ...whole, vehicle: 'Cargo bike', price: 15.57 }],
    ['the page goes forward to the payment', { ...priced, isPricing: true }, { asked: { saveCart: way } }],
    ['the server refuses an address', { ...whole, vehicle: 'Cargo bike', price: 15.57, failure: 558 }],
  ]));

test('an earlier order is filled in, or not, and asked for again', () =>
  tellStory(courierBookingModel, toGlance, [
    ['an earlier order is sent once more', { ...empty, is: 'recalling' }, { asked: { recallOrder: { orderId: 'd'.repeat(24) } } }],
    ['10 s pass without the earlier order', empty, { asked: flows }],
    [
      'the customer asks for the earlier order again',
      { ...empty, is: 'recalling' },
      { asked: { recallOrder: { orderId: 'd'.repeat(24) } } },
    ],
    ['the earlier order is told', { ...empty, trip: 'asking', missing: [] }, { asked: { ...flows, ...listed } }],
    ['the vehicles come', { ...whole, vehicle: 'Cargo bike' }],
  ]));

test('a parcel that another tab booked is not booked here; another one begins empty', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...toTheVehicles,
    ...toThePrice,
    ['another tab books it', { ...priced, is: 'elsewhere' }],
    ['the customer sends another one', empty, { asked: flows }],
  ]));
