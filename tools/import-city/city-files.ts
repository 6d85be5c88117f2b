import * as v from 'valibot';
import { readPhone } from '#domain/phone.ts';
import { pieces } from './pictures.ts';

/** What the files of a city's folder hold. Money in whole minor units, places in degrees (WGS 84), times as HH:MM. */

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
const text = v.object({ en: words, fr: words });
const key = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be small letters, digits and hyphens'));
const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const point = v.tuple([latitude, longitude]);
const line = v.pipe(v.array(point), v.minLength(2, 'needs two points'));
const edge = v.pipe(v.array(point), v.minLength(3, 'needs three points'));
const whole = v.pipe(v.number(), v.integer('must be a whole number'));
const count = v.pipe(whole, v.minValue(0));
const money = v.pipe(whole, v.minValue(0), v.maxValue(99_999));
const above = v.pipe(v.number(), v.gtValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const only = v.literal(true);
const phone = v.pipe(
  v.string(),
  v.check(
    (written) => written.startsWith('+') && readPhone(written, '') !== null,
    'must be a phone number with its country code, such as +33478000000',
  ),
);
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM'));
const day = v.union([v.literal('closed'), v.literal('always'), v.pipe(v.array(v.tuple([time, time])), v.minLength(1))]);
const week = v.tuple([day, day, day, day, day, day, day]);
const slots = v.strictObject({ days: week, minutes: v.pipe(whole, v.minValue(15)), capacity: v.pipe(whole, v.minValue(1)) });
const cashback = v.strictObject({ mode: v.picklist([1, 2]), value: count });
const zone = v.pipe(
  v.string(),
  v.check((name) => Intl.supportedValuesOf('timeZone').includes(name), 'must be a time zone, such as Europe/Paris'),
);

export const cityFile = v.strictObject({
  key,
  country: v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capitals (ISO 3166-1)')),
    code3: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be three capitals (ISO 3166-1)')),
    name: words,
    phoneCode: v.pipe(v.string(), v.regex(/^\+[1-9]\d{0,2}$/, 'must be a country code, such as +33')),
    currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be three capitals (ISO 4217)')),
    referralUses: count,
    referralReward: v.optional(money),
  }),
  city: v.strictObject({
    name: text,
    timezone: zone,
    currencySign: words,
    latitude,
    longitude,
    radiusMiles: above,
    serviceFee: money,
    serviceTaxPercent: percent,
    cashAccepted: v.boolean(),
    cancelCharge: v.optional(v.strictObject({ type: v.picklist([1, 2]), value: count })),
    parcelTariff: v.nullable(v.strictObject({ base: money, perKm: money, perMinute: money, minimum: money })),
    roads: v.nullable(
      v.strictObject({
        factor: v.pipe(v.number(), v.minValue(1)),
        divide: v.nullable(v.strictObject({ outline: edge, crossings: v.array(point) })),
      }),
    ),
  }),
});

const dishPicture = v.strictObject({ tint: pieces.tint, art: pieces.art, bare: v.optional(only) });
const scene = v.strictObject({
  tint: pieces.tint,
  wall: v.optional(v.picklist(['plain', 'tiles', 'panel', 'sun', 'lake'])),
  table: v.optional(v.picklist(['plain', 'vichy', 'slats'])),
  awning: v.optional(v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be #RRGGBB'))),
  plate: v.optional(only),
  art: pieces.art,
});

export const categoriesFile = v.array(
  v.strictObject({
    key,
    uniqueId: v.pipe(whole, v.minValue(1)),
    name: text,
    deliveryType: v.picklist([1, 2]),
    visible: v.boolean(),
    picture: dishPicture,
    tags: v.array(v.strictObject({ key, name: text })),
  }),
);

const option = v.strictObject({ name: text, price: v.optional(money), selected: v.optional(only) });
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
  diets: v.optional(v.array(v.picklist(['vegetarian', 'vegan', 'halal', 'glutenFree', 'lactoseFree']))),
  allergens: v.optional(
    v.array(
      v.picklist([
        'gluten',
        'crustaceans',
        'eggs',
        'fish',
        'peanuts',
        'soya',
        'milk',
        'nuts',
        'celery',
        'mustard',
        'sesame',
        'sulphites',
        'lupin',
        'molluscs',
      ]),
    ),
  ),
  soldOut: v.optional(only),
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
  cashback: v.optional(cashback),
  scene,
  sections: v.pipe(v.array(v.strictObject({ key, name: text, items: v.pipe(v.array(item), v.minLength(1)) })), v.minLength(1)),
});

export const advertsFile = v.array(
  v.strictObject({ key, title: text, text, store: v.optional(key), courier: v.optional(only), places: v.array(key), scene }),
);

export const vehiclesFile = v.array(
  v.strictObject({
    key,
    name: text,
    description: text,
    carries: text,
    percent: v.pipe(whole, v.minValue(1)),
    metresPerSecond: above,
    farthestMetres: v.optional(v.pipe(whole, v.minValue(1))),
    picture: dishPicture,
  }),
);

export const couriersFile = v.array(
  v.strictObject({
    key,
    firstName: words,
    lastName: words,
    phone: v.pipe(v.string(), v.regex(/^\d{8,12}$/, 'must be digits without the country code')),
    rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
    ratingCount: count,
  }),
);

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
    v.array(v.strictObject({ postcode, city: words, quarters: v.pipe(v.array(words), v.minLength(1)), centre: point })),
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
    v.strictObject({ name: words, isWide: v.boolean(), line, bridges: v.array(v.strictObject({ name: words, position: point })) }),
  ),
  lakes: v.array(v.strictObject({ name: words, edge })),
  parks: v.array(v.strictObject({ name: words, edge })),
});
