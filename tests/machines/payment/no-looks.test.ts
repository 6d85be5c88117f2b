import { test } from 'vitest';
import { paymentModel } from '#machines/payment/payment.model.ts';
import { toPaymentView } from '#machines/payment/payment.view.ts';
import { byCard, leasPurchase, samplePayment } from '#machines/payment/sample-payment.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline } from '../sample-failures.ts';

const paymentId = leasPurchase.invoice.order_payment._id;
const absent = { kind: 'transport', cause: 'absent', retryAfterMs: null };
const looking = (failure: unknown) => ({ is: 'checking', asking: true, canConfirm: false, seen: null, failure });
const waiting = { ...looking(absent), asking: false };
const asking = (failure: unknown) => ({ is: 'asking', seen: null, failure });
const confirming = (failure: unknown) => ({ is: 'confirming', seen: null, failure });
const pays = { asked: { payOrder: { ...leasPurchase, ...byCard } } };
const looks = { asked: { askPayment: { paymentId } } };
const confirms = { asked: { confirmCard: { clientSecret: 'pi_1_secret_1', paymentMethod: 'pm_1' } } };
const begins: Step = ['the customer pays by card', asking(null), pays];
const knowsNone: Step = ['the server knows no such look', waiting];
const authorised = (failure: unknown): Step => [
  'the bank says yes',
  { is: 'over', end: { is: 'authorised' }, seen: null, failure },
  { output: { is: 'authorised' } },
];

test('a payment whose answer got lost is asked for again with its key where the server knows no looks', () =>
  tellStory(paymentModel, toPaymentView, [
    begins,
    ['no answer to the payment comes', looking(offline), looks],
    knowsNone,
    ['a moment passes', asking(absent), { ...pays, after: 1_000 }],
    ['the server takes the payment and names the card to confirm', confirming(absent), confirms],
    authorised(absent),
  ]));

test('a card that the bank has not answered yet is asked about at the bank where the server knows no looks', () =>
  tellStory(paymentModel, toPaymentView, [
    begins,
    ['the server takes the payment and names the card to confirm', confirming(null), confirms],
    ['the bank takes its time', looking(null), looks],
    knowsNone,
    ['a moment passes', confirming(absent), { ...confirms, after: 1_000 }],
    ['no answer of the bank comes', looking(absent), looks],
    knowsNone,
    ['the customer asks again at once', confirming(absent), confirms],
    authorised(absent),
  ]));

test('a payment found again is given up looking for when the server knows no looks three times in a row, and nothing is said of it that is not known', () => {
  const [again, last] = [{ asked: { askPayment: { paymentId: null } } }, { asked: { askPayment: { paymentId: null, isLast: true } } }];
  return tellStory(paymentModel, toPaymentView, [
    ['a payment is found again', looking(null), again],
    knowsNone,
    ['a moment passes', looking(absent), { ...again, after: 1_000 }],
    knowsNone,
    ['a moment passes', looking(absent), { ...last, after: 2_000 }],
    ['the server knows no such look', { is: 'over', end: { is: 'untold' }, seen: null, failure: absent }, { output: { is: 'untold' } }],
  ]);
});

test('an answer that comes between two looks that the server does not know begins their count anew', () => {
  const [again, last] = [{ asked: { askPayment: { paymentId: null } } }, { asked: { askPayment: { paymentId: null, isLast: true } } }];
  const seen = samplePayment({ state: 'processing' });
  const taking = { is: 'checking', asking: false, canConfirm: false, seen, failure: null };
  return tellStory(paymentModel, toPaymentView, [
    ['a payment is found again', looking(null), again],
    knowsNone,
    ['the customer asks again at once', looking(absent), again],
    knowsNone,
    ['the customer asks again at once', looking(absent), last],
    ['the server says that the bank takes its time', taking],
    ['the customer asks again at once', { ...taking, asking: true }, again],
    ['the server knows no such look', { ...taking, failure: absent }],
    ['the customer asks again at once', { ...taking, asking: true, failure: absent }, again],
    ['the server knows no such look', { ...taking, failure: absent }],
    ['the customer asks again at once', { ...taking, asking: true, failure: absent }, last],
    ['the server knows no such look', { is: 'over', end: { is: 'untold' }, seen, failure: absent }, { output: { is: 'untold' } }],
  ]);
});
