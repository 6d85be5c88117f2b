import * as v from 'valibot';
import { readPhone } from '#domain/phone.ts';

/** What the files of a city's folder are written in. Money in whole minor units, places in degrees (WGS 84), times as HH:MM. */

export const words = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
export const text = v.object({ en: words, fr: words });
export const key = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be small letters, digits and hyphens'));
export const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
export const point = v.tuple([latitude, longitude]);
export const line = v.pipe(v.array(point), v.minLength(2, 'needs two points'));
export const edge = v.pipe(v.array(point), v.minLength(3, 'needs three points'));
export const whole = v.pipe(v.number(), v.integer('must be a whole number'));
export const count = v.pipe(whole, v.minValue(0));
export const money = v.pipe(whole, v.minValue(0), v.maxValue(99_999));
export const above = v.pipe(v.number(), v.gtValue(0));
export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
/** The Swiss and the French form, and the letters of any other country of the Union before its digits. */
export const vatNumber = v.pipe(
  v.string(),
  v.regex(
    /^(CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)|FR[0-9A-Z]{2}\d{9}|[A-Z]{2}[0-9A-Z]{8,12})$/,
    'must be a VAT number, such as CHE-123.456.789 TVA',
  ),
);
export const only = v.literal(true);
export const phone = v.pipe(
  v.string(),
  v.check(
    (written) => written.startsWith('+') && readPhone(written, '') !== null,
    'must be a phone number with its country code, such as +33478000000',
  ),
);
export const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM'));
export const day = v.union([v.literal('closed'), v.literal('always'), v.pipe(v.array(v.tuple([time, time])), v.minLength(1))]);
export const week = v.tuple([day, day, day, day, day, day, day]);
export const slots = v.strictObject({ days: week, minutes: v.pipe(whole, v.minValue(15)), capacity: v.pipe(whole, v.minValue(1)) });
export const cashback = v.strictObject({ mode: v.picklist([1, 2]), value: count });
