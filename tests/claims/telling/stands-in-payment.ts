import type { StateMeta } from '#statecharts/model.ts';
import { deepestNodes, pathOf } from '#statecharts/state-nodes.ts';
import type { Local } from '../chart-part.ts';
import { saidIn, type Said } from '../what-is-told.ts';
import { bankIs, serverIs, type Situation, type Tab } from '../world/world.ts';
import type { Standing } from '#statecharts/claims-record.ts';

const SAYS: Readonly<Record<Said, string>> = {
  nothing: 'the basket',
  waiting: 'how far the payment is',
  thanks: 'thank you',
  declined: 'the card did not pay; nothing was charged',
  refused: 'why there is no order; nothing was charged',
  nothingCharged: 'the provider is out of reach; nothing was charged',
  noneUnderWay: 'no payment is under way',
};

const SERVER: Readonly<Record<string, string>> = {
  open: 'nothing is held',
  held: 'the invoice is frozen, the card is waited for',
  paid: 'all parts are there',
  ordering: 'the order is decided on',
  ordered: 'the order exists',
  releasing: 'the card is being let go',
};

const BANK: Readonly<Record<string, string>> = {
  unasked: 'was not asked',
  unconfirmed: 'waits for the card to be confirmed',
  asking: 'asks the customer',
  processing: 'takes its time',
  declined: 'said no',
  authorised: 'holds the money',
  captured: 'has paid',
  cancelled: 'let the money go',
  refunded: 'gave the money back',
};

export function chartStands(who: string, file: string, { snapshot }: Local): Standing {
  const node = deepestNodes(snapshot)[0];
  const path = node ? pathOf(node) : '';
  const title = (node?.meta as StateMeta | undefined)?.title ?? path;
  return { who, is: title, link: `${file}.html#state=${encodeURIComponent(path)}` };
}

const shown = (tab: Tab): string => (tab.shows === 'closed' ? 'is closed' : SAYS[saidIn(tab)]);

function tabStands(tab: Tab, index: number, many: boolean): readonly Standing[] {
  const who: string = many ? `Tab ${index + 1} shows` : 'The page shows';
  const charts = tab.page?.charts;
  const placement = charts?.get('placement');
  const payment = charts?.get('placement/payment') ?? charts?.get('payment');
  return [
    { who, is: shown(tab) },
    ...(placement ? [chartStands('Order placement', 'order-placement', placement)] : []),
    ...(payment ? [chartStands('Payment', 'payment', payment)] : []),
  ];
}

export function standsInPayment(situation: Situation): readonly Standing[] {
  const { tabs, bank, signedIn } = situation;
  const attempts = bank.map((_, index): Standing => {
    const is = BANK[bankIs(situation, index + 1)] as string;
    return {
      who: bank.length === 1 ? 'The bank' : `The bank, try ${index + 1}`,
      is,
    };
  });
  return [
    ...tabs.flatMap((tab, index) => tabStands(tab, index, tabs.length > 1)),
    { who: 'The server', is: SERVER[serverIs(situation)] as string },
    ...attempts,
    ...(signedIn ? [] : [{ who: 'The session', is: 'is over' }]),
  ];
}
