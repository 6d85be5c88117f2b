const REASONS: Readonly<Record<string, string>> = {
  store_closed: 'the store is closed',
  not_paid: 'it is not paid',
  declined: 'the card was declined',
};

/** Why the server refuses, in words. */
export const reasonWords = (reason: string): string => REASONS[reason] ?? reason.replaceAll('_', ' ');

const ANSWERS: Readonly<Record<string, string>> = {
  secret: 'the card can be confirmed now',
  paid: 'it is taken, and no card is asked',
  checking: 'nobody knows yet',
  open: 'nothing is charged',
  challenge: 'the card waits for its customer',
  processing: 'the bank takes its time',
  authorised: 'the money is there',
  ordered: 'the order exists',
  order: 'the order exists',
  'signed-out': 'the session is over',
};

export function answerWords(answer: string): string {
  const [told = '', unknown] = answer.split('|');
  const [is = '', word] = told.split(' ');
  const reason = word !== undefined && (is === 'refused' || is === 'open') ? reasonWords(word) : null;
  if (is === 'refused') return `refused, ${reason}`;
  const said = ANSWERS[is] ?? is;
  const whole = reason ? `${said}, ${reason}` : said;
  return unknown ? `${whole}, a command has not come` : whole;
}

const CALLS: Readonly<Record<string, string>> = {
  payOrder: 'the command to pay',
  askPayment: 'the look at the payment',
  withdrawCommands: 'the withdrawal of what never came',
  giveUpPayment: 'the wish to give the payment up',
  createOrder: 'the call for the order',
  findOrder: 'the search for the order',
  confirmCard: 'the card’s confirmation',
};

export const callWords = (request: string): string => CALLS[request.split(' ')[0] ?? ''] ?? request;

export const aboutCall = (request: string, say: (name: string) => string): string => say(callWords(request));
