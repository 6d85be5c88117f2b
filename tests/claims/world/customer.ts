import { byCard, inCash, leasPurchase } from '#machines/payment/sample-payment.ts';
import type { PaymentChoice } from '#machines/payment/payment.setup.ts';
import type { Told } from '../chart-part.ts';
import { closed, opened, tabOf, tell, withTab } from './tabs.ts';
import type { Way } from './server.machine.ts';
import { tellBank } from './steps.ts';
import type { Words } from '../explore.ts';
import { bankIs, type Add, type Moment, type World } from './world.ts';

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

const inTab = (moment: Moment, index: number, en: string, fr: string): Words =>
  moment.tabs.length === 1 ? { en, fr } : { en: `${en} (tab ${index + 1})`, fr: `${fr} (onglet ${index + 1})` };

/** The values of a chart at which something can be said to it. */
const valueAt = (moment: Moment, index: number, path: string): string => tabOf(moment, index).page?.charts.get(path)?.value ?? '';
const isActive = (moment: Moment, index: number, path: string): boolean =>
  tabOf(moment, index).page?.charts.get(path)?.snapshot.status === 'active';

/** The customer answers the bank's question in its dialog. */
function answerBank(world: World, moment: Moment, index: number, add: Add): void {
  const tab = tabOf(moment, index);
  const flight = tab.flights.find(({ is }) => is === 'asked');
  if (!flight) return;
  const { input } = tab.page?.asked.find(({ at }) => at === flight.at) ?? {};
  const attempt = Number((input as { clientSecret: string }).clientSecret.replace('secret-', ''));
  const done = (to: Moment, answer: string): Moment =>
    withTab(to, index, { ...tab, flights: tab.flights.map((one) => (one === flight ? { ...one, is: `answer:${answer}` } : one)) });
  const move = (en: string, fr: string) => ({ by: 'customer' as const, says: inTab(moment, index, en, fr), helps: false });
  if (bankIs(moment, attempt) !== 'asking') {
    const is = bankIs(moment, attempt);
    const answer = is === 'authorised' || is === 'captured' ? 'authorised' : is === 'processing' ? 'processing' : 'unknown';
    add(
      move(
        'the customer answers the bank’s question, which is settled already',
        'le client répond à la question de la banque, déjà réglée',
      ),
      done(moment, answer),
    );
    return;
  }
  add(
    move('the customer passes the bank’s question', 'le client répond juste à la question de la banque'),
    done(tellBank(world, moment, attempt, { type: 'bank.saidYes' }), 'authorised'),
  );
  add(
    move('the customer fails the bank’s question', 'le client échoue à la question de la banque'),
    done(tellBank(world, moment, attempt, { type: 'bank.saidNo' }), 'declined'),
  );
  if (world.settings.faults.has('slowBank'))
    add(
      move('the customer answers, and the bank takes its time', 'le client répond, et la banque prend son temps'),
      done(tellBank(world, moment, attempt, { type: 'bank.takesItsTime' }), 'processing'),
    );
}

function atTheOrder(world: World, moment: Moment, index: number, add: Add): void {
  const say = (en: string, fr: string, event: Told) =>
    add({ by: 'customer', says: inTab(moment, index, en, fr), helps: false }, tell(world, moment, index, 'placement', event));
  const value = valueAt(moment, index, 'placement');
  if (value === '"resting"') say('the customer asks to order', 'le client demande à commander', events.asked);
  if (value === '"choosing"') {
    say('the customer goes back to the basket', 'le client revient au panier', events.reconsidered);
    if (moment.presses < world.settings.presses)
      for (const way of world.settings.ways)
        add(
          {
            by: 'customer',
            says:
              way === 'card'
                ? inTab(moment, index, 'the customer presses Pay, by card', 'le client appuie sur Payer, par carte')
                : inTab(moment, index, 'the customer presses Pay, in cash', 'le client appuie sur Payer, en espèces'),
            helps: false,
          },
          tell(world, { ...moment, presses: moment.presses + 1 }, index, 'placement', confirmed(moment.presses + 1, way)),
        );
  }
  if (value === '"resting"' || value === '"choosing"') say('the customer has read the message', 'le client a lu le message', events.read);
  if (value === '"uncertain"') say('the customer asks again at once', 'le client redemande aussitôt', events.retry);
}

function atThePayment(world: World, moment: Moment, index: number, add: Add): void {
  const path = tabOf(moment, index).shows === 'checking' ? 'payment' : 'placement/payment';
  if (!isActive(moment, index, path)) return;
  const say = (en: string, fr: string, event: Told) =>
    add({ by: 'customer', says: inTab(moment, index, en, fr), helps: false }, tell(world, moment, index, path, event));
  say('the customer asks to look again', 'le client demande à regarder encore', events.retry);
  say('the customer goes on with the bank’s question', 'le client reprend la question de la banque', events.resumed);
  say('the customer wants to pay in another way', 'le client veut payer autrement', events.otherWay);
}

function withThePage(world: World, moment: Moment, index: number, add: Add): void {
  const { shows, page } = tabOf(moment, index);
  const say = (en: string, fr: string, to: Moment) => add({ by: 'customer', says: inTab(moment, index, en, fr), helps: false }, to);
  const { faults } = world.settings;
  if (shows === 'closed') {
    if (moment.signedIn) say('the customer opens the page', 'le client ouvre la page', opened(world, moment, index));
    return;
  }
  const isOver = shows === 'checking' && page?.charts.get('payment')?.snapshot.status === 'done';
  if (isOver)
    say(
      'the customer goes back to the basket',
      'le client revient au panier',
      opened(world, closed(world, { ...moment, kept: moment.kept }, index), index),
    );
  if (!faults.has('reload')) return;
  say('the customer reloads the page', 'le client recharge la page', opened(world, closed(world, moment, index), index));
  say('the customer closes the page', 'le client ferme la page', closed(world, moment, index));
}

/** Everything that the customer may do, and need not. */
export function customerMoves(world: World, moment: Moment, add: Add): void {
  for (let index = 0; index < moment.tabs.length; index += 1) {
    const { shows } = tabOf(moment, index);
    if (shows === 'order') atTheOrder(world, moment, index, add);
    if (shows !== 'closed') {
      atThePayment(world, moment, index, add);
      answerBank(world, moment, index, add);
    }
    withThePage(world, moment, index, add);
  }
  if (!world.settings.faults.has('session')) return;
  if (!moment.signedIn)
    add(
      { by: 'customer', says: { en: 'the customer signs in again', fr: 'le client se reconnecte' }, helps: false },
      { ...moment, signedIn: true },
    );
}
