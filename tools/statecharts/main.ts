/**
 * Draws the statecharts into `docs/statecharts` and builds their pages into `dist/statecharts`: `npm run statecharts [-- --check] [--afresh] [--models <pattern>]`.
 * With `--pages` only the pages are written, with `--check` nothing; drawings that are stale, missing or left over are then named, with exit code 1.
 * With `--afresh` every layout is reckoned again instead of taken from a drawing of the same chart.
 * `--new <name>` begins a flow.
 */
import 'temporal-polyfill/global';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { beginFlow } from '../new-flow/begin-flow.ts';
import { compareDrawings } from './compare-drawings.ts';
import { loadModels } from './models.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { values } = parseArgs({
  options: {
    afresh: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    new: { type: 'string' },
    pages: { type: 'boolean', default: false },
    models: { type: 'string', default: join(home, 'machines/*/*.model.ts') },
  },
});

if (values.new !== undefined) begin(values.new);
else await draw();

/** Begins a flow, and tells which files there are now. */
function begin(name: string): void {
  const { written, changed } = beginFlow(home, name);
  console.log(
    [
      ...written,
      ...changed.map((file) => `${file} (entered)`),
      '',
      `Next: change them into yours; npx vitest run tests/machines/${name}; npm run statecharts; docs/new-flow.md tells the rest.`,
    ].join('\n'),
  );
}

/** Draws every machine and builds the pages, or looks whether the drawings are still true. */
async function draw(): Promise<void> {
  const models = await loadModels(values.models);
  const folders = { drawings: join(home, 'docs/statecharts'), pages: values.check ? null : join(home, 'dist/statecharts') };
  const { stale, leftOver, faults } = await compareDrawings(folders, models, values.afresh);
  const isPage = (path: string) => path.endsWith('.html');
  const isLookedAt = (path: string) => values.check || (values.pages && !isPage(path));
  const untrue = [
    ...[...stale.keys()].filter(isLookedAt).map((path) => `${relative(home, path)} is stale: run "npm run statecharts"`),
    ...leftOver.filter(isLookedAt).map((path) => `${relative(home, path)} belongs to no machine: run "npm run statecharts"`),
  ];
  if (!values.check) {
    const isWanted = (path: string) => !values.pages || isPage(path);
    const written = [...stale].filter(([path]) => isWanted(path));
    for (const folder of [folders.drawings, folders.pages]) if (folder) mkdirSync(folder, { recursive: true });
    for (const [path, text] of written) writeFileSync(path, text);
    for (const path of leftOver.filter(isWanted)) rmSync(path);
    console.log(`${models.length} flows drawn, ${written.length} files written. Open dist/statecharts/index.html`);
  }
  for (const fault of [...untrue, ...faults]) console.error(fault);
  if (untrue.length + faults.length > 0) process.exitCode = 1;
}
