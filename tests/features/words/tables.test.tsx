import { describe, expect, test } from 'vitest';
import { brandName, cardName } from '#src/features/payment/cards/card-name.ts';
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
});
