import { spawn } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createMachine } from 'xstate';
import { explore } from '#statecharts/explore.ts';
import { randomOf } from '#statecharts/random.ts';
import { loadModels, type NamedModel } from '#statecharts/draw/models.ts';
import { copyOf, mutantsOf, type Actions } from './chart-mutants.ts';
import { doesTheSame } from './same-moves.ts';

// Changes charts one at a time and names what the machine tests of `npm run check` do not notice (decision 201):
// `npm run mutation -- charts [--sample 100] [--seed 1] [--chart payment]`.
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    chart: { type: 'string' },
  },
});
/** So many places of a chart tell which fields are of one type. */
const PLACES = 300;
const AT_ONCE = 2;
const ENOUGH = 0.9;

type Mutant = {
  readonly chart: string;
  readonly id: string;
  readonly folder: string;
  readonly says: string;
  readonly isSeen: () => boolean;
};

function mutantsOfModel({ name, model, file }: NamedModel): readonly Mutant[] {
  const contexts = explore(model, PLACES).places.map(({ still }) => still.snapshot.context as Record<string, unknown>);
  const isThere = (value: unknown) => value !== null && value !== undefined;
  const areAlike = (one: string, other: string) => {
    const both = contexts.filter((context) => isThere(context[one]) && isThere(context[other]));
    return both.length > 0 && both.every((context) => typeof context[one] === typeof context[other]);
  };
  const { config, implementations, id } = model.machine;
  const isSeen = (says: string) => () => {
    const changed = copyOf(config);
    const mutant = mutantsOf(changed, {}, areAlike).find((one) => one.says === says);
    if (!mutant?.mayBeNone) return true;
    mutant.apply();
    return !doesTheSame(model, createMachine(changed as never, implementations as never) as never);
  };
  return mutantsOf(copyOf(config), implementations.actions as Actions, areAlike).map(({ says }) => ({
    chart: name,
    id,
    folder: basename(dirname(file)),
    says,
    isSeen: isSeen(says),
  }));
}

/** Whether some machine test fails, with the change or without any. */
const isRed = (which: readonly string[], mutant?: Mutant): Promise<boolean> =>
  new Promise((tell) => {
    const env = { ...process.env, ...(mutant && { CHART_MUTANT: JSON.stringify({ id: mutant.id, says: mutant.says }) }) };
    const told = [...which, '--run', '--project', 'machines', '--bail', '1'];
    spawn('node_modules/.bin/vitest', told, { env, stdio: 'ignore' }).on('exit', (code) => tell(code !== 0));
  });

/** The chart's own tests first; what they overlook, all that import it. */
const isNoticed = async (mutant: Mutant) =>
  (await isRed([`tests/machines/${mutant.folder}/`], mutant)) ||
  isRed(['related', `machines/${mutant.folder}/${mutant.chart}.machine.ts`], mutant);

const models = await loadModels('machines');
const all = models.filter(({ name }) => !values.chart || name === values.chart).flatMap(mutantsOfModel);
const random = randomOf(Number(values.seed));
const left = [...all];
const sample: Mutant[] = [];
let unseen = 0;
while (sample.length < Number(values.sample) && left.length > 0) {
  const drawn = random.pick(left);
  left.splice(left.indexOf(drawn), 1);
  if (drawn.isSeen()) sample.push(drawn);
  else unseen += 1;
}
console.log(`${sample.length} changes drawn; ${unseen} more change nothing that anybody could see`);
if (sample.length > 0 && (await isRed([]))) throw new Error('A machine test fails without any change: mend that first');
const survivors: Mutant[] = [];
const waiting = [...sample];
const work = async () => {
  for (let mutant = waiting.pop(); mutant; mutant = waiting.pop()) {
    const noticed = await isNoticed(mutant);
    if (!noticed) survivors.push(mutant);
    console.log(`${noticed ? 'noticed ' : 'SURVIVES'} ${mutant.chart}: ${mutant.says}`);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
const noticed = sample.length - survivors.length;
console.log(`${noticed} of ${sample.length} noticed (of ${all.length} possible, seed ${values.seed})`);
// So many are to be noticed.
if (noticed < ENOUGH * sample.length) process.exitCode = 1;
