import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ERROR_CODES } from '#contract/error-codes.ts';
import { LEFT_OUT_CALLS } from '#contract/left-out-calls.ts';
import { OWN_AREA, SPECIFIED_CALLS } from './specified-calls.ts';
import { kindsOf, SAMPLES } from '#tools/contract/wrong-values.ts';

const table: [key: string, endpoint: Endpoint][] = Object.entries(endpoints);

const entriesOf = (request: v.GenericSchema) => (request as unknown as v.ObjectSchema<Record<string, v.GenericSchema>, undefined>).entries;

const specifiedPaths = Object.entries(SPECIFIED_CALLS).flatMap(([area, names]) => names.map((name) => ({ name, path: `${area}${name}` })));
const paths = new Set(table.map(([, { path }]) => path as string));

describe('the table of calls', () => {
  test.each(specifiedPaths)('$path is declared, or left out with a reason', ({ name, path }) => {
    expect(paths.has(path)).toBe(!(name in LEFT_OUT_CALLS));
  });

  test('a call that is left out is one of the specification', () => {
    const names = specifiedPaths.map(({ name }) => name as string);
    for (const [name, reason] of Object.entries(LEFT_OUT_CALLS)) {
      expect(names).toContain(name);
      expect(reason).not.toBe('');
    }
  });

  test('holds nothing else than the calls of the specification and the storefront’s own', () => {
    const specified = new Set(specifiedPaths.map(({ path }) => path));
    const others = table.filter(([, { path }]) => !specified.has(path));
    expect(others.filter(([, { name, path }]) => path !== `${OWN_AREA}${name}`)).toEqual([]);
  });

  test('every path ends with the call’s name, and every key is that name', () => {
    for (const [key, { name, path }] of table) {
      expect(path.split('/').at(-1)).toBe(name);
      expect(key).toBe(name);
    }
  });

  test('no two calls share a method and a path', () => {
    const addresses = table.map(([, { method, path }]) => `${method} ${path}`);
    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  test('only the country list is read with GET, and only six calls take forms', () => {
    expect(table.filter(([, { method }]) => method === 'GET').map(([key]) => key)).toEqual(['get_country_list']);
    expect(
      table
        .filter(([, { multipart }]) => multipart)
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(['courier_image', 'create_order', 'order_problem_image', 'register', 'set_profile_picture', 'update']);
  });

  test('every failure code is in the error table, once per call', () => {
    for (const [key, { failures }] of table) {
      expect(
        failures.filter((code) => !(code in ERROR_CODES)),
        key,
      ).toEqual([]);
      expect(failures, key).toHaveLength(new Set(failures).size);
    }
  });

  test('a customer’s call takes a session and may answer 999', () => {
    for (const [key, { failures, request }] of table.filter(([, { access }]) => access === 'customer')) {
      expect(Object.keys(entriesOf(request)), key).toEqual(expect.arrayContaining(['user_id', 'server_token']));
      expect(failures, key).toContain(999);
    }
  });
});

const fields = table.flatMap(([call, { request }]) =>
  Object.entries(entriesOf(request)).map(([field, schema]) => ({ call, request, field, schema })),
);

const issuesAt = (request: v.GenericSchema, body: Record<string, unknown>, field: string) =>
  v.safeParse(request, body).issues?.filter((issue) => issue.path?.[0]?.key === field) ?? [];

describe('bodies that do not fit', () => {
  test.each(table)('%s refuses what is no object', (_key, { request }) => {
    for (const body of [null, undefined, 'text', '', 42, true, [], [{}]]) expect(v.is(request, body)).toBe(false);
  });

  test.each(fields)('$call refuses values of the wrong kind in $field', ({ request, field, schema }) => {
    const taken = kindsOf(schema);
    for (const { kind, value } of SAMPLES.filter((sample) => !taken.has(sample.kind))) {
      expect(issuesAt(request, { [field]: value }, field), `a value of kind ${kind}`).not.toEqual([]);
    }
  });

  test.each(fields)('$call refuses a megabyte of text in $field', ({ request, field }) => {
    expect(issuesAt(request, { [field]: 'x'.repeat(1_048_576) }, field)).not.toEqual([]);
  });

  test.each(table)('%s throws on no sample, and keeps no field that it did not declare', (_key, { request }) => {
    const declared = Object.keys(entriesOf(request));
    for (const { value } of SAMPLES) {
      const body = Object.fromEntries([...declared, '$where', 'is_admin'].map((field) => [field, value]));
      const parsed = v.safeParse(request, body);
      if (parsed.success) expect(declared).toEqual(expect.arrayContaining(Object.keys(parsed.output as object)));
    }
  });
});

describe('texts and amounts', () => {
  const session = { user_id: 'a'.repeat(24), server_token: 'token' };

  test('what a person typed is trimmed, and blank is missing', () => {
    const { request } = endpoints.user_cancel_order;
    expect(v.parse(request, { ...session, order_status: 1, cancel_reason: '  missing item ' }).cancel_reason).toBe('missing item');
    expect(v.is(request, { ...session, order_status: 1, cancel_reason: '   ' })).toBe(false);
  });

  test('numbers are never read from text', () => {
    expect(v.is(endpoints.get_stripe_payment_intent_wallet.request, { ...session, amount: 20 })).toBe(true);
    for (const amount of ['20', Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(v.is(endpoints.get_stripe_payment_intent_wallet.request, { ...session, amount })).toBe(false);
    }
  });

  const amounts = [
    { call: 'get_stripe_payment_intent_wallet', field: 'amount', more: {} },
    { call: 'delete_account', field: 'wallet_given_up', more: { password: 'secret1' } },
    { call: 'get_order_cart_invoice', field: 'courier_tip', more: {} },
    { call: 'pay_order_payment', field: 'courier_tip', more: {} },
    { call: 'create_order', field: 'courier_tip', more: {} },
  ] as const;
  test('the amounts of requests are all known', () => {
    const named = fields.filter(({ field }) => /amount|given_up|tip/.test(field)).map(({ call, field }) => ({ call, field }));
    expect(named).toEqual(expect.arrayContaining(amounts.map(({ call, field }) => ({ call, field }))));
    expect(named).toHaveLength(amounts.length);
  });

  test.each(amounts)('$call takes a $field of two decimals at most, and sums that a computer rounded', ({ call, field, more }) => {
    const { request } = endpoints[call];
    const body = (amount: number) => ({ ...session, ...more, [field]: amount });
    for (const amount of [10.001, 0.001, 19.999, 0.005, 1e-7, 99.995, 12_345.678, -3.001])
      expect(
        issuesAt(request, body(amount), field).map(({ message }) => message),
        String(amount),
      ).toEqual(['more than two decimals']);
    for (const amount of [0, 10, 10.1, 25.55, 0.1 + 0.2, 1.1 + 2.2, 0.07 * 100, 1_000 - 999.99, 1.005 * 1_000, 4.35, -3.5])
      expect(issuesAt(request, body(amount), field), String(amount)).toEqual([]);
  });

  test('favourites are added one by one or as a list', () => {
    for (const store_id of ['a'.repeat(24), ['a'.repeat(24), 'b'.repeat(24)]]) {
      expect(v.is(endpoints.add_favourite_store.request, { ...session, store_id })).toBe(true);
    }
    expect(v.is(endpoints.add_favourite_store.request, { ...session, store_id: [{ $ne: null }] })).toBe(false);
  });

  test('a rating is one to five whole stars', () => {
    const rated = (rating: number) => v.is(endpoints.rating_to_store.request, { ...session, order_id: 'a'.repeat(24), rating });
    expect([0, 1, 4.5, 5, 6].filter(rated)).toEqual([1, 5]);
  });

  test('a profile keeps its password when the new one is left blank, and refuses one that is too short', () => {
    const profile = {
      ...session,
      first_name: 'Ada',
      last_name: 'Rochat',
      email: 'ada@example.ch',
      phone: '791234567',
      old_password: 'secret1',
    };
    const accepts = (new_password: string) => v.is(endpoints.update.request, { ...profile, new_password });
    expect(['', '   ', 'short', 'long enough'].filter(accepts)).toEqual(['', '   ', 'long enough']);
  });

  test('the history’s dates are calendar dates, or open', () => {
    const accepts = (start_date: string) => v.is(endpoints.order_history.request, { ...session, start_date });
    expect(['2026-11-20', '', '20.11.2026', '2026-13-01', 'yesterday'].filter(accepts)).toEqual(['2026-11-20', '']);
  });

  test('a contact form has no room for a mail header', () => {
    const partner = {
      name: 'Ada',
      snames: 'Rochat',
      email: 'ada@example.ch',
      mobile: '+41 79 123 45 67',
      address: 'Rue du Lac 1',
      companyName: 'Chez Ada',
    };
    const { request } = endpoints.send_partner_email;
    expect(v.is(request, partner)).toBe(true);
    for (const field of Object.keys(partner)) {
      const read = v.safeParse(request, { ...partner, [field]: 'Ada\r\nBcc: everyone@example.ch' });
      expect(JSON.stringify(read.success ? read.output : ''), field).not.toMatch(/\\[rn]/);
    }
    expect(v.is(endpoints.send_email.request, { email: 'ada@example.ch\r\nBcc: everyone@example.ch' })).toBe(false);
  });
});
