import { accountDeletionSetup } from '../account-deletion.setup.ts';

export const looking = accountDeletionSetup.createStateConfig({
  description: 'The server is asked whether the customer is still signed in: whoever is has their account.',
  tags: 'busy',
  meta: { title: 'Looking whether it is there', section: '2.2.5' },
  invoke: {
    id: 'look',
    src: 'look',
    onDone: [
      {
        guard: { type: 'the account is there', params: ({ event }) => ({ standing: event.output }) },
        target: 'password',
        actions: 'note that it is still there',
      },
      { guard: { type: 'the account is gone', params: ({ event }) => ({ standing: event.output }) }, target: 'deleted' },
      { target: 'unknown', meta: { label: 'Nobody answers', cause: 'failure' } },
    ],
  },
});
