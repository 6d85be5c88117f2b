import { HARMLESS_FIELDS, HARMLESS_HOLDERS, type HarmlessValue } from './event-marks.ts';

/** What is kept of an event, by path: `{ 'output.failure.code': 512 }`. */
export type HarmlessFields = Readonly<Record<string, HarmlessValue>>;

const marked = new Map(Object.entries(HARMLESS_FIELDS).map(([name, values]) => [name, new Set<unknown>([null, ...values])]));

const holders = new Set(HARMLESS_HOLDERS);
/** How deep a holder may lie within holders: the contract's answers are no deeper. */
const DEEPEST = 5;

const isHolder = (name: string, value: unknown): value is object =>
  holders.has(name) && typeof value === 'object' && value !== null && !Array.isArray(value);

function take(value: object, path: string, depth: number, kept: Record<string, HarmlessValue>): void {
  for (const [name, held] of Object.entries(value)) {
    if (marked.get(name)?.has(held)) kept[path + name] = held as HarmlessValue;
    else if (isHolder(name, held) && depth < DEEPEST) take(held, `${path}${name}.`, depth + 1, kept);
  }
}

/** What `HARMLESS_FIELDS` lets be kept of an event; undefined where that is nothing. */
export function harmlessFields(event: object): HarmlessFields | undefined {
  const kept: Record<string, HarmlessValue> = {};
  take(event, '', 1, kept);
  return Object.keys(kept).length > 0 ? kept : undefined;
}
