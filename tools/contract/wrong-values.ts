import type * as v from 'valibot';

/** The kinds of JSON value, which is what a strict field tells apart. */
export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/** Values that an attacker or a broken client puts where they don't belong. */
export const SAMPLES: readonly { readonly kind: Kind; readonly value: unknown }[] = [
  { kind: 'string', value: 'x'.repeat(1_048_576) },
  { kind: 'string', value: '42' },
  { kind: 'number', value: 42 },
  { kind: 'boolean', value: true },
  { kind: 'null', value: null },
  { kind: 'array', value: [] },
  { kind: 'array', value: [{ $ne: null }] },
  { kind: 'object', value: { $ne: null } },
  { kind: 'object', value: { length: 3, 0: 'a' } },
];

type Shape = {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
};

const KIND_OF_SCHEMA: Readonly<Record<string, Kind>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  tuple: 'array',
  object: 'object',
};

const kindOf = (value: unknown): Kind => SAMPLES.find((sample) => sample.kind === typeof value)?.kind ?? 'null';

/** The kinds of value that a schema can take at all, whatever else it asks of them. Throws on a schema type it has not met. */
export function kindsOf(schema: v.GenericSchema): ReadonlySet<Kind> {
  const shape = schema as unknown as Shape;
  const known = KIND_OF_SCHEMA[shape.type];
  if (known) return new Set([known]);
  if (shape.type === 'optional') return kindsOf(shape.wrapped ?? schema);
  if (shape.type === 'nullable') return new Set<Kind>(['null', ...kindsOf(shape.wrapped ?? schema)]);
  if (shape.type === 'union') return new Set((shape.options as v.GenericSchema[]).flatMap((option) => [...kindsOf(option)]));
  if (shape.type === 'picklist') return new Set((shape.options ?? []).map(kindOf));
  if (shape.type === 'literal') return new Set([kindOf(shape.literal)]);
  throw new Error(`kindsOf does not know the schema type "${shape.type}"`);
}
