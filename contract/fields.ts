import * as v from 'valibot';
import { typedCode, typedLine, typedLines, typedMark, typedPhone } from './typed-text.ts';
import { ORDER_START_MAXIMUM, OWN_TOKEN_LENGTH, WHOLE_NUMBER_MAXIMUM } from './limits.ts';

/** A word that its server made: 24 lower-case hexadecimal characters of the reference server, anything that fits into an address of another one. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** The id that an address names; what is none names none. */
export const idNamed = v.optional(v.fallback(v.optional(id), undefined));

/** Major units with two decimals at most, as money travels on the wire. */
export const money = v.pipe(v.number(), v.finite());

/** How far a sum of two-decimal numbers may be from one, by the binary rounding of who summed, relative. */
const ROUNDED = 1e-9;

/** An amount that a request names and that counts. */
export const moneySent = v.pipe(
  money,
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) <= Math.abs(amount * 100) * ROUNDED, 'more than two decimals'),
);

/** A line that a person typed: trimmed, without what nobody sees, at most `max` characters. */
export const text = (max: number) => v.pipe(v.string(), v.transform(typedLine), v.maxLength(max));

/** Like `text`, but something must be there. */
export const requiredText = (max: number) => v.pipe(text(max), v.minLength(1, 'This field is required'));

/** What a program made and another reads again: as it is, and something. */
export const token = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'This field is required'), v.maxLength(max));

/** Like `text`, of several lines. */
export const prose = (max: number, tooLong?: string) => v.pipe(v.string(), v.transform(typedLines), v.maxLength(max, tooLong));

/** A code that somebody was given, in any spelling that means it. */
export const code = (max: number, tooLong?: string) => v.pipe(v.string(), v.transform(typedCode), v.maxLength(max, tooLong));

/** A phone number in any spelling, as it is dialled. */
export const dialled = v.pipe(v.string(), v.transform(typedPhone), v.maxLength(20));

export const mark = (max: number, tooLong?: string) => v.pipe(v.string(), v.transform(typedMark), v.maxLength(max, tooLong));

/** Degrees north, WGS 84. */
export const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
/** Degrees east, WGS 84. */
export const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** `[latitude, longitude]`, as places travel on the wire. */
export const location = v.tuple([latitude, longitude]);

/** HH:MM in the store's timezone. */
export const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not HH:MM'));

/** Ids and tokens as a client sends them: any short string, '' and null meaning none. A wrong one is answered by its call, not as a malformed body. */
export const looseId = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))));

/** What names one press of the last button, however often its command to pay is sent. */
export const commandKey = v.pipe(v.string(), v.minLength(16), v.maxLength(64));

/** What identifies the customer of a call; a wrong or missing token answers 999 where one is needed. */
export const sessionFields = { user_id: looseId, server_token: looseId };

/** A token that its client made: nobody else may guess it, and '' is none. */
const ownToken = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.check((token) => token === '' || token.length >= OWN_TOKEN_LENGTH, `fewer than ${OWN_TOKEN_LENGTH} characters`),
    ),
  ),
);

/** What identifies a guest's basket. */
export const cartTokenField = { cart_unique_token: ownToken };

/** The storefront's own: what a browser is known by where somebody has signed in with it before; tries of others to sign in as them do not hold it up. */
export const deviceTokenField = { device_token: ownToken };

/** The storefront's own: the `unique_id` below which a page begins. */
export const uniqueIdSent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WHOLE_NUMBER_MAXIMUM));

/** A number a client computed; accepted, never trusted. */
export const untrustedNumber = v.optional(v.nullable(v.number()));

/** The same schema, refusing some values before anything in them is looked at. */
function refusing<Schema extends v.GenericSchema>(
  schema: Schema,
  kind: 'length' | 'type',
  message: string,
  refuses: (values: readonly unknown[]) => boolean,
): Schema {
  const run: Schema['~run'] = (dataset, config) => {
    if (!Array.isArray(dataset.value) || !refuses(dataset.value)) return schema['~run'](dataset, config);
    v._addIssue(schema as never, kind, dataset as never, config as never, { message });
    return dataset as ReturnType<Schema['~run']>;
  };
  return { ...schema, '~run': run };
}

/** At most `max` of a kind. A longer list is refused by its length: a stranger's may hold hundreds of thousands. */
export const listOf = <const Item extends v.GenericSchema>(item: Item, max: number) =>
  refusing(v.pipe(v.array(item), v.maxLength(max)), 'length', `more than ${max}`, ({ length }) => length > max);

/** The same schema, refusing arrays: an array is an object to JavaScript, and Valibot reads one as a body without fields. */
export const refusingArrays = <Schema extends v.GenericSchema>(schema: Schema): Schema =>
  refusing(schema, 'type', 'an array is no object', () => true);

/** The storefront's own: the time that is asked about, epoch milliseconds; absent, 0 or passed for now. An answer says which time it speaks of in the same field, null or absent for now. */
export const askedTime = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ORDER_START_MAXIMUM))));
export const answeredTime = v.optional(v.nullable(v.number()));
