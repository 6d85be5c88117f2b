import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { precached, type BuiltFiles } from './tools/precached.ts';

const built = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as BuiltFiles;

/** The service worker, told which files of the built storefront it keeps. */
export default defineConfig({
  define: {
    RELEASE: JSON.stringify(process.env.RELEASE ?? 'release'),
    PRECACHED: JSON.stringify(precached(built)),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: 'dist/worker',
    copyPublicDir: false,
    target: (JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }).browserslist.map((one) =>
      one.replace(' ', ''),
    ),
    lib: { entry: 'src/service-worker/service-worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
});
