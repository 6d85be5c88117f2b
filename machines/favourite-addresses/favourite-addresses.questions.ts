import type { Question } from '../model.ts';

/** What people ask of this flow, each with the journey that answers it. */
export const favouriteAddressesQuestions: readonly Question[] = [
  {
    when: 'a customer deletes the wrong addresses',
    begins: 'the customer opens their addresses',
    says: [
      'the server tells two addresses',
      'the customer presses Edit, or closes it',
      'the customer ticks Work, or takes the tick away',
      'the customer ticks Home, or takes the tick away',
      'the customer deletes what is ticked',
      'the server deletes it',
      'the customer undoes it',
      'the server keeps it again',
      'the server keeps it again',
    ],
    answer: 'A message with Undo stays until it is pressed, closed or the page is left; it keeps them again one after the other.',
  },
  {
    when: 'an address cannot be saved',
    begins: 'the customer opens their addresses',
    says: [
      'the server tells two addresses',
      'the customer adds an address',
      'the customer fills everything in',
      'the customer saves it',
      'no answer comes to the saving',
    ],
    answer: 'The form stays open with everything that was filled in, and the customer reads why; the same button tries again.',
  },
  {
    when: 'a customer closes the form halfway',
    begins: 'the customer opens their addresses',
    says: [
      'the server tells two addresses',
      'the customer adds an address',
      'the customer fills everything in',
      'the customer closes the form',
      'the customer adds an address',
    ],
    answer: 'What was filled in is put aside, a reload included, and stands there when the form is opened again; Cancel forgets it.',
  },
  {
    when: 'more addresses are kept than one can keep',
    begins: 'the customer opens their addresses',
    says: [
      'the server tells two addresses',
      'the customer adds an address',
      'the customer fills everything in',
      'the customer saves it',
      'the server keeps too many already',
    ],
    answer: 'The form stays as it was filled in and says that one of the others must go first.',
    refusal: { code: 1004, reason: 'addresses_many' },
  },
  {
    when: 'the favourite addresses do not come',
    begins: 'the customer opens their addresses',
    says: ['no answer comes', 'the customer asks again', 'the server tells two addresses'],
    answer: 'The page says that they could not be loaded, and asks again when it is told to.',
  },
  {
    when: 'an address cannot be deleted',
    begins: 'the customer opens their addresses',
    says: [
      'the server tells two addresses',
      'the customer presses Edit, or closes it',
      'the customer ticks Work, or takes the tick away',
      'the customer deletes what is ticked',
      'the server does not delete it',
    ],
    answer: 'It is in the list again, ticked, and the page says why.',
  },
  {
    when: 'the deletion of an address cannot be undone',
    begins: 'the customer opens their addresses',
    says: [
      'the server tells two addresses',
      'the customer presses Edit, or closes it',
      'the customer ticks Work, or takes the tick away',
      'the customer deletes what is ticked',
      'the server deletes it',
      'the customer undoes it',
      'the server does not keep it again',
    ],
    answer: 'The page says why. The address is still known to it, so that it can be undone once more.',
  },
];
