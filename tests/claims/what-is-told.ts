import { bankIs, serverIs, type Situation, type Tab } from './world/world.ts';

/** What a tab says of the purchase. `nothingCharged`: it stays open, and the screen says that nothing was charged. */
export type Said = 'nothing' | 'waiting' | 'thanks' | 'declined' | 'refused' | 'nothingCharged' | 'noneUnderWay';

const placementSays = (tab: Tab): Said => {
  const placement = tab.page?.charts.get('placement')?.snapshot;
  const context = placement?.context as { readonly failure: unknown; readonly decline: unknown } | undefined;
  switch (placement?.value) {
    case 'placed':
      return 'thanks';
    case 'choosing':
      return context?.decline ? 'declined' : 'nothing';
    case 'resting':
      return context?.failure ? 'refused' : 'nothing';
    case 'paying':
      return tab.page?.charts.get('placement/payment')?.snapshot.value === 'unconfirmed' ? 'nothingCharged' : 'waiting';
    default:
      return placement ? 'waiting' : 'nothing';
  }
};

const RESUMED: Readonly<Record<string, Said>> = {
  ordered: 'thanks',
  declined: 'declined',
  refused: 'refused',
  gone: 'noneUnderWay',
  unconfirmed: 'nothingCharged',
};

const resumedSays = (tab: Tab): Said => RESUMED[JSON.stringify(tab.page?.charts.get('payment')?.snapshot.value).slice(1, -1)] ?? 'waiting';

export const saidIn = (tab: Tab): Said =>
  tab.shows === 'closed' ? 'nothing' : tab.shows === 'order' ? placementSays(tab) : resumedSays(tab);

export const isSaid = ({ tabs }: Situation, ...said: readonly Said[]): boolean => tabs.some((tab) => said.includes(saidIn(tab)));

/** Whether a bank holds or keeps money for this purchase. */
export const isMoneyHeld = (situation: Situation): boolean =>
  situation.bank.some((_, index) => ['authorised', 'captured'].includes(bankIs(situation, index + 1)));

export const chargesOf = ({ bank }: Situation): number =>
  bank.reduce((sum, { snapshot }) => sum + (snapshot.context as { readonly charges: number }).charges, 0);
/** On how many attempts a bank holds or keeps money. */
export const holdsOf = (situation: Situation): number =>
  situation.bank.filter((_, index) => ['authorised', 'captured'].includes(bankIs(situation, index + 1))).length;

export const ordersOf = ({ server }: Situation): number => (server.snapshot.context as { readonly orders: number }).orders;
export const isUnderWay = (situation: Situation): boolean => !['open', 'ordered'].includes(serverIs(situation));
