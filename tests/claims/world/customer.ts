import { byCard, inCash, leasPurchase } from '#machines/payment/sample-payment.ts';
import type { PaymentChoice } from '#machines/payment/payment.setup.ts';
import type { Told } from '../chart-part.ts';
import { closed, opened, tabOf, tell, withTab } from './tabs.ts';
import type { Way } from './server.machine.ts';
import { tellBank } from './steps.ts';
import type { Words } from '../explore.ts';
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

const inTab = (situation: Situation, index: number, en: string, fr: string): Words =>
  situation.tabs.length === 1 ? { en, fr } : { en: `${en} (tab ${index + 1})`, fr: `${fr} (onglet ${index + 1})` };

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
  const move = (en: string, fr: string) => ({ by: 'customer' as const, says: inTab(situation, index, en, fr), helps: false });
  if (bankIs(situation, attempt) !== 'asking') {
    const is = bankIs(situation, attempt);
    const answer = is === 'authorised' || is === 'captured' ? 'authorised' : is === 'processing' ? 'processing' : 'unknown';
    add(
      move(
        'the customer answers the bank’s question, which is settled already',
        'le client répond à la question de la banque, déjà réglée',
      ),
      done(situation, answer),
    );
    return;
  }
  add(
    move('the customer passes the bank’s question', 'le client répond juste à la question de la banque'),
    done(tellBank(world, situation, attempt, { type: 'bank.saidYes' }), 'authorised'),
  );
  add(
    move('the customer fails the bank’s question', 'le client échoue à la question de la banque'),
    done(tellBank(world, situation, attempt, { type: 'bank.saidNo' }), 'declined'),
  );
  if (world.settings.faults.has('slowBank'))
    add(
      move('the customer answers, and the bank takes its time', 'le client répond, et la banque prend son temps'),
      done(tellBank(world, situation, attempt, { type: 'bank.takesItsTime' }), 'processing'),
    );
}

function atTheOrder(world: World, situation: Situation, index: number, add: Add): void {
  const say = (en: string, fr: string, event: Told) =>
    add({ by: 'customer', says: inTab(situation, index, en, fr), helps: false }, tell(world, situation, index, 'placement', event));
  const value = valueAt(situation, index, 'placement');
  if (value === '"resting"') say('the customer asks to order', 'le client demande à commander', events.asked);
  if (value === '"choosing"') {
    say('the customer goes back to the basket', 'le client revient au panier', events.reconsidered);
    if (situation.presses < world.settings.presses)
      for (const way of world.settings.ways)
        add(
          {
            by: 'customer',
            says:
              way === 'card'
                ? inTab(situation, index, 'the customer presses Pay, by card', 'le client appuie sur Payer, par carte')
                : inTab(situation, index, 'the customer presses Pay, in cash', 'le client appuie sur Payer, en espèces'),
            helps: false,
          },
          tell(world, { ...situation, presses: situation.presses + 1 }, index, 'placement', confirmed(situation.presses + 1, way)),
        );
  }
  if (value === '"resting"' || value === '"choosing"') say('the customer has read the message', 'le client a lu le message', events.read);
  if (value === '"uncertain"') say('the customer asks again at once', 'le client redemande aussitôt', events.retry);
}

function atThePayment(world: World, situation: Situation, index: number, add: Add): void {
  const path = tabOf(situation, index).shows === 'checking' ? 'payment' : 'placement/payment';
  if (!isActive(situation, index, path)) return;
  const say = (en: string, fr: string, event: Told) =>
    add({ by: 'customer', says: inTab(situation, index, en, fr), helps: false }, tell(world, situation, index, path, event));
  say('the customer asks to look again', 'le client demande à regarder encore', events.retry);
  say('the customer goes on with the bank’s question', 'le client reprend la question de la banque', events.resumed);
  say('the customer wants to pay in another way', 'le client veut payer autrement', events.otherWay);
}

function withThePage(world: World, situation: Situation, index: number, add: Add): void {
  const { shows, page } = tabOf(situation, index);
  const say = (en: string, fr: string, to: Situation) => add({ by: 'customer', says: inTab(situation, index, en, fr), helps: false }, to);
  const { faults } = world.settings;
  if (shows === 'closed') {
    if (situation.signedIn) say('the customer opens the page', 'le client ouvre la page', opened(world, situation, index));
    return;
  }
  const isOver = shows === 'checking' && page?.charts.get('payment')?.snapshot.status === 'done';
  if (isOver)
    say('the customer goes back to the basket', 'le client revient au panier', opened(world, closed(world, situation, index), index));
  if (!faults.has('reload')) return;
  say('the customer reloads the page', 'le client recharge la page', opened(world, closed(world, situation, index), index));
  say('the customer closes the page', 'le client ferme la page', closed(world, situation, index));
}

/** Everything that the customer may do, and need not. */
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
  if (!situation.signedIn)
    add(
      { by: 'customer', says: { en: 'the customer signs in again', fr: 'le client se reconnecte' }, helps: false },
      { ...situation, signedIn: true },
    );
}
