import { answerEvent, unknownIn } from './answers.ts';
import { serve } from './serve.ts';
import { serverKnows, tellBank } from './steps.ts';
import { closed, keyOf, matters, tabOf, tell, withLate, withTab } from './tabs.ts';
import type { Move } from '../explore.ts';
import { aboutCall, answerWords } from './words.ts';
import { bankIs, serverIs, type Add, type Flight, type Situation, type Tab, type World } from './world.ts';

/** What the bank does when it is asked about a card, and what the page is told; `asked` opens its dialog. */
function askBank(
  world: World,
  situation: Situation,
  attempt: number,
): readonly { readonly to: Situation; readonly is: Flight['is']; readonly says: string }[] {
  const is = bankIs(situation, attempt);
  const { faults } = world.settings;
  const stays = (answer: string, says: string) => ({ to: situation, is: `answer:${answer}` as const, says });
  if (is === 'authorised' || is === 'captured') return [stays('authorised', 'the provider says that the bank holds the money')];
  if (is === 'processing') return [stays('processing', 'the provider says that the bank takes its time')];
  if (is === 'asking') return [{ to: situation, is: 'asked', says: 'the bank’s question is open again' }];
  if (is !== 'unconfirmed' && is !== 'declined') return [stays('unknown', 'the provider cannot confirm it any more')];
  return [
    {
      to: tellBank(world, situation, attempt, { type: 'bank.saidYes' }),
      is: 'answer:authorised',
      says: 'the bank holds CHF 41.50',
    },
    {
      to: tellBank(world, situation, attempt, { type: 'bank.saidNo' }),
      is: 'answer:declined',
      says: 'the bank says no',
    },
    ...(faults.has('question')
      ? [
          {
            to: tellBank(world, situation, attempt, { type: 'bank.asks' }),
            is: 'asked' as const,
            says: 'the bank asks the customer',
          },
        ]
      : []),
    ...(faults.has('slowBank')
      ? [
          {
            to: tellBank(world, situation, attempt, { type: 'bank.takesItsTime' }),
            is: 'answer:processing' as const,
            says: 'the bank takes its time',
          },
        ]
      : []),
  ];
}

/** What the browser keeps of a payment once an answer is there (`src/shop/payment/payment-ports.ts`). */
function keptAfter({ settings }: World, { kept }: Situation, tab: Tab, request: string, answer: string): readonly string[] {
  const [port, named = ''] = request.split(' ');
  const isOpen = answer.startsWith('open');
  if ((port === 'createOrder' && answer === 'order') || answer === 'ordered') return [];
  if ((port === 'payOrder' || port === 'createOrder') && answer.startsWith('refused')) return kept.filter((key) => key !== keyOf(tab));
  if ((port === 'askPayment' || port === 'giveUpPayment') && isOpen)
    return settings.bug === 'a look forgets what may still come'
      ? []
      : kept.filter((key) => unknownIn(answer).includes(key) || !named.split(',').includes(key));
  const isWithdrawn = port === 'withdrawCommands' && isOpen && unknownIn(answer).join() === named;
  return isWithdrawn ? kept.filter((key) => !named.split(',').includes(key)) : kept;
}

/** The page hears an answer; one that says that the session is over leads it out. */
function deliver(world: World, situation: Situation, index: number, flight: Flight, answer: string): Situation {
  const tab = tabOf(situation, index);
  const port = flight.at.split('.').at(-1) ?? '';
  const path = flight.at.slice(0, -port.length - 1);
  const landed = {
    ...situation,
    kept: keptAfter(world, situation, tab, flight.request, answer),
    tabs: situation.tabs.map((one, at) => (at === index ? { ...tab, flights: tab.flights.filter((other) => other !== flight) } : one)),
  };
  const heard = tell(world, landed, index, path, answerEvent(port, answer));
  return answer === 'signed-out' ? closed(world, heard, index) : heard;
}

const withFlight = (situation: Situation, index: number, flight: Flight, is: Flight['is']): Situation => {
  const tab = tabOf(situation, index);
  return withTab(situation, index, { ...tab, flights: tab.flights.map((one) => (one === flight ? { ...one, is } : one)) });
};

