import { test } from 'vitest';
import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { tellStory } from '../harness/tell-story.ts';
import {
  asksPrice,
  begins,
  choosing,
  empty,
  flows,
  keepsParcel,
  listed,
  priced,
  recalls,
  toGlance,
  toThePrice,
  toTheVehicles,
  toTheWayPrice,
  whole,
  withCargoBike,
} from './booking-story.ts';

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
    ['the customer asks again', { ...priced, isPricing: true }, keepsParcel],
    ['the server keeps the parcel', { ...priced, isPricing: true }, asksPrice()],
    ['the price comes', priced],
    ['the order is placed', { ...priced, is: 'placed' }],
  ]));

test('a vehicle that is gone leads back to the others, an address that is refused back to the fields', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...toTheVehicles,
    ...toTheWayPrice,
    ['the vehicle is gone', { ...choosing, news: 'Cargo bike gone', failure: 843 }, { asked: listed }],
    ['only the bike is offered', { ...choosing, news: 'Cargo bike gone', failure: 843 }],
    ['the customer closes the vehicles', { ...whole, news: 'Cargo bike gone' }],
    ['the customer asks for the vehicles', { ...choosing, news: 'Cargo bike gone' }],
    ['the customer asks for vehicles again', { ...choosing, trip: 'known', news: 'Cargo bike gone' }, { asked: listed }],
    ['the vehicles come', choosing],
  ]));

test('what no longer offers the chosen vehicle opens the vehicles again', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...toTheVehicles,
    ...toThePrice,
    ['the language changes', priced, { asked: listed }],
    ['only the bike is offered', { ...choosing, news: 'Cargo bike gone', price: 15.57 }],
  ]));

test('Back goes a step back, Forward a step on, and everything stays', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...toTheVehicles,
    ...toThePrice,
    ['the page goes to the vehicle', { ...withCargoBike, price: 15.57 }],
    ['the page goes back to the addresses', { ...whole, vehicle: 'Cargo bike', price: 15.57 }],
    ['the page goes forward to the payment', { ...priced, isPricing: true }, keepsParcel],
    ['the server refuses an address', { ...whole, vehicle: 'Cargo bike', price: 15.57, failure: 558 }],
  ]));

test('an earlier order is filled in, or not, and asked for again', () =>
  tellStory(courierBookingModel, toGlance, [
    ['an earlier order is sent once more', { ...empty, is: 'recalling' }, { asked: recalls }],
    ['the earlier order is not told', { ...empty, notRecalled: 'offline' }, { asked: flows }],
    ['the customer asks for the earlier order again', { ...empty, is: 'recalling', notRecalled: 'offline' }, { asked: recalls }],
    ['the earlier order is told', { ...empty, trip: 'asking', missing: [] }, { asked: { ...flows, ...listed } }],
    ['the vehicles come', { ...whole, vehicle: 'Cargo bike' }],
  ]));

test('a parcel that another tab booked is not booked here; another one begins empty', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...toTheVehicles,
    ...toThePrice,
    ['another tab books it', { ...priced, is: 'elsewhere' }, { asked: { customer: undefined } }],
    ['the customer sends another one', empty, { asked: flows }],
  ]));
