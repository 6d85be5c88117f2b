import { spawnSync } from 'node:child_process';

// Changes code on purpose, to see whether tests notice: rules by Stryker, or charts (`npm run mutation -- charts`).
const [what, ...rest] = process.argv.slice(2);
if (what === 'charts') await import('./charts.ts');
else {
  const stryker = ['stryker', 'run', 'tools/mutation/stryker.config.json', ...(what === undefined ? [] : [what, ...rest])];
  process.exitCode = spawnSync('npx', stryker, { stdio: 'inherit' }).status ?? 1;
}
