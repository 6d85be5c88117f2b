import type { Told } from '../chart-part.ts';
import { cardSteps, cashSteps, serverKnows, tellBank, tellServer } from './steps.ts';
import { tell } from './tabs.ts';
import { isWaitedFor } from './network.ts';
import { bankIs, serverIs, type Add, type Situation, type Tab, type World } from './world.ts';

/** The server, made to look by the provider's event or by its sweeper. */
export function serverMoves(world: World, situation: Situation, add: Add): void {
  if (world.settings.bug === 'no sweeper') return;
  for (const { by, says, to } of [...cardSteps(world, situation), ...cashSteps(world, situation)]) add({ by, says, helps: true }, to);
  if (isWaitedFor(situation))
    add(
      {
        by: 'time',
        says: 'the server has waited long enough for the card',
        helps: true,
      },
      tellServer(world, situation, { type: 'card.waitedFor' }),
    );
}

export function bankMoves(world: World, situation: Situation, add: Add): void {
  situation.bank.forEach((_, index) => {
    const attempt = index + 1;
    const is = bankIs(situation, attempt);
    if (is === 'processing') {
      add(
        { by: 'bank', says: 'the bank holds CHF 41.50 at last', helps: true },
        tellBank(world, situation, attempt, { type: 'bank.saidYes' }),
      );
      add({ by: 'bank', says: 'the bank says no at last', helps: true }, tellBank(world, situation, attempt, { type: 'bank.saidNo' }));
    }
    const isCurrent = attempt === serverKnows(situation).attempt && ['held', 'paid', 'ordering'].includes(serverIs(situation));
    if (is === 'authorised' && isCurrent && world.settings.faults.has('lapse'))
      add(
        { by: 'bank', says: 'the bank takes its promise back', helps: false },
        tellBank(world, situation, attempt, { type: 'authorisation.lapsed' }),
      );
  });
  if (world.settings.faults.has('session') && situation.signedIn)
    add({ by: 'server', says: 'the session ends', helps: false }, { ...situation, signedIn: false });
}

const waits: Readonly<Record<string, string>> = {
  'challengeEnds.payment': 'the page has waited 15 minutes for the bank',
  'beforeLookingAgain.payment': 'a moment passes',
  'beforeAskingAgain.orderPlacement': 'a few seconds pass',
};

const wordsOf = ({ type }: Told): string => {
  const [, delay = '', chart = ''] = /^xstate\.after\.([^.]+)\.([^.]+)/.exec(type) ?? [];
  return waits[`${delay}.${chart}`] ?? `${delay} is over`;
};

/** Whether a wait is for an answer that comes in time: where nothing is slow, it does. */
const isAnswered = (world: World, { page, flights }: Tab, path: string): boolean =>
  !world.settings.faults.has('slow') &&
  flights.some(({ at, is }) => is !== 'asked' && page?.asked.some((one) => one.at === at && one.path === path));

/** Time, in the pages: any wait may be the next to end. */
export function timeMoves(world: World, situation: Situation, add: Add): void {
  situation.tabs.forEach((tab, index) => {
    for (const { path, event } of tab.page?.waits ?? [])
      if (!isAnswered(world, tab, path)) add({ by: 'time', says: wordsOf(event), helps: true }, tell(world, situation, index, path, event));
  });
}
