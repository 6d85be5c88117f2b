import type { BankEvent } from './bank.machine.ts';
import type { Ended, ServerEvent, Way } from './server.machine.ts';
import type { Doer, Words } from '../explore.ts';
import { bankIs, serverIs, type Moment, type World } from './world.ts';

/** A step that the server takes by itself, whoever makes it look. */
export type Step = { readonly by: Doer; readonly says: Words; readonly to: Moment };

export type ServerContext = {
  readonly attempt: number;
  readonly way: Way | null;
  readonly commands: Readonly<Record<string, string>>;
  readonly ended: Ended | null;
  readonly orders: number;
};

export const serverKnows = ({ server }: Moment): ServerContext => server.snapshot.context as ServerContext;

const events = new Map<string, ServerEvent | BankEvent>();
/** The same event for the same words. */
const same = <Event extends ServerEvent | BankEvent>(event: Event): Event => {
  const key = JSON.stringify(event);
  const there = (events.get(key) ?? event) as Event;
  events.set(key, there);
  return there;
};

/** The server hears something; a command to pay begins an attempt with the bank. */
export function tellServer({ server: part, bank }: World, moment: Moment, event: ServerEvent): Moment {
  const server = part.hear(moment.server, same(event)).local;
  const { attempt } = server.snapshot.context as ServerContext;
  return { ...moment, server, bank: attempt > moment.bank.length ? [...moment.bank, bank.start(undefined).local] : moment.bank };
}

/** The bank hears something about an attempt. */
export const tellBank = ({ bank: part }: World, moment: Moment, attempt: number, event: BankEvent): Moment => ({
  ...moment,
  bank: moment.bank.map((card, index) => (index === attempt - 1 ? part.hear(card, same(event)).local : card)),
});

const chargesOf = ({ bank }: Moment, attempt: number): number =>
  (bank[attempt - 1]?.snapshot.context as { readonly charges: number }).charges;

const held = (world: World, moment: Moment, attempt: number): readonly Step[] => {
  const step = (en: string, fr: string, to: Moment): Step => ({ by: 'server', says: { en, fr }, to });
  switch (bankIs(moment, attempt)) {
    case 'unasked':
      return [
        step(
          'the server asks the card provider for the money',
          'le serveur demande l’argent au prestataire de cartes',
          tellBank(world, moment, attempt, { type: 'intent.made' }),
        ),
      ];
    case 'authorised':
      return [
        step(
          'the server learns that the bank holds the money',
          'le serveur apprend que la banque réserve l’argent',
          tellServer(world, moment, { type: 'card.authorised' }),
        ),
      ];
    case 'declined':
    case 'cancelled':
      return [
        step(
          'the server learns that the card does not pay',
          'le serveur apprend que la carte ne paie pas',
          tellServer(world, moment, { type: 'card.declined' }),
        ),
      ];
    default:
      return [];
  }
};

const deciding = (world: World, moment: Moment): readonly Step[] => [
  {
    by: 'server',
    says: { en: 'the server decides that the order can be made', fr: 'le serveur décide que la commande peut être passée' },
    to: tellServer(world, moment, { type: 'order.decided' }),
  },
  ...world.settings.reasons.map((reason): Step => ({
    by: 'server',
    says: {
      en: `the server finds that the order cannot be made any more (${reason})`,
      fr: `le serveur constate que la commande n’est plus possible (${reason})`,
    },
    to: tellServer(world, moment, { type: 'order.impossible', reason }),
  })),
];

const ordering = (world: World, moment: Moment, attempt: number): readonly Step[] => {
  const bank = bankIs(moment, attempt);
  if (bank === 'authorised')
    return [
      {
        by: 'server',
        says: { en: 'the server takes the money that the bank holds', fr: 'le serveur prend l’argent réservé par la banque' },
        to: tellBank(world, moment, attempt, { type: 'server.captured' }),
      },
    ];
  const again: readonly Step[] =
    bank === 'captured' && world.settings.bug === 'taken without its key' && chargesOf(moment, attempt) < 2
      ? [
          {
            by: 'server',
            says: { en: 'the server takes the money once more', fr: 'le serveur prend l’argent une fois de plus' },
            to: tellBank(world, moment, attempt, { type: 'server.captured' }),
          },
        ]
      : [];
  if (bank === 'captured')
    return [
      ...again,
      {
        by: 'server',
        says: { en: 'the server writes the order down', fr: 'le serveur inscrit la commande' },
        to: tellServer(world, moment, { type: 'order.written' }),
      },
    ];
  return [
    {
      by: 'server',
      says: { en: 'the server finds that the bank took its promise back', fr: 'le serveur constate que la banque a repris sa promesse' },
      to: tellServer(world, moment, { type: 'card.gone' }),
    },
  ];
};

const releasing = (world: World, moment: Moment, attempt: number): readonly Step[] => {
  const isLetGo = world.settings.bug === 'opened before it is let go' && bankIs(moment, attempt) !== 'captured';
  const bank = isLetGo ? 'cancelled' : bankIs(moment, attempt);
  if (bank === 'processing') return [];
  if (bank === 'captured')
    return [
      {
        by: 'server',
        says: { en: 'the server gives the money back', fr: 'le serveur rembourse l’argent' },
        to: tellBank(world, moment, attempt, { type: 'server.refunded' }),
      },
    ];
  if (bank === 'unasked' || bank === 'cancelled' || bank === 'refunded')
    return [
      {
        by: 'server',
        says: { en: 'the server opens the payment again: nothing is held', fr: 'le serveur rouvre le paiement : rien n’est retenu' },
        to: tellServer(world, moment, { type: 'card.letGo' }),
      },
    ];
  return [
    {
      by: 'server',
      says: { en: 'the server lets the card go', fr: 'le serveur libère la carte' },
      to: tellBank(world, moment, attempt, { type: 'server.cancelled' }),
    },
  ];
};

const none = (): readonly Step[] => [];

/** The next steps of a payment by card; none where somebody else is waited for. `settlePayment` takes them one after another. */
export function cardSteps(world: World, moment: Moment): readonly Step[] {
  const { attempt, way } = serverKnows(moment);
  const steps = { held, ordering, releasing, paid: way === 'card' ? deciding : none }[serverIs(moment)] ?? none;
  return steps(world, moment, attempt).filter(
    ({ to }) => to.server !== moment.server || to.bank.some((card, index) => card !== moment.bank[index]),
  );
}

/** The order of a payment without a card, made by whoever looks at it. */
export const cashSteps = (world: World, moment: Moment): readonly Step[] =>
  serverIs(moment) === 'paid' && serverKnows(moment).way === 'cash' ? deciding(world, moment) : [];

/** Every moment at which a payment comes to rest when it is brought on as far as it comes now. */
export function settled(world: World, moment: Moment, withCash: boolean): readonly Moment[] {
  const steps = [...cardSteps(world, moment), ...(withCash ? cashSteps(world, moment) : [])];
  return steps.length === 0 ? [moment] : steps.flatMap(({ to }) => settled(world, to, withCash));
}
