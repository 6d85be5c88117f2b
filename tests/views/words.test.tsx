import { describe, expect, test } from 'vitest';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { MenuItem, ProductGroup } from '#contract/entities/store.ts';
import { createTexts } from '#src/texts/texts.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { doorText } from '#src/views/account/addresses/door-text.ts';
import { toAddressPlace, toFieldPlace } from '#src/views/account/addresses/address-place.ts';
import { MOVEMENT_TEXTS } from '#src/views/account/wallet/movement-texts.ts';
import { aroundOf } from '#src/views/address/around.ts';
import { placeText } from '#src/views/address/place-text.ts';
import { problemText as checkoutProblem } from '#src/views/basket/problem-text.ts';
import {
  isBeingPlaced,
  isClosed,
  isOver,
  isRefusedForTime,
  isRefusedWith,
  minutesOf,
  momentOf,
  opensNext,
  paymentOf,
  storeOf,
} from '#src/views/basket/checkout-facts.ts';
import { brandName, cardName } from '#src/views/cards/card-name.ts';
import { declineText } from '#src/views/checking/decline-text.ts';
import { endFieldName, endProblemText, imageRefusalText, vehicleRefusalText } from '#src/views/courier/courier-texts.ts';
import { distanceText } from '#src/views/map/distance-text.ts';
import { weekdayName } from '#src/views/notices/weekdays.ts';
import { orderSearch, ordersSearch, thankYouSearch } from '#src/views/orders/order-search.ts';
import { datesOfPeriod, periodOf } from '#src/views/orders/list/history-periods.ts';
import { monthsOf } from '#src/views/orders/list/history-months.ts';
import { rideText } from '#src/views/orders/tracking/ride-text.ts';
import { orderToAskFor, ratedOf } from '#src/views/rating/order-to-rate.ts';
import { headline, stageWords } from '#src/views/running/running-words.ts';
import { problemText as formProblem } from '#src/views/sign-in/form-texts.ts';
import { passwordStrength } from '#src/views/sign-in/password-strength.ts';
import { DAYS, openingText } from '#src/views/store/opening-texts.ts';
import { isOutOfReach } from '#src/views/store/out-of-reach.ts';
import { countItems, itemsBefore, visibleGroups } from '#src/views/store/search-menu.ts';
import { untilNextChange } from '#src/views/store/until-next-change.ts';
import * as v from 'valibot';

const { i18n } = createTexts('en');
const ZURICH = 'Europe/Zurich';
const said = (message: { message?: string }) => message.message ?? '';

describe('what is told of a door, a place, a way', () => {
  test.each([
    [{ floor: '3', entry_code: '12B', comment: 'Ring twice' }, 'Floor 3, code 12B · Ring twice'],
    [{ floor: '-1', entry_code: '', comment: '' }, 'Floor -1'],
    [{ floor: 'Ground floor', entry_code: '', comment: '' }, 'Ground floor'],
    [{ floor: '', entry_code: '7', comment: '' }, 'code 7'],
    [{ floor: '', entry_code: '', comment: 'Ring' }, 'Ring'],
    [{ floor: '3a', entry_code: '', comment: '' }, '3a'],
    [{ floor: '', entry_code: '', comment: '' }, ''],
  ])('%o', (door, words) => expect(doorText(i18n, door)).toBe(words));

  test.each([
    [3, '10 m'],
    [44, '40 m'],
    [45, '50 m'],
    [994, '990 m'],
    [999, '1,000 m'],
    [1_000, '1 km'],
    [2_449, '2.4 km'],
  ])('%d metres are %s', (metres, words) => expect(distanceText(i18n, metres)).toBe(words));

  test('a place of an address keeps what an address keeps, and shows the customer’s words', () => {
    const place = {
      latitude: 46.2,
      longitude: 6.1,
      address: 'Rue 1',
      country: 'Switzerland',
      country_code: 'CH',
      city1: 'Genève',
      city_code: '1201',
    } as unknown as CurrentLocation;
    const kept = { latitude: 46.2, longitude: 6.1, address: 'Rue 1', country: 'Switzerland', country_code: 'CH' };
    expect(toAddressPlace(place)).toEqual(kept);
    expect(toFieldPlace(kept, 'Home')).toEqual({
      ...kept,
      address: 'Home',
      city1: '',
      city2: '',
      city3: '',
      country_code_2: '',
      city_code: '',
    });
    expect(placeText(i18n, 'Rue de Carouge 12, 1205 Genève')).toBe('Rue de Carouge 12, 1205 Genève');
    expect(aroundOf({ is: 'somewhere', place } as never)).toEqual({ latitude: 46.2, longitude: 6.1 });
    expect(aroundOf({ is: 'nowhere', place } as never)).toEqual(aroundOf({ is: 'somewhere', place: null } as never));
  });

  test.each([
    [{ metresLeft: 850, minutesLeft: 4, at: Date.parse('2026-03-05T14:15:00Z') }, '850 m away, about 4 min, updated 03:15 PM'],
    [{ metresLeft: 0, minutesLeft: 0, at: null }, 'At the door'],
    [{ metresLeft: null, minutesLeft: 2, at: null }, 'about 2 min'],
    [{ metresLeft: null, minutesLeft: null, at: null }, 'On the way'],
  ])('a ride, %o', (words, text) => expect(rideText(i18n, words as never, ZURICH)).toBe(text));
});

