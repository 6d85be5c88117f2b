/**
 * Draws the statecharts into `docs/statecharts` and builds their pages into `dist/statecharts`: `npm run statecharts`. With `--check`
 * nothing is written, and drawings that are stale or left over are named, with exit code 1; with `--pages` the pages are built beside that.
 * `--new <name>` begins a flow.
 */
import 'temporal-polyfill/global';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { beginFlow } from '../new-flow/begin-flow.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { project } from './project.ts';
import { layScenes } from '#statecharts/draw/scenes.ts';
import { drawAll, pagesOf } from '#statecharts/draw/site.ts';

const DRAWINGS = 'docs/statecharts';
const PAGES = 'dist/statecharts';
const home = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(home);
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, pages: { type: 'boolean', default: false }, new: { type: 'string' } },
});

const write = (folder: string, files: ReadonlyMap<string, string>): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
};

async function draw(): Promise<void> {
  const shop = project();
  const { files, flows, faults } = await drawAll(await loadModels('machines'), shop.sentenceOf);
  const leftOver = readdirSync(DRAWINGS).filter((name) => /\.(?:svg|md)$/.test(name) && name !== 'README.md' && !files.has(name));
  const isTrue = (name: string, text: string) => existsSync(join(DRAWINGS, name)) && readFileSync(join(DRAWINGS, name), 'utf8') === text;
  const stale = [...files].filter(([name, text]) => !isTrue(name, text)).map(([name]) => name);
  const isHeld = values.check || values.pages;
  if (!isHeld) {
    write(DRAWINGS, files);
    for (const name of leftOver) rmSync(join(DRAWINGS, name));
  }
  if (!values.check) {
    rmSync(PAGES, { recursive: true, force: true });
    write(PAGES, await pagesOf(flows, shop));
    layScenes(PAGES);
    console.log(`${flows.length} flows drawn. Open ${PAGES}/index.html`);
  }
  const untrue = isHeld ? [...stale, ...leftOver].map((name) => `${DRAWINGS}/${name} is stale: run "npm run statecharts"`) : [];
  for (const fault of [...untrue, ...faults]) console.error(fault);
  if (untrue.length + faults.length > 0) process.exitCode = 1;
}

if (values.new === undefined) await draw();
else {
  const { written, changed } = beginFlow(home, values.new);
  console.log([...written, ...changed.map((file) => `${file} (entered)`)].join('\n'));
  console.log(
    `\nNext: change them into yours; npx vitest run tests/machines/${values.new}; npm run statecharts; docs/new-flow.md tells the rest.`,
  );
}
