import { expect, test } from 'vitest';
import * as v from 'valibot';
import { signInCalls } from '#contract/calls/sign-in.ts';
import { favouriteCalls } from '#contract/calls/favourites.ts';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import { orderAddress } from '#contract/entities/order-address.ts';
import { contactForm } from '#contract/forms/contact-form.ts';
import { FAVOURITE_ADDRESS_LENGTH, NAME_LENGTH } from '#contract/limits.ts';
import { COURIER_PHONE_LENGTH, BASKET_PHONE_LENGTH, SIGN_UP_PHONE_LENGTH } from '#contract/phone-lengths.ts';

const fits = (schema: v.GenericSchema, value: unknown) => v.is(schema, value);
const longest = { part: 'é'.repeat(NAME_LENGTH.part), whole: `${'é'.repeat(NAME_LENGTH.part)} ${'é'.repeat(NAME_LENGTH.part)}` };
const door = 'x'.repeat(FAVOURITE_ADDRESS_LENGTH.door);
const note = 'x'.repeat(FAVOURITE_ADDRESS_LENGTH.comment);
const address = 'x'.repeat(FAVOURITE_ADDRESS_LENGTH.address);
const parcel = { address_type: 'destination', location: [46.2, 6.1], address, floor: door, entry_code: door, note };

/** What a field is filled with from elsewhere, at its longest, and whether both take it. */
test.each<[filled: string, source: v.GenericSchema, from: unknown, field: v.GenericSchema, into: unknown]>([
  [
    'a name of sign-up in the basket',
    signInCalls.register.request.entries.first_name,
    longest.part,
    contactForm().entries.name,
    longest.whole,
  ],
  [
    'a name of sign-up in the order',
    signInCalls.register.request.entries.last_name,
    longest.part,
    checkoutCalls.create_order.request.entries.delivery_user_name,
    longest.whole,
  ],
  [
    'a name of sign-up in the parcel',
    signInCalls.register.request.entries.last_name,
    longest.part,
    orderAddress,
    { ...parcel, user_details: { name: longest.whole } },
  ],
  [
    'a name of the basket in an order once more',
    contactForm().entries.name,
    longest.whole,
    orderAddress,
    { ...parcel, user_details: { name: longest.whole } },
  ],
  ['a saved address in basket and parcel', favouriteCalls.add_favourite_address.request.entries.address, address, orderAddress, parcel],
  [
    'a saved comment in basket and parcel',
    favouriteCalls.add_favourite_address.request.entries.comment,
    note,
    contactForm().entries.note,
    note,
  ],
])('%s is taken where it was taken before', (_, source, from, field, into) => {
  expect([fits(source, from), fits(field, into)]).toEqual([true, true]);
});

test('a number that sign-up takes is long and short enough for basket and parcel', () => {
  for (const { minimum, maximum } of [BASKET_PHONE_LENGTH, COURIER_PHONE_LENGTH])
    expect([minimum <= SIGN_UP_PHONE_LENGTH.minimum, maximum >= SIGN_UP_PHONE_LENGTH.maximum]).toEqual([true, true]);
});
