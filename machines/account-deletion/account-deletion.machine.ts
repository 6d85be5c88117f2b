import { accountDeletionSetup } from './account-deletion.setup.ts';
import { deleting } from './states/deleting.ts';
import { looking } from './states/looking.ts';

/** Deletes the account of the customer, under their password (decision 096). */
export const accountDeletionMachine = accountDeletionSetup.createMachine({
  id: 'accountDeletion',
  description: 'Explains what is lost, asks for the password, and deletes the account.',
  context: { wish: null, wallet: null, failure: null, isStillThere: false },
  initial: 'closed',
  states: {
    closed: {
      description: 'The account is not to be deleted.',
      meta: { title: 'Not wanted', section: '2.2.5' },
      on: { 'deletion.wanted': { description: 'The customer presses the button below the profile.', target: 'explained' } },
    },
    explained: {
      description: 'The customer reads what is lost, what the law keeps, and what must be over before.',
      meta: { title: 'Explaining', section: '2.2.5' },
      on: {
        'password.wanted': { description: 'The customer means it.', target: 'password' },
        'deletion.left': { description: 'The customer keeps the account.', target: 'closed' },
      },
    },
    password: {
      description: 'The password is asked for, and whether money is given up that the wallet still holds; why it came to nothing is told.',
      meta: { title: 'Asking for the password', section: '2.2.5' },
      on: {
        'password.given': {
          guard: { type: 'no money is left unspoken for', params: ({ event }) => ({ givesUp: event.givesUp }) },
          description: 'The customer deletes the account.',
          target: 'deleting',
          actions: {
            type: 'keep what is given',
            params: ({ event }) => ({ password: event.password, givesUp: event.givesUp }),
          },
        },
        'deletion.left': { description: 'The customer keeps the account.', target: 'closed', actions: 'forget what went wrong' },
      },
    },
    deleting,
    looking,
    refused: {
      description: 'Something is not over; the customer reads what, and how to get out of it.',
      tags: 'blocked',
      meta: { title: 'Refused', section: '2.2.5' },
      on: {
        'again.wanted': {
          description: 'It is over meanwhile: the customer tries again.',
          target: 'password',
          actions: 'forget what went wrong',
        },
        'deletion.left': { description: 'The customer keeps the account for now.', target: 'closed', actions: 'forget what went wrong' },
      },
    },
    unknown: {
      description: 'No answer came, and nobody could be asked whether the account is still there.',
      tags: 'blocked',
      meta: { title: 'Deleted or not?', section: '2.2.5' },
      on: {
        'again.wanted': { description: 'The customer has it looked at again.', target: 'looking' },
        'deletion.left': {
          description: 'The customer goes on; whoever has no account any more is led out.',
          target: 'closed',
          actions: 'forget what went wrong',
        },
      },
      after: { looksAgain: { target: 'looking', meta: { label: 'After 5 s' } } },
    },
    deleted: {
      type: 'final',
      description: 'The account is gone; the customer is led home, signed out.',
      tags: 'good',
      meta: { title: 'Deleted', section: '2.2.5' },
    },
  },
});
