import type { Way } from './server.machine.ts';
import { serverKnows, settled, tellServer } from './steps.ts';
import { bankIs, serverIs, type Situation, type World } from './world.ts';

export type Served = { readonly to: Situation; readonly answer: string };

const standing = (situation: Situation, isCertain = true): string => {
  const { attempt, ended } = serverKnows(situation);
  const bank = bankIs(situation, attempt);
  const secret = bank === 'unasked' ? '' : ` ${attempt}`;
  switch (serverIs(situation)) {
    case 'open':
      return ended ? `open ${ended.declined ? 'declined' : ended.reason}` : 'open';
    case 'ordered':
      return 'ordered';
    case 'paid':
      return isCertain ? `authorised${secret}` : 'checking';
    case 'held':
      if (!isCertain) return 'checking';
      return `${bank === 'processing' ? 'processing' : 'challenge'}${secret}`;
    default:
      return 'checking';
  }
};

const unknownTo = (situation: Situation, keys: readonly string[]): readonly string[] =>
  keys.filter((key) => serverKnows(situation).commands[key] === undefined);

/** How it stands, and while it is open which of these commands have not come. */
const toldOf = (situation: Situation, isCertain: boolean, unknown: readonly string[]): string => {
  const is = standing(situation, isCertain);
  return is.startsWith('open') && unknown.length > 0 ? `${is}|${unknown.join()}` : is;
};

/** Looks at the provider are answered, or the provider cannot be reached just now. */
const seenBy = (world: World, situation: Situation, withCash: boolean) => [
  ...settled(world, situation, withCash).map((to) => ({ to, isCertain: true })),
  ...(world.settings.faults.has('provider') && serverKnows(situation).way === 'card' ? [{ to: situation, isCertain: false }] : []),
];

/** `get_payment`: whoever asks brings the payment on. */
const look = (world: World, situation: Situation, keys: readonly string[]): readonly Served[] =>
  seenBy(world, situation, true).map(({ to, isCertain }) => ({ to, answer: toldOf(to, isCertain, unknownTo(to, keys)) }));

/** `withdraw_commands`. */
function withdraw(world: World, situation: Situation, keys: readonly string[]): readonly Served[] {
  const withdrawn = unknownTo(situation, keys);
  const refused = world.settings.bug === 'a withdrawn command is taken' ? [] : withdrawn;
  const then = refused.reduce((before, key) => tellServer(world, before, { type: 'command.withdrawn', key }), situation);
  return seenBy(world, then, true).map(({ to, isCertain }) => ({ to, answer: toldOf(to, isCertain, withdrawn) }));
}

const released = (world: World, situation: Situation): readonly Situation[] => {
  const waits = serverIs(situation) === 'held' && bankIs(situation, serverKnows(situation).attempt) !== 'processing';
  return waits ? settled(world, tellServer(world, situation, { type: 'customer.gaveUp' }), true) : [situation];
};

/** `give_up_payment`. */
const giveUp = (world: World, situation: Situation, keys: readonly string[]): readonly Served[] =>
  seenBy(world, situation, true).flatMap(({ to, isCertain }) =>
    isCertain
      ? released(world, to).map((then) => ({ to: then, answer: toldOf(then, true, unknownTo(then, keys)) }))
      : [{ to, answer: standing(to, false) }],
  );

/** What a command to pay is answered of a payment past being open. */
const paidAnswer = (situation: Situation): string => {
  const { attempt, way } = serverKnows(situation);
  if (serverIs(situation) === 'releasing') return 'checking';
  if (way === 'cash') return 'paid';
  return bankIs(situation, attempt) === 'unasked' ? 'checking' : `secret ${attempt}`;
};

const whyOpen = (situation: Situation): string => `refused ${serverKnows(situation).ended?.reason ?? 'not_paid'}`;

const hold = (world: World, situation: Situation, key: string, way: Way): readonly Served[] => {
  const taken = tellServer(world, situation, { type: 'command.taken', key, way });
  return [
    ...world.settings.reasons.map((reason) => ({
      to: tellServer(world, situation, { type: 'command.refused', key, reason }),
      answer: `refused ${reason}`,
    })),
    ...seenBy(world, taken, false).map(({ to }) => ({ to, answer: serverIs(to) === 'open' ? whyOpen(to) : paidAnswer(to) })),
  ];
};

/** `pay_order_payment` with the key of one press. */
function pay(world: World, situation: Situation, key: string, way: Way): readonly Served[] {
  return seenBy(world, situation, false).flatMap(({ to: found, isCertain }): readonly Served[] => {
    const { commands } = serverKnows(found);
    const isOther = serverIs(found) === 'held' && serverKnows(found).way === 'card' && commands[key] === undefined && isCertain;
    const now = isOther && (way === 'cash' || world.settings.otherCards) ? released(world, found) : [found];
    return now.flatMap((then): readonly Served[] => {
      if (serverIs(then) !== 'open') {
        const kept = tellServer(world, then, { type: 'command.kept', key });
        return [{ to: kept, answer: paidAnswer(kept) }];
      }
      const earlier = serverKnows(then).commands[key];
      if (earlier === undefined) return hold(world, then, key, way);
      return [{ to: then, answer: earlier === 'taken' ? whyOpen(then) : `refused ${earlier}` }];
    });
  });
}

/** `create_order`. */
function order(world: World, situation: Situation): readonly Served[] {
  return seenBy(world, situation, true).map(({ to, isCertain }) => {
    const { attempt } = serverKnows(to);
    const is = serverIs(to);
    if (is === 'ordered') return { to, answer: 'order' };
    if (is === 'open') return { to, answer: whyOpen(to) };
    if (is === 'held' && isCertain && bankIs(to, attempt) !== 'processing') return { to, answer: 'refused not_paid' };
    return { to, answer: 'checking' };
  });
}

/** What a request does at the server, and what it is answered; more than once where that is not decided by what is known. */
export function serve(world: World, situation: Situation, request: string): readonly Served[] {
  const [call, key = '', way = 'card'] = request.split(' ');
  if (!situation.signedIn) return [{ to: situation, answer: 'signed-out' }];
  if (call === 'payOrder') return pay(world, situation, key, way as Way);
  const keys = key.split(',').filter(Boolean);
  if (call === 'giveUpPayment') return giveUp(world, situation, keys);
  if (call === 'withdrawCommands') return withdraw(world, situation, keys);
  if (call === 'createOrder') return order(world, situation);
  // Looks again and again beside the order's own call, and answers only once there is one.
  if (call === 'findOrder') return look(world, situation, []).filter(({ answer }) => answer === 'ordered');
  return look(world, situation, keys);
}
