import * as v from 'valibot';
import { dishPicture, scene } from './pictures.ts';
import { above, count, edge, key, latitude, longitude, money, only, percent, point, text, vatNumber, whole, words } from './words.ts';

const zone = v.pipe(
  v.string(),
  v.check((name) => Intl.supportedValuesOf('timeZone').includes(name), 'must be a time zone, such as Europe/Paris'),
);

export const cityFile = v.strictObject({
  key,
  /** What the keys of its stores and all else begin with: the city's own and a stroke, where it is left out; '' for one city of a marketplace at most. */
  prefix: v.optional(v.string()),
  /** Its stores in the order that they are listed in; by the names of their files, where it is left out. */
  stores: v.optional(v.array(key)),
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
    serviceTaxIncluded: v.optional(only),
    operator: v.optional(
      v.strictObject({
        name: words,
        address: words,
        postcode: words,
        town: words,
        vatNumber,
        email: v.pipe(v.string(), v.email('must be an e-mail address')),
      }),
    ),
    cashAccepted: v.boolean(),
    problemAtOnce: v.optional(money),
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
