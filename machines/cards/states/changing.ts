import type { Card } from '#contract/entities/card.ts';
import { cardsSetup } from '../cards.setup.ts';

const meantId = (meant: Card | null) => ({ cardId: meant?._id ?? '' });

export const choosing = cardsSetup.createStateConfig({
  description: 'The server makes another card the only default.',
  tags: 'busy',
  meta: { title: 'Making it the default', section: '2.4' },
  invoke: {
    id: 'selectCard',
    src: 'selectCard',
    input: ({ context }) => meantId(context.meant),
    onDone: [
      {
        guard: { type: 'the cards came', params: ({ event }) => ({ listed: event.output }) },
        target: 'listed',
        actions: [{ type: 'keep the cards', params: ({ event }) => ({ listed: event.output }) }, 'it is chosen'],
      },
      {
        target: 'loading',
        actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
        meta: { label: 'Not chosen', cause: 'failure' },
      },
    ],
  },
});

export const removing = cardsSetup.createStateConfig({
  description: 'The server forgets a card; where it was the default, the first that remains becomes it.',
  tags: 'busy',
  meta: { title: 'Removing the card', section: '2.4' },
  invoke: {
    id: 'deleteCard',
    src: 'deleteCard',
    input: ({ context }) => meantId(context.meant),
    onDone: [
      {
        guard: { type: 'the cards came', params: ({ event }) => ({ listed: event.output }) },
        target: 'listed',
        actions: [{ type: 'keep the cards', params: ({ event }) => ({ listed: event.output }) }, 'it is removed'],
      },
      {
        target: 'loading',
        actions: { type: 'keep the reason', params: ({ event }) => ({ outcome: event.output }) },
        meta: { label: 'Not removed', cause: 'failure' },
      },
    ],
  },
});
