import fc from 'fast-check';
import * as v from 'valibot';

type Shape = v.GenericSchema & {
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly entries?: Readonly<Record<string, Shape>>;
};

/** Texts that somebody may send and few expect: halves of pairs, control characters, letters of everywhere, what means something elsewhere. */
export const strangeTexts = fc.oneof(
  fc.constantFrom(
    '\ud800',
    '\udfff',
    'a\ud83d',
    '\ude00b',
    '\0',
    'x\0y',
    '\u0007\u001b[2J',
    '\u202e\u200b',
    '\ufeff',
    '\uffff',
    'Genève',
    '日本',
    '👩‍👩‍👧',
    'İ',
    'ß',
    '(',
    '[',
    '*',
    '\\',
    '.*',
    '(a+)+$',
    '%',
    '%00',
    '${x}',
    "'; drop table carts; --",
    '../..',
    '{"$ne":null}',
    '[object Object]',
    '-0',
    'NaN',
    '1e999',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 10 }),
);
const numbers = fc.oneof(
  fc.constantFrom(
    0,
    1,
    2,
    -1,
    0.5,
    -0,
    9_999,
    10_000,
    32_768,
    2_147_483_647,
    2_147_483_648,
    -2_147_483_649,
    4_102_444_800_000,
    253_402_300_800_000,
    8_640_000_000_000_000,
    Number.MAX_SAFE_INTEGER,
    1e300,
    46.2,
    6.14,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Values of which most fit a schema, and the rest stand where it would have others; `known` are texts that mean something to the server. */
export function valuesOf(schema: v.GenericSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const shape = schema as Shape;
  const inside = (part: Shape | undefined) => (part ? valuesOf(part, known) : fc.constant(null));
  if (shape.type === 'optional')
    return fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary: inside(shape.wrapped) });
  if (shape.wrapped) return fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 6, arbitrary: inside(shape.wrapped) });
  if (shape.type === 'object')
    return fc.record(Object.fromEntries(Object.entries(shape.entries ?? {}).map(([name, part]) => [name, inside(part)])));
  if (shape.type === 'array') return fc.array(inside(shape.item), { maxLength: 3 });
  if (shape.type === 'tuple') return fc.tuple(...(shape.items ?? []).map(inside));
  if (shape.type === 'union') return fc.oneof(...(shape.options ?? []).map((option) => inside(option as Shape)));
  if (shape.type === 'picklist') return fc.constantFrom(...(shape.options ?? []));
  if (shape.type === 'literal') return fc.constant(shape.literal);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'number') return fitting(numbers, schema);
  const fit = known.filter((text) => v.safeParse(schema, text).success);
  return fit.length === 0 ? fitting(strangeTexts, schema) : fc.oneof(fc.constantFrom(...fit), fitting(strangeTexts, schema));
}

/** What fits a schema far more often than what does not. */
const fitting = <Value>(values: fc.Arbitrary<Value>, schema: v.GenericSchema): fc.Arbitrary<Value> =>
  fc
    .tuple(fc.array(values, { minLength: 6, maxLength: 6 }), fc.integer({ min: 0, max: 19 }))
    .map(([tries, turn]) => (turn > 0 ? tries.find((value) => v.safeParse(schema, value).success) : undefined) ?? (tries[0] as Value));
