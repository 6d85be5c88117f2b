import * as v from 'valibot';
import { edge, line, only, point, whole, words } from './words.ts';

const postcode = v.pipe(v.string(), v.regex(/^\d+$/, 'must be digits'));
const renown = v.picklist([0, 1, 2, 3]);
const span = v.nullable(v.tuple([v.pipe(whole, v.minValue(1)), v.pipe(whole, v.minValue(1))]));

export const gazetteerFile = v.strictObject({
  region: v.string(),
  postcodes: v.strictObject({
    mark: v.pipe(v.string(), v.regex(/^[A-Z]{1,3}$/, 'must be capitals')),
    digits: v.pipe(whole, v.minValue(3), v.maxValue(6)),
    prefixes: v.pipe(v.array(postcode), v.minLength(1)),
  }),
  words: v.strictObject({ fillers: v.array(words), common: v.array(words), others: v.record(v.string(), v.array(words)) }),
  areas: v.pipe(
    v.array(
      v.strictObject({
        postcode,
        city: words,
        quarters: v.pipe(v.array(words), v.minLength(1)),
        centre: point,
        boxesOnly: v.optional(only),
      }),
    ),
    v.minLength(1),
  ),
  places: v.array(
    v.strictObject({
      category: v.picklist([
        'station',
        'stop',
        'hospital',
        'park',
        'museum',
        'school',
        'culture',
        'sport',
        'shopping',
        'organisation',
        'sight',
      ]),
      french: words,
      english: words,
      district: words,
      street: words,
      postcode,
      city: words,
      position: point,
      renown,
    }),
  ),
});

/** Rows are name, quarter, odd and even house numbers, line, and how often people ask for it. */
export const streetsFile = v.array(
  v.strictObject({
    postcode,
    city: words,
    rows: v.array(v.union([v.strictTuple([words, words, span, span, line]), v.strictTuple([words, words, span, span, line, renown])])),
  }),
);

export const groundFile = v.strictObject({
  rivers: v.array(
    v.strictObject({
      name: words,
      isWide: v.boolean(),
      line,
      drawn: v.optional(line),
      bridges: v.array(v.strictObject({ name: words, position: point })),
    }),
  ),
  lakes: v.array(v.strictObject({ name: words, edge })),
  parks: v.array(v.strictObject({ name: words, edge })),
});

/** A net of streets that was composed before (`npm run street-net -- FOLDER`), because composing it takes long. */
export const streetNetFile = v.strictObject({ places: v.array(whole), ways: v.array(whole) });
