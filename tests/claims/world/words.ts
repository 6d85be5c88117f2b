import type { Words } from '../explore.ts';

const REASONS: Readonly<Record<string, Words>> = {
  store_closed: { en: 'the store is closed', fr: 'le commerce est fermé' },
  not_paid: { en: 'it is not paid', fr: 'elle n’est pas payée' },
  declined: { en: 'the card was declined', fr: 'la carte a été refusée' },
};

/** Why the server refuses, in words. */
export const reasonWords = (reason: string): Words =>
  REASONS[reason] ?? { en: reason.replaceAll('_', ' '), fr: reason.replaceAll('_', ' ') };

const ANSWERS: Readonly<Record<string, Words>> = {
  secret: { en: 'the card can be confirmed now', fr: 'la carte peut être confirmée' },
  paid: { en: 'it is taken, and no card is asked', fr: 'c’est pris, aucune carte n’est demandée' },
  checking: { en: 'nobody knows yet', fr: 'on ne sait pas encore' },
  open: { en: 'nothing is charged', fr: 'rien n’est débité' },
  challenge: { en: 'the card waits for its customer', fr: 'la carte attend son client' },
  processing: { en: 'the bank takes its time', fr: 'la banque prend son temps' },
  authorised: { en: 'the money is there', fr: 'l’argent est là' },
  ordered: { en: 'the order exists', fr: 'la commande existe' },
  order: { en: 'the order exists', fr: 'la commande existe' },
  'signed-out': { en: 'the session is over', fr: 'la session est terminée' },
};

/** What an answer says, by its name. */
export function answerWords(answer: string): Words {
  const [told = '', unknown] = answer.split('|');
  const [is = '', word] = told.split(' ');
  const reason = word !== undefined && (is === 'refused' || is === 'open') ? reasonWords(word) : null;
  if (is === 'refused') return { en: `refused, ${reason?.en}`, fr: `refusé, ${reason?.fr}` };
  const said = ANSWERS[is] ?? { en: is, fr: is };
  const whole = reason ? { en: `${said.en}, ${reason.en}`, fr: `${said.fr}, ${reason.fr}` } : said;
  return unknown ? { en: `${whole.en}, a command has not come`, fr: `${whole.fr}, un ordre de payer n’est pas arrivé` } : whole;
}

const CALLS: Readonly<Record<string, Words>> = {
  payOrder: { en: 'the command to pay', fr: 'l’ordre de payer' },
  askPayment: { en: 'the look at the payment', fr: 'la question sur le paiement' },
  withdrawCommands: { en: 'the withdrawal of what never came', fr: 'le retrait de ce qui n’est jamais arrivé' },
  giveUpPayment: { en: 'the wish to give the payment up', fr: 'la demande d’abandon du paiement' },
  createOrder: { en: 'the call for the order', fr: 'la demande de commande' },
  findOrder: { en: 'the search for the order', fr: 'la recherche de la commande' },
  confirmCard: { en: 'the card’s confirmation', fr: 'la confirmation de la carte' },
};

/** What a request is called. */
export const callWords = (request: string): Words => CALLS[request.split(' ')[0] ?? ''] ?? { en: request, fr: request };

/** A sentence about a request, in both languages. */
export const aboutCall = (request: string, en: (name: string) => string, fr: (name: string) => string): Words => ({
  en: en(callWords(request).en),
  fr: fr(callWords(request).fr),
});
