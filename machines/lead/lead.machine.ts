import { giving, leadSetup, typing } from './lead.setup.ts';
import { sending } from './states/sending.ts';
import { thanked } from './states/thanked.ts';

/**
 * From a form to the thanks for it (specification 2, sections 2.10, 2.11 and 4): of a store that wants to join, and of
 * somebody who wants to ride, by the application or the landing page's short form.
 */
export const leadMachine = leadSetup.createMachine({
  id: 'lead',
  description: 'Takes who wants to work with the marketplace, and thanks them.',
  context: ({ input }) => ({ kind: input.kind, draft: input.draft ?? {}, given: null, failure: null, secondsLeft: 0 }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The form is filled in.',
      meta: { title: 'Filling in', section: '2.5' },
      on: { ...typing, ...giving },
    },
    sending,
    troubled: {
      description: 'It did not come through; everything that was typed is there.',
      tags: 'blocked',
      meta: { title: 'Did not come through', section: '2.8' },
      on: { ...typing, ...giving },
    },
    thanked,
  },
});
