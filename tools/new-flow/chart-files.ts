import type { FlowNames } from './flow-names.ts';

export const machineText = ({ id, type, title }: FlowNames): string => `import { assign, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

export type ${type}Answer = Result<null, Failure>;

/** ${title}: asks the server, and says what came of it. */
export const ${id}Machine = setup({
  types: {} as ChartTypes & { context: { readonly failure: Failure | null }; events: { type: 'question.asked' }; tags: 'busy' | 'good' },
  actors: { ask: ask<${type}Answer>('ask') },
  guards: { 'the server said yes': (_, params: { answer: ${type}Answer }) => params.answer.ok },
  actions: {
    'forget the failure': assign({ failure: null }),
    'keep the reason': assign((_, params: { answer: ${type}Answer }) => ({ failure: params.answer.ok ? null : params.answer.failure })),
  },
}).createMachine({
  id: '${id}',
  description: 'Asks the server, and says what came of it.',
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The customer may ask; why it did not work the last time is told.',
      meta: { title: 'Nothing asked', section: '1.4' },
      on: { 'question.asked': { target: 'asking', actions: 'forget the failure' } },
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
          { target: 'idle', actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) }, meta: { label: 'Server refused', cause: 'failure' } },
        ],
      },
    },
    done: { type: 'final', description: 'It worked.', tags: 'good', meta: { title: 'Done', section: '1.4' } },
  },
});
`;

export const modelText = ({ name, id, title }: FlowNames): string => `import { defineModel } from '#statecharts/model.ts';
import { answered, byCustomer, byServer } from '#statecharts/samples.ts';
import { failed, ok } from '#contract/result.ts';
import { ${id}Machine } from './${name}.machine.ts';
import { ${id}Questions } from './${name}.questions.ts';

export const ${id}Model = defineModel({
  machine: ${id}Machine,
  title: '${title}',
  sentence: 'Asks the server, and says what came of it.',
  usedBy: 'nobody yet',
  section: '1.4',
  inputs: [{ says: 'the page opens', input: undefined }],
  events: [
    byCustomer('the customer asks', { type: 'question.asked' }),
    byServer('the server says yes', answered('ask', ok(null))),
    byServer('no answer comes', answered('ask', failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const))),
  ],
  project: ({ context }) => ({ failure: context.failure === null ? null : context.failure.kind === 'transport' ? context.failure.cause : context.failure.code }),
  invariants: [{ says: 'a failure stands only where the customer may ask again', holds: ({ value, context }) => value === 'idle' || context.failure === null }],
  questions: ${id}Questions,
});
`;

export const questionsText = ({ id }: FlowNames): string => `import type { Question } from '#statecharts/model.ts';

export const ${id}Questions: readonly Question[] = [
  {
    when: 'no answer comes',
    begins: 'the page opens',
    says: ['the customer asks', 'no answer comes', 'the customer asks', 'the server says yes'],
    answer: 'The customer reads why, and asks again.',
  },
];
`;

export const viewText = ({ name, id, type }: FlowNames): string => `import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { ${id}Machine } from './${name}.machine.ts';

export type ${type}View = { readonly is: 'idle' | 'asking' | 'done'; readonly failure: Failure | null };

/** What a screen shows of the flow. */
export const to${type}View = ({ value, context }: SnapshotFrom<typeof ${id}Machine>): ${type}View => ({ is: value, failure: context.failure });
`;
