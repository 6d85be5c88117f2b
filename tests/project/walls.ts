import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What may be imported from where: a folder, and the folders and packages its files may import beside their own. */
export type Wall = { readonly from: string; readonly may: readonly string[] };

const APPLICATION_PACKAGES = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@lingui/',
  '@xstate/react',
  'xstate',
  'valibot',
  'temporal-polyfill',
];

/** What charts and their models are written with. */
export const CHART_WRITING = [
  'packages/statecharts/model.ts',
  'packages/statecharts/samples.ts',
  'packages/statecharts/port.ts',
  'packages/statecharts/forward-emitted.ts',
];

/** The house's walls; the first that fits a file holds for it. */
export const WALLS: readonly Wall[] = [
  { from: 'contract/', may: ['valibot'] },
  { from: 'domain/', may: ['contract/'] },
  { from: 'machines/', may: ['contract/', 'domain/', 'xstate', ...CHART_WRITING] },
  { from: 'src/ui/', may: ['react', 'react-dom', '@base-ui/react/', 'lucide-react/', '@fontsource-variable/'] },
  {
    from: 'src/api/',
    may: ['contract/', 'content/', 'domain/', 'react', '@tanstack/react-query', 'valibot', 'eventsource-parser'],
  },
  { from: 'src/browser/', may: ['contract/', 'domain/', 'src/api/random-text.ts', 'valibot', 'idb-keyval'] },
  { from: 'src/texts/', may: ['contract/', 'react', '@lingui/'] },
  {
    from: 'src/maps/',
    may: [
      'contract/',
      'content/cities/',
      'domain/',
      'machines/map-pin/pin-view.ts',
      'src/api/',
      'react',
      'react-map-gl',
      'valibot',
      'maplibre-gl',
      'mapbox-gl',
    ],
  },
  {
    from: 'src/payments/',
    may: [
      'contract/',
      'domain/',
      'machines/payment/payment-facts.ts',
      'machines/payment/payment.setup.ts',
      'src/api/',
      'react',
      'valibot',
      '@stripe/stripe-js',
      '@stripe/react-stripe-js',
    ],
  },
  { from: 'src/replay/', may: ['contract/', 'packages/statecharts/page-record.ts', 'xstate'] },
  {
    from: 'src/shop/',
    may: [
      'contract/',
      'domain/',
      'machines/',
      'src/api/',
      'src/browser/',
      'src/maps/',
      'src/payments/',
      'react',
      '@tanstack/react-query',
      '@xstate/react',
      'xstate',
      'temporal-polyfill',
    ],
  },
  ...['src/lazy/', 'src/failures/', 'src/navigation/', 'src/features/', 'src/frame/'].map((from) => ({
    from,
    may: [
      'contract/',
      'domain/',
      'machines/',
      'src/features/',
      'src/navigation/',
      'src/failures/',
      'src/lazy/',
      'src/shop/',
      'src/replay/',
      'src/ui/',
      'src/api/',
      'src/payments/',
      'src/texts/',
      'src/browser/',
      'src/maps/',
      'react',
      'react-dom',
      '@tanstack/',
      '@xstate/react',
      '@lingui/',
      'xstate',
      'valibot',
      'lucide-react/',
      'temporal-polyfill',
    ],
  })),
  {
    from: 'src/routes/',
    may: [
      'src/features/',
      'src/frame/',
      'src/navigation/',
      'src/api/',
      'src/router-context.ts',
      'contract/',
      '@tanstack/react-router',
      'valibot',
    ],
  },
  // Runs beside every page, and knows none.
  {
    from: 'src/service-worker/',
    may: [
      'contract/app-shell.ts',
      'contract/push-message.ts',
      'workbox-core',
      'workbox-expiration',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
  },
  { from: 'src/owners-view/', may: ['src/shop/inspected.ts', 'xstate'] },
  { from: 'src/app/', may: ['content/brands/', 'contract/', 'domain/', 'machines/', 'src/', ...APPLICATION_PACKAGES] },
  {
    from: 'src/first-screen/browser/',
    may: ['contract/', 'src/first-screen/', 'src/features/checkout/load-checkout.ts', 'src/shop/', 'src/api/'],
  },
  { from: 'src/first-screen/server/', may: ['contract/', 'domain/', 'machines/', 'src/', ...APPLICATION_PACKAGES, 'node:fs'] },
  {
    from: 'src/first-screen/',
    may: ['contract/', 'domain/', 'src/shop/', 'src/browser/', 'src/api/', '@tanstack/react-query', 'schema-dts'],
  },
  // Explores, walks and draws whatever chart it is given: it knows none.
  {
    from: 'packages/statecharts/',
    may: ['xstate', 'vitest', 'node:', 'vite', 'elkjs/', 'minisearch', 'valibot'],
  },
  {
    from: 'server/',
    may: [
      'contract/',
      'content/brands/',
      'content/cities/',
      'content/terms/',
      'domain/',
      'node:',
      'fastify',
      '@fastify/',
      'helmet',
      'drizzle-orm',
      '@electric-sql/pglite',
      'pg',
      'valibot',
      'geojson',
      'temporal-polyfill',
      '@lobehub/',
      '@expo-google-fonts/',
      'nodemailer',
      'web-push',
      'sharp',
      'stripe',
      'prom-client',
      'fs-native-extensions',
      'lru-cache',
    ],
  },
];

/**
 * The server's rooms from the ground up: what stands in one knows those before it and none after, types included. A name
 * that ends with a stroke is a folder; the last is what stands in no folder, which starts the server.
 */
export const SERVER_ROOMS: readonly string[] = [
  'server/retention.ts',
  'server/paths.ts',
  'server/brand/',
  'server/database/',
  'server/gazetteer/',
  'server/pictures/',
  'server/payments/',
  'server/repositories/',
  'server/limits/',
  'server/secrets/',
  'server/cities/',
  'server/demo/',
  'server/push/',
  'server/memory/',
  'server/metrics/',
  'server/call/',
  'server/mail/',
  'server/services/fulfilment/',
  'server/services/present/',
  'server/services/catalogue/',
  'server/services/pricing/',
  'server/services/cart/',
  'server/services/account/',
  'server/services/contact/',
  'server/services/money/',
  'server/services/orders/',
  'server/services/payment/',
  'server/http/',
  'server/front/',
  'server/routes/',
  'server/',
];
/** The rooms of `src` from the ground up, in the same way: of two that begin alike the longer name is meant. */
export const SRC_ROOMS: readonly string[] = [
  'src/ui/',
  'src/api/',
  'src/browser/',
  'src/texts/',
  'src/maps/',
  'src/payments/',
  'src/shop/',
  'src/replay/',
  'src/navigation/',
  'src/lazy/',
  'src/failures/',
  'src/features/',
  'src/frame/',
  'src/router-context.ts',
  'src/routes/',
  'src/routeTree.gen.ts',
  'src/service-worker/',
  'src/first-screen/',
  'src/first-screen/browser/',
  'src/owners-view/',
  'src/app/',
  'src/first-screen/server/',
];

/** How high a file lies among rooms; -1 where it lies in none. */
function heightAmong(rooms: readonly string[], file: string): number {
  const its = rooms.filter((room) => file.startsWith(room)).toSorted((a, b) => b.length - a.length)[0];
  return its === undefined ? -1 : rooms.indexOf(its);
}

const climbs = (rooms: readonly string[], file: string, target: string) =>
  heightAmong(rooms, file) >= 0 && heightAmong(rooms, target) > heightAmong(rooms, file);

/** The features from the ground up: each imports from those in the lines before its own, and from none beside it. */
export const FEATURES: readonly (readonly string[])[] = [
  ['diets', 'receipt', 'time'],
  ['address', 'payment', 'sign-in', 'store'],
  ['account', 'checkout', 'operator', 'stores'],
  ['orders'],
  ['courier', 'pages'],
  ['landing'],
];

/** The feature that a file belongs to, null for any other file. */
export const featureOf = (file: string): string | null => /^src\/features\/([\w-]+)\//.exec(file)?.[1] ?? null;

const heightOf = (feature: string) => FEATURES.findIndex((features) => features.includes(feature));

/** What is wrong with an import between two features, in words, or null. */
export function upwards({ file, target }: Import): string | null {
  const [from, to] = [featureOf(file), featureOf(target)];
  return from === null || to === null || from === to || heightOf(from) > heightOf(to)
    ? null
    : `${file} imports ${target}, which is not below it`;
}

/** Views may know a flow's results and words, not its chart … */
export const PUBLIC_OF_A_FLOW = /^machines\/(result\.ts|[\w-]+\/[\w-]+\.view\.ts|cart\/cart-intent\.ts|map-pin\/pin-view\.ts)$/;
/** … but for the types of what they say to it: nothing of these is brought with a view. */
export const SAID_TO_A_FLOW = /^machines\/[\w-]+\/[\w-]+\.(setup|machine)\.ts$/;

/** What views leave to the hooks and loaders beside them: the ports of a flow, and what starts its actor. */
const FILLS_OR_STARTS = /^src\/(shop|features)\/([\w-]+\/)+(start-[\w-]+|[\w-]+-ports)\.ts$/;
/** What of the browser a view may know by itself; the rest it is given by a flow. */
const KNOWN_TO_VIEWS = [
  'src/browser/after-paint.ts',
  'src/browser/when-idle.ts',
  'src/browser/yield-to-browser.ts',
  'src/browser/part-lost.ts',
  'src/maps/ride/ride-map-props.ts',
];
const isView = (file: string) => /^src\/(features|frame|lazy|failures|navigation)\/.*\.tsx$/.test(file);

/** SQL and the tables it names stand in repositories; besides in what opens a database and fills it, in the card sandbox's own books and in the check that the database answers. */
export const HOLDS_SQL = /^server\/(repositories\/|database\/|demo\/fill[\w-]*\.ts$|payments\/sandbox\/|http\/health\.ts$)/;
const SQL = /^(drizzle-orm|@electric-sql\/pglite|pg$|server\/database\/schema\/)/;

const ROOT = process.cwd();

export type Import = {
  readonly file: string;
  readonly target: string;
  /** Types alone, of which nothing is left when it runs. */ readonly types?: true;
  /** Brought when it is needed, by `import()`. */ readonly later?: true;
};

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
  const note = (source: string, kind?: string, later = false) => {
    const target = source.startsWith('.')
      ? normalize(join(dirname(file), source))
      : source.replace(/^#statecharts/, 'packages/statecharts').replace(/^#/, '');
    found.push({ file, target, ...(kind === 'type' ? { types: true as const } : {}), ...(later ? { later: true as const } : {}) });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => note(source.value, importKind),
    ExportAllDeclaration: ({ source, exportKind }) => note(source.value, exportKind),
    ExportNamedDeclaration: ({ source, exportKind }) => {
      if (source) note(source.value, exportKind);
    },
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') note(source.value, undefined, true);
    },
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

/** A source file and every other that comes with it at once: what is brought later does not. */
export function sourcesAtOnce(file: string): string[] {
  const behind = new Set([file]);
  for (const source of behind) {
    for (const { target, types, later } of importsOf(source)) if (!types && !later && isSource(target)) behind.add(target);
  }
  return [...behind];
}

/** Files that import each other in a circle, types included: one list a circle, each file once. */
export function circlesAmong(imports: readonly Pick<Import, 'file' | 'target'>[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { file, target } of imports) targets.set(file, (targets.get(file) ?? new Set()).add(target));
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set(targets.get(start));
    for (const file of reached) for (const target of targets.get(file) ?? []) reached.add(target);
    return reached;
  };
  const reached = new Map([...targets.keys()].map((file) => [file, reachedFrom(file)]));
  const circles = [...targets.keys()]
    .filter((file) => reached.get(file)?.has(file))
    .map((file) => [...targets.keys()].filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)));
  return circles.filter((circle, index) => circles.findIndex((other) => other[0] === circle[0]) === index);
}

