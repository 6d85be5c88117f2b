import { describe, expect, test } from 'vitest';
import { HARMLESS_FIELDS, HARMLESS_HOLDERS } from '#contract/event-marks.ts';
import { harmlessFields } from '#contract/harmless-fields.ts';
import type { AnyModel } from '#statecharts/any-model.ts';
import { loadModels } from '#statecharts/draw/models.ts';

const models = new Map((await loadModels('machines')).map(({ name, model }) => [name, model]));

/** Everything that can happen to a chart, its beginnings among it, as an actor of it is told. */
const eventsOf = ({ events, inputs }: AnyModel): readonly object[] => [
  ...events.map(({ event }) => event),
  ...inputs.map(({ input }) => ({ type: 'xstate.init', input })),
];

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null && !(value instanceof Error);

/** The names of all fields of an event, however deep, lists looked into. */
const namesIn = (value: object): readonly string[] =>
  Object.entries(value).flatMap(([name, held]) => [...(Array.isArray(value) ? [] : [name]), ...(isHolder(held) ? namesIn(held) : [])]);

const everyName = new Set([...models.values()].flatMap(eventsOf).flatMap(namesIn));

/** What nobody may ever be known by, whatever a list says: parts of names of fields. */
const PERSONAL =
  /(^|_)id$|Id$|^ids?$|name|address(?!_type$)|phone|mail|token|secret|password|note|comment|text|words|code_|Code$|amount|price|payment$|total|latitude|longitude|location|street|post|zip|floor|card|holder|user|customer|birth|image|url|_at$|time$|date|key|sum|balance|review/i;

describe('what a page keeps of its events', () => {
  test('is a field that some event has', () => {
    expect([...Object.keys(HARMLESS_FIELDS), ...HARMLESS_HOLDERS].filter((name) => !everyName.has(name))).toEqual([]);
  });

  test('is never called as somebody’s own are', () => {
    expect(Object.keys(HARMLESS_FIELDS).filter((name) => PERSONAL.test(name) && !name.startsWith('is_'))).toEqual([
      'code',
      'order_status_id',
    ]);
    for (const name of ['email', 'order_id', 'cartId', 'first_name', 'note', 'entry_code', 'serverToken', 'user_pay_payment', 'latitude'])
      expect(PERSONAL.test(name), name).toBe(true);
  });

  test('is a word of a closed list or a flag, nowhere as long as a text', () => {
    for (const [name, values] of Object.entries(HARMLESS_FIELDS)) {
      expect(values.length, name).toBeGreaterThan(1);
      for (const value of values) expect(typeof value === 'string' && !/^[a-z_]{2,30}$/i.test(value), `${name}: ${value}`).toBe(false);
    }
  });

  test.each([...models.keys()])('holds nothing of what is typed or told to %s', (flow) => {
    const model = models.get(flow);
    if (!model) throw new Error('There is no such flow');
    /** The same event with somebody's own text in the place of every text, and somebody's own number in that of every number. */
    const filled = (value: unknown): unknown => {
      if (typeof value === 'string') return 'Léa Bonnard, lea@example.org';
      if (typeof value === 'number') return 41_785_550_120;
      if (Array.isArray(value)) return value.map(filled);
      return isHolder(value) ? Object.fromEntries(Object.entries(value).map(([name, held]) => [name, filled(held)])) : value;
    };
    for (const event of eventsOf(model)) {
      const kept = JSON.stringify(harmlessFields(filled(event) as object) ?? {});
      expect(kept).not.toMatch(/Léa|lea@|41785550120/);
      expect(Object.values(harmlessFields(event) ?? {}).length).toBeLessThan(40);
    }
  });

  test('looks into no map that somebody’s own names are the keys of', () => {
    expect(harmlessFields({ type: 'x', value: { 'lea@example.org': { ok: true } }, lea: { ok: true } })).toBeUndefined();
    expect(harmlessFields({ type: 'x', output: { ok: false, failure: { kind: 'refused', code: 512, reason: null, text: 'no' } } })).toEqual(
      {
        'output.ok': false,
        'output.failure.kind': 'refused',
        'output.failure.code': 512,
        'output.failure.reason': null,
      },
    );
  });
});
