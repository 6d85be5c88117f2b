import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';
import { plantedBug } from './tests/storm/plant/vite-plant.ts';
import { catalogues } from './tools/catalogues.ts';
import { linguiMacro } from './tools/lingui-macro.ts';

/** A chart that is changed on purpose (`npm run mutation -- charts`). */
const changed = process.env.CHART_MUTANT ? ['tools/mutation/change-chart.ts'] : [];
// Long: they end what hangs, on a machine that is many times as busy too, and measure nothing.
const common = {
  setupFiles: ['tests/setup.ts', ...changed],
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 30_000 } },
};

const LARGEST_CHARTS = ['cart', 'checkout', 'courier-booking', 'delivery-time', 'page', 'payment', 'recipient', 'tracking'];

/** Too long for `npm run check`: the largest charts explored to their end, claims, tools, the city's streets, every minute of years. */
const LONG = [
  'tests/claims/**/*.test.ts',
  ...LARGEST_CHARTS.map((chart) => `tests/machines/${chart}/${chart}.test.ts`),
  'tests/machines/{changes-of-hands,told-failures}.test.ts',
  'tests/{tools,server/gazetteer}/**/*.test.ts',
  'tests/shop/what-is-typed.test.ts',
  'tests/domain/schedule/minute-scan.test.ts',
];

/** In `npm run verify` alone: what builds a release, a package, a net of streets or every drawing, looks for every journey of every chart, brings a whole shop from one place to another, or starts and kills several servers. */
const SLOW = [
  'tests/machines/harness/replay-record.test.ts',
  'tests/machines/{unprojected,unwalked-in-the-page}.test.ts',
  'tests/tools/statecharts/drawing.test.ts',
  'tests/tools/{new-flow,street-net}.test.ts',
  'tests/server/process/{kill-under-load,other-migrations,restore,two-builds,two-servers}.test.ts',
];

/** Whoever renames what a planted bug names is told at once. */
const PLANTS = 'tests/{storm,plants}/plants.test.ts';

/** The fast projects run in `npm run check`; the rest needs databases or a browser. */
export default defineConfig({
  plugins: [plantedBug(process.env.RACE_PLANT), linguiMacro(), react(), catalogues()],
  test: {
    // Every core works: by default one is left to the main process, which has little to do.
    maxWorkers: '100%',
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // A planted bug is no text of a file, so what was kept of files would hide it.
    experimental: { fsModuleCache: !process.env.RACE_PLANT, fsModuleCachePath: '.cache/vitest' },
    projects: [
      // No file leaves anything behind for the next one, so the files share their processes and what these have loaded.
      {
        extends: true,
        test: {
          ...common,
          isolate: false,
          name: 'rules',
          include: [
            'tests/{project,contract,domain,api,browser,first-screen,maps,payments,texts}/**/*.test.ts',
            'tests/server/{pictures,demo,brand}/**/*.test.ts',
            PLANTS,
          ],
          exclude: [...LONG, ...SLOW],
        },
      },
      {
        extends: true,
        test: { ...common, isolate: false, name: 'machines', include: ['tests/machines/**/*.test.ts'], exclude: [...LONG, ...SLOW] },
      },
      {
        extends: true,
        test: {
          ...common,
          isolate: false,
          name: 'views',
          setupFiles: [...common.setupFiles, 'tests/features/stage/setup.ts'],
          environment: 'happy-dom',
          include: ['tests/{failures,features,frame,shop,ui}/**/*.test.{ts,tsx}'],
          exclude: LONG,
        },
      },
      { extends: true, test: { ...common, isolate: false, name: 'long', include: LONG, exclude: SLOW } },
      { extends: true, test: { ...common, name: 'slow', include: SLOW, globalSetup: ['tests/server/prepare-databases.ts'] } },
      {
        extends: true,
        test: {
          ...common,
          isolate: false,
          name: 'server',
          include: [
            'tests/server/{routes,races,payments,services,database,process,client,http,mail,push,memory,limits,secrets,cities}/**/*.test.ts',
            'tests/storm/**/*.test.ts',
          ],
          exclude: [PLANTS, ...SLOW],
          globalSetup: ['tests/server/prepare-databases.ts'],
        },
      },
    ],
  },
});
