import { cancellation } from '../cancellation.setup.ts';

export const offered = cancellation.createStateConfig({
  description: 'It can be cancelled: the customer reads what that costs, and says why.',
  meta: { title: 'Offered', section: '2.5' },
  initial: 'choosing',
  on: {
    'reason.picked': { description: 'One of the reasons, or words of their own.', target: '.choosing', actions: 'keep the reason' },
    'reason.written': { description: 'In the customer’s own words.', target: '.choosing', actions: 'keep the words' },
    'cancelling.confirmed': [
      { guard: 'a reason is given', target: 'cancelling', actions: 'forget the failure' },
      { target: '.reasonless', meta: { label: 'No reason is given' } },
    ],
    'order.updated': {
      guard: 'it is newer than what is shown',
      description:
        'It went on meanwhile: what cancelling costs is told anew. Where that is more, a reason is picked again, so that no press that was meant for less confirms it.',
      target: 'deciding',
      actions: ['have a dearer one confirmed anew', 'move it on'],
      meta: { cause: 'answer' },
    },
  },
  states: {
    choosing: {
      description: 'The reason is chosen, or not yet.',
      meta: { title: 'Choosing a reason', section: '2.5' },
    },
    reasonless: {
      description: 'Nothing was sent: a reason is missing.',
      meta: { title: 'A reason is missing', section: '2.5' },
    },
  },
});
