import fc from 'fast-check';
import type { DishPicture, Piece, ScenePicture, Tint } from '#server/pictures/picture-types.ts';
import { ART, type Art } from '#server/pictures/art.ts';
import { TINTS } from '#server/pictures/picture-colours.ts';

const art = fc.constantFrom(...(Object.keys(ART) as Art[]));
const tint = fc.constantFrom(...(Object.keys(TINTS) as Tint[]));
const scaled = fc
  .integer({ min: 20, max: 300 })
  .filter((percent) => percent !== 100)
  .map((percent) => percent / 100);
const piece: fc.Arbitrary<Piece> = fc.oneof(art, fc.tuple(art, scaled));

/** Any picture of a dish, each in its one spelling. */
export const anyDish: fc.Arbitrary<DishPicture> = fc.record(
  { tint, bare: fc.constant(true as const), art: fc.array(piece, { minLength: 1, maxLength: 3 }) },
  { requiredKeys: ['tint', 'art'] },
);

/** Any scene of up to four pieces, each in its one spelling. */
export const anyScene: fc.Arbitrary<ScenePicture> = fc.record(
  {
    tint,
    wall: fc.constantFrom('tiles' as const, 'panel' as const, 'sun' as const, 'lake' as const),
    table: fc.constantFrom('vichy' as const, 'slats' as const),
    awning: fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`),
    plate: fc.constant(true as const),
    art: fc.array(piece, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ['tint', 'art'] },
);
