import type { OrderAddress } from '#contract/entities/order-address.ts';
import { expect, test } from 'vitest';
import { missingOf, EMPTY_PARCEL, readEnd, readParcel, swapped } from '#domain/parcel/parcel-draft.ts';
import { carouge, leasParcel, servette } from '#machines/courier-booking/sample-parcel.ts';

test('an end is read as it is sent: who is met there, by digits, and the address under its type', () => {
  const read = readParcel(leasParcel, '+41');
  expect(read.problems).toEqual({ pickup: {}, dropOff: {} });
  expect(read.way).toMatchObject({
    pickup: { address_type: 'pickup', user_details: { name: 'Léa Bonnard', country_phone_code: '+41', phone: '791112233' } },
    dropOff: { address_type: 'destination', user_details: { name: 'Nadia Keller', country_phone_code: '+41', phone: '784128860' } },
  });
});

test('what was typed is sent trimmed', () => {
  const { address } = readEnd('dropOff', { ...leasParcel.dropOff, name: ' Nadia Keller ', note: ' Ring twice ' }, '+41');
  expect(address).toMatchObject({ note: 'Ring twice', user_details: { name: 'Nadia Keller' } });
});

test.each(['', '1234567', '1234567890123', 'call me'])('the phone "%s" is none', (phone) => {
  const { address, problems } = readEnd('dropOff', { ...leasParcel.dropOff, phone }, '+41');
  expect([address, problems]).toEqual([null, { phone: phone === '' ? 'required' : 'phone' }]);
});

test('a street asks for its number and a point for its name; either completes the address', () => {
  const street = { ...servette, address: 'Rue de la Servette, 1202 Genève' };
  const draft = { ...leasParcel.dropOff, address: street };
  expect(readEnd('dropOff', draft, '+41').problems).toEqual({ door: 'required' });
  expect(readEnd('dropOff', { ...draft, door: 'x' }, '+41').problems).toEqual({ door: 'required' });
  expect(readEnd('dropOff', { ...draft, address: null }, '+41').problems).toEqual({ address: 'required' });
  expect(readEnd('dropOff', { ...draft, door: '45' }, '+41').address?.address).toBe('Rue de la Servette 45, 1202 Genève');
  const point = { ...servette, address: '46.2450 N 6.1750 E, Chemin de la Capite (412 m), 1222 Vésenaz' };
  expect(readEnd('dropOff', { ...draft, address: point }, '+41').problems).toEqual({ door: 'required' });
  expect(readEnd('dropOff', { ...draft, address: point, door: 'Boathouse' }, '+41').address?.address).toMatch(/^Boathouse, /);
});

test('what is missing is asked for in the order of the page: where, in what, who is met', () => {
  const missing = (draft: Parameters<typeof readParcel>[0], lacksVehicle = false) =>
    missingOf(readParcel(draft, '+41').problems, lacksVehicle).map(({ end, field }) => `${end} ${field}`);
  expect(missing(EMPTY_PARCEL)).toEqual([
    'pickup address',
    'dropOff address',
    'pickup name',
    'pickup phone',
    'dropOff name',
    'dropOff phone',
  ]);
  const street = { ...servette, address: 'Rue de la Servette, 1202 Genève' };
  expect(missing({ ...leasParcel, dropOff: { ...leasParcel.dropOff, name: '', address: street } }, true)).toEqual([
    'dropOff door',
    'null vehicle',
    'dropOff name',
  ]);
  expect(missing(leasParcel)).toEqual([]);
});

test('swapped, each contact goes with its address, and the addresses are sent under their new types', () => {
  const there = swapped(leasParcel);
  expect([there.pickup.name, there.dropOff.address]).toEqual(['Nadia Keller', carouge]);
  expect(readParcel(there, '+41').way?.pickup.address_type).toBe('pickup');
  expect(swapped(there)).toEqual(leasParcel);
});

test('two doors of one street are two addresses, also before anybody is named; one that is not typed yet may be another', () => {
  const street = { ...leasParcel.pickup.address, address: 'Rue du Rhône, 1204 Genève', city: 'Genève' } as OrderAddress;
  const at = (door: string) => ({ name: '', phone: '', note: '', door, address: street });
  const saysSame = (pickup: string, dropOff: string) =>
    readParcel({ pickup: at(pickup), dropOff: at(dropOff) }, '+41').problems.dropOff.address === 'same';
  expect([saysSame('10', '50'), saysSame('10', ''), saysSame('', ''), saysSame('10', '10')]).toEqual([false, false, false, true]);
});

test('a parcel to where it is picked up goes nowhere', () => {
  const there = { ...leasParcel, dropOff: { ...leasParcel.dropOff, address: leasParcel.pickup.address } };
  expect(readParcel(there, '+41')).toEqual({ way: null, problems: { pickup: {}, dropOff: { address: 'same' } } });
  const unmet = { ...there, dropOff: { ...there.dropOff, name: '' } };
  expect(readParcel(unmet, '+41').problems.dropOff).toEqual({ name: 'required', address: 'same' });
  expect(readParcel({ pickup: { ...there.pickup, address: null }, dropOff: { ...there.dropOff, address: null } }, '+41').problems).toEqual({
    pickup: { address: 'required' },
    dropOff: { address: 'required' },
  });
});
