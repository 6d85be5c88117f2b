import { test } from 'vitest';
import { paymentModel } from '#machines/payment/payment.model.ts';
import { toPaymentView } from '#machines/payment/payment.view.ts';
import { byCard, inCash, leasPurchase, samplePayment } from '#machines/payment/sample-payment.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, unreadable } from '../sample-failures.ts';

const paymentId = leasPurchase.invoice.order_payment._id;
const order = { order_id: 'd'.repeat(24), unique_id: 1042 };
const nothing = { seen: null, failure: null };
const asking = { is: 'asking', ...nothing };
const confirming = { is: 'confirming', ...nothing };
const looking = (failure: unknown = null, seen: unknown = null, canConfirm = false) => ({
  is: 'checking',
  asking: true,
  canConfirm,
  seen,
  failure,
});
const waiting = (failure: unknown = null, seen: unknown = null, canConfirm = false) => ({
  ...looking(failure, seen, canConfirm),
  asking: false,
});
const ends = (says: string, end: object, common: object = nothing): Step => [says, { is: 'over', end, ...common }, { output: end }];
const challenge = samplePayment({ state: 'challenge', client_secret: 'pi_1_secret_1', payment_method: 'pm_1' });
const processing = samplePayment({ state: 'processing' });
const refusal = (code: number, reason: string) => ({ kind: 'refused', code, reason, details: null });
const declined = { is: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } };

const pays = { asked: { payOrder: { ...leasPurchase, ...byCard } } };
const confirms = { asked: { confirmCard: { clientSecret: 'pi_1_secret_1', paymentMethod: 'pm_1' } } };
const looks = { asked: { askPayment: { paymentId } } };
const givesUp = { asked: { giveUpPayment: { paymentId } } };
const begins: Step = ['the customer pays by card', asking, pays];
const isNamed: Step = ['the server takes the payment and names the card to confirm', confirming, confirms];
const saysNo: Step = ['the bank says no, or its question was failed or closed', confirming, givesUp];

test('what is taken is over at once where no card pays, and after the bank’s yes where one does', async () => {
  await tellStory(paymentModel, toPaymentView, [
    ['the customer pays in cash', asking, { asked: { payOrder: { ...leasPurchase, ...inCash } } }],
    ends('the server takes the payment, and no card pays', { is: 'authorised' }),
  ]);
  await tellStory(paymentModel, toPaymentView, [begins, isNamed, ends('the bank says yes', { is: 'authorised' })]);
  const failure = refusal(535, 'prices_changed');
  await tellStory(paymentModel, toPaymentView, [
    begins,
    ends('the server says that the prices changed', { is: 'refused', failure }, { seen: null, failure }),
  ]);
});

test('whatever is not known after the payment was asked for is looked up, with why', async () => {
  const ways: readonly (readonly [string, unknown])[] = [
    ['the server does not know yet', refusal(651, 'payment_checking')],
    ['no answer to the payment comes', offline],
  ];
  for (const [says, failure] of ways)
    await tellStory(paymentModel, toPaymentView, [
      begins,
      [says, looking(failure), looks],
      ends('the server says that the card is authorised', { is: 'authorised' }, { seen: null, failure }),
    ]);
});

test('whatever is not known after the bank was asked is looked up, and what is charged is ordered', async () => {
  const ways: readonly (readonly [string, unknown])[] = [
    ['the bank takes its time', null],
    ['no answer of the bank comes', null],
    ['confirming breaks', unreadable],
    ['a quarter of an hour passes in the challenge', null],
  ];
  const ordered = samplePayment({ state: 'ordered', ...order });
  for (const [says, failure] of ways)
    await tellStory(paymentModel, toPaymentView, [
      begins,
      isNamed,
      [says, looking(failure), looks],
      ends('the server says that the order exists', { is: 'ordered', order }, { seen: ordered, failure: null }),
    ]);
});

test('a bank’s no is over when all is given back, and looked up where that is not known', async () => {
  const ordered = samplePayment({ state: 'ordered', ...order });
  const ways: readonly (readonly [string, unknown, unknown?])[] = [
    ['no answer to the giving up comes', offline],
    ['the server says that the bank takes its time, asked to give it up', null, processing],
  ];
  for (const [says, failure, seen = null] of ways)
    await tellStory(paymentModel, toPaymentView, [
      begins,
      isNamed,
      saysNo,
      [says, looking(failure, seen), looks],
      ends('the server says that nothing is charged', declined, { seen, failure }),
    ]);
  await tellStory(paymentModel, toPaymentView, [
    begins,
    isNamed,
    saysNo,
    ends('the server says that nothing is charged, asked to give it up', declined),
  ]);
  await tellStory(paymentModel, toPaymentView, [
    begins,
    isNamed,
    saysNo,
    ends('the server finds no payment, asked to give it up', declined),
  ]);
  await tellStory(paymentModel, toPaymentView, [
    begins,
    isNamed,
    saysNo,
    ends('the server says that the order exists, asked to give it up', { is: 'ordered', order }, { seen: ordered, failure: null }),
  ]);
});

