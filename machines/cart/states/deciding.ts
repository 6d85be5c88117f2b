import { cartSetup } from '../cart.setup.ts';

export const deciding = cartSetup.createStateConfig({
  description: 'Decides what comes next: the basket is known, and perhaps changes wait.',
  meta: { title: 'Is anything left to tell?', section: '1.4' },
  always: [
    { guard: 'the basket moved meanwhile', target: 'loading' },
    {
      guard: 'its customer agreed to clear the basket for it',
      target: 'clearing',
      description: 'Whoever orders something once more was asked before.',
      actions: ['turn the line into an offer', 'keep only what is for the other store'],
    },
    { guard: 'a line of another store waits', target: 'attention', actions: 'turn the line into an offer' },
    {
      guard: 'something is not saved yet',
      target: 'saving',
      description:
        'Told even where it comes to nothing, as long as an earlier request may still arrive: only a newer version makes that one lose.',
    },
    {
      target: 'settled',
      description: 'One more and one less come to nothing.',
      actions: ['forget the changes', 'tell what was added'],
      meta: { label: 'Nothing is left to tell' },
    },
  ],
});
