import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inWords } from '../../tests/machines/harness/state-nodes.ts';

const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The files of a new flow: a question to a server, with every exit it needs, so that all its tests pass at once. */
const filesOf = (name: string): ReadonlyMap<string, string> => {
  const id = camel(name);
  const type = id.charAt(0).toUpperCase() + id.slice(1);
  const title = inWords(name);
  const folder = `machines/${name}`;
  return new Map([
    [
      `${folder}/${name}.machine.ts`,
      `import { setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { port } from '../port.ts';
import type { Result } from '../result.ts';

export type ${type}Answer = Result<null, 'refused'>;

/** ${title}: asks the server, and says what came of it. */
export const ${id}Machine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as { type: 'question.asked' } | { type: 'retry.asked' },
    tags: {} as 'busy' | 'blocked' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: { ask: port<${type}Answer>('ask') },
  guards: { 'the server said yes': (_, params: { answer: ${type}Answer }) => params.answer.ok },
  delays: { answerTakesTooLong: 10_000 },
}).createMachine({
  id: '${id}',
  context: {},
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is asked yet.',
      meta: { title: 'Nothing asked', section: '1.4' },
      on: { 'question.asked': 'asking' },
    },
    asking: {
      description: 'The server is asked.',
      tags: 'busy',
      meta: { title: 'Asking the server', section: '1.4' },
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: { type: 'the server said yes', params: ({ event }) => ({ answer: event.output }) }, target: 'done' },
          { target: 'refused', meta: { label: 'Server refused' } },
        ],
        onError: 'refused',
      },
      after: { answerTakesTooLong: 'refused' },
    },
    refused: {
      description: 'It did not work, and the customer may try again.',
      tags: 'blocked',
      meta: { title: 'It did not work', section: '1.8' },
      on: { 'retry.asked': 'asking' },
    },
    done: { type: 'final', description: 'It worked.', tags: 'good', meta: { title: 'Done', section: '1.4' } },
  },
});
`,
    ],
    [
      `${folder}/${name}.model.ts`,
      `import { defineModel } from '../model.ts';
import { failed, ok } from '../result.ts';
import { ${id}Machine } from './${name}.machine.ts';

/** Model of the flow ${title}. */
export const ${id}Model = defineModel({
  machine: ${id}Machine,
  title: '${title}',
  sentence: 'Asks the server, and says what came of it.',
  usedBy: 'nobody yet',
  section: '1.4',
  inputs: [{ says: 'the page opens', input: undefined }],
  events: [
    { says: 'the customer asks', by: 'customer', event: { type: 'question.asked' } },
    { says: 'the server says yes', by: 'server', event: { type: 'xstate.done.actor.ask', output: ok(null) } },
    { says: 'the server refuses', by: 'server', event: { type: 'xstate.done.actor.ask', output: failed('refused') } },
    { says: 'asking breaks', by: 'server', event: { type: 'xstate.error.actor.ask', error: new Error('broken') } },
    { says: '10 s pass without an answer', by: 'time', event: { type: 'xstate.after.answerTakesTooLong.${id}.asking' } },
    { says: 'the customer tries again', by: 'customer', event: { type: 'retry.asked' } },
  ],
  project: () => null,
  states: {
    idle: 'The customer may ask.',
    asking: 'The page waits for the server.',
    refused: 'The customer reads that it did not work, and may try again.',
    done: 'The customer reads that it worked.',
  },
  invariants: [],
});
`,
    ],
    [
      `${folder}/${name}.view.ts`,
      `import type { SnapshotFrom } from 'xstate';
import type { ${id}Machine } from './${name}.machine.ts';

export type ${type}View = { readonly is: SnapshotFrom<typeof ${id}Machine>['value'] };

/** What a screen shows of the flow. */
export const to${type}View = ({ value }: SnapshotFrom<typeof ${id}Machine>): ${type}View => ({ is: value });
`,
    ],
    [
      `tests/machines/${name}/${name}.test.ts`,
      `import { ${id}Model } from '../../../machines/${name}/${name}.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(${id}Model);
`,
    ],
  ]);
};

/** Writes a flow that runs, is tested and can be drawn, to be changed into the real one. Throws when there is one of that name. */
export const beginFlow = (home: string, name: string): void => {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is no name for a flow: small letters and hyphens, as in gift-card`);
  const files = filesOf(name);
  for (const file of files.keys()) if (existsSync(join(home, file))) throw new Error(`${file} is there already`);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), text);
  }
  console.log([...files.keys(), '', `Next: change machine and model into yours; npx vitest run tests/machines/${name}; npm run statecharts; docs/statecharts/README.md tells the rest.`].join('\n'));
};
