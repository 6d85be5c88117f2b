import { expect, test } from 'vitest';
import { findTooMany, haveTooManyLines, joinCarts } from '#domain/cart/cart-lines.ts';
import { isValidPhone } from '#domain/valid-phone.ts';
import { internationalPhone, phoneCodeOf, phoneText, readPhone } from '#domain/phone.ts';
import { slug, storePath } from '#domain/slug.ts';

test('Swiss phone numbers are understood however they are pasted', () => {
  for (const typed of [
    '079 123 45 67',
    '+41 79 123 45 67',
    '0041791234567',
    '079-123-45-67',
    '079.123.45.67',
    '(079) 123 45 67',
    ' 79 1234567 ',
  ]) {
    expect(phoneText(typed)).toBe('791234567');
  }
  expect(phoneText('no phone')).toBeNull();
  expect(phoneText('')).toBeNull();
});

test('a phone keeps what belongs to it: digits inside, a zero inside, a code of another country', () => {
  expect(phoneText('079 100 00 00')).toBe('791000000');
  expect(phoneText('79 100 00 00')).toBe('791000000');
  expect(phoneText('0')).toBe('0');
  expect(phoneText('00')).toBe('0');
  expect(phoneText('612345678', '+33')).toBe('612345678');
  expect(phoneText('+33 6 12 34 56 78', '+33')).toBe('612345678');
  expect(phoneText('0033612345678', '33')).toBe('612345678');
  for (const typed of ['79x1234567', 'x791234567', '791234567x', '079+41', '+0 12 34 56 78', '+283 12 34 56 78'])
    expect(phoneText(typed), typed).toBeNull();
  expect(internationalPhone('7912345678', '+41')).toBe('+41 7912345678');
  expect(internationalPhone('1791234567', '+41')).toBe('+41 1791234567');
});

test('a country code is read as the text that it is, whatever that holds', () => {
  for (const code of ['(', '[', '*', '+(', '\\', '.*', '(a+)+$', '', '\ud800'])
    expect(phoneText('0791234567', code), code).toBe('791234567');
  expect(phoneText('+41791234567', '..')).toBe('+41791234567');
  expect(phoneText('+41791234567', '41')).toBe('791234567');
});

test('a phone is shown with its country code, a Swiss one in its groups', () => {
  expect(internationalPhone('791234567', phoneCodeOf(null))).toBe('+41 79 123 45 67');
  expect(internationalPhone('612345678', phoneCodeOf({ country_phone_code: '+33' }))).toBe('+33 6 12 34 56 78');
  expect(phoneText(internationalPhone('791234567', '+41'))).toBe('791234567');
});

test('a number from abroad is understood by its country code, whatever the customer’s own is', () => {
  for (const typed of ['+33 6 12 34 56 78', '0033 6 12 34 56 78', '+33 (0)6 12 34 56 78', '+33.6.12.34.56.78'])
    expect(readPhone(typed), typed).toEqual({ code: '+33', digits: '612345678' });
  expect(phoneText('+33 6 12 34 56 78')).toBe('+33612345678');
  expect(phoneText('+41 79 123 45 67', '+33')).toBe('+41791234567');
  expect(readPhone('06 12 34 56 78', '+33')).toEqual({ code: '+33', digits: '612345678' });
  expect(readPhone('+1 (415) 555-0132')).toEqual({ code: '+1', digits: '4155550132' });
  expect(readPhone('+352 621 123 456')).toEqual({ code: '+352', digits: '621123456' });
  // In Italy the zero is part of the number.
  expect(readPhone('+39 06 698 12345')).toEqual({ code: '+39', digits: '0669812345' });
});

test('an account may have a number of any country there is, within the outer bound', () => {
  const isKept = (typed: string) => isValidPhone(readPhone(typed));
  for (const typed of ['079 123 45 67', '+33612345678', '+4512345678', '+352621123456', '123456789012345'])
    expect(isKept(typed), typed).toBe(true);
  for (const typed of ['1234567', '+331234567', '+3361234567890123', '+283123456789', '+41 00791234567', 'x'])
    expect(isKept(typed), typed).toBe(false);
});

test('numbers are shown in groups, whatever they were kept as', () => {
  expect(['+33612345678', '+4915123456789', '+352621123456', '227310042'].map((text) => internationalPhone(text))).toEqual([
    '+33 6 12 34 56 78',
    '+49 151 234 567 89',
    '+352 621 123 456',
    '+41 22 731 00 42',
  ]);
  expect(internationalPhone('by the back door')).toBe('by the back door');
});

test('path segments', () => {
  expect(slug('Café de l’Été & Cie')).toBe('cafe-de-l-ete-cie');
  expect(slug('日本')).toBe('-');
  expect(slug('… Odile & Fils …')).toBe('odile-fils');
  expect(slug('--Odile--')).toBe('odile');
  expect(storePath({ city: 'Genève', category: 'À l’emporter', name: 'Chez Odile', id: 'a'.repeat(24) })).toBe(
    `/geneve/a-l-emporter/chez-odile/${'a'.repeat(24)}`,
  );
});

test('equal lines together pass the bound of one line as little as a single one does', () => {
  const line = { itemId: 'a', quantity: 9_990, options: [[1, [2, 3]]] as const, note: 'hot' };
  const same = { ...line, options: [[1, [3, 2]]] as const, note: ' hot ' };
  expect(findTooMany([])).toBeNull();
  expect(findTooMany([{ ...line, quantity: 10_000 }])?.quantity).toBe(10_000);
  expect(findTooMany([line, { ...line, note: '' }, { ...same, quantity: 9 }])).toBeNull();
  expect(findTooMany([line, { ...line, note: '' }, { ...same, quantity: 10 }])).toEqual({ ...line, quantity: 10_000 });
  expect(
    joinCarts(
      [line],
      [
        { ...line, quantity: 20 },
        { ...line, note: '' },
      ],
    )?.map(({ quantity }) => quantity),
  ).toEqual([9_999, 9_990]);
});

test('a basket has 200 lines at most, and baskets that would have more are not joined', () => {
  const lines = (count: number, note: string) =>
    Array.from({ length: count }, (_, at) => ({ itemId: 'a', quantity: 1, options: [], note: `${note} ${at}` }));
  expect([haveTooManyLines(lines(200, '')), haveTooManyLines(lines(201, ''))]).toEqual([false, true]);
  expect(joinCarts(lines(100, 'no'), lines(100, 'with'))).toHaveLength(200);
  expect(joinCarts(lines(150, 'no'), lines(150, 'no'))).toHaveLength(150);
  expect(joinCarts(lines(100, 'no'), lines(101, 'with'))).toBeNull();
});