const fits = (target: string, allowed: string) =>
  allowed.endsWith('/') || allowed.endsWith(':') || allowed.endsWith('.ts')
    ? target.startsWith(allowed)
    : target === allowed || target.startsWith(`${allowed}/`);

const CLOCK = /\b(?:Date\.now|Temporal\.Now|performance\s*\.)|\bnew\s+Date\s*(?:\(\s*\)|(?!\s*\())|(?<!new\s+)\bDate\s*\(/g;
const OWN_ZONE =
  /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\s*\(|\.resolvedOptions\s*\(|\.toLocale(?:Date|Time)?String\s*\(/g;

/** Where a text asks the machine it runs on for its clock or its timezone: what it says there. */
export const asksTheMachine = (text: string): string[] =>
  [CLOCK, OWN_ZONE].flatMap((asking) => [...text.matchAll(asking)].map(([said]) => said.trim()));

/** What is wrong with an import, in words, or null. */
export function brokenWall({ file, target, types }: Import): string | null {
  if (isView(file) && target.startsWith('machines/') && !PUBLIC_OF_A_FLOW.test(target) && !(types && SAID_TO_A_FLOW.test(target)))
    return `${file} imports ${target}, of which a view knows ${SAID_TO_A_FLOW.test(target) ? 'only types' : 'nothing'}`;
  if (file.startsWith('server/') && SQL.test(target) && !types && !HOLDS_SQL.test(file))
    return `${file} imports ${target}, but holds no SQL`;
  if (climbs(SERVER_ROOMS, file, target) || climbs(SRC_ROOMS, file, target)) return `${file} imports ${target}, which stands above it`;
  if (file.startsWith('tools/') && target.startsWith('tests/')) return `${file} imports ${target}, which is there to test it`;
  if (isView(file) && FILLS_OR_STARTS.test(target)) return `${file} imports ${target}, which fills or starts a flow`;
  if (isView(file) && /^src\/(browser|maps)\//.test(target) && !KNOWN_TO_VIEWS.includes(target))
    return `${file} imports ${target}, which a view is given by a flow`;
  if (file === 'src/shop/create-flows.ts' && target.endsWith('-ports.ts'))
    return `${file} imports ${target}, which comes with its screens: load it by ${target.replace(/([\w-]+)-ports\.ts$/, 'load-$1.ts')}`;
  const wall = WALLS.find(({ from }) => file.startsWith(from));
  if (!wall || target.startsWith(wall.from) || wall.may.some((allowed) => fits(target, allowed))) return null;
  return `${file} imports ${target}, which ${wall.from} may not`;
}
