import { describe, expect, test } from 'vitest';
import type { Card } from '#contract/entities/card.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import type { OrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { byCard, inCash, leasPurchase } from '#machines/payment/sample-payment.ts';
import type { PaymentView } from '#machines/payment/payment.view.ts';
import { toPaymentDialogView } from '#src/features/checkout/payment/payment-dialog.view.ts';

type Given = Parameters<typeof toPaymentDialogView>[0];
const card = (id: string, is_default = false) => ({ _id: id.repeat(24), is_default }) as Card;
const [visa, mastercard] = [card('a'), card('b', true)];
const standing = {
  way: { way: null, cardId: null, onceId: null },
  purchase: leasPurchase,
  choice: null,
  failure: null,
  decline: null,
  age: null,
};
const choosing: OrderPlacementView = { is: 'choosing', ...standing };
const paying = (choice = byCard): OrderPlacementView => ({ is: 'paying', ...standing, choice });
const known = {
  data: {
    wallet: 12.5,
    wallet_currency_code: 'CHF',
    is_cash_payment_mode: true,
    is_use_wallet: true,
    payment_gateway: [],
    publishable_key: null,
  },
  isPending: false,
};
const given = (but: Partial<Given> = {}): Given => ({
  placement: choosing,
  payment: null,
  invoice: { is: 'priced', fulfilment: leasPurchase.fulfilment, invoice: sampleInvoice, failure: null, differences: [] },
  usesWallet: false,
  ways: known,
  way: { method: CARD_GATEWAY_ID, cardId: null },
  cards: { is: 'listed', cards: [visa, mastercard] },
  ...but,
});
const view = (but: Partial<Given> = {}) => toPaymentDialogView(given(but));
const payment = (is: string) => ({ is }) as PaymentView;

