import { defineConfig } from 'vite';
import { plantedBug } from './tests/storm/plant/vite-plant.ts';

/** The storm as one bundle, maybe with a planted bug in it: nothing is compiled, wrapped or looked up while it blows. */
export default defineConfig({
  plugins: [plantedBug(process.env.STORM_PLANT)],
  ssr: { noExternal: ['drizzle-orm', 'xstate', 'valibot', 'temporal-polyfill'] },
  build: {
    ssr: 'tests/storm/main.ts',
    outDir: process.env.STORM_BUNDLE,
    target: 'node20',
    copyPublicDir: false,
    emptyOutDir: true,
    sourcemap: true,
    // What a page loads later is there at once: how long a disk takes is no decision of a seed.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
