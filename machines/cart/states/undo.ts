import { cartSetup } from '../cart.setup.ts';

const settled = { guard: 'nothing is removed', target: 'nothing' } as const;

export const undo = cartSetup.createStateConfig({
  description: 'Whether what was removed can be put back.',
  initial: 'nothing',
  on: {
    'removal.settled': {
      target: '.nothing',
      description: 'What was removed is not put back any more.',
      actions: 'forget what was removed',
    },
  },
  states: {
    nothing: {
      description: 'Nothing can be put back.',
      meta: { title: 'Nothing removed' },
      on: { 'removal.changed': { guard: 'something was removed', target: 'offered' } },
    },
    offered: {
      description: 'Undo stands for its time.',
      meta: { title: 'Removal offered back' },
      on: {
        'removal.changed': [
          settled,
          { target: 'offered', reenter: true, description: 'Its time begins anew.', meta: { label: 'More can be put back, or less' } },
        ],
        'undo.held': 'held',
      },
      after: {
        undoStands: { target: 'nothing', description: 'What was removed is not put back any more.', actions: 'forget what was removed' },
      },
    },
    held: {
      description: 'Undo stands as long as the pointer or the focus is on it.',
      meta: { title: 'Offer held' },
      on: {
        'removal.changed': settled,
        'undo.released': { target: 'offered', description: 'Neither is on it any more: its time begins anew.' },
      },
    },
  },
});
