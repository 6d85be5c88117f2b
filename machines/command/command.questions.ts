import type { Question } from '#statecharts/model.ts';

const ONCE = ['the customer asks for it', 'the server does it'] as const;
const AGAIN = ['the customer asks for it', 'no answer comes', ...ONCE] as const;
const REFUSED = ['the customer asks for it', 'the server refuses it'] as const;
const begins = 'nothing was asked for';

export const commandQuestions: readonly Question[] = [
  {
    when: 'the newsletter’s form gets no answer',
    begins: 'nothing was asked for, and thanks go by themselves',
    says: [...AGAIN],
    answer: 'The field keeps the e-mail and says why. Nobody is on the list before they opened the link of the letter.',
  },
  {
    when: 'a heart cannot be saved',
    begins,
    says: [...REFUSED, ...ONCE],
    answer: 'The heart goes back to what the server keeps, and a notice says why. One more press tries again.',
  },
  {
    when: 'the heart is pressed twice quickly',
    begins,
    says: ['the customer asks for it', 'the customer asks for the opposite', 'the server does it', 'the server does the opposite'],
    answer: 'The last press counts: the heart ends as it was, and the server is told so after the first answer.',
  },
  {
    when: 'a referral code does not exist',
    begins,
    says: [...REFUSED, 'the customer takes it back', ...ONCE],
    answer: 'The field says so and keeps what was typed. One can sign up without a code too.',
  },
  {
    when: 'I want my link to show nothing any more',
    begins,
    says: [...ONCE, 'the customer asks for the opposite', 'the server does the opposite'],
    answer: 'Every link to the order ends at once; whoever opens one reads that it has ended.',
  },
  {
    when: 'the link that shows an order cannot be made',
    begins,
    says: [...AGAIN],
    answer: 'The order is shown to nobody until there is a link. The page says why there is none, and the same button asks again.',
  },
  {
    when: 'the link cannot be withdrawn',
    begins,
    says: [
      ...ONCE,
      'the customer asks for the opposite',
      'no answer comes',
      'the customer asks for the opposite',
      'the server does the opposite',
    ],
    answer: 'The link is shown as what it is: open to whoever has it, until the server says that it is withdrawn.',
  },
  {
    when: 'I want to know what is kept of me',
    begins,
    says: [...ONCE],
    answer: 'A file holds all of it, to read and to take elsewhere.',
  },
  {
    when: 'the copy of what is kept does not come',
    begins,
    says: [...AGAIN],
    answer: 'The page says why there is no file, or that the browser took none, and the same button asks again.',
  },
  {
    when: 'I want my e-mails in French',
    begins,
    says: [...ONCE],
    answer: 'From then on every e-mail is in French, and the page is too.',
  },
  {
    when: 'the language of the e-mails could not be saved',
    begins,
    says: [...AGAIN],
    answer: 'The choice goes back to what the server keeps, and the card says why. One press tries again.',
  },
  {
    when: 'the network goes while my picture is sent',
    begins,
    says: [...AGAIN],
    answer: 'It is still there, and is sent again with one press.',
  },
  {
    when: 'my picture cannot be taken away',
    begins,
    says: [...AGAIN],
    answer: 'The picture stays, the card says why, and the same button tries again.',
  },
  {
    when: 'a file that is no picture is chosen',
    begins,
    says: [...REFUSED, ...ONCE],
    answer: 'The picture stays as it was, and the card says which files can be taken.',
  },
  {
    when: 'I lost my phone',
    begins,
    says: [...ONCE],
    answer: 'It is signed out at once in the list of devices, and whoever has it needs the password again.',
  },
  {
    when: 'I don’t know any more where I am signed in',
    begins,
    says: [...ONCE],
    answer: 'The profile signs out everywhere: every device is signed out, this one too, and each needs the password again.',
  },
  {
    when: 'signing a device out gets no answer',
    begins,
    says: [...AGAIN],
    answer: 'The device stays in the list and the card says that it is not known to be signed out. Signing out once more does no harm.',
  },
  {
    when: 'signing out everywhere gets no answer',
    begins,
    says: [...AGAIN],
    answer: 'The dialog stays open and says so. Once more does no harm: who is signed out already stays so.',
  },
  {
    when: 'the wallet’s switch is not taken by the server',
    begins,
    says: [...REFUSED, ...ONCE],
    answer: 'The switch goes back to what the server has and says why, so that the price beside it stays true.',
  },
  {
    when: 'a new password is set',
    begins,
    says: [...ONCE],
    answer: 'It counts from then on, every device is signed out, and the customer signs in with it.',
  },
  {
    when: 'the new password gets no answer',
    begins,
    says: [...AGAIN],
    answer: 'The form says so and keeps what was typed; giving it once more does no harm.',
  },
  {
    when: 'a customer deletes the wrong stores',
    begins,
    says: [...ONCE, 'the customer takes it back'],
    answer: 'A message with Undo stays until it is pressed, closed or the page is left; it keeps the same stores again.',
  },
  {
    when: 'favourite stores cannot be deleted',
    begins,
    says: [...REFUSED, ...ONCE],
    answer: 'The stores stand there again, still ticked, and the customer reads why; the same button tries again.',
  },
  {
    when: 'a customer deletes the wrong addresses',
    begins,
    says: [...ONCE, 'the customer takes it back'],
    answer: 'A message with Undo stays until it is pressed, closed or the page is left; it keeps them again one after the other.',
  },
  {
    when: 'an address cannot be saved',
    begins,
    says: [...AGAIN],
    answer: 'The form says why and keeps what was filled in, through a reload too; the same button saves it again.',
  },
  {
    when: 'the operator’s move of an order is refused',
    begins,
    says: [...REFUSED],
    answer: 'The page says why, in the server’s words, and shows how the order stands: another page or the demo itself moved it first.',
  },
  {
    when: 'more addresses are kept than one can keep',
    begins,
    says: [...REFUSED, ...ONCE],
    answer: 'The form stays as it was filled in and says that one of the others must go first.',
    refusal: { code: 1004, reason: 'addresses_many' },
  },
];
