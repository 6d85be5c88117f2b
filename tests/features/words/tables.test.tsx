import { describe, expect, test } from 'vitest';
import { MOVEMENT_TEXTS } from '#src/features/account/wallet/movement-texts.ts';
import { problemText as checkoutProblem } from '#src/features/checkout/basket/problem-text.ts';
import { brandName, cardName } from '#src/features/payment/cards/card-name.ts';
import { declineText } from '#src/features/payment/checking/decline-text.ts';
import { IMAGE_REFUSALS } from '#contract/enumerations.ts';
import { endProblemText, imageRefusalText, missingName, vehicleRefusalText } from '#src/features/courier/courier-texts.ts';
import { problemText as formProblem } from '#src/features/sign-in/form-texts.ts';
import { comingText, weekdayText } from '#domain/schedule/time-text.ts';
import { DAYS } from '#src/features/store/head/opening-texts.ts';

const said = (message: { message?: string }) => message.message ?? '';

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
      'order: Order payment',
      'held: Reserved for a payment in progress',
      'let_go: Reserved: payment not completed',
      'given_back: Returned: order not placed',
      'refund: Refund',
      'cashback: Cashback',
      'cashback_back: Cashback reversed after a refund',
      'referral: Referral reward',
      'given_up: Given up when the account was deleted',
    ]));
  test('weekdays, Sunday first', () => {
    const short = ['Sun', 'Mon', 'Tues', 'Wed', 'Thur', 'Fri', 'Sat'];
    expect([0, 1, 2, 3, 4, 5, 6].map((day) => weekdayText('en', day))).toEqual(short);
    expect([0, 6].map((day) => weekdayText('fr', day))).toEqual(['dim.', 'sam.']);
    expect(DAYS.map(said)).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    expect(short.map((_, weekday) => comingText('en', { daysAhead: 2, weekday, time: '11:00' }))).toEqual(
      short.map((day) => `${day} 11:00`),
    );
    expect(comingText('en', { daysAhead: 0, weekday: 1, time: '11:00' })).toBe('11:00');
    expect(comingText('en', { daysAhead: 1, weekday: 1, time: null })).toBe('Mon');
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
      'Tell the courier what to look for',
      'Please add the house number',
      "phone doesn't seem right",
      'This is too long. Please shorten it.',
      'This field is required',
    ]);
  });
  test('a parcel’s fields and refusals', () => {
    const fields = ['address', 'door', 'name', 'phone', 'note'] as const;
    expect(fields.map((field) => said(missingName({ end: 'pickup', field })))).toEqual([
      'pickup address',
      'house number of the pickup',
      'sender name',
      'sender phone',
      'note for the courier',
    ]);
    expect(fields.map((field) => said(missingName({ end: 'dropOff', field })))).toEqual([
      'drop-off address',
      'house number of the drop-off',
      'receiver name',
      'receiver phone',
      'delivery instructions',
    ]);
    expect(said(missingName({ end: null, field: 'vehicle' }))).toBe('vehicle');
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
    expect(IMAGE_REFUSALS.map((why) => said(imageRefusalText(why)))).toEqual([
      'This picture is larger than 5 MB, even when reduced.',
      'Only JPEG and PNG files can be added.',
      'This file isn’t a picture we can read.',
      'This picture is too narrow. Each side needs at least 16 pixels, and one can be at most 8 times as long as the other.',
      'This picture is too large. Please choose a smaller one.',
      'You can add up to five photos.',
    ]);
    expect((['tooFar', 'tooNear'] as const).map((why) => said(vehicleRefusalText(why as never)))).toEqual([
      'Too far for this vehicle.',
      'Trip too short for this vehicle.',
    ]);
  });
});
