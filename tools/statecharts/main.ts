/**
 * Draws the statecharts: `npm run statecharts [-- --check] [--afresh] [--models <pattern>] [--out <folder>]`.
 * With `--check` nothing is written, and drawings that are stale, missing or left over are named with exit code 1.
 * With `--afresh` every layout is reckoned again instead of taken from a drawing of the same chart.
 * `--words` enters the texts that have no French yet into `tools/statecharts/french`, for it to be written there by hand.
 * `--diff <revision>` writes what changed since then; `--new <name>` begins a flow.
 */
import 'temporal-polyfill/global';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { beginFlow } from '../new-flow/begin-flow.ts';
import { compareDrawings } from './compare-drawings.ts';
import { differencePage, differencesOf, pairUp } from './difference-page.ts';
import { frenchName } from './drawings.ts';
import { failureRows } from './failures-page.ts';
import { enterTexts, shopFrench, textsByFile } from './french-files.ts';
import { leftFiles, leftPage } from './left.ts';
import { loadModels } from './models.ts';
import { describeRevision, modelsAt } from './revision.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { values } = parseArgs({
  options: {
    afresh: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    diff: { type: 'string' },
    new: { type: 'string' },
    words: { type: 'boolean', default: false },
    models: { type: 'string', default: join(home, 'machines/*/*.model.ts') },
    out: { type: 'string', default: join(home, 'docs/statecharts') },
  },
});

if (values.new !== undefined) begin(values.new);
else if (values.words) await enterWords();
else if (values.diff !== undefined) await compare(values.diff);
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

/** Enters what has no French yet, and tells how much there is to write. */
async function enterWords(): Promise<void> {
  const models = await loadModels(values.models);
  const rows = failureRows(readFileSync(join(home, 'docs/payment-failures.md'), 'utf8'));
  const empty = enterTexts(
    textsByFile(
      models,
      rows.map(({ sees }) => sees),
    ),
    shopFrench(models),
  );
  for (const [name, count] of empty) if (count > 0) console.log(`tools/statecharts/french/${name}.json: ${count} to write`);
  console.log(`${[...empty.values()].reduce((sum, count) => sum + count, 0)} texts have no French yet`);
}

/** Writes the page of differences, and what the other pages show of them. */
async function compare(revision: string): Promise<void> {
  const from = describeRevision(home, revision);
  const pairs = pairUp(await modelsAt(home, revision), await loadModels(values.models));
  const differences = differencesOf(pairs);
  const folder = join(home, '.cache/statecharts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'differences.html'), await differencePage(pairs, differences, from));
  writeFileSync(join(folder, leftFiles.changes), leftPage({ statechartChanges: { revision: from, differences } }));
  for (const { title, changes } of differences)
    console.log([title, ...changes.map(({ fate, sentence }) => `  ${fate}: ${sentence}`)].join('\n'));
  console.log(
    `${differences.length === 0 ? 'Nothing changed' : `${differences.length} flows changed`} since ${from}. Drawn in .cache/statecharts/differences.html`,
  );
}

/** Draws every machine, or looks whether the drawings are still true. */
async function draw(): Promise<void> {
  const models = await loadModels(values.models);
  const { stale, leftOver, faults } = await compareDrawings(home, values.out, models, values.afresh);
  if (values.check) {
    for (const name of stale.keys()) console.error(`${name} is stale: run "npm run statecharts"`);
    for (const name of leftOver) console.error(`${name} belongs to no machine: run "npm run statecharts"`);
  } else {
    mkdirSync(join(values.out, frenchName('')), { recursive: true });
    for (const [name, text] of stale) writeFileSync(join(values.out, name), text);
    for (const name of leftOver) rmSync(join(values.out, name));
    console.log(`${models.length} flows drawn, ${stale.size} files written`);
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || (values.check && stale.size + leftOver.length > 0)) process.exitCode = 1;
}
