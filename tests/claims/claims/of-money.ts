import { CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { serverKnows } from '../world/steps.ts';
import { bankIs, serverIs, type Situation } from '../world/world.ts';
import { chargesOf, holdsOf, isMoneyHeld, isSaid, isUnderWay, ordersOf, saidIn } from '../what-is-told.ts';
import { leadsTo, never, ofEach, type Claim } from './claim.ts';

const ATTEMPTS = [1, 2];
const ALIVE = ['asking', 'processing', 'authorised', 'captured', 'unconfirmed', 'declined'];

/** Whether a page asks the bank for an order that was confirmed in cash. */
const cashAtBank = ({ tabs }: Situation): boolean =>
  tabs.some(({ page }) => {
    const context = page?.charts.get('placement')?.snapshot.context as
      | { readonly choice: { readonly paymentId: string } | null }
      | undefined;
    return context?.choice?.paymentId === CASH_PAYMENT_ID && page?.asked.some(({ at }) => at === 'placement/payment.confirmCard');
  });

const asksToPay = ({ tabs }: Situation): boolean => tabs.some(({ page }) => page?.asked.some(({ port }) => port === 'payOrder'));

export const MONEY_CLAIMS: readonly Claim<Situation>[] = [
  {
    id: 'charged-once',
    says: 'Nothing is charged twice for one basket',
    means: 'However often Pay is pressed, and in however many tabs, at most one charge stands.',
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => chargesOf(situation) > 1),
    example: (situation) =>
      chargesOf(situation) === 1 && situation.tabs.length === 2 && situation.tabs.every((tab) => saidIn(tab) === 'thanks'),
  },
  {
    id: 'held-once',
    says: 'No money is held twice for one basket',
    means: 'What an earlier try held at the bank is let go before another try asks for it.',
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => holdsOf(situation) > 1),
    example: (situation) => holdsOf(situation) === 1 && serverKnows(situation).attempt === 2,
  },
  {
    id: 'one-order',
    says: 'No order is made twice for one payment',
    means: 'One payment becomes one order at most, whoever asks for it, and however often.',
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => ordersOf(situation) > 1),
    example: (situation) => ordersOf(situation) === 1 && situation.presses === 2 && isSaid(situation, 'thanks'),
  },
  {
    id: 'no-charge-after-refusal',
    says: 'No charge lives after a refusal',
    means: 'Once a payment is given up or its order is refused, what the bank was asked for is let go or given back.',
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: ofEach(
      ATTEMPTS,
      (situation, attempt) => serverKnows(situation).attempt === attempt && serverIs(situation) === 'releasing',
      (situation, attempt) => !ALIVE.includes(bankIs(situation, attempt)),
    ),
    example: (situation) => serverIs(situation) === 'open' && bankIs(situation, 1) === 'cancelled' && isSaid(situation, 'refused'),
  },
  {
    id: 'charge-has-an-order',
    says: 'What is taken becomes an order, or is given back',
    means: 'Money that a bank holds, or that was taken, leads to an order or back to its customer, though every page is closed.',
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: leadsTo(isMoneyHeld, (situation) => !isMoneyHeld(situation) || ordersOf(situation) > 0),
    example: (situation) =>
      bankIs(situation, 1) === 'cancelled' && serverIs(situation) === 'open' && serverKnows(situation).ended?.reason === 'store_closed',
  },
  {
    id: 'left-alone-ends',
    says: 'A payment that is left alone ends by itself',
    means: 'Wherever a payment stands, it becomes an order or is open again without its customer.',
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: leadsTo(isUnderWay, (situation) => !isUnderWay(situation)),
    example: (situation) => ordersOf(situation) === 1 && situation.tabs.every(({ shows }) => shows === 'closed'),
  },
  {
    id: 'cash-not-at-the-bank',
    says: 'Cash is never asked of the bank',
    means: 'No page asks a bank about an order that was confirmed in cash.',
    section: '1.4',
    in: ['one', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never(cashAtBank),
    example: (situation) => isSaid(situation, 'thanks') && bankIs(situation, 1) === 'unasked',
  },
  {
    id: 'nothing-before-pay',
    says: 'No money is asked for before Pay is pressed',
    means: 'While nobody has pressed Pay, no page asks for money, and neither server nor bank holds any.',
    section: '1.4',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => situation.presses === 0 && (situation.bank.length > 0 || isUnderWay(situation) || asksToPay(situation))),
    example: (situation) => situation.presses === 1 && situation.bank.length === 1,
  },
];
