import { byCard, inCash, leasPurchase } from '#machines/payment/sample-payment.ts';
import type { PaymentChoice } from '#machines/payment/payment.setup.ts';
import type { Told } from '../chart-part.ts';
import { closed, opened, tabOf, tell, withTab } from './tabs.ts';
import type { Way } from './server.machine.ts';
import { tellBank } from './steps.ts';
import { bankIs, type Add, type Situation, type World } from './world.ts';

const events = {
  asked: { type: 'order.asked', purchase: leasPurchase } as Told,
  reconsidered: { type: 'order.reconsidered' },
  read: { type: 'refusal.read' },
  retry: { type: 'retry.asked' },
  resumed: { type: 'challenge.resumed' },
  otherWay: { type: 'payment.reconsidered' },
};
const choices = new Map<string, Told>();
const confirmed = (press: number, way: Way): Told => {
  const choice: PaymentChoice = { ...(way === 'card' ? byCard : inCash), key: `press-${press}` };
  const there = choices.get(`${press} ${way}`) ?? ({ type: 'order.confirmed', choice } as Told);
  choices.set(`${press} ${way}`, there);
  return there;
};

const inTab = (situation: Situation, index: number, says: string): string =>
  situation.tabs.length === 1 ? says : `${says} (tab ${index + 1})`;

/** The values of a chart at which something can be said to it. */
const valueAt = (situation: Situation, index: number, path: string): string => tabOf(situation, index).page?.charts.get(path)?.value ?? '';
const isActive = (situation: Situation, index: number, path: string): boolean =>
  tabOf(situation, index).page?.charts.get(path)?.snapshot.status === 'active';

/** The customer answers the bank's question in its dialog. */
function answerBank(world: World, situation: Situation, index: number, add: Add): void {
  const tab = tabOf(situation, index);
  const flight = tab.flights.find(({ is }) => is === 'asked');
  if (!flight) return;
  const { input } = tab.page?.asked.find(({ at }) => at === flight.at) ?? {};
  const attempt = Number((input as { clientSecret: string }).clientSecret.replace('secret-', ''));
  const done = (to: Situation, answer: string): Situation =>
    withTab(to, index, { ...tab, flights: tab.flights.map((one) => (one === flight ? { ...one, is: `answer:${answer}` } : one)) });
  const move = (says: string) => ({ by: 'customer' as const, says: inTab(situation, index, says), helps: false });
  if (bankIs(situation, attempt) !== 'asking') {
    const is = bankIs(situation, attempt);
    const answer = is === 'authorised' || is === 'captured' ? 'authorised' : is === 'processing' ? 'processing' : 'unknown';
    add(move('the customer answers the bank’s question, which is settled already'), done(situation, answer));
    return;
  }
  add(move('the customer passes the bank’s question'), done(tellBank(world, situation, attempt, { type: 'bank.saidYes' }), 'authorised'));
  add(move('the customer fails the bank’s question'), done(tellBank(world, situation, attempt, { type: 'bank.saidNo' }), 'declined'));
  if (world.settings.faults.has('slowBank'))
    add(
      move('the customer answers, and the bank takes its time'),
      done(tellBank(world, situation, attempt, { type: 'bank.takesItsTime' }), 'processing'),
    );
}

function atTheOrder(world: World, situation: Situation, index: number, add: Add): void {
  const say = (says: string, event: Told) =>
    add({ by: 'customer', says: inTab(situation, index, says), helps: false }, tell(world, situation, index, 'placement', event));
  const value = valueAt(situation, index, 'placement');
  if (value === '"resting"') say('the customer asks to order', events.asked);
  if (value === '"choosing"') {
    say('the customer goes back to the basket', events.reconsidered);
    if (situation.presses < world.settings.presses)
      for (const way of world.settings.ways)
        add(
          {
            by: 'customer',
            says:
              way === 'card'
                ? inTab(situation, index, 'the customer presses Pay, by card')
                : inTab(situation, index, 'the customer presses Pay, in cash'),
            helps: false,
          },
          tell(world, { ...situation, presses: situation.presses + 1 }, index, 'placement', confirmed(situation.presses + 1, way)),
        );
  }
  if (value === '"resting"' || value === '"choosing"') say('the customer has read the message', events.read);
  if (value === '"uncertain"') say('the customer asks again at once', events.retry);
}

function atThePayment(world: World, situation: Situation, index: number, add: Add): void {
  const path = tabOf(situation, index).shows === 'checking' ? 'payment' : 'placement/payment';
  if (!isActive(situation, index, path)) return;
  const say = (says: string, event: Told) =>
    add({ by: 'customer', says: inTab(situation, index, says), helps: false }, tell(world, situation, index, path, event));
  say('the customer asks to look again', events.retry);
  say('the customer goes on with the bank’s question', events.resumed);
  say('the customer wants to pay in another way', events.otherWay);
}

function withThePage(world: World, situation: Situation, index: number, add: Add): void {
  const { shows, page } = tabOf(situation, index);
  const say = (says: string, to: Situation) => add({ by: 'customer', says: inTab(situation, index, says), helps: false }, to);
  const { faults } = world.settings;
  if (shows === 'closed') {
    if (situation.signedIn) say('the customer opens the page', opened(world, situation, index));
    return;
  }
  const isOver = shows === 'checking' && page?.charts.get('payment')?.snapshot.status === 'done';
  if (isOver) say('the customer goes back to the basket', opened(world, closed(world, situation, index), index));
  if (!faults.has('reload')) return;
  say('the customer reloads the page', opened(world, closed(world, situation, index), index));
  say('the customer closes the page', closed(world, situation, index));
}

export function customerMoves(world: World, situation: Situation, add: Add): void {
  for (let index = 0; index < situation.tabs.length; index += 1) {
    const { shows } = tabOf(situation, index);
    if (shows === 'order') atTheOrder(world, situation, index, add);
    if (shows !== 'closed') {
      atThePayment(world, situation, index, add);
      answerBank(world, situation, index, add);
    }
    withThePage(world, situation, index, add);
  }
  if (!world.settings.faults.has('session')) return;
  if (!situation.signedIn) add({ by: 'customer', says: 'the customer signs in again', helps: false }, { ...situation, signedIn: true });
}
