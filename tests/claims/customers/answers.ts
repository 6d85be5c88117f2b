import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { seenPayment } from '#machines/payment/sample-payment.ts';
import { failed, ok } from '#machines/result.ts';
import type { Told } from '../chart-part.ts';
import type { Words } from '../explore.ts';
import { ORDER } from '../world/answers.ts';

const closed = failed({ kind: 'refused', code: 651, reason: 'store_closed', details: null });
const over = failed({ kind: 'refused', code: 999, reason: null, details: null });
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null });
const byCard = { client_secret: 'secret', payment_method: 'pm', wallet_payment: 0, card_payment: 41.5, cash_payment: 0 };
const declined = failed({ kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } });

export type Answer = { readonly name: string; readonly output: unknown; readonly says: Words; readonly helps: boolean };
export type Answers = Readonly<Record<string, readonly Answer[]>>;
export const answer = (name: string, output: unknown, en: string, fr: string, helps = true): Answer => ({
  name,
  output,
  says: { en, fr },
  helps,
});

/** What each port of a checkout may be answered here, where server and bank are free to say anything. */
export const ANSWERS: Answers = {
  getInvoice: [
    answer('priced', ok(sampleInvoice), 'the server prices the basket', 'le serveur calcule le prix du panier'),
    answer(
      'refused',
      closed,
      'the server gives no price: the store is closed',
      'le serveur ne donne pas de prix : le commerce est fermé',
      false,
    ),
  ],
  payOrder: [
    answer('card', ok(byCard), 'the server names the card to confirm', 'le serveur nomme la carte à confirmer'),
    answer(
      'refused',
      closed,
      'the server refuses the payment: the store is closed',
      'le serveur refuse le paiement : le commerce est fermé',
      false,
    ),
    answer('nothing', offline, 'no answer to the payment comes', 'aucune réponse au paiement', false),
  ],
  askPayment: [
    answer(
      'open',
      ok(seenPayment({ reason: 'store_closed' })),
      'the server says that nothing is charged',
      'le serveur dit que rien n’est débité',
    ),
    answer(
      'ordered',
      ok(seenPayment({ state: 'ordered', ...ORDER })),
      'the server says that the order exists',
      'le serveur dit que la commande existe',
    ),
  ],
  confirmCard: [
    answer('authorised', ok('authorised'), 'the bank holds the money', 'la banque réserve l’argent'),
    answer('declined', declined, 'the bank says no', 'la banque refuse', false),
  ],
  giveUpPayment: [answer('open', ok(seenPayment()), 'the server gives back what was held', 'le serveur rend ce qui était retenu')],
  createOrder: [
    answer('order', ok(ORDER), 'the server makes the order', 'le serveur passe la commande'),
    answer(
      'refused',
      closed,
      'the server refuses the order: the store is closed',
      'le serveur refuse la commande : le commerce est fermé',
      false,
    ),
    answer('nothing', offline, 'no answer to the order comes', 'aucune réponse à la commande', false),
  ],
  askWhoIAm: [
    answer('known', ok({}), 'the server knows the customer', 'le serveur connaît le client'),
    answer('over', over, 'the server ends the session', 'le serveur met fin à la session', false),
  ],
  signOut: [answer('heard', ok(null), 'the server hears of the sign-out', 'le serveur apprend la déconnexion')],
};

const known = new Map<Answer, Told>();

/** The event by which a chart hears an answer; the same answer is the same object. */
export const eventOf = (port: string, given: Answer): Told => {
  const event = known.get(given) ?? ({ type: `xstate.done.actor.${port}`, output: given.output, actorId: port } as Told);
  known.set(given, event);
  return event;
};
