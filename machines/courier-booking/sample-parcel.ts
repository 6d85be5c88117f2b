import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { EndDraft, ParcelDraft } from '#domain/parcel/parcel-draft.ts';
import { sampleInvoice } from '../invoice/sample-invoice.ts';
import type { BookingCustomer, CourierInvoice, Sender } from './booking-types.ts';
import type { OfferedVehicle, VehicleList } from './vehicle-offers.ts';

const address = (type: OrderAddress['address_type'], text: string, location: OrderAddress['location']): OrderAddress => ({
  delivery_status: 0,
  address_type: type,
  address: text,
  post_code: text.slice(-11, -7),
  city: 'Genève',
  location,
  note: '',
  user_type: 7,
  floor: '',
  entry_code: '',
  user_details: { name: '', country_phone_code: '', phone: '', email: '' },
});
export const carouge = address('pickup', 'Rue de Carouge 12, 1205 Genève', [46.1972, 6.1413]);
export const servette = address('destination', 'Rue de la Servette 45, 1202 Genève', [46.2115, 6.1331]);

export const lea: Sender = { name: 'Léa Bonnard', phone: '+41 79 111 22 33', phoneCode: '+41' };
export const leaWhoSends: BookingCustomer = { customerId: 'c'.repeat(24), sender: lea, draft: null };
export const noahWhoSends: BookingCustomer = {
  customerId: 'e'.repeat(24),
  sender: { name: 'Noah Favre', phone: '+41 79 111 22 34', phoneCode: '+41' },
  draft: null,
};
const met = (name: string, phone: string, at: OrderAddress): EndDraft => ({ name, phone, note: '', door: '', address: at });
export const leasParcel: ParcelDraft = {
  pickup: met(lea.name, lea.phone, carouge),
  dropOff: met('Nadia Keller', '078 412 88 60', servette),
  payer: 'sender',
  vehicleId: null,
};

const offered = (id: string, vehicle_name: string, perKm: number, price: number, minutes: number): OfferedVehicle => ({
  _id: id.repeat(24),
  vehicle_name,
  price_per_unit_distance: perKm,
  description: `${vehicle_name}, an example`,
  image_url: '',
  is_distance_unit_mile: false,
  carries: '',
  trip_price: price,
  trip_minutes: minutes,
  why_not: null,
  chosen_last: false,
});
export const bike = offered('1', 'Bike', 4.5, 11.67, 10);
export const cargoBike = offered('2', 'Cargo bike', 6, 15.57, 11);
const van: OfferedVehicle = { ...offered('3', 'Van', 11, 0, 0), trip_price: null, trip_minutes: null, why_not: 'tooFar' };
const road: VehicleList['trip'] = { distance: 2_400, minutes: 11, road: [carouge.location, servette.location], is_estimated: false };
export const vehiclesForIt: VehicleList = { admin_vehicles: [van, bike, cargoBike], trip: road };
export const bikeAlone: VehicleList = { ...vehiclesForIt, admin_vehicles: [bike] };
export const allDearer: VehicleList = {
  ...vehiclesForIt,
  admin_vehicles: [
    { ...bike, trip_price: 13 },
    { ...cargoBike, trip_price: 17.2 },
  ],
};

/** What it costs by cargo bike: 14.40 and 1.17 tax. */
export const parcelInvoice: CourierInvoice = {
  server_time: sampleInvoice.server_time,
  timezone: sampleInvoice.timezone,
  order_payment: {
    ...sampleInvoice.order_payment,
    total_cart_price: 0,
    total_item_price: 0,
    total_item_count: 0,
    total_order_price: 0,
    total_service_price: 14.4,
    total_admin_tax_price: 1.17,
    service_tax: 1.17,
    delivery_price: 15.57,
    total: 15.57,
    user_pay_payment: 15.57,
    price_per_unit_distance: 6,
    total_distance: 2.4,
    total_time: 11,
  },
  trip: road,
};
