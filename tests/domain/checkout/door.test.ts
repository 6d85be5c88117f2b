import { describe, expect, it } from 'vitest';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { hasHouseNumber, houseNumberOf, withHouseNumber } from '#domain/checkout/house-number.ts';
import { doorLacks, isGoalOpen } from '#domain/checkout/door.ts';
import { readContact, type ContactDraft } from '#domain/checkout/recipient.ts';

const STREET = 'Rue de Carouge, 1205 Genève';
const POINT = '46.2450 N 6.1750 E, Chemin de la Capite (412 m), 1222 Vésenaz';
const to = (address: string, more: Partial<OrderAddress> = {}): OrderAddress => ({
  delivery_status: 0,
  address_type: 'destination',
  address,
  post_code: '1205',
  city: 'Genève',
  location: [46.1972, 6.1413],
  note: '',
  user_type: 7,
  floor: '',
  entry_code: '',
  user_details: { name: '', country_phone_code: '', phone: '', email: '' },
  ...more,
});
const draft = (part: Partial<ContactDraft> = {}): ContactDraft => ({
  name: 'Léa',
  phone: '079 111 22 33',
  note: '',
  houseNumber: '',
  placeName: '',
  floor: '',
  entryCode: '',
  postcode: null,
  ...part,
});
const read = (destination: OrderAddress | null, part: Partial<ContactDraft> = {}, isPickup = false) =>
  readContact(draft(part), { isPickup, destination, phoneCode: '+41' });

describe('a house number', () => {
  it.each([
    'Rue de Carouge 12, 1205 Genève',
    'Rue de Carouge 12b',
    'Rue de Carouge 12 bis, 1205',
    '12 rue de Carouge',
    '12-14 rue de Carouge',
    'Rue X 7/9',
    'Quai 5 ter',
    'Rue de Carouge 12B',
    'Route de Meyrin 1205, 1217 Meyrin',
  ])('is in %j', (address) => expect(hasHouseNumber(address)).toBe(true));
  it.each(['Rue de Carouge, 1205 Genève', '1205 Genève', ' 1205 Genève', 'Rue du 31-Décembre', '', ', 12'])('is not in %j', (address) =>
    expect(hasHouseNumber(address)).toBe(false),
  );
  it('comes after its street', () => {
    expect(withHouseNumber(STREET, ' 12 ')).toBe('Rue de Carouge 12, 1205 Genève');
    expect(withHouseNumber('Rue de Carouge ', '12b')).toBe('Rue de Carouge 12b');
  });
});

