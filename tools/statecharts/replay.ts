import 'temporal-polyfill/global';
/**
 * Runs what a page kept of itself once more on the real machines: `npm run replay FILE`, a file with what 'Copy what happened'
 * copied. Prints a line an actor; exit code 1 where a record and a machine part, 2 where there is no record.
 */
import { readFileSync } from 'node:fs';
import { anyModel } from '#statecharts/any-model.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { readRecord } from '#statecharts/draw/page/record.ts';
import { actorsIn } from '#statecharts/recorded-actors.ts';
import { harmlessFields } from '#contract/harmless-fields.ts';
import { replayRecord } from '#statecharts/replay-record.ts';

const [file] = process.argv.slice(2);
const read = file === undefined ? { wrong: 'npm run replay FILE' } : readRecord(readFileSync(file, 'utf8'));
if ('wrong' in read) {
  console.error(read.wrong);
  process.exit(2);
}
const models = new Map((await loadModels('machines')).map(({ model }) => [model.machine.id, anyModel(model)]));
for (const actor of actorsIn(read.record)) {
  const model = models.get(actor.machine);
  const name = `${model?.title ?? actor.machine} (${actor.actor}, ${actor.events.length} events)`;
  const departed = model ? await replayRecord(model, actor, harmlessFields) : null;
  if (departed) process.exitCode = 1;
  if (!model) console.log(`${name}: no chart of this release`);
  else if (departed)
    console.log(
      `${name}: parts at step ${departed.step}, ${departed.says}: recorded ${departed.recorded}, the machine ${departed.machine}`,
    );
  else console.log(`${name}: as recorded`);
}
