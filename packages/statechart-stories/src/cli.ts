#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { join, relative, resolve } from 'node:path';
import { compareVersions } from '../../../tools/statecharts/compare-versions.ts';
import { loadModels } from '../../../tools/statecharts/models.ts';
import { describeRevision, modelsAt } from '../../../tools/statecharts/revision.ts';
import { walkAll } from '../../../tools/statecharts/walk-all.ts';
import { draw } from './draw.ts';
import { settle, type Told } from './house.ts';
import { withLoader } from './load-file.ts';

const help = `statechart-stories draw '<pattern>' [--out charts] [--check] [--afresh] [--plate <words>] [--person 'the passenger']
statechart-stories walk '<pattern>'
statechart-stories compare <revision> '<pattern>' [--out charts]

The pattern names the files of models, each of which ends with .model.ts: 'flows/*.model.ts', 'src/*/*.model.ts'.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    afresh: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    out: { type: 'string', default: 'charts' },
    person: { type: 'string' },
    plate: { type: 'string' },
  },
});
const [command, ...words] = positionals;
const home = process.cwd();
const out = resolve(values.out);
const left = `${relative(out, join(home, '.cache')).replaceAll('\\', '/')}/`;

const commands: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  draw: () => withPattern(words[0], (pattern) => draw({ pattern, out, check: values.check, afresh: values.afresh })),
  walk: () =>
    withPattern(words[0], async (pattern) => {
      const { table, faults } = await walkAll(await withLoader((load) => loadModels(pattern, load)), true);
      if (faults.length > 0) process.exitCode = 1;
      return [table, ...faults];
    }),
  compare: () =>
    withPattern(words[1], (pattern) =>
      withLoader(async (load) =>
        compareVersions({
          from: describeRevision(home, words[0] ?? ''),
          before: await modelsAt(home, words[0] ?? '', { pattern: relative(home, resolve(pattern)), folders: ['.'], load }),
          after: await loadModels(pattern, load),
          folder: join(home, '.cache/statecharts'),
          index: `${relative(join(home, '.cache/statecharts'), out).replaceAll('\\', '/')}/index.html`,
        }),
      ),
    ),
};

/** What the project's package.json says of it. */
function told(): Told {
  const file = join(home, 'package.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly 'statechart-stories'?: Told }) : {};
  return manifest['statechart-stories'] ?? {};
}

/** Does something with the files of a pattern. @throws Error where none is named */
async function withPattern(pattern: string | undefined, use: (pattern: string) => Promise<readonly string[]>): Promise<readonly string[]> {
  if (pattern === undefined) throw new Error(`No pattern is named.\n\n${help}`);
  const { plate, person } = values;
  settle({ ...told(), ...(plate === undefined ? {} : { plate }), ...(person === undefined ? {} : { person }) }, pattern, left);
  return use(pattern);
}

const todo = commands[command ?? ''];
if (values.help || !todo) {
  console.log(help);
  if (!values.help) process.exitCode = 1;
} else {
  try {
    for (const line of await todo()) console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