describe('words of tables', () => {
  test('brands as people write them, unknown ones as their provider does', () => {
    const types = [
      'visa',
      'Visa Electron',
      'mastercard',
      'amex',
      'American Express',
      'discover',
      'diners',
      'diners carte blanche',
      'jcb',
      'UnionPay',
      'elo',
      '',
    ];
    expect(types.map(brandName)).toEqual([
      'Visa',
      'Visa Electron',
      'Mastercard',
      'AMEX',
      'AMEX',
      'Discover',
      'Diners',
      'Diners Carte Blanche',
      'JCB',
      'UnionPay',
      'elo',
      'Card',
    ]);
    expect(cardName({ card_type: 'visa', last_four: '4242' })).toBe('Visa ···· 4242');
  });
  test('why a card did not pay', () =>
    expect(
      ['insufficient_funds', 'expired_card', 'authentication_required', 'card_declined'].map((code) => said(declineText(code))),
    ).toEqual([
      'Your card has insufficient funds.',
      'Your card has expired.',
      'Your bank did not confirm the payment.',
      'Your card was declined.',
    ]));
  test('why money moved', () =>
    expect(Object.entries(MOVEMENT_TEXTS).map(([kind, text]) => `${kind}: ${said(text)}`)).toEqual([
      'opening: Opening balance',
      'top_up: Top-up',
      'order: Paid with an order',
      'held: Held for a payment that is running',
      'let_go: Held for a payment that came to nothing',
      'given_back: Given back, no order was made',
      'refund: Refund',
      'cashback: Cashback',
      'cashback_back: Cashback taken back after a refund',
      'referral: Referral: somebody ordered with your code',
    ]));
  test('weekdays, Sunday first', () => {
    const short = ['Sun', 'Mon', 'Tues', 'Wed', 'Thur', 'Fri', 'Sat'];
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((day) => said(weekdayName(day)))).toEqual([...short, 'Sun']);
    expect(DAYS.map(said)).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    expect(short.map((_, weekday) => openingText({ at: 0, daysAhead: 2, weekday, time: '11:00' } as never, said as never))).toEqual(
      short.map((day) => `${day} 11:00`),
    );
    expect(openingText({ at: 0, daysAhead: 0, weekday: 1, time: '11:00' } as never, said as never)).toBe('11:00');
    expect(openingText({ at: 0, daysAhead: 1, weekday: 1, time: null } as never, said as never)).toBe('Mon');
  });
  test('what is wrong with a field', () => {
    const forms = [
      'required',
      'email',
      'emailOnly',
      'emailPlain',
      'emailOrPhone',
      'phone',
      'password',
      'passwordTooShort',
      'terms',
      'tooLong',
    ] as const;
    expect(forms.map((problem) => said(formProblem(problem)))).toEqual([
      'This field is required',
      'Please Enter Valid Email',
      'please enter a valid email',
      'please enter valid email',
      'Please enter valid email or phone',
      "phone doesn't seem right",
      "password doesn't seem right",
      'Your password is too short. Please use a password with at least 6 characters.',
      'Please accept terms and condition to sign up',
      'This is too long. Please shorten it.',
    ]);
    const fields = [
      ['address', 'required'],
      ['postcode', 'required'],
      ['placeName', 'required'],
      ['houseNumber', 'required'],
      ['phone', 'phone'],
      ['name', 'tooLong'],
      ['name', 'required'],
    ] as const;
    expect(fields.map(([field, problem]) => said(checkoutProblem(field, problem)))).toEqual([
      'Please enter delivery address',
      'Please apply postcode',
      'Please say what the courier should look for',
      'Please add the house number',
      "phone doesn't seem right",
      'This is too long. Please shorten it.',
      'This field is required',
    ]);
  });
  test('a parcel’s fields and refusals', () => {
    const fields = ['address', 'door', 'name', 'phone', 'note'] as const;
    expect(fields.map((field) => said(endFieldName('pickup', field)))).toEqual([
      'pickup address',
      'house number of the pickup',
      'sender name',
      'sender phone',
      'note for the courier',
    ]);
    expect(fields.map((field) => said(endFieldName('dropOff', field)))).toEqual([
      'drop-off address',
      'house number of the drop-off',
      'receiver name',
      'receiver phone',
      'note for the receiver’s door',
    ]);
    const nowhere = { address: null } as never;
    expect(
      [
        endProblemText('door', 'required', nowhere),
        endProblemText('phone', 'phone', nowhere),
        endProblemText('note', 'tooLong', nowhere),
        endProblemText('name', 'required', nowhere),
      ].map(said),
    ).toEqual([
      'Please add the house number',
      "phone doesn't seem right",
      'This is too long. Please shorten it.',
      'This field is required',
    ]);
    expect((['tooLarge', 'notAnImage', 'unreadable', 'tooMany'] as const).map((why) => said(imageRefusalText(why)))).toEqual([
      'It is larger than 5 MB, even scaled down.',
      'It is neither a JPEG nor a PNG.',
      'It cannot be read as a picture.',
      'Five photos are the most.',
    ]);
    expect((['tooFar', 'tooNear'] as const).map((why) => said(vehicleRefusalText(why as never)))).toEqual([
      'This way is too far for it.',
      'This way is too short for it: it costs less than its minimum.',
    ]);
  });
});

