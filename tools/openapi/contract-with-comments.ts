import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { createServer, parseSync, Visitor, type Plugin } from 'vite';
import type { Endpoint } from '#contract/endpoint.ts';

export type ContractWithComments = {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly entities: Readonly<Record<string, v.GenericSchema>>;
  /** What is said of a call; '' where nothing is. */
  readonly wordsOf: (endpoint: Endpoint) => string;
  /** What is said of all calls of a file; '' where nothing is. */
  readonly wordsOfFile: (file: string) => string;
  readonly fileOf: (name: string) => string;
};

const KEEP = '__keepWords';
/** What a comment says to whoever works on this code alone: where it was specified, and which function decides. */
const OF_THE_HOUSE = / \((?:specification|3-reference|0-decisions|`(?:domain\/|\w+`\)))[^)]*\)?/g;
const CONTRACT = /\/contract\/.*\.ts$/;

/** What a comment before a value says, on one line; null where there is none, or code between the two. */
function wordsBefore(code: string, start: number, comments: readonly { start: number; end: number; value: string }[]): string | null {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*') || code.slice(comment.end, start).trim() !== '') return null;
  return comment.value
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(OF_THE_HOUSE, '')
    .trim();
}

/** Hands each value of the contract that is told in a comment to whoever keeps those words, when the module runs. */
export function keepingWords(code: string, file: string): string {
  const { program, comments } = parseSync(file, code);
  const inserts: { readonly at: number; readonly text: string }[] = [];
  const keep = (words: string | null, { start, end }: { start: number; end: number }, before = '') => {
    if (words === null) return;
    inserts.push({ at: start, text: `${before}${KEEP}(` }, { at: end, text: `, ${JSON.stringify(words)})` });
  };
  new Visitor({
    Property: (property) => {
      const name = property.shorthand && property.key.type === 'Identifier' ? `${property.key.name}: ` : '';
      if (property.kind === 'init' && !property.method) keep(wordsBefore(code, property.start, comments), property.value, name);
    },
    ExportNamedDeclaration: ({ start, declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      const [first] = declaration.declarations;
      if (first?.init) keep(wordsBefore(code, start, comments), first.init);
    },
  }).visit(program);
  return inserts.toSorted((a, b) => b.at - a.at).reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), code);
}

const plugin: Plugin = {
  name: 'words-of-the-contract',
  enforce: 'pre',
  transform: (code, id) => (CONTRACT.test(id) ? { code: keepingWords(code, id), map: null } : null),
};

const isSchema = (value: unknown): value is v.GenericSchema & { readonly pipe?: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const SAID = Symbol('said');

/** What is said of an object; undefined where nothing is. */
export const saidOfObject = (schema: object): string | undefined =>
  SAID in schema && typeof schema[SAID] === 'string' ? schema[SAID] : undefined;

/** What a schema was said to be: the last words alone, which hold those before. */
function saidOf(schema: { readonly pipe?: readonly unknown[] }): readonly string[] {
  const last = schema.pipe?.at(-1);
  const said = typeof last === 'object' && last !== null && 'description' in last ? String(last.description) : saidOfObject(schema);
  return said === undefined ? [] : [said];
}

/** Reads the contract with its comments. Of each module a copy runs, in which a schema that is told carries its words as a description. */
export async function readContractWithComments(root = process.cwd()): Promise<ContractWithComments> {
  const words = new WeakMap<object, string>();
  Object.assign(globalThis, {
    [KEEP]: (value: unknown, said: string): unknown => {
      if (isSchema(value)) {
        // What is said of every value of its kind, its unit, stays true.
        const description = [said, ...saidOf(value)].join(' ');
        // Of an object without a pipe others are made, by its entries: a pipe would bring back what they left out.
        if (value.type === 'object' && !value.pipe) return { ...value, [SAID]: description };
        return { ...value, pipe: [...(value.pipe ?? [value]), { kind: 'metadata', type: 'description', description }] };
      }
      if (typeof value === 'object' && value !== null) words.set(value, said);
      return value;
    },
  });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [plugin],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const namesIn = (folder: string) => readdirSync(join(root, folder)).toSorted();
  const load = async (file: string) => (await server.ssrLoadModule(`/${file}`)) as Record<string, unknown>;
  try {
    const { endpoints } = (await load('contract/endpoints.ts')) as Pick<ContractWithComments, 'endpoints'>;
    const entities: Record<string, v.GenericSchema> = {};
    for (const file of [
      ...namesIn('contract/entities').map((name) => `entities/${name}`),
      ...namesIn('contract/calls').map((name) => `calls/${name}`),
    ])
      for (const [key, value] of Object.entries(await load(`contract/${file}`)))
        if (isSchema(value) && value.type === 'object') entities[key[0]?.toUpperCase() + key.slice(1)] = value;
    const files = new Map<string, string>();
    const ofFiles = new Map<string, string>();
    for (const name of namesIn('contract/calls'))
      for (const calls of Object.values(await load(`contract/calls/${name}`)))
        if (typeof calls === 'object' && calls !== null && Object.keys(calls).every((key) => key in endpoints)) {
          ofFiles.set(name.replace('.ts', ''), words.get(calls) ?? '');
          for (const key of Object.keys(calls)) files.set(key, name.replace('.ts', ''));
        }
    return {
      endpoints,
      entities,
      wordsOf: (endpoint) => words.get(endpoint) ?? '',
      wordsOfFile: (file) => ofFiles.get(file) ?? '',
      fileOf: (name) => files.get(name) ?? '',
    };
  } finally {
    await server.close();
  }
}
