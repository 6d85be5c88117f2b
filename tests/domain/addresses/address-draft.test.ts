import { expect, test } from 'vitest';
import { FAVOURITE_ADDRESS_LENGTH as LENGTH } from '#contract/limits.ts';
import { addressOf, draftOf, EMPTY_ADDRESS, isUntouched, readAddressDraft, type AddressDraft } from '#domain/addresses/address-draft.ts';

const place = {
  latitude: 46.1972,
  longitude: 6.1413,
  address: 'Rue de Carouge 12, 1205 Genève',
  country: 'Switzerland',
  country_code: 'CH',
};
const whole: AddressDraft = {
  ...EMPTY_ADDRESS,
  place,
  address_name: ' Home ',
  floor: '3',
  entry_code: '4812',
  comment: 'Ring twice',
};
const kept = { ...place, address_name: 'Home', floor: '3', entry_code: '4812', comment: 'Ring twice' };

test('nothing filled in lacks all five', () => {
  expect(readAddressDraft(EMPTY_ADDRESS).problems).toEqual({
    place: 'required',
    address_name: 'required',
    floor: 'required',
    entry_code: 'required',
    comment: 'required',
  });
  expect(addressOf(EMPTY_ADDRESS)).toBeNull();
});

test('what is filled in is the address, trimmed', () => {
  expect(addressOf(whole)).toEqual(kept);
});

test.each(['floor', 'entry_code', 'comment'] as const)('a %s that is said to be none is kept empty, whatever stood there', (field) => {
  expect(addressOf({ ...whole, [field]: ' ' })).toBeNull();
  expect(addressOf({ ...whole, none: [field] })).toEqual({ ...kept, [field]: '' });
});

test('a place under which another one is being searched for is none', () => {
  expect(readAddressDraft({ ...whole, search: 'Rue du Rh' }).problems).toEqual({ place: 'required' });
});

test.each([
  ['address_name', LENGTH.name],
  ['floor', LENGTH.door],
  ['entry_code', LENGTH.door],
  ['comment', LENGTH.comment],
] as const)('a %s has %d characters at most', (field, most) => {
  expect(addressOf({ ...whole, [field]: 'x'.repeat(most) })).not.toBeNull();
  expect(readAddressDraft({ ...whole, [field]: 'x'.repeat(most + 1) }).problems).toEqual({ [field]: 'tooLong' });
});

test('each part of a door that is empty of an address that is kept was said to be none', () => {
  const address = { _id: 'a'.repeat(24), ...kept, floor: '', entry_code: '', comment: '' };
  expect(draftOf(address).none).toEqual(['floor', 'entry_code', 'comment']);
});

test('an address that is kept is its own form, and what is empty of it was said to be none', () => {
  const address = { _id: 'a'.repeat(24), ...kept, entry_code: '' };
  expect(draftOf(address)).toMatchObject({ address_name: 'Home', floor: '3', entry_code: '', none: ['entry_code'] });
  expect(addressOf(draftOf(address))).toEqual({ ...kept, entry_code: '' });
});

test('a form is touched once anything stands in it but blanks', () => {
  expect([EMPTY_ADDRESS, { ...EMPTY_ADDRESS, search: ' ', floor: ' ' }].map(isUntouched)).toEqual([true, true]);
  const touched: Partial<AddressDraft>[] = [{ place }, { search: 'Rue' }, { address_name: 'Home' }, { comment: 'x' }, { none: ['floor'] }];
  for (const part of touched) expect(isUntouched({ ...EMPTY_ADDRESS, ...part }), JSON.stringify(part)).toBe(false);
});
