import type { ToldStep } from '../systems/system.ts';
import type { Facts } from './facts.ts';

/** A file of a test: what it imports, and what it does. */
const written = (imports: Readonly<Record<string, string>>, title: string, body: readonly string[]): string =>
  [
    ...Object.entries({ vitest: 'expect, test', ...imports }).map(([from, names]) => `import { ${names} } from '${from}';`),
    '',
    ...body.slice(0, 1).map((begin) => `test(${JSON.stringify(title)}, ${begin}`),
    ...body.slice(1),
    '});',
    '',
  ].join('\n');

/** A walk as a test that runs as it stands, below any folder of tests. @param says what happens, in the words of the model's samples */
export const walkAsTest = (
  { title, model: { from, exported } }: Pick<Facts, 'title' | 'model'>,
  { begins, input, says }: { readonly begins: string; readonly input: number; readonly says: readonly string[] },
): string =>
  written(
    {
      '#statecharts/any-model.ts': 'anyModel',
      '#statecharts/journey-of.ts': 'journeyOf',
      '#statecharts/run-on-actor.ts': 'runOnActor',
      [from]: exported,
    },
    `${title}: ${[begins, ...says.slice(-1)].join(', then ')}`,
    [
      'async () => {',
      `  const model = anyModel(${exported});`,
      `  const journey = journeyOf(model, ${input}, ${JSON.stringify(says, null, 2).replaceAll('\n', '\n  ')});`,
      '  expect(journey && (await runOnActor(model, journey))).toBeNull();',
      '  expect(journey).not.toBeNull();',
    ],
  );

/** The same of a system: where each of its flows stands in the end. */
export const systemAsTest = (
  { title, from, exported }: { readonly title: string; readonly from: string; readonly exported: string },
  {
    begins,
    steps,
    ends,
  }: { readonly begins: string; readonly steps: readonly ToldStep[]; readonly ends: Readonly<Record<string, readonly string[]>> },
): string =>
  written({ '#statecharts/draw/systems/run-system.ts': 'replayed', [from]: exported }, `${title}: a walk`, [
    '() => {',
    `  const run = replayed(${exported}, ${JSON.stringify(begins)}, ${JSON.stringify(steps)});`,
    `  expect(Object.fromEntries(run.now().parts.map(({ part, at }) => [part.id, at]))).toEqual(${JSON.stringify(ends)});`,
    '  run.stop();',
  ]);
