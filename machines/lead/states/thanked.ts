import { leadSetup } from '../lead.setup.ts';

export const thanked = leadSetup.createStateConfig({
  description: 'Whoever wrote is thanked for five seconds, longer while they look at what stands there.',
  tags: 'good',
  meta: { title: 'Thanks', section: '2.9' },
  initial: 'counting',
  exit: 'forget what was given',
  on: { 'form.wanted': { description: 'The form is wanted back.', target: 'filling' } },
  states: {
    counting: {
      description: 'The seconds until the form comes back are counted.',
      meta: { title: 'Counting back' },
      on: { 'thanks.looked_at': { description: 'The pointer or the focus comes to it.', target: 'held' } },
      after: {
        aSecond: [
          { guard: 'it was the last second', target: '#lead.filling' },
          { target: 'counting', reenter: true, actions: 'count a second', meta: { label: 'Seconds are left' } },
        ],
      },
    },
    held: {
      description: 'Nothing is counted while somebody looks at it.',
      meta: { title: 'Waiting' },
      on: { 'thanks.left': { description: 'Pointer and focus are gone from it.', target: 'counting' } },
    },
  },
});
