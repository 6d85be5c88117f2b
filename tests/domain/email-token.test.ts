import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMAIL_SECRET_LENGTH, splitEmailToken, weaveEmailToken } from '#domain/email-token.ts';

test('one worked example: milliseconds padded to 15 and reversed, then the id, each character followed by one of the secret', () => {
  const madeAt = Date.parse('2026-11-20T11:30:00Z');
  const secret = 'ABCDEFGHIJKLMNOabcdefghijklmnopqrstuvwx';
  const id = '0123456789abcdef01234567';
  expect([madeAt, secret.length]).toEqual([1_795_174_200_000, EMAIL_SECRET_LENGTH]);
  const prefix = '0A0B0C0D0E2F4G7H1I5J9K7L1M0N0O';
  const rest = '0a1b2c3d4e5f6g7h8i9jakblcmdneofp0q1r2s3t4u5v6w7x';
  expect(weaveEmailToken({ madeAt, secret, id })).toBe(prefix + rest);
  expect(splitEmailToken(prefix + rest)).toEqual({ madeAt, secret, id });
});

test('whatever is woven is read again', () => {
  const characters = (alphabet: string, length: number) =>
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length });
  const parts = fc.record({
    madeAt: fc.nat({ max: 9_999_999_999_999 }),
    secret: characters('abcXYZ019-_', EMAIL_SECRET_LENGTH),
    id: characters('0123456789abcdef', 24),
  });
  fc.assert(
    fc.property(parts, (token) => {
      expect(splitEmailToken(weaveEmailToken(token))).toEqual(token);
    }),
  );
});

test('a token whose time or owner is anything else in one place is none', () => {
  const good = weaveEmailToken({ madeAt: 1_795_174_200_000, secret: 'S'.repeat(EMAIL_SECRET_LENGTH), id: 'a'.repeat(24) });
  expect(splitEmailToken(good)).not.toBeNull();
  // Of the first thirty characters every second one is the time's, of the rest every second one the owner's.
  for (const place of [0, 14, 28, 30, 52, 76])
    expect(splitEmailToken(`${good.slice(0, place)}x${good.slice(place + 1)}`), String(place)).toBeNull();
  expect(() => weaveEmailToken({ madeAt: 1, secret: 'S'.repeat(EMAIL_SECRET_LENGTH + 9), id: 'a'.repeat(24) })).not.toThrow();
});

test('anything else is no token', () => {
  for (const text of ['', 'x'.repeat(78), '0'.repeat(77), '0'.repeat(79), `${'0A'.repeat(15)}${'ZZ'.repeat(24)}`])
    expect(splitEmailToken(text)).toBeNull();
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(() => splitEmailToken(text)).not.toThrow();
    }),
  );
});
