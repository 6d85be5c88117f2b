import { paymentModel } from '#machines/payment/payment.model.ts';
import { toPaymentView } from '#machines/payment/payment.view.ts';
import { byCard, inCash, leasPurchase, onSheet } from '#machines/payment/sample-payment.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const paymentId = leasPurchase.invoice.order_payment._id;
const over = (end: object) => ({ shows: { is: 'over', end }, output: end });
const authorised = over({ is: 'authorised' });
const ordered = over({ is: 'ordered', order: { order_id: 'd'.repeat(24), unique_id: 1042 } });
const declined = (decline: { readonly message: string | null; readonly code: string | null }) => over({ is: 'declined', decline });
const bankSaidNo = { message: 'Your card was declined.', code: 'card_declined' };
const reconsidered = { message: null, code: null };

describeAnswers(paymentModel, toPaymentView, {
  'the card is declined after the wallet paid its part': {
    ...declined(bankSaidNo),
    asked: 'payOrder confirmCard giveUpPayment',
    with: { payOrder: { ...leasPurchase, ...byCard }, giveUpPayment: { paymentId } },
  },
  'the time slot goes while the customer pays': {
    ...over({ is: 'refused', failure: { kind: 'refused', code: 651, reason: 'slot_full' } }),
    asked: 'payOrder confirmCard askPayment',
    with: { askPayment: { paymentId } },
  },
  'the session ended in the bank’s question, and the customer comes back': {
    ...ordered,
    asked: 'askPayment confirmCard askPayment',
    with: { confirmCard: { clientSecret: 'pi_1_secret_1', paymentMethod: 'pm_1' } },
  },
  'the tab is closed while the bank takes its time': {
    ...ordered,
    asked: 'askPayment askPayment',
    with: { askPayment: { paymentId: null } },
  },
  'the answer to the payment gets lost': {
    ...authorised,
    asked: 'payOrder askPayment payOrder confirmCard',
    with: { payOrder: { key: byCard.key }, askPayment: { paymentId } },
  },
  'the card provider cannot be reached': {
    ...declined(reconsidered),
    asked: 'payOrder confirmCard giveUpPayment',
    with: { giveUpPayment: { paymentId } },
  },
  'the customer changes their mind in the bank’s question': { ...declined(reconsidered), asked: 'askPayment giveUpPayment' },
  'nobody answers when a payment is given up': { ...declined(reconsidered), asked: 'askPayment giveUpPayment askPayment' },
  'the server does not answer how a payment stands': { ...ordered, asked: 'payOrder confirmCard askPayment askPayment' },
  'the page is opened and no payment is under way': { ...over({ is: 'gone' }), asked: 'askPayment' },
  'the page is loaded anew before its command to pay arrives': {
    ...over({ is: 'gone' }),
    asked: 'askPayment askPayment askPayment withdrawCommands',
    with: { askPayment: { paymentId: null }, withdrawCommands: { paymentId: null, key: null } },
  },
  'nobody answers when a command is withdrawn': {
    ...ordered,
    asked: 'askPayment askPayment askPayment withdrawCommands askPayment',
  },
  'a server cannot tell how a payment stands': { ...over({ is: 'untold' }), asked: 'askPayment askPayment askPayment' },
  'the bank’s question is left open': {
    ...declined({ message: null, code: 'insufficient_funds' }),
    asked: 'payOrder confirmCard askPayment',
  },
  'the customer leaves TWINT’s page without an answer, and comes back': {
    ...ordered,
    asked: 'askPayment confirmCard askPayment',
    with: { confirmCard: { clientSecret: 'pi_1_secret_1', elsewhere: 'twint' } },
  },
  'the customer confirms in TWINT too late, and the slot is gone': {
    ...over({ is: 'refused', failure: { kind: 'refused', code: 651, reason: 'slot_full' }, isRefunded: true }),
    asked: 'askPayment confirmCard askPayment',
  },
  'the customer closes the sheet of Apple Pay or Google Pay': {
    ...over({ is: 'closed' }),
    asked: 'openSheet',
    with: { openSheet: { ...leasPurchase, ...onSheet } },
  },
  'the sheet of Apple Pay or Google Pay does not open': { ...declined(reconsidered), asked: 'openSheet' },
  'the price changes while the sheet of Apple Pay or Google Pay is open': {
    ...over({ is: 'refused', failure: { kind: 'refused', code: 535, reason: 'prices_changed' } }),
    asked: 'openSheet payOrder',
    with: { payOrder: { ...leasPurchase, ...onSheet, approved: 'pm_1' } },
  },
  'the customer pays with Apple Pay or Google Pay': {
    ...authorised,
    asked: 'openSheet payOrder confirmCard',
    with: { confirmCard: { clientSecret: 'pi_1_secret_1', paymentMethod: 'pm_1' } },
  },
  'the customer pays in cash': { ...authorised, asked: 'payOrder', with: { payOrder: { ...leasPurchase, ...inCash } } },
});
