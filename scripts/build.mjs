import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { checkChunks } from './check-chunks.mjs';
import { ensureInstalled, ROOT, run, runTogether } from './ensure-installed.mjs';
import { licencesText } from './licences.mjs';

const SOURCES = ['contract', 'content', 'domain', 'machines', 'src', 'server', 'locales', 'public'];
const FILES = [
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.worker.config.ts',
  'lingui.config.ts',
  'scripts/build.mjs',
  'scripts/licences.mjs',
  ...readdirSync(join(ROOT, 'tools'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `tools/${name}`),
];
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const MARK = join(ROOT, 'dist/built-from');
/** What the owner's view is made of beside that: apart, so that a drawing that changes is no new release. */
const OWNERS_VIEW = ['tools/owners-view', 'tools/statecharts', 'packages/statecharts', 'docs/statecharts'];
const OWNERS_MARK = join(ROOT, 'dist/owners-view/built-from');

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== 'routeTree.gen.ts')
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What something is made of, as one number: the same sources need no second build. */
export function fingerprint(folders, more) {
  const hash = createHash('sha256');
  const files = [...folders.flatMap((folder) => filesUnder(join(ROOT, folder))), ...more.map((file) => join(ROOT, file))];
  for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Blocks of 128 KiB: the largest files come out 0.1 to 0.2 % smaller than with the library's own choice, the others the same. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 17 };

/** Writes each text file's compressed twins beside it, so that the server never compresses them. */
async function compress(folder) {
  const files = filesUnder(folder).filter((file) => /\.(js|css|html|svg|json|txt)$/.test(file) && !file.includes('.vite'));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < 512) return;
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params: BROTLI }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

const isMade = (mark, now) => existsSync(mark) && readFileSync(mark, 'utf8') === now;

/** Builds the owner's view, unless nothing changed since. */
function buildOwnersView(storefront) {
  const now = storefront + fingerprint(OWNERS_VIEW, ['vite.owners-view.config.ts']);
  if (isMade(OWNERS_MARK, now)) return;
  run(process.execPath, [VITE, 'build', '--config', 'vite.owners-view.config.ts', '--logLevel', 'warn']);
  writeFileSync(OWNERS_MARK, now);
}

/** Builds storefront, page renderer, server, the demo city's snapshot and the owner's view, unless nothing changed since. */
export async function build() {
  const now = fingerprint(SOURCES, FILES);
  if (!isMade(MARK, now)) await buildStorefront(now);
  buildOwnersView(now);
}

/** What is made of the storefront’s files once they are there: the service worker’s list, plain pages’ typeface, licences, compressed twins. */
async function finishClient(buildWorker) {
  await buildWorker();
  // Under a name that plain pages of our own know: terms and the local mailbox.
  mkdirSync(join(ROOT, 'dist/client/fonts'));
  copyFileSync(
    join(ROOT, 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    join(ROOT, 'dist/client/fonts/bricolage-grotesque.woff2'),
  );
  writeFileSync(join(ROOT, 'dist/client/licences.txt'), licencesText());
  checkChunks(join(ROOT, 'dist/client/.vite/manifest.json'));
  await compress(join(ROOT, 'dist/client'));
}

async function buildStorefront(now) {
  process.stdout.write('Building…\n');
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const release = { ...process.env, RELEASE: now.slice(0, 10) };
  const vite = (args, env = process.env) =>
    runTogether([[process.execPath, [VITE, 'build', ...args, '--logLevel', 'warn'], { env, isShown: true }]]);
  const server = vite(['--config', 'vite.server.config.ts']).then(() =>
    runTogether([[process.execPath, [join(ROOT, 'dist/server/prepare-snapshot.js')], { isShown: true }]]),
  );
  await vite([], release);
  // The page renderer reads the routes that the storefront’s build has written.
  await Promise.all([
    server,
    vite(['--ssr', 'src/first-screen/server/render-page.tsx']),
    finishClient(() => vite(['--config', 'vite.worker.config.ts'], release)),
  ]);
  writeFileSync(MARK, now);
}

if (process.argv[1] === join(ROOT, 'scripts/build.mjs')) {
  ensureInstalled({ forShop: true });
  await build();
}
