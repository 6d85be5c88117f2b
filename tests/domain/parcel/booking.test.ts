import { expect, test } from 'vitest';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { ROLE } from '#contract/enumerations.ts';
import { missingForBooking, readSide, sideProblems, type SideDraft } from '#domain/parcel/booking.ts';
import { carouge, servette } from '#machines/courier-booking/sample-parcel.ts';

const met = (address: OrderAddress, more: Partial<OrderAddress['user_details']> = {}): OrderAddress => ({
  ...address,
  user_details: { name: 'Nadia Keller', country_phone_code: '+41', phone: '784128860', email: '', ...more },
});
const draft = (more: Partial<SideDraft> = {}): SideDraft => ({
  name: ' Nadia Keller ',
  phone: '078 412 88 60',
  note: ' Ring twice ',
  place: servette,
  houseNumber: '',
  placeName: '',
  ...more,
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

test('what was typed is sent trimmed, by digits, under its end', () => {
  const { address, problems } = readSide('destination', draft(), '+41');
  expect(problems).toEqual({});
  expect(address).toMatchObject({
    address_type: 'destination',
    user_type: ROLE.user,
    address: servette.address,
    note: 'Ring twice',
    user_details: { name: 'Nadia Keller', country_phone_code: '+41', phone: '784128860' },
  });
});

test('a door that is missing is asked for, and no other address', () => {
  const street = { ...servette, address: 'Rue de la Servette, 1202 Genève' };
  expect(readSide('pickup', draft({ place: street }), '+41')).toEqual({ address: null, problems: { houseNumber: 'required' } });
  expect(readSide('pickup', draft({ place: null }), '+41').problems).toEqual({ address: 'required' });
  expect(readSide('pickup', draft({ place: street, houseNumber: 'x' }), '+41').problems).toEqual({ houseNumber: 'required' });
});
