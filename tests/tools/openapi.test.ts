import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { wrongWith } from '#tools/contract/trial.ts';
import { examplesOf, headed, openApiOf, operationsOf, shortened, type OpenApi } from '#tools/openapi/document.ts';
import { keepingWords, readContractWithComments, type ContractWithComments } from '#tools/openapi/contract-with-comments.ts';

const document = JSON.parse(readFileSync('content/openapi.json', 'utf8')) as OpenApi;
const examples = examplesOf(document);
const calls: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);

describe('the written contract', () => {
  let told: ContractWithComments;
  beforeAll(async () => {
    told = await readContractWithComments();
  });

  test('is what its schemas and their comments say: npm run openapi', () => expect(openApiOf(told, examples)).toEqual(document));

  test('is valid OpenAPI 3.1, and would not be with a field that OpenAPI lacks', async () => {
    const validity = async (text: Record<string, unknown>) => (await new Validator().validate(text)).valid;
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await validity(structuredClone(document))).toBe(true);
    expect(await validity({ ...structuredClone(document), calls: [] })).toBe(false);
  });

  test('has every call of the contract and no other, each at its address', () => {
    const written = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    expect(written.toSorted()).toEqual(calls.map(([name, { method, path }]) => `${name} ${method} ${path}`).toSorted());
  });

  test.each(calls)('%s says what it is for, in one sentence, and each of its codes', (name, endpoint) => {
    const operation = operationsOf(document).find(([other]) => other === name)?.[1] as unknown as { summary: string; description: string };
    expect(operation.summary).toMatch(/^[A-Z`].*\S\.$/);
    for (const code of endpoint.failures) expect(operation.description).toContain(`| ${code} | `);
  });

  test.each(calls)('%s has an example that was asked and answered as its schemas say', (name, endpoint) => {
    const example = examples[name];
    expect(v.safeParse(endpoint.request, example?.asked).issues).toBeUndefined();
    expect(wrongWith(endpoint, { status: 200, json: example?.answered })).toBeNull();
  });
});

test('what stands beside a value is kept with it, and what stands elsewhere is not', () => {
  const kept = (code: string) => keepingWords(code, 'contract/x.ts');
  expect(kept('export const a = { /** Minutes. */ b: v.number(), c: d };')).toBe(
    'export const a = { /** Minutes. */ b: __keepWords(v.number(), "Minutes."), c: d };',
  );
  expect(kept('/** An amount. */\nexport const money = v.number();')).toContain('money = __keepWords(v.number(), "An amount.")');
  expect(kept('const a = { /** Degrees (specification 3, section 4). */ north };')).toContain('north: __keepWords(north, "Degrees.")');
  for (const other of [
    '/** An amount. */\nconst x = 1;\nexport const money = 2;',
    '// Minutes.\nexport const b = 1;',
    '/* No. */ export const c = 1;',
  ])
    expect(kept(other)).toBe(other);
});

test('a purpose is the first sentence', () => {
  expect(headed("The storefront's own: ends a session. Safe to repeat. 999: none.")).toEqual([
    'Ends a session.',
    'Safe to repeat. 999: none.',
  ]);
  expect(headed('All of them')).toEqual(['All of them', '']);
});

test('a list is cut to its beginning, a place is not', () => {
  expect(shortened({ a: [{ b: [1, 2] }, { b: [] }], c: [1, 2, 3, 4, 5, 6, 7] })).toEqual({ a: [{ b: [1, 2] }], c: [1, 2, 3, 4, 5] });
});
