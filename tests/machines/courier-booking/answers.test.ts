import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { toCourierBookingView } from '#machines/courier-booking/courier-booking.view.ts';
import { EMPTY_PARCEL } from '#domain/parcel/parcel-draft.ts';
import { cargoBike, carouge, servette } from '#machines/courier-booking/sample-parcel.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';
import { leasFirst, noahsFirst } from './open-booking.ts';

const flows = 'forwardEmitted pickup dropOff promo pictures placement customer page memory';
const ends = { pickup: { name: 'Léa Bonnard' }, dropOff: { name: 'Nadia Keller', phone: '078 412 88 60' } };
const way = { pickup: { user_details: { name: 'Léa Bonnard' } }, dropOff: { user_details: { name: 'Nadia Keller' } } };
const price = { order_payment: { user_pay_payment: 15.57 } };

describeAnswers(courierBookingModel, toCourierBookingView, {
  'I send a parcel': {
    shows: { is: 'placed', invoice: price, failure: null },
    asked: `${flows} listVehicles saveCart getInvoice`,
    with: { listVehicles: { pickup: carouge, dropOff: servette }, saveCart: way, getInvoice: { vehicleId: cargoBike._id } },
  },
  'a parcel is sent while a meal is in the basket': {
    shows: { is: 'placed', invoice: price, failure: null },
    asked: `${flows} listVehicles saveCart getInvoice`,
    with: { saveCart: way, getInvoice: { vehicleId: cargoBike._id } },
  },
  'I press Back while I look at the price': {
    shows: { is: 'addresses', missing: [], draft: { ...ends, vehicleId: cargoBike._id } },
    asked: `${flows} listVehicles saveCart getInvoice`,
  },
  'the vehicle is gone when I want it': {
    shows: {
      is: 'addresses',
      trip: { is: 'known', vehicles: [{ vehicle_name: 'Bike' }] },
      vehicle: null,
      vehicleNews: { is: 'gone', name: 'Cargo bike' },
    },
    asked: `${flows} listVehicles saveCart getInvoice listVehicles`,
  },
  'the order is refused after I have paid': {
    shows: { is: 'payment', invoice: price, isPricing: false },
    asked: `${flows} listVehicles saveCart getInvoice getInvoice`,
  },
  'I reload the page before I pay': {
    shows: { is: 'payment', missing: [], draft: ends, invoice: price, isPricing: false },
    asked: `${flows} listVehicles saveCart getInvoice`,
  },
  'I send the same trip once more': {
    shows: { is: 'addresses', missing: [], draft: ends, vehicle: { vehicle_name: 'Cargo bike' } },
    asked: `customer recallOrder ${flows} listVehicles`,
    with: { recallOrder: { orderId: 'd'.repeat(24) } },
  },
  'another tab books the same parcel': {
    shows: { is: 'addresses', draft: leasFirst, invoice: null },
    asked: `${flows} listVehicles saveCart getInvoice customer ${flows}`,
  },
  'the customer signs out while a parcel is being filled in': {
    shows: { is: 'addresses', draft: leasFirst, trip: { is: 'unknown' }, invoice: null, vehicle: null },
    asked: `${flows} listVehicles saveCart getInvoice customer ${flows}`,
  },
  'somebody else signs in where I was sending a parcel': {
    shows: { is: 'addresses', draft: noahsFirst, trip: { is: 'unknown' }, invoice: null, vehicle: null },
    asked: `${flows} listVehicles saveCart getInvoice ${flows}`,
  },
  'the session ends while a parcel is being paid': {
    shows: { is: 'nobody', draft: EMPTY_PARCEL, trip: { is: 'unknown' }, invoice: null, way: null },
    asked: `${flows} listVehicles saveCart getInvoice customer`,
  },
  'somebody else wants to send a parcel while mine is being paid': {
    shows: { is: 'addresses', draft: noahsFirst, trip: { is: 'unknown' }, invoice: null },
    asked: `${flows} listVehicles saveCart getInvoice ${flows}`,
  },
  'the earlier parcel cannot be read': {
    shows: { is: 'addresses', draft: leasFirst, recallFailure: { cause: 'offline' } },
    asked: `customer recallOrder ${flows}`,
  },
  'no vehicles are offered': { shows: { is: 'addresses', trip: { is: 'known' } }, asked: `${flows} listVehicles listVehicles` },
  'the parcel cannot be kept by the server': {
    shows: { is: 'payment', invoice: price, failure: null, isPricing: false },
    asked: `${flows} listVehicles saveCart saveCart getInvoice`,
    with: { saveCart: way },
  },
  'the way of a parcel lies outside the city': {
    shows: { is: 'addresses', missing: [], draft: ends, invoice: null, failure: { code: 558 } },
    asked: `${flows} listVehicles saveCart getInvoice`,
  },
});
