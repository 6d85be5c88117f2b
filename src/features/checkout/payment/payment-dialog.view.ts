import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Card } from '#contract/entities/card.ts';
import { ANY_PAYMENT_ID, type Sheet } from '#contract/payment-methods.ts';
import { splitPayment } from '#domain/pricing/invoice.ts';
import { toMajor, toMinor, type Minor } from '#domain/money.ts';
import { isConfirmed, isPaidAtDoor, needsCard, sheetOf } from '#domain/payment/methods.ts';
import { inCoins, readCoin } from '#domain/payment/smallest-coin.ts';
import type { CheckoutFailure, PricedOrder } from '#machines/invoice/invoice.setup.ts';
import type { InvoiceView } from '#machines/invoice/invoice.view.ts';
import type { OrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import type { PaymentChoice } from '#machines/payment/payment.setup.ts';
import type { PaymentView } from '#machines/payment/payment.view.ts';
import type { CardsView } from '#src/features/payment/cards/use-cards.ts';
import { paymentOf } from '../basket/checkout-facts.ts';

type Ways = AnswerOf<typeof checkoutCalls.get_payment_gateway>;

export type WhyNotPay = 'waysUnknown' | 'noWay' | 'cardUnsaved' | 'noCard';

export type PaidPrice = InvoiceView | { readonly invoice: PricedOrder | null; readonly failure: CheckoutFailure | null };

type Given = {
  readonly placement: OrderPlacementView;
  readonly payment: PaymentView | null;
  readonly invoice: PaidPrice;
  readonly usesWallet: boolean;
  readonly ways: { readonly data: Ways | undefined; readonly isPending: boolean };
  readonly way: { readonly method: string | null; readonly cardId: string | null };
  readonly cards: Pick<CardsView, 'cards' | 'is'>;
};

/** What the payment's dialog shows. Amounts are whole minor units. */
export type PaymentDialogView = {
  /** `sheet`: a payment sheet of the device's is open; `bank`: the card's bank is asked; `placing` and `uncertain`: the order is made, or nobody knows. */
  readonly is: 'closed' | 'choosing' | 'sheet' | 'bank' | 'placing' | 'uncertain';
  readonly isClosable: boolean;
  /** Whether Back stays here: it closes what can be closed, and loses no question of a bank. */
  readonly holdsBack: boolean;
  readonly total: Minor;
  readonly walletPart: Minor;
  readonly rest: Minor;
  readonly toPay: Minor;
  readonly sheet: Sheet | null;
  readonly card: Card | null;
  readonly payingCard: Card | null;
  readonly hasActions: boolean;
  readonly isUncertain: boolean;
  readonly whyNot: WhyNotPay | null;
  readonly isWaiting: boolean;
  readonly choice: Omit<PaymentChoice, 'key'>;
};

function whyNotPay({ ways, way, cards }: Given, rest: Minor, byCard: boolean, card: Card | null): WhyNotPay | null {
  if (ways.isPending) return null;
  if (!ways.data) return 'waysUnknown';
  if (rest > 0 && way.method === null) return 'noWay';
  if (!byCard) return null;
  if (isAdding(cards)) return 'cardUnsaved';
  return card === null && cards.is !== 'loading' ? 'noCard' : null;
}

const isAdding = ({ is }: Given['cards']): boolean => is === 'filling' || is === 'adding' || is === 'unsaved';

function stepOf({ placement: { is, choice }, payment }: Given): PaymentDialogView['is'] {
  if (is === 'resting') return 'closed';
  if (is === 'choosing' || is === 'uncertain') return is;
  if (is === 'paying' && payment?.is === 'approving') return 'sheet';
  const asksBank = is === 'paying' && payment !== null && payment.is !== 'asking' && isConfirmed(choice?.paymentId);
  return asksBank ? 'bank' : 'placing';
}

/** Nothing can be done about a payment that is over, or under way to the server; what its sheet is for is done there. */
const WITHOUT_ACTIONS: readonly PaymentView['is'][] = ['over', 'asking', 'approving'];

function sheetIn({ placement, payment, way }: Given): Sheet | null {
  if (placement.is === 'choosing') return sheetOf(way.method);
  return payment?.is === 'approving' ? sheetOf(placement.choice?.paymentId) : null;
}

/** What the wallet holds that may pay here: nothing where it is in another currency. */
const spendableOf = (ways: Ways | undefined): Minor => (ways?.is_wallet_usable === false ? 0 : toMinor(ways?.wallet ?? 0));

function amountsOf({
  placement: { is, purchase },
  invoice,
  usesWallet,
  ways,
  way,
}: Given): Pick<PaymentDialogView, 'total' | 'walletPart' | 'rest' | 'toPay'> {
  const payment = (is === 'resting' ? null : purchase?.invoice.order_payment) ?? paymentOf(invoice);
  const total = toMinor(payment?.user_pay_payment ?? 0);
  const { wallet: walletPart, rest } = splitPayment(total, { balance: spendableOf(ways.data), used: usesWallet });
  return { total, walletPart, rest, toPay: isPaidAtDoor(way.method) ? inCoins(rest, readCoin(ways.data)) : rest };
}

const cardOf = ({ way, cards: { cards } }: Given): Card | null =>
  cards.find(({ _id }) => _id === way.cardId) ?? cards.find(({ is_default }) => is_default) ?? cards[0] ?? null;

const isClosable = ({ placement, cards }: Given): boolean => placement.is === 'choosing' && cards.is !== 'adding';

/** Whether the bank is asked in this page, maybe in a dialog of its own, which goes with the page. */
const isAtBank = ({ placement, payment }: Given): boolean => placement.is === 'paying' && payment?.is === 'confirming';

/** What the payment's dialog shows of the checkout's flows (specification 1, section 4, Order placement flow). */
export function toPaymentDialogView(given: Given): PaymentDialogView {
  const { placement, payment, ways, way, cards } = given;
  const { total, walletPart, rest, toPay } = amountsOf(given);
  const card = cardOf(given);
  const byCard = rest > 0 && needsCard(way.method);
  return {
    is: stepOf(given),
    isClosable: isClosable(given),
    holdsBack: isClosable(given) || isAtBank(given),
    total,
    walletPart,
    rest,
    toPay,
    sheet: rest > 0 ? sheetIn(given) : null,
    card,
    payingCard: cards.cards.find(({ _id }) => _id === placement.choice?.cardId) ?? null,
    hasActions: placement.is === 'paying' && payment !== null && !WITHOUT_ACTIONS.includes(payment.is),
    isUncertain: placement.is === 'uncertain' || (placement.is === 'paying' && payment?.is === 'checking'),
    whyNot: whyNotPay(given, rest, byCard, card),
    isWaiting: ways.isPending || (byCard && cards.is === 'loading'),
    choice: { paymentId: way.method ?? ANY_PAYMENT_ID, cardId: byCard && card ? card._id : null, walletPart: toMajor(walletPart) },
  };
}
