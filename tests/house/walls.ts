import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What may be imported from where: a folder, and the folders and packages its files may import beside their own. */
export type Wall = { readonly from: string; readonly may: readonly string[] };

const APPLICATION_PACKAGES = ['react', 'react-dom', '@tanstack/react-query', '@tanstack/react-router', '@lingui/', '@xstate/react', 'xstate', 'valibot', 'temporal-polyfill'];

/** The house's walls; the first that fits a file holds for it. */
export const WALLS: readonly Wall[] = [
  { from: 'contract/', may: ['valibot'] },
  { from: 'domain/', may: ['contract/'] },
  { from: 'machines/', may: ['contract/', 'domain/', 'xstate'] },
  { from: 'src/ui/', may: ['react', '@base-ui/react/', 'lucide-react/', '@fontsource-variable/'] },
  { from: 'src/api/', may: ['contract/', 'domain/', 'machines/result.ts', 'react', '@tanstack/react-query', 'valibot'] },
  { from: 'src/maps/', may: ['contract/', 'domain/', 'machines/result.ts', 'machines/map-pin/pin-view.ts', 'src/api/', 'valibot', 'maplibre-gl', 'mapbox-gl'] },
  { from: 'src/payments/', may: ['contract/', 'domain/', 'machines/result.ts', 'machines/payment/payment-facts.ts', 'machines/payment/payment.setup.ts', 'react', 'valibot', '@stripe/stripe-js', '@stripe/react-stripe-js'] },
  { from: 'src/flows/', may: ['src/payments/card-provider.ts', 'src/maps/drawn-map.ts', 'contract/', 'domain/', 'machines/', 'react', '@xstate/react', 'xstate', '@lingui/'] },
  { from: 'src/views/', may: ['contract/', 'domain/', 'machines/', 'src/flows/', 'src/ui/', 'src/api/', 'src/payments/', 'react', 'react-dom', '@tanstack/', '@lingui/', 'valibot', 'lucide-react/'] },
  { from: 'src/routes/', may: ['src/views/', 'src/api/', 'src/app/router-context.ts', 'contract/', '@tanstack/react-router', 'valibot'] },
  { from: 'src/app/', may: ['contract/', 'domain/', 'machines/', 'src/', ...APPLICATION_PACKAGES, 'node:fs'] },
  { from: 'server/', may: ['contract/', 'domain/', 'node:', 'fastify', '@fastify/', 'drizzle-orm', '@electric-sql/pglite', 'pg', 'valibot', 'temporal-polyfill', '@lobehub/', 'nodemailer', 'sharp', 'stripe', 'prom-client'] },
];

/** Views may know a flow's results and words, not its chart … */
export const PUBLIC_OF_A_FLOW = /^machines\/(result\.ts|[\w-]+\/[\w-]+\.view\.ts|cart\/cart-intent\.ts|map-pin\/pin-view\.ts)$/;
/** … but for the types of what they say to it: nothing of these is brought with a view. */
export const SAID_TO_A_FLOW = /^machines\/[\w-]+\/[\w-]+\.(setup|machine)\.ts$/;

/** SQL and the tables it names stand in repositories; besides in what opens a database and fills it, in the card sandbox's own books and in the check that the database answers. */
export const HOLDS_SQL = /^server\/(repositories\/|database\/|demo\/fill[\w-]*\.ts$|payments\/sandbox\/|http\/health\.ts$)/;
const SQL = /^(drizzle-orm|@electric-sql\/pglite|pg$|server\/database\/schema\/)/;

const ROOT = process.cwd();

export type Import = { readonly file: string; readonly target: string; /** Types alone, of which nothing is left when it runs. */ readonly types?: true };

const isSource = (name: string) => /\.(ts|tsx|mts)$/.test(name) && !name.endsWith('.gen.ts') && !name.endsWith('.d.ts');

/** Every source file below a folder, from the project's root. */
export const sourcesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

/** What a file imports: files by their path from the root, with or without the `#` of package.json's imports, packages by their name. @throws Error where the file cannot be read */
export function importsOf(file: string, text = readFileSync(join(ROOT, file), 'utf8')): Import[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  const found: Import[] = [];
  const note = (source: string, kind?: string) => {
    const target = source.startsWith('.') ? normalize(join(dirname(file), source)) : source.replace(/^#/, '');
    found.push({ file, target, ...(kind === 'type' ? { types: true as const } : {}) });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => note(source.value, importKind),
    ExportAllDeclaration: ({ source, exportKind }) => note(source.value, exportKind),
    ExportNamedDeclaration: ({ source, exportKind }) => { if (source) note(source.value, exportKind); },
    ImportExpression: ({ source }) => { if (source.type === 'Literal' && typeof source.value === 'string') note(source.value); },
    TSImportType: ({ source }) => note(source.value, 'type'),
  }).visit(program);
  return found;
}

/** A source file and every other that it imports, straight or by way of others; types bring nothing with them. */
export function sourcesBehind(file: string): string[] {
  const behind = new Set([file]);
  for (const source of behind) {
    for (const { target, types } of importsOf(source)) if (!types && isSource(target)) behind.add(target);
  }
  return [...behind];
}

const fits = (target: string, allowed: string) =>
  allowed.endsWith('/') || allowed.endsWith(':') || allowed.endsWith('.ts') ? target.startsWith(allowed) : target === allowed || target.startsWith(`${allowed}/`);

const CLOCK = /\b(?:Date\.now|Temporal\.Now|performance\s*\.)|\bnew\s+Date\s*(?:\(\s*\)|(?!\s*\())|(?<!new\s+)\bDate\s*\(/g;
const OWN_ZONE = /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\s*\(|\.resolvedOptions\s*\(|\.toLocale(?:Date|Time)?String\s*\(/g;

/** Where a text asks the machine it runs on for its clock or its timezone: what it says there. */
export const asksTheMachine = (text: string): string[] => [CLOCK, OWN_ZONE].flatMap((asking) => [...text.matchAll(asking)].map(([said]) => said.trim()));

/** What is wrong with an import, in words, or null. */
export function brokenWall({ file, target, types }: Import): string | null {
  if (file.startsWith('src/views/') && target.startsWith('machines/') && !PUBLIC_OF_A_FLOW.test(target) && !(types && SAID_TO_A_FLOW.test(target))) return `${file} imports ${target}, of which a view knows ${SAID_TO_A_FLOW.test(target) ? 'only types' : 'nothing'}`;
  if (file.startsWith('server/') && SQL.test(target) && !types && !HOLDS_SQL.test(file)) return `${file} imports ${target}, but holds no SQL`;
  const wall = WALLS.find(({ from }) => file.startsWith(from));
  if (!wall || target.startsWith(wall.from) || wall.may.some((allowed) => fits(target, allowed))) return null;
  return `${file} imports ${target}, which ${wall.from} may not`;
}
