import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { ERROR_CODES } from '#contract/error-codes.ts';
import { ORDER_STATUS, ORDER_STATUS_ID } from '#contract/order-status.ts';
import { REFUSAL_REASONS } from '#contract/refusal-reasons.ts';
import { SUCCESS_CODES, successCodeOf } from '#contract/success-codes.ts';
import { saidOfObject, type ContractWithComments } from './contract-with-comments.ts';

/** What a call was asked and what the reference server answered; lists are cut to their beginning. */
export type Example = { readonly asked: unknown; readonly answered: unknown };
export type Examples = Readonly<Record<string, Example>>;

type Json = Readonly<Record<string, unknown>>;
type Operation = {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Json; readonly example?: unknown } } };
  };
};
export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
  readonly components: Json;
} & Json;

const named = (numbers: Readonly<Record<string, number>>) =>
  Object.entries(numbers)
    .map(([name, number]) => `${number} ${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`)
    .join(', ');

const INTRODUCTION = `Every call of the API between the storefront and its marketplace. A server that answers these calls can stand behind the storefront.

- **Calls** are POST with a JSON body, but for the countries, which are read by GET. An understood call is answered with status 200, whether it succeeded (\`success: true\`) or was refused (\`success: false\` with an \`error_code\`).
- **Who calls** is told in the body: \`user_id\` and \`server_token\` of a customer who signed in, \`cart_unique_token\` of a guest. A session that does not live answers 999.
- **Money** is in major units with two decimals at most; **times** are ISO 8601 in UTC or, as numbers, epoch milliseconds; **places** are \`[latitude, longitude]\` in degrees; **ids** are 24 lower-case hexadecimal characters.
- **The storefront's own**: calls below \`/api/storefront/\` and fields that are said to be so may be left out by a server; the storefront does without them.
- **ORDER_STATUS**: ${named(ORDER_STATUS)}. **ORDER_STATUS_ID**: ${named(ORDER_STATUS_ID)}.
- Fields that a schema does not name are ignored by both sides.

This document is written from the schemas that the storefront and its reference server run with; its examples are answers of the reference server, with lists cut to their beginning.`;

