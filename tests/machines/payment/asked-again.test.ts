import { test } from 'vitest';
import { paymentModel } from '#machines/payment/payment.model.ts';
import { toPaymentView } from '#machines/payment/payment.view.ts';
import { byCard, leasPurchase, samplePayment } from '#machines/payment/sample-payment.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, timeout } from '../sample-failures.ts';

const paymentId = leasPurchase.invoice.order_payment._id;
const asking = (failure: unknown = null) => ({ is: 'asking', seen: null, failure });
const looking = (failure: unknown) => ({ is: 'checking', asking: true, canConfirm: false, seen: null, failure });
const pays = { asked: { payOrder: { ...leasPurchase, ...byCard } } };
const looks = { asked: { askPayment: { paymentId } } };
const confirms = { asked: { confirmCard: { clientSecret: 'pi_1_secret_1', paymentMethod: 'pm_1' } } };
const begins: Step = ['the customer pays by card', asking(), pays];
const silent: Step = ['no answer to the payment comes', looking(offline), looks];
const refusedFor = (failure: object): { shows: object; output: object } => ({
  shows: { is: 'over', end: { is: 'refused', failure }, seen: null, failure },
  output: { is: 'refused', failure },
});

test('what the server never heard of is asked for again, and not a fourth time', () => {
  const { shows, output } = refusedFor(offline);
  const nothingCharged: Step = ['the server says that nothing is charged', asking(offline), pays];
  return tellStory(paymentModel, toPaymentView, [
    begins,
    silent,
    nothingCharged,
    silent,
    nothingCharged,
    silent,
    ['the server says that nothing is charged', shows, { output }],
  ]);
});

test('what the server said no to is not asked for again', async () => {
  const gone = { kind: 'refused', code: 651, reason: 'slot_full', details: null };
  const { shows, output } = refusedFor(gone);
  await tellStory(paymentModel, toPaymentView, [begins, silent, ['the server says that the slot is gone', shows, { output }]]);
  const declined = { is: 'declined', decline: { message: null, code: 'insufficient_funds' } };
  await tellStory(paymentModel, toPaymentView, [
    begins,
    silent,
    ['the server says that the card was declined', { is: 'over', end: declined, seen: null, failure: offline }, { output: declined }],
  ]);
  await tellStory(paymentModel, toPaymentView, [
    ['a payment is found again', looking(null), { asked: { askPayment: { paymentId: null } } }],
    ['the server says that the slot is gone', shows, { output }],
  ]);
});

test('what the server works on already is looked at again, not asked for again', () => {
  const processing = samplePayment({ state: 'processing' });
  const isAtIt = { is: 'checking', asking: false, canConfirm: false, seen: processing, failure: null };
  return tellStory(paymentModel, toPaymentView, [
    begins,
    silent,
    ['the server says that the bank takes its time', isAtIt],
    ['a moment passes', { ...isAtIt, asking: true }, { ...looks, after: 1_000 }],
    ['the server says that the bank takes its time', isAtIt],
    ['the customer asks again at once', { ...isAtIt, asking: true }, looks],
  ]);
});

test('a card that was named to the bank once is not asked for again, however long nobody answers', () => {
  const lost = refusedFor(offline);
  return tellStory(paymentModel, toPaymentView, [
    begins,
    ['the server takes the payment and names the card to confirm', { is: 'confirming', seen: null, failure: null }, confirms],
    ['the bank takes its time', looking(null), looks],
    ['no answer to the look comes', { ...looking(offline), asking: false }],
    ['the customer asks again at once', looking(offline), looks],
    ['no answer to the look comes', { ...looking(offline), asking: false }],
    ['a moment passes', looking(offline), { ...looks, after: 2_000 }],
    ['the server says that nothing is charged', lost.shows, { output: lost.output }],
  ]);
});

test('where no reason is known, what the server does not charge is told as a lost answer', () => {
  const lost = refusedFor(timeout);
  return tellStory(paymentModel, toPaymentView, [
    begins,
    ['the server takes the payment and names the card to confirm', { is: 'confirming', seen: null, failure: null }, confirms],
    ['the bank takes its time', looking(null), looks],
    ['the server says that nothing is charged', lost.shows, { output: lost.output }],
  ]);
});

test('a payment that was taken after all has its card confirmed, once', () => {
  const challenge = samplePayment({ state: 'challenge', client_secret: 'pi_1_secret_1', payment_method: 'pm_1' });
  const seen = { seen: challenge, failure: null };
  return tellStory(paymentModel, toPaymentView, [
    begins,
    silent,
    ['no answer to the look comes', { ...looking(offline), asking: false }],
    ['the customer asks again at once', asking(offline), pays],
    silent,
    ['the server says that the bank asks a question', { is: 'confirming', ...seen }, confirms],
    ['the bank takes its time', { is: 'checking', asking: true, canConfirm: true, ...seen }, looks],
    ['the server says that the bank asks a question', { is: 'checking', asking: false, canConfirm: true, ...seen }],
    ['the customer asks again at once', { is: 'checking', asking: true, canConfirm: true, ...seen }, looks],
    ['the server says that the card is authorised', { is: 'over', end: { is: 'authorised' }, ...seen }, { output: { is: 'authorised' } }],
  ]);
});
