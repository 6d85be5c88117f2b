import { expect, test } from 'vitest';
import { COURIER_IMAGE_BYTES_MAXIMUM } from '#contract/limits.ts';
import { imageKindOf, isTooNarrow, KIND_BYTES, whyNotImage } from '#domain/parcel/image-rules.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ELF = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]);
const ascii = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a JPEG', JPEG, 'jpeg'],
  ['a PNG', PNG, 'png'],
  ['half the beginning of a PNG', PNG.slice(0, 4), null],
  ['a program', ELF, null],
  ['another program', ascii('MZ'), null],
  ['a GIF', ascii('GIF89a'), null],
  ['words', ascii('no picture'), null],
  ['nothing', new Uint8Array(), null],
])('%s is known by its first bytes', (_says, first, expected) => expect(imageKindOf(first)).toBe(expected));

test('as many bytes as are looked at are enough for every kind', () => {
  expect(imageKindOf(PNG.slice(0, KIND_BYTES))).toBe('png');
});

test.each([
  ['the fifth', { size: 1, first: JPEG }, 4, null],
  ['a sixth', { size: 1, first: JPEG }, 5, 'tooMany'],
  ['just as large as may be', { size: COURIER_IMAGE_BYTES_MAXIMUM, first: PNG }, 0, null],
  ['a byte larger', { size: COURIER_IMAGE_BYTES_MAXIMUM + 1, first: PNG }, 0, 'tooLarge'],
  ['a program', { size: 1, first: ELF }, 0, 'notAnImage'],
  ['too large a program', { size: COURIER_IMAGE_BYTES_MAXIMUM + 1, first: ELF }, 0, 'tooLarge'],
] as const)('%s', (_says, file, held, expected) => expect(whyNotImage(file, held)).toBe(expected));

test.each([
  [16, 16, false],
  [15, 15, true],
  [16, 15, true],
  [16, 128, false],
  [129, 16, true],
  [1_600, 200, false],
  [1_601, 200, true],
  [60_000, 1, true],
  [0, 0, true],
])('a picture of %i by %i pixels: too narrow %s', (width, height, expected) => {
  expect([isTooNarrow({ width, height }), isTooNarrow({ width: height, height: width })]).toEqual([expected, expected]);
});
