import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandInDev } from './tools/brand-in-dev.ts';
import { catalogues } from './tools/catalogues.ts';
import { loadParts } from './tools/load-parts.ts';
import { chunkGroups } from './tools/chunks.ts';
import { leanContract } from './tools/lean-contract.ts';
import { leanMachines } from './tools/lean-machines.ts';
import { linguiMacro } from './tools/lingui-macro.ts';
import { ownersView } from './tools/owners-view/plugin.ts';
import { typeInRem } from './tools/type-in-rem.ts';
import { unblockedName } from './tools/unblocked-names.ts';

/** What the development server hands on to the API: each address that begins so (`/mailbox` has its style at `/mailbox.css`). */
const SERVED_BY_THE_API = [
  '/api',
  '/admin/get_address_using_postcode',
  '/pictures',
  '/sandbox',
  '/mailbox',
  '/brand/',
  '/favicon.',
  '/icon-',
  '/theme.css',
];
const api = `http://127.0.0.1:${process.env.API_PORT ?? 5174}`;

/** A class of a CSS module: its own name and a mark of its file, the same in every build. */
const className = (name: string, file: string) =>
  `${name}-${createHash('sha256').update(relative(process.cwd(), file)).digest('base64url').replace(/[-_]/g, '').slice(0, 3)}`;

/** The sources' own mark (`scripts/build.mjs`): the folder of one release. */
const RELEASE = process.env.RELEASE ?? 'release';
/** Others' code and the ground of a map: the same in many releases. */
const isLasting = ({ moduleIds }: { readonly moduleIds: readonly string[] }) =>
  moduleIds.every((id) => /node_modules|rolldown|vite\/|react-first|-ground/.test(id));

/**
 * A first load names every file that the page may bring, and marks of contents can't be compressed: a release has one mark
 * for all its own files, most of which import another and change with it anyway. What lasts over releases has its own.
 */
const FILE_NAMES = {
  entryFileNames: ({ name }: { readonly name: string }) => `assets/${RELEASE}/${unblockedName(name)}.js`,
  chunkFileNames: (chunk: { readonly name: string; readonly moduleIds: readonly string[] }) =>
    isLasting(chunk) ? `assets/${unblockedName(chunk.name)}-[hash:7].js` : `assets/${RELEASE}/${unblockedName(chunk.name)}.js`,
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? `assets/${RELEASE}/${unblockedName(basename(names[0] ?? '', '.css'))}[extname]`
      : 'assets/[name]-[hash:6][extname]',
};

/** Files in the order in which they were first named. */
const named = new Set<string>();

/**
 * What comes with a part that is brought later, side by side with it and each for itself. What every page has is there already.
 * In one order everywhere: what lists have in common reads the same in them, and weighs next to nothing in a first load.
 */
function neededAtOnce(file: string, needs: readonly string[]): string[] {
  const isThere = (need: string) => /\/(react|rolldown-runtime)-|\/main\.js$/.test(need);
  const others = needs.filter((need) => need !== file && !isThere(need));
  if (others.length === 0) return [];
  const all = [file, ...others];
  for (const one of all) named.add(one);
  return [...named].filter((one) => all.includes(one));
}

/** The oldest browsers that the page is built for, as esbuild names them: 'chrome 111' is chrome111. */
const SUPPORTED = (JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }).browserslist.map((one) =>
  one.replace(' ', ''),
);

/** How long plugins took is nobody's question at a build. */
const QUIET = { bundlerTimings: false };

/** The storefront in the browser, and (`--ssr`) the renderer of its pages' first screens. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: !isSsrBuild,
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    linguiMacro(),
    ...(isSsrBuild ? [] : [loadParts(), leanMachines(), ...leanContract()]),
    react(),
    catalogues(),
    ownersView(),
    brandInDev(),
  ],
  // React has the hook itself since version 18: what stands in for it before need not travel.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?=$|\/with-selector$)/, replacement: 'use-sync-external-store' }] },
  css: { modules: { generateScopedName: className }, postcss: { plugins: [typeInRem] } },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // Wherever the server runs, pages are drawn by React's production files: the others are slower, and write where the code lies into a page.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist/pages', copyPublicDir: false, target: 'node20', chunkSizeWarningLimit: 4_000, rollupOptions: { checks: QUIET } }
    : // Maps and their drawing are the large ones, each brought by itself when one is opened.
      {
        outDir: 'dist/client',
        manifest: true,
        chunkSizeWarningLimit: 2_000,
        rollupOptions: {
          checks: QUIET,
          input: ['src/app/main.tsx', 'src/first-screen/browser/ask-first-basket.ts', 'src/first-screen/browser/begin-again.ts'],
          output: { ...FILE_NAMES, codeSplitting: { groups: chunkGroups() } },
        },
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: neededAtOnce },
        target: SUPPORTED,
      },
  // Links in e-mails lead to this very port (scripts/dev.mjs): where it is taken, the next one would not do.
  server: { port: 5173, strictPort: true, proxy: Object.fromEntries(SERVED_BY_THE_API.map((path) => [path, api])) },
}));
