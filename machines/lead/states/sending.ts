import { leadSetup, typing, type Lead } from '../lead.setup.ts';

export const sending = leadSetup.createStateConfig({
  description: 'It is on its way; what is typed meanwhile stays. Another press sends nothing.',
  tags: 'busy',
  meta: { title: 'Sending', section: '2.7' },
  on: typing,
  invoke: {
    id: 'sendLead',
    src: 'sendLead',
    input: ({ context }) => ({ kind: context.kind, lead: context.given as Lead }),
    onDone: [
      {
        guard: { type: 'the server took it', params: ({ event }) => ({ answered: event.output }) },
        target: 'thanked',
        actions: ['empty the form', 'tell what is typed'],
      },
      {
        guard: { type: 'something in it was refused', params: ({ event }) => ({ answered: event.output }) },
        target: 'filling',
        actions: ['forget what was given', { type: 'keep the reason', params: ({ event }) => ({ answered: event.output }) }],
        meta: { cause: 'failure' },
      },
      {
        target: 'troubled',
        actions: ['forget what was given', { type: 'keep the reason', params: ({ event }) => ({ answered: event.output }) }],
        meta: { label: 'No answer', cause: 'failure' },
      },
    ],
  },
});