describe('facts of a checkout', () => {
  const receiving = { isPickup: true, time: null };
  const details = {
    store: { ...sampleInvoice.store, name: 'another' },
    order_payment: { ...sampleInvoice.order_payment, total: 1 },
    server_time: '2026-11-21T11:00:00.000Z',
    timezone: 'Europe/Paris',
  };
  const refused = { kind: 'refused', code: 651, reason: 'slot_full', details } as never;
  const view = (but: Record<string, unknown> = {}) => ({ is: 'priced', failure: null, invoice: sampleInvoice, receiving, ...but }) as never;
  test('come from a refusal before the price of before', () => {
    expect([storeOf(view())?.name, storeOf(view({ failure: refused }))?.name, storeOf(view({ invoice: null }))]).toEqual([
      'La Rade',
      'another',
      null,
    ]);
    expect([paymentOf(view())?.total, paymentOf(view({ failure: refused }))?.total, paymentOf(view({ invoice: null }))]).toEqual([
      41.5,
      1,
      null,
    ]);
    expect(momentOf(view())).toEqual({ now: Date.parse(sampleInvoice.server_time as string), timezone: ZURICH });
    expect(momentOf(view({ failure: refused }))).toEqual({ now: Date.parse(details.server_time), timezone: 'Europe/Paris' });
    expect([momentOf(view({ invoice: null })), momentOf(view({ failure: { kind: 'transport' } }))]).toEqual([null, momentOf(view())]);
    expect(storeOf(view({ failure: { kind: 'transport' } }))?.name).toBe('La Rade');
  });
  test('minutes are those that are reckoned, else those of the way', () => {
    expect(minutesOf(view())).toEqual({ about: 25, latest: null, isPickup: true, reckoned: momentOf(view()) });
    expect(minutesOf(view({ invoice: { ...sampleInvoice, estimated_minutes: 30, latest_minutes: 45 } }))).toMatchObject({
      about: 30,
      latest: 45,
    });
    expect(minutesOf(view({ invoice: null }))).toBeNull();
  });
  test('what a refusal is for', () => {
    const of = (code: number, reason: string | null) => ({ kind: 'refused', code, reason, details: null }) as never;
    expect([
      isRefusedWith(of(558, null), 558, 966),
      isRefusedWith(of(557, null), 558),
      isRefusedWith(null, 558),
      isRefusedWith({ kind: 'transport' } as never, 558),
    ]).toEqual([true, false, false, false]);
    const reasons = ['slot_full', 'slot_past', 'too_soon', 'invalid_time', 'asap_not_taken', 'schedule_not_taken', 'store_closed', null];
    expect(reasons.map((reason) => isRefusedForTime(of(1, reason)))).toEqual([true, true, true, true, true, true, false, false]);
    expect([isRefusedForTime(null), isClosed(of(1, 'store_closed')), isClosed(of(1, 'slot_full')), isClosed(null)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(opensNext(view())).toBeNull();
    expect(
      opensNext(view({ failure: { kind: 'refused', code: 1, reason: 'store_closed', details: { ...details, timezone: null } } })),
    ).toBeNull();
  });
  test('an order that is being made stays, whatever becomes of the basket', () => {
    const states = ['resting', 'choosing', 'paying', 'ordering', 'uncertain', 'placed'].map((is) => ({ is }) as never);
    expect(states.map(isBeingPlaced)).toEqual([false, false, true, true, true, true]);
    const baskets = ['empty', 'unavailable', 'filled', 'loading'].map((is) => ({ is }) as never);
    expect(baskets.map((basket) => isOver(basket, states[0] as never))).toEqual([true, true, false, false]);
    expect(isOver(baskets[0] as never, states[2] as never)).toBe(false);
  });
});

describe('a store’s menu and hours', () => {
  const group = (unique_id: number, count: number, is_visible_in_store = true, item_count = count) =>
    ({
      unique_id,
      is_visible_in_store,
      item_count,
      items: Array.from({ length: count }, () => ({}) as MenuItem),
    }) as unknown as ProductGroup;
  test('groups that are shown, counted, and what stands before each', () => {
    const groups = [group(1, 2), group(2, 0), group(3, 3), group(4, 1, false)];
    expect(visibleGroups(groups).map((one) => one.unique_id)).toEqual([1, 3]);
    expect(visibleGroups([group(2, 0, true, 5), group(3, 0)]).map((one) => one.unique_id)).toEqual([2]);
    expect([countItems(groups), itemsBefore(groups)]).toEqual([6, [0, 2, 2, 5]]);
  });
  test('out of reach is who delivers, but not here', () => {
    const store = { is_provide_delivery: true, delivery_fee: null };
    expect([
      isOutOfReach(store, true),
      isOutOfReach(store, false),
      isOutOfReach({ ...store, delivery_fee: 0 }, true),
      isOutOfReach({ ...store, is_provide_delivery: false }, true),
    ]).toEqual([true, false, false, false]);
  });
  test('a store that never opens or closes changes never; else a minute is the least', () => {
    const always = { store: { store_time: [] }, server_time: '2026-11-25T10:00:00Z', timezone: ZURICH } as never;
    expect(untilNextChange(always)).toBe(false);
  });
});

describe('orders of the past', () => {
  const NOON = Date.parse('2026-03-05T12:00:00Z');
  test('periods are days of the city', () => {
    expect(datesOfPeriod('month', NOON, ZURICH)).toEqual({ start: '2026-02-03', end: '2026-03-05' });
    expect(datesOfPeriod('year', NOON, ZURICH)).toEqual({ start: '2026-01-01', end: '2026-03-05' });
    expect(datesOfPeriod('all', NOON, ZURICH)).toBeNull();
    expect([
      periodOf(null, NOON, ZURICH),
      periodOf({ start: '2026-01-01', end: '2026-03-05' }, NOON, ZURICH),
      periodOf({ start: '2026-02-03', end: '2026-03-05' }, NOON, ZURICH),
      periodOf({ start: '2026-01-01', end: '2026-03-04' }, NOON, ZURICH),
    ]).toEqual(['all', 'year', 'month', null]);
  });
  test('stand under their months, in their order', () => {
    const of = (completed_at: string | undefined) => ({ completed_at, timezone: ZURICH }) as never;
    expect(
      monthsOf([of('2026-02-28T23:30:00Z'), of('2026-03-02T10:00:00Z'), of('2026-02-01T10:00:00Z'), of(undefined)], 'en').map(
        ({ name, rows }) => [name, rows.length],
      ),
    ).toEqual([
      ['March 2026', 2],
      ['February 2026', 1],
      ['', 1],
    ]);
  });
  test('the last one is asked about once, if it went well', () => {
    const last = { order_status: 25, is_invoice_shown: false } as never as Parameters<typeof orderToAskFor>[0][number];
    expect(orderToAskFor([last])).toBe(last);
    expect([
      orderToAskFor([]),
      orderToAskFor([{ ...last, is_invoice_shown: true }]),
      orderToAskFor([{ ...last, rating_to_store: { rating: 4 } as never }]),
      orderToAskFor([{ ...last, rating_to_provider: { rating: 4 } as never }]),
      orderToAskFor([{ ...last, order_status: 101 }]),
    ]).toEqual([null, null, null, null, null]);
    expect(ratedOf({ ratings: { store: null, courier: null }, order_status: 3, completed_at: null } as never, NOON)).toEqual([]);
  });
  test('what an address says of orders', () => {
    const id = 'a'.repeat(24);
    expect(v.parse(orderSearch, { order_id: id })).toEqual({ order_id: id });
    expect(v.parse(orderSearch, { order_id: 'x' })).toEqual({});
    expect(v.parse(thankYouSearch, { order_id: id, number: 2_043, of: 'parcel' })).toEqual({ order_id: id, number: '2043', of: 'parcel' });
    expect(v.parse(thankYouSearch, { number: 'abc', of: 'basket' })).toEqual({});
    expect(v.parse(ordersSearch, { tab: 'history', from: '2026-01-01', to: 'x'.repeat(11) })).toEqual({
      tab: 'history',
      from: '2026-01-01',
    });
  });
  test('a running one in two or three words, in the tab’s title with its minutes', () => {
    const order = (now: string | null, way = 'delivery', minutesLeft: number | null = null) =>
      ({ course: { now, way }, minutesLeft }) as never;
    expect([stageWords(i18n, order('on_the_way')), stageWords(i18n, order(null)), stageWords(i18n, order(null, 'courier'))]).toEqual([
      'On the way',
      'Waiting for the store',
      'Looking for a courier',
    ]);
    expect([
      headline(i18n, { orders: [] } as never),
      headline(i18n, { orders: [order('on_the_way')] } as never),
      headline(i18n, { orders: [order('on_the_way', 'delivery', 6)] } as never),
    ]).toEqual([null, 'On the way', 'On the way, 6 min']);
  });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['abcde', 'tooShort'],
  ['abcdef', 'weak'],
  ['aaaaaaaabb', 'weak'],
  ['abcdefgh', 'weak'],
  ['abcdefg1', 'fair'],
  ['abcdefghij1', 'fair'],
  ['abcDefgh1j', 'strong'],
  ['abcdefghijklmn', 'strong'],
  ['  abcdefg1  ', 'fair'],
] as const)('the password “%s” is %s', (typed, strength) => expect(passwordStrength(typed)).toBe(strength));
