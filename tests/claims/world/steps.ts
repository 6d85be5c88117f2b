import type { BankEvent } from './bank.machine.ts';
import type { Ended, ServerEvent, Way } from './server.machine.ts';
import type { Doer } from '#statecharts/claims-record.ts';
import { reasonWords } from './words.ts';
import { bankIs, serverIs, type Situation, type World } from './world.ts';

/** A step that the server takes by itself, whoever makes it look. */
export type Step = { readonly by: Doer; readonly says: string; readonly to: Situation };

export type ServerContext = {
  readonly attempt: number;
  readonly way: Way | null;
  readonly commands: Readonly<Record<string, string>>;
  readonly ended: Ended | null;
  readonly orders: number;
};

export const serverKnows = ({ server }: Situation): ServerContext => server.snapshot.context as ServerContext;

const events = new Map<string, ServerEvent | BankEvent>();
/** The same event for the same words. */
const same = <Event extends ServerEvent | BankEvent>(event: Event): Event => {
  const key = JSON.stringify(event);
  const there = (events.get(key) ?? event) as Event;
  events.set(key, there);
  return there;
};

/** The server hears something; a command to pay begins an attempt with the bank. */
export function tellServer({ server: part, bank }: World, situation: Situation, event: ServerEvent): Situation {
  const server = part.hear(situation.server, same(event)).local;
  const { attempt } = server.snapshot.context as ServerContext;
  return {
    ...situation,
    server,
    bank: attempt > situation.bank.length ? [...situation.bank, bank.start(undefined).local] : situation.bank,
  };
}

export const tellBank = ({ bank: part }: World, situation: Situation, attempt: number, event: BankEvent): Situation => ({
  ...situation,
  bank: situation.bank.map((card, index) => (index === attempt - 1 ? part.hear(card, same(event)).local : card)),
});

const chargesOf = ({ bank }: Situation, attempt: number): number =>
  (bank[attempt - 1]?.snapshot.context as { readonly charges: number } | undefined)?.charges ?? 0;

const held = (world: World, situation: Situation, attempt: number): readonly Step[] => {
  const step = (says: string, to: Situation): Step => ({ by: 'server', says, to });
  switch (bankIs(situation, attempt)) {
    case 'unasked':
      return [step('the server asks the card provider for the money', tellBank(world, situation, attempt, { type: 'intent.made' }))];
    case 'authorised':
      return [step('the server learns that the bank holds the money', tellServer(world, situation, { type: 'card.authorised' }))];
    case 'declined':
    case 'cancelled':
      return [step('the server learns that the card does not pay', tellServer(world, situation, { type: 'card.declined' }))];
    default:
      return [];
  }
};

const deciding = (world: World, situation: Situation): readonly Step[] => [
  {
    by: 'server',
    says: 'the server decides that the order can be made',
    to: tellServer(world, situation, { type: 'order.decided' }),
  },
  ...world.settings.reasons.map((reason): Step => ({
    by: 'server',
    says: `the server finds that the order cannot be made any more: ${reasonWords(reason)}`,
    to: tellServer(world, situation, { type: 'order.impossible', reason }),
  })),
];

const ordering = (world: World, situation: Situation, attempt: number): readonly Step[] => {
  const bank = bankIs(situation, attempt);
  if (bank === 'authorised')
    return [
      {
        by: 'server',
        says: 'the server takes the CHF 41.50 that the bank holds',
        to: tellBank(world, situation, attempt, { type: 'server.captured' }),
      },
    ];
  const again: readonly Step[] =
    bank === 'captured' && world.settings.bug === 'taken without its key' && chargesOf(situation, attempt) < 2
      ? [
          {
            by: 'server',
            says: 'the server takes the money once more',
            to: tellBank(world, situation, attempt, { type: 'server.captured' }),
          },
        ]
      : [];
  if (bank === 'captured')
    return [
      ...again,
      {
        by: 'server',
        says: 'the server writes the order down',
        to: tellServer(world, situation, { type: 'order.written' }),
      },
    ];
  return [
    {
      by: 'server',
      says: 'the server finds that the bank took its promise back',
      to: tellServer(world, situation, { type: 'card.gone' }),
    },
  ];
};

const releasing = (world: World, situation: Situation, attempt: number): readonly Step[] => {
  const isLetGo = world.settings.bug === 'opened before it is let go' && bankIs(situation, attempt) !== 'captured';
  const bank = isLetGo ? 'cancelled' : bankIs(situation, attempt);
  if (bank === 'processing') return [];
  if (bank === 'captured')
    return [
      {
        by: 'server',
        says: 'the server gives the money back',
        to: tellBank(world, situation, attempt, { type: 'server.refunded' }),
      },
    ];
  if (bank === 'unasked' || bank === 'cancelled' || bank === 'refunded')
    return [
      {
        by: 'server',
        says: 'the server opens the payment again: nothing is held',
        to: tellServer(world, situation, { type: 'card.letGo' }),
      },
    ];
  return [
    {
      by: 'server',
      says: 'the server lets the card go',
      to: tellBank(world, situation, attempt, { type: 'server.cancelled' }),
    },
  ];
};

const none = (): readonly Step[] => [];

/** The next steps of a payment by card; none where somebody else is waited for. `settlePayment` takes them one after another. */
export function cardSteps(world: World, situation: Situation): readonly Step[] {
  const { attempt, way } = serverKnows(situation);
  const steps = { held, ordering, releasing, paid: way === 'card' ? deciding : none }[serverIs(situation)] ?? none;
  return steps(world, situation, attempt).filter(
    ({ to }) => to.server !== situation.server || to.bank.some((card, index) => card !== situation.bank[index]),
  );
}

/** The order of a payment without a card, made by whoever looks at it. */
export const cashSteps = (world: World, situation: Situation): readonly Step[] =>
  serverIs(situation) === 'paid' && serverKnows(situation).way === 'cash' ? deciding(world, situation) : [];

/** Every situation at which a payment comes to rest when it is brought on as far as it comes now. */
export function settled(world: World, situation: Situation, withCash: boolean): readonly Situation[] {
  const steps = [...cardSteps(world, situation), ...(withCash ? cashSteps(world, situation) : [])];
  return steps.length === 0 ? [situation] : steps.flatMap(({ to }) => settled(world, to, withCash));
}
