import type * as v from 'valibot';

/** The part of a Valibot schema that says which kinds of JSON value it takes. */
type Shape = { readonly type: string; readonly wrapped?: Shape; readonly options?: readonly unknown[]; readonly entries?: Readonly<Record<string, Shape>> };

function kindsOf(shape: Shape): ReadonlySet<string> {
  if (shape.wrapped) return kindsOf(shape.wrapped);
  if (shape.type === 'union') return new Set((shape.options ?? []).flatMap((option) => [...kindsOf(option as Shape)]));
  if (shape.type === 'picklist') return new Set((shape.options ?? []).map((option) => typeof option));
  return new Set([shape.type]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function valueOf(text: string, kinds: ReadonlySet<string>): unknown {
  if (kinds.has('string')) return text;
  if (text.trim() === '') return undefined;
  return parsed(text);
}

/**
 * The body that the text parts of a multipart form stand for: a form knows texts only, so a part whose field takes
 * no text is read as JSON (`7`, `true`, `[…]`), and left out when empty. What then does not fit is the schema's to say.
 */
export function bodyOfParts(request: v.GenericSchema, parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { entries = {} } = request as unknown as Shape;
  const read = Object.entries(entries).flatMap(([name, shape]) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    const value = typeof part === 'string' ? valueOf(part, kindsOf(shape)) : part;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read);
}
