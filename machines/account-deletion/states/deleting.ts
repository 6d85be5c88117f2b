import { accountDeletionSetup } from '../account-deletion.setup.ts';

export const deleting = accountDeletionSetup.createStateConfig({
  description: 'The server deletes the account, or says what is not over.',
  tags: 'busy',
  meta: { title: 'Deleting', section: '2.2.5' },
  exit: 'forget what was given',
  invoke: {
    id: 'delete',
    src: 'delete',
    input: ({ context }) => context.wish ?? { password: '', givesUp: 0 },
    onDone: [
      { guard: { type: 'the account is deleted', params: ({ event }) => ({ answer: event.output }) }, target: 'deleted' },
      {
        guard: { type: 'money is left in the wallet', params: ({ event }) => ({ answer: event.output }) },
        target: 'password',
        actions: { type: 'keep what the wallet holds', params: ({ event }) => ({ answer: event.output }) },
        meta: { cause: 'failure' },
      },
      {
        guard: { type: 'something is not over', params: ({ event }) => ({ answer: event.output }) },
        target: 'refused',
        actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) },
        meta: { cause: 'failure' },
      },
      {
        guard: { type: 'nothing was done', params: ({ event }) => ({ answer: event.output }) },
        target: 'password',
        actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) },
        meta: { cause: 'failure' },
      },
      { target: 'looking', meta: { label: 'Answer was lost', cause: 'failure' } },
    ],
  },
});
