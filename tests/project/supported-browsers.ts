import type { CompatData } from '@mdn/browser-compat-data/types';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync, Visitor } from 'vite';

/** Read and not imported: it has twenty megabytes, which no test wants transformed. */
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

type Compat = CompatData['api'][string];
type Browser = 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios';

/** The oldest browsers that the shop works in, as `package.json` lists them. */
export const SUPPORTED: readonly (readonly [Browser, number])[] = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { readonly browserslist: readonly string[] }
).browserslist.map((one) => {
  const [name = '', version = ''] = one.split(' ');
  return [(name === 'ios' ? 'safari_ios' : name) as Browser, Number(version)] as const;
});

/** Whether a feature came to some supported browser only after the oldest of it; what the data do not know is old. */
export function isYounger(feature: Compat | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return false;
  return SUPPORTED.some(([browser, oldest]) => {
    const told = support[browser];
    const isSinceThen = ({ version_added: added, flags }: { readonly version_added?: unknown; readonly flags?: unknown }) =>
      typeof added === 'string' && added !== 'preview' && !flags && Number(added.replace('≤', '')) <= oldest;
    return told !== undefined && !(Array.isArray(told) ? told : [told]).some(isSinceThen);
  });
}

const childrenOf = (feature: object) => Object.entries(feature).filter(([name]) => name !== '__compat') as [string, Compat][];
const GLOBALS: Readonly<Record<string, Compat>> = { ...bcd.api, ...bcd.javascript.builtins };

/**
 * What a source of the page uses that some supported browser lacks, each once: `AbortSignal.any`, `new URLPattern`, `reportError()`.
 * (Methods of values are told by types: `lib` of `tsconfig.json` ends where the oldest of these browsers do.)
 */
export function youngIn(source: string): readonly string[] {
  const { program } = parseSync('source.tsx', source);
  const own = new Set<string>();
  const found = new Set<string>();
  new Visitor({
    ImportSpecifier: ({ local }) => void own.add(local.name),
    ImportNamespaceSpecifier: ({ local }) => void own.add(local.name),
    MemberExpression: ({ object, property, computed }) => {
      if (computed || property.type !== 'Identifier') return;
      if (object.type !== 'Identifier' || own.has(object.name)) return;
      const known = GLOBALS[object.name];
      const feature = known?.[`${property.name}_static`] ?? known?.[property.name];
      if (isYounger(known) || isYounger(feature as Compat | undefined)) found.add(`${object.name}.${property.name}`);
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && !own.has(callee.name) && isYounger(GLOBALS[callee.name])) found.add(`new ${callee.name}`);
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && isYounger(bcd.api.Window?.[callee.name] as Compat | undefined)) found.add(`${callee.name}()`);
    },
  }).visit(program);
  return [...found].toSorted();
}

const { properties, selectors, types } = bcd.css;
const atRules = bcd.css['at-rules'];
const FUNCTIONS: Readonly<Record<string, Compat>> = Object.fromEntries(
  [types, ...Object.values(types ?? {})].flatMap((group) => childrenOf(group ?? {})),
);

/** What a style sheet uses that some supported browser lacks: properties, at-rules, selectors and functions. */
export function youngInStyles(css: string): readonly string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const all = (pattern: RegExp, group: Readonly<Record<string, Compat>>, said: (name: string) => string) =>
    [...plain.matchAll(pattern)].flatMap(([, name = '']) => (Object.hasOwn(group, name) && isYounger(group[name]) ? [said(name)] : []));
  return [
    ...new Set([
      ...all(/(?<=[{;\s])([a-z-]+)\s*:(?=\s)/g, properties as never, (name) => name),
      ...all(/@([a-z-]+)/g, atRules as never, (name) => `@${name}`),
      ...all(/:{1,2}([a-z-]+)/g, selectors as never, (name) => `:${name}`),
      ...all(/([a-z-]+)\(/g, FUNCTIONS, (name) => `${name}()`),
    ]),
  ].toSorted();
}