describe('what the payment’s dialog shows', () => {
  test('what is paid in cash is rounded to coins where the server tells them, and nothing else is', () => {
    const coins = { ...known, data: { ...known.data, wallet: 1.03, smallest_coin: 0.05 } };
    const cash = { method: CASH_PAYMENT_ID, cardId: null };
    expect(view({ usesWallet: true, ways: coins, way: cash })).toMatchObject({ total: 4_150, rest: 4_047, toPay: 4_045 });
    expect(view({ usesWallet: true, ways: coins })).toMatchObject({ rest: 4_047, toPay: 4_047 });
    const noCoins = { ...known, data: { ...known.data, wallet: 1.03 } };
    expect(view({ usesWallet: true, ways: noCoins, way: cash })).toMatchObject({ rest: 4_047, toPay: 4_047 });
  });

  test('after an order that was not taken the newest price counts, and not the one that was looked at', () => {
    const invoice = { ...sampleInvoice, order_payment: { ...sampleInvoice.order_payment, user_pay_payment: 46 } };
    const dearer = { ...given().invoice, invoice } as Given['invoice'];
    const resting: OrderPlacementView = { is: 'resting', ...standing };
    expect(view({ invoice: dearer, placement: resting })).toMatchObject({ total: 4_600, rest: 4_600, toPay: 4_600 });
    expect(view({ invoice: dearer })).toMatchObject({ total: 4_150 });
  });

  test('the wallet pays first where it is used, and the card that was chosen, is the default or comes first pays the rest', () => {
    expect(view()).toMatchObject({
      total: 4_150,
      walletPart: 0,
      rest: 4_150,
      card: mastercard,
      choice: { paymentId: CARD_GATEWAY_ID, cardId: mastercard._id, walletPart: 0 },
    });
    expect(view({ usesWallet: true })).toMatchObject({ walletPart: 1_250, rest: 2_900, choice: { walletPart: 12.5 } });
    expect(view({ way: { method: CARD_GATEWAY_ID, cardId: visa._id } }).choice.cardId).toBe(visa._id);
    expect(view({ cards: { is: 'listed', cards: [visa] } }).card).toBe(visa);
    expect(view({ way: { method: CASH_PAYMENT_ID, cardId: visa._id } }).choice).toEqual({
      paymentId: CASH_PAYMENT_ID,
      cardId: null,
      walletPart: 0,
    });
    expect(view().whyNot).toBeNull();
    const rich = { ...known, data: { ...known.data, wallet: 100 } };
    expect(view({ usesWallet: true, ways: rich, way: { method: null, cardId: null } })).toMatchObject({
      rest: 0,
      whyNot: null,
      choice: { paymentId: CARD_GATEWAY_ID, cardId: null, walletPart: 41.5 },
    });
    const foreign = { ...rich, data: { ...rich.data, is_wallet_usable: false } };
    expect(view({ usesWallet: true, ways: foreign })).toMatchObject({ walletPart: 0, rest: 4_150 });
    const covered = { usesWallet: true, ways: rich, cards: { is: 'loading', cards: [visa] } } as const;
    expect(view(covered)).toMatchObject({ isWaiting: false, choice: { cardId: null } });
  });

  test.each([
    ['nobody knows yet how can be paid', { ways: { data: undefined, isPending: true } }, null],
    ['how can be paid could not be asked', { ways: { data: undefined, isPending: false } }, 'waysUnknown'],
    ['there is no way for the rest', { way: { method: null, cardId: null } }, 'noWay'],
    ['a new card is not saved yet', { cards: { is: 'filling', cards: [visa] } }, 'cardUnsaved'],
    ['it is being saved', { cards: { is: 'adding', cards: [visa] } }, 'cardUnsaved'],
    ['it could not be saved', { cards: { is: 'unsaved', cards: [visa] } }, 'cardUnsaved'],
    ['there is no card', { cards: { is: 'listed', cards: [] } }, 'noCard'],
    ['the cards are still being asked for', { cards: { is: 'loading', cards: [] } }, null],
    ['cash is paid, and there is no card', { way: { method: CASH_PAYMENT_ID, cardId: null }, cards: { is: 'listed', cards: [] } }, null],
  ] as const)('where %s', (_says, but, whyNot) => {
    expect(view(but as Partial<Given>).whyNot).toBe(whyNot);
  });

  test('waits for the ways, and for the cards where one is to pay', () => {
    expect(view().isWaiting).toBe(false);
    expect(view({ ways: { data: undefined, isPending: true } }).isWaiting).toBe(true);
    expect(view({ cards: { is: 'loading', cards: [] } }).isWaiting).toBe(true);
    expect(view({ cards: { is: 'loading', cards: [] }, way: { method: CASH_PAYMENT_ID, cardId: null } }).isWaiting).toBe(false);
  });

  test('the bank is asked only for a card, and only once the server has the payment', () => {
    const steps = (['asking', 'confirming', 'checking', 'over'] as const).map((is) => view({ placement: paying(), payment: payment(is) }));
    expect(steps.map(({ is }) => is)).toEqual(['placing', 'bank', 'bank', 'bank']);
    expect(steps.map(({ hasActions }) => hasActions)).toEqual([false, true, true, false]);
    expect(view({ placement: paying(inCash), payment: payment('checking') }).is).toBe('placing');
    expect(view().is).toBe('choosing');
    expect(view({ placement: { is: 'ordering', ...standing, choice: byCard }, payment: payment('over') }).is).toBe('placing');
    expect(view({ placement: { is: 'paying', ...standing }, payment: payment('checking') }).is).toBe('placing');
    expect(view({ placement: paying(), payment: null }).is).toBe('placing');
    expect(view({ placement: { is: 'uncertain', asking: true, ...standing } }).is).toBe('uncertain');
    expect(view({ placement: paying({ ...byCard, cardId: visa._id }) }).payingCard).toBe(visa);
    expect(view({ placement: paying({ ...byCard, cardId: mastercard._id }) }).payingCard).toBe(mastercard);
    expect(view().payingCard).toBeNull();
  });

  test('something can be done about a payment while it is under way, and nobody knows what becomes of it while it is looked up', () => {
    const ordering: OrderPlacementView = { is: 'ordering', ...standing };
    const uncertain: OrderPlacementView = { is: 'uncertain', asking: true, ...standing };
    const views = [
      view({ payment: payment('checking') }),
      view({ placement: ordering, payment: payment('checking') }),
      view({ placement: paying() }),
      view({ placement: paying(), payment: payment('confirming') }),
      view({ placement: paying(), payment: payment('checking') }),
      view({ placement: uncertain }),
    ];
    expect(views.map(({ hasActions }) => hasActions)).toEqual([false, false, false, true, true, false]);
    expect(views.map(({ isUncertain }) => isUncertain)).toEqual([false, false, false, false, true, true]);
  });

  test('the price that is looked at is paid; before one is, the newest', () => {
    const newest = { ...sampleInvoice, order_payment: { ...sampleInvoice.order_payment, user_pay_payment: 10 } };
    const invoice = { is: 'priced', fulfilment: leasPurchase.fulfilment, invoice: newest, failure: null, differences: [] } as const;
    expect(view({ invoice }).total).toBe(4_150);
    const unseen = { ...choosing, purchase: null } as unknown as OrderPlacementView;
    expect(view({ invoice, placement: unseen }).total).toBe(1_000);
    expect(view({ invoice: { invoice: null, failure: null }, placement: unseen })).toMatchObject({ total: 0, rest: 0 });
  });

  test('is left while a way is chosen, unless a card is just being added', () => {
    expect(
      [view(), view({ cards: { is: 'adding', cards: [] } }), view({ placement: paying() })].map(({ isClosable }) => isClosable),
    ).toEqual([true, false, false]);
    expect(view({ placement: { is: 'resting', ...standing } })).toMatchObject({ is: 'closed', isClosable: false });
  });

  test('keeps Back where it closes something, and where it would lose the bank’s question', () => {
    expect(
      [
        view(),
        view({ placement: paying(), payment: payment('asking') }),
        view({ placement: paying(), payment: payment('confirming') }),
        view({ placement: paying(), payment: payment('checking') }),
      ].map(({ holdsBack }) => holdsBack),
    ).toEqual([true, false, true, false]);
  });
});
