/**
 * Builds the package from the sources where they stand: `npm run build` here, or whatever packs it. Each source becomes a file
 * of `dist`, with its types; what is the storefront's own is replaced by what stands in `src` under the same name.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const OWN = 'packages/statechart-stories/src';
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const raw = join(root, '.cache/statechart-stories', String(process.pid));
/** Whoever packs meanwhile finds the package of before, or this one. */
const built = join(raw, 'dist');
const manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** Where sources go; nothing else of the house may be in the package. */
const FOLDERS = [
  ['tests/machines/harness/', 'harness/'],
  ['tools/statecharts/', 'draw/'],
  ['machines/', 'model/'],
  [`${OWN}/`, 'own/'],
];

/** Rules of the house that are nobody's own: what is typed is looked for with slips forgiven. */
const LENT = ['domain/edit-distance.ts', 'domain/folded-words.ts', 'domain/plain-text.ts', 'contract/typed-text.ts'];

/** What is the storefront's own, and what stands in its place. */
const REPLACED = {
  'tools/statecharts/house.ts': `${OWN}/house.ts`,
  'tools/statecharts/page/akin-words.ts': `${OWN}/akin-words.ts`,
  'tools/statecharts/page/brought-to-index.ts': `${OWN}/brought-to-index.ts`,
  'tools/statecharts/page/replay-panel.ts': `${OWN}/replay-panel.ts`,
  'tools/statecharts/refusal-sentences.ts': `${OWN}/refusal-sentences.ts`,
  'contract/error-codes.ts': `${OWN}/error-codes.ts`,
  'contract/refusal-reasons.ts': `${OWN}/refusal-reasons.ts`,
};

/** Sources that are read although nothing imports them: what runs in pages. */
const RUN_IN_PAGES = ['open-page', 'open-index', 'open-differences'].map((name) => `tools/statecharts/page/${name}.ts`);

const placeOf = (source) => {
  if (LENT.includes(source)) return source.replace(/^(?:domain|contract)\//, 'lent/').replace(/\.ts$/, '');
  const folder = FOLDERS.find(([from]) => source.startsWith(from));
  return folder && folder[1] + source.slice(folder[0].length).replace(/\.ts$/, '');
};

const sourceOf = (place) => {
  const folder = FOLDERS.find(([, to]) => place.startsWith(to));
  if (!folder) throw new Error(`${place} is in no folder of the package`);
  return `${folder[0]}${place.slice(folder[1].length)}.ts`;
};

const entries = [
  ...new Set(
    [...Object.values(manifest.exports), ...Object.values(manifest.bin)]
      .filter((file) => file.endsWith('.js'))
      .map((file) => sourceOf(file.replace(/^(\.\/)?dist\//, '').replace(/\.js$/, ''))),
  ),
  ...RUN_IN_PAGES,
];

const compile = () => {
  rmSync(raw, { recursive: true, force: true });
  mkdirSync(raw, { recursive: true });
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const options = {
    ...compilerOptions,
    noEmit: false,
    noCheck: true,
    declaration: true,
    incremental: false,
    tsBuildInfoFile: undefined,
    allowImportingTsExtensions: undefined,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir: raw,
  };
  const files = [...entries, ...Object.values(REPLACED)].map((file) => join(root, file));
  const config = join(raw, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    encoding: 'utf8',
    cwd: root,
  });
  if (status !== 0) throw new Error(stdout + stderr);
};

/** The source that an import means, with what stands in its place; null for a package's name. */
const meant = (from, specifier) => {
  if (!/^[#.]/.test(specifier)) return null;
  const path = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(from), specifier));
  const source = path.replace(/\.js$/, '.ts');
  return REPLACED[source] ?? source;
};

const imported = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\2/g;

const packages = new Set();

/** Writes one compiled file with its imports as they are in the package; gives the sources that it imports. */
const write = (source, ending) => {
  const text = readFileSync(join(raw, source.replace(/\.ts$/, ending)), 'utf8');
  const place = placeOf(source);
  const sources = [];
  const written = text
    .replaceAll(imported, (found, keyword, quote, specifier) => {
      const target = meant(source, specifier);
      if (target === null) {
        if (ending === '.js' && !specifier.startsWith('node:'))
          packages.add(
            specifier
              .split('/')
              .slice(0, specifier.startsWith('@') ? 2 : 1)
              .join('/'),
          );
        return found;
      }
      const targetPlace = placeOf(target);
      if (!targetPlace || !existsSync(join(root, target))) throw new Error(`${source} imports ${target}, which is the storefront’s own`);
      sources.push(target);
      const way = relative(dirname(place), targetPlace).replaceAll('\\', '/');
      return `${keyword}${quote}${way.startsWith('.') ? way : `./${way}`}.js${quote}`;
    })
    .replaceAll(/(new URL\((['"`])[^'"`]*)\.ts(\2, import\.meta\.url\))/g, '$1.js$3');
  const file = join(built, place + ending);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, written);
  return sources;
};

compile();
const reached = new Set(entries);
for (const source of reached) for (const ending of ['.js', '.d.ts']) for (const next of write(source, ending)) reached.add(next);
const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const undeclared = [...packages].filter((name) => !declared.includes(name));
if (undeclared.length > 0) throw new Error(`The package imports what it does not name: ${undeclared.join(', ')}`);
for (const file of Object.values(manifest.bin)) chmodSync(join(raw, file), 0o755);
rmSync(join(here, 'dist'), { recursive: true, force: true });
renameSync(built, join(here, 'dist'));
rmSync(raw, { recursive: true, force: true });
console.log(`${reached.size} files built`);
