import { describe, expect, test } from 'vitest';
import { cardBrand, cardNumberLength, hasCheckDigit } from '#domain/cards/card-number.ts';

describe('the brand of a card', () => {
  test.each([
    ['4242 4242 4242 4242', 'visa'],
    ['4', 'visa'],
    ['4026', 'visa_electron'],
    ['417500', 'visa_electron'],
    ['41750', 'visa'],
    ['4913', 'visa_electron'],
    ['5555555555554444', 'mastercard'],
    ['2221', 'mastercard'],
    ['2220', null],
    ['2720', 'mastercard'],
    ['2721', null],
    ['50', null],
    ['56', null],
    ['378282246310005', 'amex'],
    ['34', 'amex'],
    ['6011', 'discover'],
    ['644', 'discover'],
    ['643', null],
    ['622126', 'discover'],
    ['622125', null],
    ['622130', 'discover'],
    ['622199', 'discover'],
    ['622200', 'discover'],
    ['622899', 'discover'],
    ['622901', 'discover'],
    ['622919', 'discover'],
    ['622925', 'discover'],
    ['622926', null],
    ['36', 'diners'],
    ['300', 'diners_carte_blanche'],
    ['305', 'diners_carte_blanche'],
    ['306', null],
    ['3528', 'jcb'],
    ['3527', null],
    ['3589', 'jcb'],
    ['3590', null],
    ['', null],
    ['14026', null],
    ['134', null],
    ['16011', null],
    ['1300', null],
    ['136', null],
    ['13528', null],
  ])('%s is of %s', (number, brand) => {
    expect(cardBrand(number)).toBe(brand);
  });

  test('tells how many digits the number has', () => {
    expect([
      cardNumberLength('amex'),
      cardNumberLength('diners'),
      cardNumberLength('diners_carte_blanche'),
      cardNumberLength('visa'),
      cardNumberLength(null),
    ]).toEqual([15, 14, 14, 16, 16]);
  });
});

describe('the check digit', () => {
  test.each(['4242424242424242', '5555 5555 5555 4444', '378282246310005', '4000000000000002', '30569309025904'])('fits %s', (number) => {
    expect(hasCheckDigit(number)).toBe(true);
  });
  test.each(['4242424242424241', '4242424242424224', '5555555555554445', '', '0000000000000000'])('does not fit %s', (number) => {
    expect(hasCheckDigit(number)).toBe(false);
  });
});
