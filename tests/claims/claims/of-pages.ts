import { tabOf } from '../world/tabs.ts';
import type { Situation } from '../world/world.ts';
import { isMoneyHeld, isSaid, isUnderWay, ordersOf, saidIn, type Said } from '../what-is-told.ts';
import { never, ofEach, type Claim } from './claim.ts';

const TABS = [0, 1];
const says = (situation: Situation, tab: number, ...said: readonly Said[]): boolean => said.includes(saidIn(tabOf(situation, tab)));
const isAway = (situation: Situation, tab: number): boolean => tabOf(situation, tab).shows === 'closed';
const ENDS = ['thanks', 'declined', 'refused', 'noneUnderWay', 'nothingCharged'] as const;
const NOT_CHARGED = ['declined', 'refused', 'noneUnderWay', 'nothingCharged'] as const;

/** The tab shows the basket again, and another one heard how it ended. */
const isToldElsewhere = (situation: Situation, tab: number): boolean =>
  situation.tabs.length > 1 && tabOf(situation, tab).shows === 'order' && says(situation, tab, 'nothing') && !isUnderWay(situation);

const triesOf = (situation: Situation): number =>
  (tabOf(situation, 0).page?.charts.get('placement')?.snapshot.context as { readonly tries: number } | undefined)?.tries ?? 0;

export const PAGE_CLAIMS: readonly Claim<Situation>[] = [
  {
    id: 'thanked-with-an-order',
    says: 'Nobody is thanked without an order',
    means: 'No page says thank you while the server has no order of this payment.',
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => isSaid(situation, 'thanks') && ordersOf(situation) === 0),
    example: (situation) =>
      isSaid(situation, 'thanks') && isMoneyHeld(situation) && says(situation, 0, 'thanks') && tabOf(situation, 0).shows === 'order',
  },
  {
    id: 'told-an-end',
    says: 'Whoever pays is told an end',
    means: 'A page that waits for a payment comes to a thank-you, a decline or a refusal, even if its customer does nothing more.',
    section: '4.1',
    in: ['one', 'two', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: ofEach(
      TABS,
      (situation, tab) => says(situation, tab, 'waiting'),
      (situation, tab) => says(situation, tab, ...ENDS) || isAway(situation, tab) || isToldElsewhere(situation, tab),
    ),
    example: (situation) => isSaid(situation, 'thanks') && isMoneyHeld(situation) && tabOf(situation, 0).shows === 'checking',
  },
  {
    id: 'failed-means-nothing-held',
    says: 'Nobody reads ‘declined’ or ‘refused’ while money is held',
    means: 'Whoever reads that nothing was charged has no money held or taken by a bank for this basket.',
    section: '4.1',
    in: ['one', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => isSaid(situation, ...NOT_CHARGED) && isMoneyHeld(situation)),
    example: (situation) => isSaid(situation, 'declined'),
  },
  {
    id: 'refused-means-no-order',
    says: 'Nobody is refused an order that is made',
    means: 'While a page says ‘declined’, ‘refused’ or ‘nothing under way’, there is no order of this payment.',
    section: '4.1',
    in: ['one', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never((situation) => isSaid(situation, ...NOT_CHARGED) && ordersOf(situation) > 0),
    example: (situation) => isSaid(situation, 'refused'),
  },
  {
    id: 'order-is-shown',
    says: 'Whoever waits beside an order is shown it',
    means: 'Once the order exists, a page that waits for it comes to the thank-you, whatever answers get lost.',
    section: '4.3',
    in: ['one', 'press', 'reasons', 'sessions', 'everything'],
    claimed: ofEach(
      TABS,
      (situation, tab) => ordersOf(situation) === 1 && says(situation, tab, 'waiting'),
      (situation, tab) => says(situation, tab, 'thanks') || isAway(situation, tab),
    ),
    example: (situation) => isSaid(situation, 'thanks') && triesOf(situation) > 0,
  },
  {
    id: 'under-way-is-said',
    says: 'A page never shows the basket while its payment is under way',
    means: 'After a reload or a new sign-in too, whoever’s payment is under way reads so, and finds no button to pay again.',
    section: '4.1',
    in: ['one', 'tabs', 'press', 'reasons', 'sessions', 'everything'],
    claimed: never(
      (situation) => situation.tabs.some((tab) => tab.shows === 'order' && saidIn(tab) === 'nothing') && isUnderWay(situation),
    ),
    example: (situation) => isUnderWay(situation) && situation.tabs.some(({ shows }) => shows === 'checking'),
  },
];
