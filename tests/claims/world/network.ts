import { answerEvent } from './answers.ts';
import { serve } from './serve.ts';
import { serverKnows, tellBank } from './steps.ts';
import { closed, matters, requestOf, tabOf, tell, withLate, withTab } from './tabs.ts';
import type { Move, Words } from '../explore.ts';
import { bankIs, serverIs, type Add, type Flight, type Moment, type World } from './world.ts';

const calls: Readonly<Record<string, Words>> = {
  payOrder: { en: 'the command to pay', fr: 'l’ordre de payer' },
  askPayment: { en: 'the look at the payment', fr: 'la question sur le paiement' },
  giveUpPayment: { en: 'the wish to give the payment up', fr: 'la demande d’abandon du paiement' },
  createOrder: { en: 'the call for the order', fr: 'la demande de commande' },
  findOrder: { en: 'the search for the order', fr: 'la recherche de la commande' },
  confirmCard: { en: 'the card’s confirmation', fr: 'la confirmation de la carte' },
};
const named = (request: string): Words => calls[request.split(' ')[0] ?? ''] ?? { en: request, fr: request };

const both = (en: (name: string) => string, fr: (name: string) => string, request: string): Words => ({
  en: en(named(request).en),
  fr: fr(named(request).fr),
});

/** What the bank does when it is asked about a card, and what the page is told; `asked` opens its dialog. */
function askBank(
  world: World,
  moment: Moment,
  attempt: number,
): readonly { readonly to: Moment; readonly is: Flight['is']; readonly says: Words }[] {
  const is = bankIs(moment, attempt);
  const { faults } = world.settings;
  const stays = (answer: string, en: string, fr: string) => ({ to: moment, is: `answer:${answer}` as const, says: { en, fr } });
  if (is === 'authorised' || is === 'captured')
    return [stays('authorised', 'the provider says that the bank holds the money', 'le prestataire dit que la banque réserve l’argent')];
  if (is === 'processing')
    return [stays('processing', 'the provider says that the bank takes its time', 'le prestataire dit que la banque prend son temps')];
  if (is === 'asking')
    return [{ to: moment, is: 'asked', says: { en: 'the bank’s question is open again', fr: 'la question de la banque est rouverte' } }];
  if (is !== 'unconfirmed' && is !== 'declined')
    return [stays('unknown', 'the provider cannot confirm it any more', 'le prestataire ne peut plus la confirmer')];
  return [
    {
      to: tellBank(world, moment, attempt, { type: 'bank.saidYes' }),
      is: 'answer:authorised',
      says: { en: 'the bank holds the money', fr: 'la banque réserve l’argent' },
    },
    {
      to: tellBank(world, moment, attempt, { type: 'bank.saidNo' }),
      is: 'answer:declined',
      says: { en: 'the bank says no', fr: 'la banque refuse' },
    },
    ...(faults.has('question')
      ? [
          {
            to: tellBank(world, moment, attempt, { type: 'bank.asks' }),
            is: 'asked' as const,
            says: { en: 'the bank asks the customer', fr: 'la banque interroge le client' },
          },
        ]
      : []),
    ...(faults.has('slowBank')
      ? [
          {
            to: tellBank(world, moment, attempt, { type: 'bank.takesItsTime' }),
            is: 'answer:processing' as const,
            says: { en: 'the bank takes its time', fr: 'la banque prend son temps' },
          },
        ]
      : []),
  ];
}

/** What the browser keeps of a payment once an answer is there (`src/flows/payment/payment-ports.ts`). */
const keptAfter = (moment: Moment, port: string, answer: string): boolean => {
  const isEnd =
    ((port === 'askPayment' || port === 'giveUpPayment') && (answer === 'ordered' || answer === 'none' || answer.startsWith('open'))) ||
    ((port === 'payOrder' || port === 'createOrder') && answer.startsWith('refused')) ||
    (port === 'createOrder' && answer === 'order') ||
    (port === 'findOrder' && answer === 'ordered');
  return moment.kept && !isEnd;
};

/** The page hears an answer; one that says that the session is over leads it out. */
function deliver(world: World, moment: Moment, index: number, flight: Flight, answer: string): Moment {
  const tab = tabOf(moment, index);
  const port = flight.at.split('.').at(-1) ?? '';
  const path = flight.at.slice(0, -port.length - 1);
  const landed = {
    ...moment,
    kept: keptAfter(moment, port, answer),
    tabs: moment.tabs.map((one, at) => (at === index ? { ...tab, flights: tab.flights.filter((other) => other !== flight) } : one)),
  };
  const heard = tell(world, landed, index, path, answerEvent(port, answer));
  return answer === 'signed-out' ? closed(world, heard, index) : heard;
}