function going(world: World, situation: Situation, index: number, flight: Flight, add: Add): void {
  const { request } = flight;
  const { faults } = world.settings;
  const helpful = (by: Move['by'], says: string): Move => ({ by, says, helps: true });
  const isCard = request.startsWith('confirmCard');
  if (isCard)
    for (const { to, is, says } of askBank(world, situation, Number(request.split(' ')[1])))
      add(helpful('bank', says), withFlight(to, index, flight, is));
  else
    for (const { to, answer } of serve(world, situation, request))
      add(
        helpful(
          'server',
          aboutCall(request, (name) => `${name} reaches the server, which answers: ${answerWords(answer)}`),
        ),
        withFlight(to, index, flight, `answer:${answer}`),
      );
  const fault = (by: Move['by'], says: string, to: Situation) => add({ by, says, helps: false }, to);
  const port = request.split(' ')[0] ?? '';
  if (faults.has('lost') && port !== 'findOrder')
    fault(
      'network',
      aboutCall(request, (name) => `${name} is lost on its way`),
      deliver(world, situation, index, flight, isCard ? 'unknown' : 'nothing'),
    );
  if (faults.has('slow') && !isCard && port !== 'findOrder')
    add(
      {
        by: 'time',
        says: aboutCall(request, (name) => `no answer to ${name} comes in time`),
        helps: true,
      },
      deliver(world, faults.has('late') && matters(request) ? withLate(situation, [request]) : situation, index, flight, 'nothing'),
    );
  if (faults.has('broken') && (isCard || port === 'findOrder'))
    fault(
      'page',
      aboutCall(request, (name) => `${name} breaks`),
      deliver(world, situation, index, flight, 'broke'),
    );
  if (faults.has('provider') && isCard)
    fault('network', 'the provider’s script does not load', deliver(world, situation, index, flight, 'unreachable'));
  if (faults.has('doubled') && !isCard && matters(request) && !situation.late.includes(request))
    fault(
      'network',
      aboutCall(request, (name) => `the network keeps a second copy of ${name}`),
      withLate(situation, [request]),
    );
}

function coming(world: World, situation: Situation, index: number, flight: Flight, add: Add): void {
  const answer = flight.is.replace('answer:', '');
  const { request } = flight;
  const { faults } = world.settings;
  add(
    {
      by: 'network',
      says: aboutCall(request, (name) => `the answer to ${name} arrives`),
      helps: true,
    },
    deliver(world, situation, index, flight, answer),
  );
  const isCard = request.startsWith('confirmCard');
  if (faults.has('lost') && !request.startsWith('findOrder'))
    add(
      {
        by: 'network',
        says: aboutCall(request, (name) => `the answer to ${name} is lost`),
        helps: false,
      },
      deliver(world, situation, index, flight, isCard ? 'unknown' : 'nothing'),
    );
}

/** A request that its page no longer waits for arrives at last, or never does. */
function late(world: World, situation: Situation, request: string, add: Add): void {
  const without = { ...situation, late: situation.late.filter((one) => one !== request) };
  const [port, word] = request.split(' ');
  const arrives = aboutCall(request, (name) => `${name} arrives late; nobody hears the answer`);
  if (port === 'confirmCard')
    for (const { to } of askBank(world, without, Number(word))) add({ by: 'bank', says: arrives, helps: false }, to);
  else for (const { to } of serve(world, without, request)) add({ by: 'network', says: arrives, helps: false }, to);
  add(
    {
      by: 'network',
      says: aboutCall(request, (name) => `${name} is lost for good`),
      helps: true,
    },
    without,
  );
}

/** What the network brings, late, twice or never. */
export function networkMoves(world: World, situation: Situation, add: Add): void {
  situation.tabs.forEach((tab, index) => {
    for (const flight of tab.flights) {
      if (flight.is === 'going') going(world, situation, index, flight, add);
      else if (flight.is !== 'asked') coming(world, situation, index, flight, add);
    }
  });
  for (const request of situation.late) late(world, situation, request, add);
}

export const isWaitedFor = (situation: Situation): boolean =>
  serverIs(situation) === 'held' &&
  ['unasked', 'unconfirmed', 'asking', 'processing'].includes(bankIs(situation, serverKnows(situation).attempt));
