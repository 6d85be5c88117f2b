/**
 * Draws the statecharts: `npm run statecharts [-- --check] [--models <pattern>] [--out <folder>]`.
 * With `--check` nothing is written, and drawings that are stale, missing or left over are named with exit code 1.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawAll } from './draw.ts';
import { loadModels } from './models.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { values } = parseArgs({
  options: {
    afresh: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    models: { type: 'string', default: join(home, 'machines/*/*.model.ts') },
    out: { type: 'string', default: join(home, 'docs/statecharts') },
  },
});

const models = await loadModels(values.models);
const read = (name: string) => (existsSync(join(values.out, name)) ? readFileSync(join(values.out, name), 'utf8') : null);
const { files, faults } = await drawAll(models, { read, afresh: values.afresh });
const leftOver = existsSync(values.out) ? readdirSync(values.out).filter((name) => /\.(?:svg|html|md)$/.test(name) && !files.has(name) && name !== 'README.md') : [];
const stale = [...files].filter(([name, text]) => !existsSync(join(values.out, name)) || readFileSync(join(values.out, name), 'utf8') !== text);

if (values.check) {
  for (const [name] of stale) console.error(`${name} is stale: run "npm run statecharts"`);
  for (const name of leftOver) console.error(`${name} belongs to no machine: run "npm run statecharts"`);
} else {
  mkdirSync(values.out, { recursive: true });
  for (const [name, text] of stale) writeFileSync(join(values.out, name), text);
  for (const name of leftOver) rmSync(join(values.out, name));
  console.log(`${models.length} flows drawn, ${stale.length} files written`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0 || (values.check && stale.length + leftOver.length > 0)) process.exitCode = 1;
