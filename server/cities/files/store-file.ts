import * as v from 'valibot';
import { ALLERGENS, DIETS } from '#contract/entities/food.ts';
import { MINIMUM_AGES } from '#contract/enumerations.ts';
import { dishPicture, scene } from './pictures.ts';
import {
  above,
  cashback,
  count,
  key,
  latitude,
  longitude,
  money,
  only,
  percent,
  phone,
  slots,
  text,
  vatNumber,
  week,
  words,
} from './words.ts';

const minimumAge = v.optional(v.picklist(MINIMUM_AGES, `must be ${MINIMUM_AGES.join(' or ')}`));
const option = v.strictObject({ name: text, price: v.optional(money), selected: v.optional(only), minimumAge });
const specification = v.strictObject({
  name: text,
  type: v.picklist([1, 2]),
  required: v.optional(only),
  range: v.optional(count),
  max: v.optional(count),
  options: v.pipe(v.array(option), v.minLength(1)),
});
const item = v.strictObject({
  key,
  name: text,
  details: text,
  price: money,
  was: v.optional(money),
  cashback: v.optional(cashback),
  picture: v.optional(dishPicture),
  specifications: v.optional(v.array(specification)),
  diets: v.optional(v.array(v.picklist(DIETS))),
  allergens: v.optional(v.array(v.picklist(ALLERGENS))),
  minimumAge,
  soldOut: v.optional(only),
});

export const sectionFile = v.strictObject({ key, name: text, items: v.pipe(v.array(item), v.minLength(1)) });

type Section = v.InferOutput<typeof sectionFile>;

const review = v.strictObject({
  by: words,
  stars: v.picklist([1, 2, 3, 4, 5]),
  on: v.pipe(v.string(), v.isoDate('must be a day')),
  language: v.picklist(['en', 'fr']),
  text: words,
});

export const storeFile = v.strictObject({
  key,
  name: words,
  category: key,
  slogan: text,
  promotion: v.optional(text),
  famousFor: text,
  tags: v.array(key),
  address: v.strictObject({ street: words, postcode: words, city: words, latitude, longitude }),
  phone,
  email: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  ratingCount: count,
  ratingSpread: v.optional(v.tuple([count, count, count, count, count])),
  reviews: v.optional(v.array(review)),
  priceRating: v.picklist([1, 2, 3]),
  hours: week,
  receiving: v.picklist(['both', 'delivery', 'pickup']),
  asap: v.boolean(),
  schedule: v.boolean(),
  leadMinutes: count,
  deliverySlots: v.optional(slots),
  pickupSlots: v.optional(slots),
  busy: v.optional(only),
  minimum: v.optional(money),
  reach: v.union([v.literal('everywhere'), v.strictObject({ miles: above })]),
  fee: v.strictObject({ base: money, includedKm: v.pipe(v.number(), v.minValue(0)), perKm: money }),
  prepareMinutes: count,
  deliveryMinutes: v.tuple([count, count]),
  itemTaxPercent: percent,
  taxIncluded: v.optional(only),
  vatNumber: v.optional(vatNumber),
  cashback: v.optional(cashback),
  scene,
  /** Sections, or of a long menu their keys: each is a file then, `stores/STORE/SECTION.json`. */
  sections: v.pipe(
    v.array(v.lazy((section): v.GenericSchema<unknown, string | Section> => (typeof section === 'string' ? key : sectionFile))),
    v.minLength(1),
  ),
});