const WHO: Readonly<Record<Access, string>> = {
  public: 'Anybody may call it.',
  basket: 'Whoever holds a basket may call it: a guest by `cart_unique_token`, or a customer who is signed in.',
  customer: 'A customer who is signed in may call it.',
};

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The first sentence of some words, and the rest. */
export function headed(words: string): readonly [head: string, rest: string] {
  const bare = capital(words.replace(/^The storefront's own: /, ''));
  const [, head = bare, rest = ''] = /^(.+?[.])(?: (?=[A-Z`'0-9])(.*))?$/s.exec(bare) ?? [];
  return [head, rest];
}

const schemaWriter =
  (definitions: ContractWithComments['entities']) =>
  (schema: v.GenericSchema): JsonSchema => {
    const {
      $schema: _dialect,
      $defs: _shared,
      ...written
    } = toJsonSchema(schema, {
      target: 'draft-2020-12',
      // Checks and transformations of our own have no words in JSON Schema; their comments tell them.
      errorMode: 'ignore',
      definitions,
      overrideSchema: ({ valibotSchema, jsonSchema }) => {
        const description = saidOfObject(valibotSchema);
        return description === undefined ? undefined : { ...jsonSchema, description };
      },
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    });
    return written;
  };

const answerFields = (name: string): Json => {
  const code = successCodeOf(name);
  const message = code === undefined ? {} : { message: { type: 'integer', description: `${code}: ${SUCCESS_CODES[code]}.` } };
  return { type: 'object', properties: { success: { const: true }, ...message }, required: ['success'] };
};

const refusalFields = (failures: Endpoint['failures']): Json => ({
  type: 'object',
  properties: {
    success: { const: false },
    error_code: { enum: failures, description: failures.map((code) => `${code}: ${ERROR_CODES[code]}.`).join(' ') },
    reason: { $ref: '#/components/schemas/RefusalReason' },
  },
  required: ['success', 'error_code'],
});

const hasFields = (schema: JsonSchema) => Object.keys(schema.properties ?? {}).length > 0 || schema.$ref !== undefined;
const both = (one: Json, other: JsonSchema): Json => (hasFields(other) ? { allOf: [one, other] } : one);

function operationOf(
  told: ContractWithComments,
  write: (schema: v.GenericSchema) => JsonSchema,
  call: Endpoint,
  example?: Example,
): Operation {
  const { name, access, failures, files } = call;
  const [summary, rest] = headed(told.wordsOf(call));
  const codes = failures.map((code) => `| ${code} | ${ERROR_CODES[code]} |`);
  const refusals = codes.length > 0 ? ['| code | meaning |', '|---|---|', ...codes].join('\n') : 'It is never refused.';
  const optional = call.path.startsWith('/api/storefront/') ? 'A server may lack it; the storefront does without.' : '';
  const request = write(call.request);
  const form = {
    ...request,
    properties: {
      ...request.properties,
      ...Object.fromEntries(files.map((file) => [file, { type: 'string', contentMediaType: 'application/octet-stream' }])),
    },
  };
  const answers = [
    both(answerFields(name), write(call.answer)),
    ...(failures.length > 0 ? [both(refusalFields(failures), write(call.details))] : []),
  ];
  const body = {
    required: true,
    content: {
      'application/json': { schema: request, ...(example && { example: example.asked }) },
      ...(call.multipart && { 'multipart/form-data': { schema: form } }),
    },
  };
  return {
    operationId: name,
    tags: [capital(told.fileOf(name).replaceAll('-', ' '))],
    summary,
    description: [rest, [WHO[access], optional].join(' ').trim(), refusals].filter(Boolean).join('\n\n'),
    ...(call.method === 'POST' && { requestBody: body }),
    responses: {
      200: {
        description: failures.length > 0 ? 'It succeeded, or was refused.' : 'It succeeded.',
        content: {
          'application/json': {
            schema: answers.length > 1 ? { anyOf: answers } : (answers[0] ?? {}),
            ...(example && { example: example.answered }),
          },
        },
      },
      ...(call.method === 'POST' && { 400: { $ref: '#/components/responses/Malformed' } }),
      429: { $ref: '#/components/responses/Limited' },
      503: { $ref: '#/components/responses/Unavailable' },
    },
  } as Operation;
}

const again = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
const RESPONSES = {
  Malformed: {
    description: 'The body does not fit the call; `issues` says where.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            success: { const: false },
            error_code: { const: 0 },
            issues: {
              type: 'array',
              items: {
                type: 'object',
                properties: { path: { type: 'string' }, message: { type: 'string' } },
                required: ['path', 'message'],
              },
            },
          },
          required: ['success'],
        },
      },
    },
  },
  Limited: { description: 'Too many calls of this caller.', headers: again },
  Unavailable: { description: 'The server can’t answer now.', headers: again },
};

/** The whole contract as OpenAPI 3.1. */
export function openApiOf(told: ContractWithComments, examples: Examples): OpenApi {
  const write = schemaWriter(told.entities);
  const calls = Object.values(told.endpoints);
  const files = [...new Set(calls.map(({ name }) => told.fileOf(name)))];
  const others = (name: string) => Object.fromEntries(Object.entries(told.entities).filter(([other]) => other !== name));
  return {
    openapi: '3.1.0',
    info: { title: 'Ordering API', version: '1', description: INTRODUCTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: files.map((file) => ({ name: capital(file.replaceAll('-', ' ')), description: told.wordsOfFile(file) })),
    paths: Object.fromEntries(
      calls.map((call) => [call.path, { [call.method.toLowerCase()]: operationOf(told, write, call, examples[call.name]) }]),
    ),
    components: {
      schemas: {
        RefusalReason: { enum: REFUSAL_REASONS, description: 'Why, where the code alone does not say it.' },
        ...Object.fromEntries(Object.entries(told.entities).map(([name, schema]) => [name, schemaWriter(others(name))(schema)])),
      },
      responses: RESPONSES,
    },
  };
}

export const operationsOf = ({ paths }: OpenApi): readonly (readonly [name: string, operation: Operation])[] =>
  Object.values(paths).flatMap((path) => Object.values(path).map((operation) => [operation.operationId, operation] as const));

export const examplesOf = (document: OpenApi): Examples =>
  Object.fromEntries(
    operationsOf(document).flatMap(([name, { requestBody, responses }]) => {
      const { example: answered } = responses[200].content['application/json'];
      return answered === undefined ? [] : [[name, { asked: requestBody?.content['application/json']?.example ?? {}, answered }]];
    }),
  );

/** So many of a list are enough to show what is in it: of things with fields, and of plain values. */
const SHOWN = { things: 1, values: 5 };

export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const most = value.every((one) => typeof one !== 'object' || one === null) ? SHOWN.values : SHOWN.things;
    return value.slice(0, most).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}
