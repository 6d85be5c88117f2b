/**
 * Draws the statecharts: `npm run statecharts [-- --check] [--afresh] [--models <pattern>] [--out <folder>]`.
 * With `--check` nothing is written, and drawings that are stale, missing or left over are named with exit code 1.
 * With `--afresh` every layout is reckoned again instead of taken from a drawing of the same chart.
 * `--diff <revision>` writes what changed since then, `--comment <file> [--pictures <address>]` as Markdown too; `--new <name>` begins a flow; `--export <stately|scxml|mermaid> [--flow <name>]`
 * writes the charts in another form.
 * `--words` enters the texts that have no French yet into `tools/statecharts/french`, for it to be written there by hand.
 */
import 'temporal-polyfill/global';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { beginFlow } from '../new-flow/begin-flow.ts';
import { compareDrawings } from './compare-drawings.ts';
import { compareVersions } from './compare-versions.ts';
import { exportAll } from './export/export-all.ts';
import { frenchName } from './drawings.ts';
import { failureRows } from './failures-page.ts';
import { enterTexts, shopFrench, textsByFile } from './french-files.ts';
import { housePages } from './house-pages.ts';
import { loadModels } from './models.ts';
import { readTold } from './read-told.ts';
import { describeRevision, modelsAt } from './revision.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { values } = parseArgs({
  options: {
    afresh: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    comment: { type: 'string' },
    diff: { type: 'string' },
    export: { type: 'string' },
    flow: { type: 'string' },
    new: { type: 'string' },
    words: { type: 'boolean', default: false },
    models: { type: 'string', default: join(home, 'machines/*/*.model.ts') },
    out: { type: 'string' },
    pictures: { type: 'string', default: '' },
  },
});

if (values.new !== undefined) begin(values.new);
else if (values.words) await enterWords();
else if (values.diff !== undefined) await compare(values.diff);
else if (values.export !== undefined) await exportCharts(values.export);
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

/** Writes what changed since a revision. */
async function compare(revision: string): Promise<void> {
  const folders = ['machines', 'domain', 'contract', 'tests/machines/harness', 'tools/statecharts', 'package.json', 'tsconfig.json'];
  const said = await compareVersions({
    from: describeRevision(home, revision),
    before: await modelsAt(home, revision, { pattern: 'machines/*/*.model.ts', folders }),
    after: await loadModels(values.models),
    folder: join(home, '.cache/statecharts'),
    index: '../../docs/statecharts/index.html',
    comment: values.comment ?? null,
    pictures: values.pictures,
  });
  for (const line of said) console.log(line);
}

/** Writes charts in another form, and tells what of each is lost. */
async function exportCharts(form: string): Promise<void> {
  const order = { form, flow: values.flow ?? null, folder: values.out ?? join(home, '.cache/statecharts/export') };
  for (const line of exportAll(await loadModels(values.models), order)) console.log(line);
}

/** Draws every machine, or looks whether the drawings are still true. */
async function draw(): Promise<void> {
  const models = await loadModels(values.models);
  const folder = values.out ?? join(home, 'docs/statecharts');
  const { stale, leftOver, faults } = await compareDrawings(folder, models, {
    afresh: values.afresh,
    pagesOfAll: housePages(readTold(home)),
  });
  if (values.check) {
    for (const name of stale.keys()) console.error(`${name} is stale: run "npm run statecharts"`);
    for (const name of leftOver) console.error(`${name} belongs to no machine: run "npm run statecharts"`);
  } else {
    mkdirSync(join(folder, frenchName('')), { recursive: true });
    for (const [name, text] of stale) writeFileSync(join(folder, name), text);
    for (const name of leftOver) rmSync(join(folder, name));
    console.log(`${models.length} flows drawn, ${stale.size} files written`);
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || (values.check && stale.size + leftOver.length > 0)) process.exitCode = 1;
}
