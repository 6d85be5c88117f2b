import { test } from 'vitest';
import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { tellStory } from '#statecharts/tell-story.ts';
import {
  asksPrice,
  begins,
  empty,
  fillsIn,
  keepsParcel,
  listed,
  priced,
  toGlance,
  toThePrice,
  toTheWayPrice,
  withCargoBike,
  withoutVehicle,
} from './booking-story.ts';

test('a field says what is wrong once it was left or typed into, all of them once the way on was asked for', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ['the customer leaves a field', { ...empty, said: ['phone'] }],
    ['the customer goes on to the price', { ...empty, said: ['address', 'address', 'name', 'phone'] }],
    ['the customer says who receives it', { ...empty, missing: empty.missing.slice(0, 2), said: ['address', 'address'] }],
    ['the customer swaps the ends', { ...empty, missing: empty.missing.slice(0, 2), said: ['address', 'address'] }],
  ]));

test('a parcel is priced in its vehicle and paid; what is refused is priced anew', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...fillsIn,
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

test('a vehicle that is gone is said to be, until it is offered again', () =>
  tellStory(courierBookingModel, toGlance, [
    begins,
    ...fillsIn,
    ...toTheWayPrice,
    ['the vehicle is gone', { ...withoutVehicle, news: 'Cargo bike gone', failure: 843 }, { asked: listed }],
    ['only the bike is offered', { ...withoutVehicle, news: 'Cargo bike gone', failure: 843 }],
    ['the customer asks for vehicles again', { ...withoutVehicle, news: 'Cargo bike gone', failure: 843 }, { asked: listed }],
    ['the vehicles come', { ...withoutVehicle, failure: 843 }],
    ['the customer picks the cargo bike', withCargoBike],
  ]));