describe('what a courier has to be told of the door', () => {
  it.each([
    [STREET, 'houseNumber'],
    ['Rue de Carouge 12, 1205 Genève', null],
    ['12 rue de Carouge, 1205 Genève', null],
    ['Rue de Carouge 12', null],
    ['Route de Meyrin 1205, 1217 Meyrin', null],
    ['Rue de Genève 4, 1225 Chêne-Bourg', null],
    ['Place de la Gare 1, 69002 Lyon', null],
    ['12 Rue de la République, 69002 Lyon', null],
    ['Rue du Rhône, 1204 Genève', 'houseNumber'],
    ['Place Neuve, 1204 Genève', 'houseNumber'],
    ['Gare Cornavin, 1201 Genève', 'houseNumber'],
    ['Parc La Grange, 1207 Genève', 'houseNumber'],
    ['1205 Genève', 'street'],
    ['1205 Genève 12', 'street'],
    ['1205', 'street'],
    ['1205 12', 'street'],
    ['CH-1205 Genève 12', 'street'],
    ['69002 Lyon 12', 'street'],
    ['1205 Genève 12, Suisse', 'street'],
    ['Genève 12, 1205 Genève', 'street'],
    ['Carouge GE 5, 1227 Carouge', 'street'],
    ['GENEVE 5, 1205 Genève', 'street'],
    ['12, 1205 Genève', 'street'],
    [', 12', 'street'],
    ['', 'street'],
    [POINT, 'placeName'],
    [`Boathouse, ${POINT}`, null],
  ] as const)('of %j is %j', (address, lacks) => expect(doorLacks({ address })).toBe(lacks));

  it('is a street where a town alone is named, by what is known of the town', () => {
    for (const address of ['Genève', 'Genève 12', 'Genève GE', '12 Genève'])
      expect(doorLacks({ address, city: 'Genève' }), address).toBe('street');
    expect(doorLacks({ address: 'Rue de Genève 12', city: 'Genève' })).toBeNull();
  });

  it('is asked for at the address, which takes no number instead', () => {
    for (const houseNumber of ['', '12']) expect(read(to('1205 Genève'), { houseNumber }).problems).toEqual({ address: 'street' });
    expect(read(to('1205 Genève'), {}, true).problems).toEqual({});
  });

  it('is asked for at its own field', () => {
    expect(read(to(STREET)).problems).toEqual({ houseNumber: 'required' });
    expect(read(to(STREET), { placeName: 'Boathouse' }).problems).toEqual({ houseNumber: 'required' });
    expect(read(to(POINT)).problems).toEqual({ placeName: 'required' });
    expect(read(to(POINT), { houseNumber: '12', placeName: '12' }).problems).toEqual({ placeName: 'required' });
    expect(read(null).problems).toEqual({ address: 'required' });
    expect(read(null, {}, true).problems).toEqual({});
  });

  it('stands in the address that is agreed, with floor, code and note; the point itself stays', () => {
    expect(read(to(STREET), { houseNumber: '12' }).contact?.destination?.address).toBe('Rue de Carouge 12, 1205 Genève');
    const named = read(to(POINT), { placeName: 'Boathouse', floor: ' 2 ', entryCode: ' 48 ', note: ' ring ' }).contact?.destination;
    expect(named).toMatchObject({
      address: `Boathouse, ${POINT}`,
      location: [46.1972, 6.1413],
      floor: '2',
      entry_code: '48',
      note: 'ring',
    });
    expect(read(to(`Boathouse, ${POINT}`), { placeName: 'Shed' }).contact?.destination?.address).toBe(`Boathouse, ${POINT}`);
    expect(read(to(STREET), {}, true).contact?.destination).toBeNull();
  });
});

describe('a postcode', () => {
  it('is applied before a delivery is agreed, and what is typed beside it is not', () => {
    const house = 'Rue de Carouge 12, 1205 Genève';
    expect(read(to(house)).problems).toEqual({});
    expect(read(to(house), { postcode: ' 1205 ' }).problems).toEqual({});
    expect(read(to(house), { postcode: '1227' }).problems).toEqual({ postcode: 'required' });
    expect(read(to(house), { postcode: '' }).problems).toEqual({ postcode: 'required' });
    for (const post_code of ['', '  ', null]) expect(read(to(house, { post_code })).problems).toEqual({ postcode: 'required' });
    expect(read(to(house, { post_code: '' }), { postcode: '' }).problems).toEqual({ postcode: 'required' });
  });
});

it.each([
  ['Rue de Carouge 12, 1205 Genève', '12'],
  ['Rue de Carouge 12 bis, 1205 Genève', '12 bis'],
  ['12b Rue du Mont-Blanc', '12b'],
  ['Rue du 31-Décembre 8, 1207 Genève', '8'],
  [STREET, null],
  [POINT, null],
  [`Boathouse, ${POINT}`, null],
  ['1205 Genève', null],
])('the plate of %j says %j', (address, number) => {
  expect(houseNumberOf(address)).toBe(number);
});

describe('where a delivery goes', () => {
  it.each([
    [false, null, true],
    [false, { address: '1205 Genève' }, true],
    [false, { address: 'Rue de Carouge, 1205 Genève' }, false],
    [false, { address: 'Rue de Carouge 12, 1205 Genève' }, false],
    [true, null, false],
    [true, { address: '1205 Genève' }, false],
  ])('pickup %j to %j: open %j', (isPickup, destination, isOpen) => expect(isGoalOpen({ isPickup, destination })).toBe(isOpen));
});
