import { expect, test } from 'vitest';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { missingForBooking, sideProblems } from '#domain/parcel/booking.ts';
import { carouge, servette } from '#machines/courier-booking/sample-parcel.ts';

const met = (address: OrderAddress, more: Partial<OrderAddress['user_details']> = {}): OrderAddress => ({
  ...address,
  user_details: { name: 'Nadia Keller', country_phone_code: '+41', phone: '784128860', email: '', ...more },
});
test.each([
  ['nothing is wrong', met(servette), {}],
  ['no address at all', null, { name: 'required', phone: 'required', address: 'required' }],
  ['an address of blanks', met({ ...servette, address: '  ' }), { address: 'required' }],
  [
    'a point without a name',
    met({ ...servette, address: '46.2450 N 6.1750 E, Chemin de la Capite (412 m), 1222 Vésenaz' }),
    { address: 'required' },
  ],
  ['no name', met(servette, { name: ' ' }), { name: 'required' }],
  ['a phone of 7 digits', met(servette, { phone: '1234567' }), { phone: 'phone' }],
  ['a phone of 8 digits', met(servette, { phone: '12345678', country_phone_code: '+33' }), {}],
  ['a phone of letters', met(servette, { phone: 'call me' }), { phone: 'phone' }],
])('%s', (_says, address, expected) => expect(sideProblems(address)).toEqual(expected));

test('a note that is too long is said', () => {
  expect(Object.keys(sideProblems({ ...met(servette), note: 'n'.repeat(501) }))).toEqual(['note']);
});

test('what is missing is told end by end, the pickup’s first', () => {
  expect(missingForBooking(met(carouge, { phone: '' }), met(servette, { name: '' }))).toEqual([
    { side: 'pickup', field: 'phone' },
    { side: 'destination', field: 'name' },
  ]);
  expect(missingForBooking(met(carouge), met(servette))).toEqual([]);
  expect(missingForBooking(null, null)).toHaveLength(6);
  const again = { ...carouge, address: ` ${carouge.address.toUpperCase()} ` };
  expect(missingForBooking(met(carouge), met(again))).toEqual([{ side: 'destination', field: 'address' }]);
});