test('a provider that is not there says nothing of what the bank did before, here or on the page before', async () => {
  await tellStory(paymentModel, toPaymentView, [
    begins,
    isNamed,
    ['no answer of the bank comes', looking(), looks],
    ['the server says that the bank asks a question', waiting(null, challenge, true)],
    ['the customer goes on with the bank’s question', { is: 'confirming', seen: challenge, failure: null }, confirms],
    ['the provider’s script does not load', looking(null, challenge, true), looks],
    ends('the server says that the card is authorised', { is: 'authorised' }, { seen: challenge, failure: null }),
  ]);
  await tellStory(paymentModel, toPaymentView, [
    ['a payment is found again', looking(), { asked: { askPayment: { paymentId: null } } }],
    ['the server says that the bank asks a question', waiting(null, challenge, true)],
    ['the customer goes on with the bank’s question', { is: 'confirming', seen: challenge, failure: null }, confirms],
    ['the provider’s script does not load', looking(null, challenge, true), { asked: { askPayment: { paymentId: null } } }],
    ends('the server says that nothing is charged', { is: 'gone' }, { seen: challenge, failure: null }),
  ]);
});

test('a provider that is not there may be tried again, or left for another way to pay', () => {
  const unconfirmed: Step = ['the provider’s script does not load', { is: 'unconfirmed', ...nothing }];
  return tellStory(paymentModel, toPaymentView, [
    begins,
    isNamed,
    unconfirmed,
    ['the customer asks again at once', confirming, confirms],
    unconfirmed,
    ['the customer wants to pay in another way', confirming, givesUp],
    ends('the server says that nothing is charged, asked to give it up', { is: 'declined', decline: { message: null, code: null } }),
  ]);
});

test('whoever wants to pay in another way is told that nothing is charged as soon as the server says so, however late', () =>
  tellStory(paymentModel, toPaymentView, [
    begins,
    isNamed,
    ['the provider’s script does not load', { is: 'unconfirmed', ...nothing }],
    ['the customer wants to pay in another way', confirming, givesUp],
    ['no answer to the giving up comes', looking(offline), looks],
    ends(
      'the server says that nothing is charged',
      { is: 'declined', decline: { message: null, code: null } },
      { seen: null, failure: offline },
    ),
  ]));

test('a payment that is found again is looked at, ever less often, until its end is known', () => {
  const again = { asked: { askPayment: { paymentId: null } } };
  const passes = (after: number, failure: unknown): Step => ['a moment passes', looking(failure, processing), { ...again, after }];
  return tellStory(paymentModel, toPaymentView, [
    ['a payment is found again', looking(), again],
    ['the server says that the bank takes its time', waiting(null, processing)],
    passes(1_000, null),
    ['no answer to the look comes', waiting(offline, processing)],
    passes(2_000, offline),
    ['no answer to the look comes', waiting(offline, processing)],
    passes(4_000, offline),
    ['no answer to the look comes', waiting(offline, processing)],
    passes(8_000, offline),
    ['the server says that the bank takes its time', waiting(null, processing)],
    passes(10_000, null),
    ['the server says that the card is authorised', waiting(null, samplePayment({ state: 'authorised' }))],
    ['the customer asks again at once', looking(null, samplePayment({ state: 'authorised' })), again],
    ends('the server finds no payment', { is: 'gone' }, { seen: samplePayment({ state: 'authorised' }), failure: null }),
  ]);
});

test('an open question of the bank may be gone on with, and is looked up anew after it', () => {
  const again = { asked: { askPayment: { paymentId: null } } };
  return tellStory(paymentModel, toPaymentView, [
    ['a payment is found again', looking(), again],
    ['the customer goes on with the bank’s question', looking()],
    ['the server says that the bank asks a question', waiting(null, challenge, true)],
    ['a moment passes', looking(null, challenge, true), { ...again, after: 1_000 }],
    ['the customer goes on with the bank’s question', { is: 'confirming', seen: challenge, failure: null }, confirms],
    ['the bank says yes', looking(null, challenge, true), again],
    ['the server says that the bank takes its time', waiting(null, processing)],
    ['a moment passes', looking(null, processing), { ...again, after: 1_000 }],
    ends(
      'the server says that the card was declined',
      { is: 'declined', decline: { message: null, code: 'insufficient_funds' } },
      { seen: processing, failure: null },
    ),
  ]);
});