const withFlight = (moment: Moment, index: number, flight: Flight, is: Flight['is']): Moment => {
  const tab = tabOf(moment, index);
  return withTab(moment, index, { ...tab, flights: tab.flights.map((one) => (one === flight ? { ...one, is } : one)) });
};

function going(world: World, moment: Moment, index: number, flight: Flight, add: Add): void {
  const request = requestOf(flight.at, tabOf(moment, index));
  const { faults } = world.settings;
  const helpful = (by: Move['by'], says: Words): Move => ({ by, says, helps: true });
  const isCard = request.startsWith('confirmCard');
  if (isCard)
    for (const { to, is, says } of askBank(world, moment, Number(request.split(' ')[1])))
      add(helpful('bank', says), withFlight(to, index, flight, is));
  else
    for (const { to, answer } of serve(world, moment, request))
      add(
        helpful(
          'server',
          both(
            (name) => `${name} comes to the server, which answers: ${answer}`,
            (name) => `${name} parvient au serveur, qui répond : ${answer}`,
            request,
          ),
        ),
        withFlight(to, index, flight, `answer:${answer}`),
      );
  const fault = (by: Move['by'], says: Words, to: Moment) => add({ by, says, helps: false }, to);
  const port = request.split(' ')[0] ?? '';
  if (faults.has('lost') && port !== 'findOrder')
    fault(
      'network',
      both(
        (name) => `${name} is lost on its way`,
        (name) => `${name} se perd en route`,
        request,
      ),
      deliver(world, moment, index, flight, isCard ? 'unknown' : 'nothing'),
    );
  if (faults.has('broken'))
    fault(
      'page',
      both(
        (name) => `${name} breaks`,
        (name) => `${name} échoue dans la page`,
        request,
      ),
      deliver(world, moment, index, flight, 'broke'),
    );
  if (faults.has('provider') && isCard)
    fault(
      'network',
      { en: 'the provider’s script does not load', fr: 'le script du prestataire ne se charge pas' },
      deliver(world, moment, index, flight, 'unreachable'),
    );
  if (faults.has('doubled') && !isCard && matters(request) && !moment.late.includes(request))
    fault(
      'network',
      both(
        (name) => `the network keeps a second copy of ${name}`,
        (name) => `le réseau garde une seconde copie : ${name}`,
        request,
      ),
      withLate(moment, [request]),
    );
}

function coming(world: World, moment: Moment, index: number, flight: Flight, add: Add): void {
  const answer = flight.is.replace('answer:', '');
  const request = requestOf(flight.at, tabOf(moment, index));
  const { faults } = world.settings;
  add(
    {
      by: 'network',
      says: both(
        (name) => `the answer to ${name} arrives`,
        (name) => `la réponse arrive : ${name}`,
        request,
      ),
      helps: true,
    },
    deliver(world, moment, index, flight, answer),
  );
  const isCard = request.startsWith('confirmCard');
  if (faults.has('lost') && !request.startsWith('findOrder'))
    add(
      {
        by: 'network',
        says: both(
          (name) => `the answer to ${name} is lost`,
          (name) => `la réponse se perd : ${name}`,
          request,
        ),
        helps: false,
      },
      deliver(world, moment, index, flight, isCard ? 'unknown' : 'nothing'),
    );
}

/** A request that its page no longer waits for arrives at last, or never does. */
function late(world: World, moment: Moment, request: string, add: Add): void {
  const without = { ...moment, late: moment.late.filter((one) => one !== request) };
  const [port, word] = request.split(' ');
  const arrives = both(
    (name) => `${name} arrives late; nobody hears the answer`,
    (name) => `arrive en retard, sans que personne n’entende la réponse : ${name}`,
    request,
  );
  if (port === 'confirmCard')
    for (const { to } of askBank(world, without, Number(word))) add({ by: 'bank', says: arrives, helps: false }, to);
  else for (const { to } of serve(world, without, request)) add({ by: 'network', says: arrives, helps: false }, to);
  add(
    {
      by: 'network',
      says: both(
        (name) => `${name} is lost for good`,
        (name) => `se perd pour de bon : ${name}`,
        request,
      ),
      helps: true,
    },
    without,
  );
}

/** What the network brings, late, twice or never. */
export function networkMoves(world: World, moment: Moment, add: Add): void {
  moment.tabs.forEach((tab, index) => {
    for (const flight of tab.flights) {
      if (flight.is === 'going') going(world, moment, index, flight, add);
      else if (flight.is !== 'asked') coming(world, moment, index, flight, add);
    }
  });
  for (const request of moment.late) late(world, moment, request, add);
}

/** Whether the card of a payment on the server waits for somebody. */
export const isWaitedFor = (moment: Moment): boolean =>
  serverIs(moment) === 'held' && ['unasked', 'unconfirmed', 'asking', 'processing'].includes(bankIs(moment, serverKnows(moment).attempt));
