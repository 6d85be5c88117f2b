import type { Way } from './server.machine.ts';
import { serverKnows, settled, tellServer } from './steps.ts';
import { bankIs, serverIs, type Moment, type World } from './world.ts';

/** What a call did, and what it is answered. */
export type Served = { readonly to: Moment; readonly answer: string };

const standing = (moment: Moment, isCertain = true): string => {
  const { attempt, ended } = serverKnows(moment);
  const bank = bankIs(moment, attempt);
  const secret = bank === 'unasked' ? '' : ` ${attempt}`;
  switch (serverIs(moment)) {
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

/** Looks at the provider are answered, or the provider cannot be reached just now. */
const seenBy = (world: World, moment: Moment, withCash: boolean) => [
  ...settled(world, moment, withCash).map((to) => ({ to, isCertain: true })),
  ...(world.settings.faults.has('provider') && serverKnows(moment).way === 'card' ? [{ to: moment, isCertain: false }] : []),
];

/** `get_payment`: whoever asks brings the payment on. */
const look = (world: World, moment: Moment): readonly Served[] =>
  seenBy(world, moment, true).map(({ to, isCertain }) => ({ to, answer: standing(to, isCertain) }));

const released = (world: World, moment: Moment): readonly Moment[] => {
  const waits = serverIs(moment) === 'held' && bankIs(moment, serverKnows(moment).attempt) !== 'processing';
  return waits ? settled(world, tellServer(world, moment, { type: 'customer.gaveUp' }), true) : [moment];
};

/** `give_up_payment`. */
const giveUp = (world: World, moment: Moment): readonly Served[] =>
  seenBy(world, moment, true).flatMap(({ to, isCertain }) =>
    isCertain ? released(world, to).map((then) => ({ to: then, answer: standing(then) })) : [{ to, answer: standing(to, false) }],
  );

/** What a command to pay is answered of a payment past being open. */
const paidAnswer = (moment: Moment): string => {
  const { attempt, way } = serverKnows(moment);
  if (serverIs(moment) === 'releasing') return 'checking';
  if (way === 'cash') return 'paid';
  return bankIs(moment, attempt) === 'unasked' ? 'checking' : `secret ${attempt}`;
};

const whyOpen = (moment: Moment): string => `refused ${serverKnows(moment).ended?.reason ?? 'not_paid'}`;

const hold = (world: World, moment: Moment, key: string, way: Way): readonly Served[] => {
  const taken = tellServer(world, moment, { type: 'command.taken', key, way });
  return [
    ...world.settings.reasons.map((reason) => ({
      to: tellServer(world, moment, { type: 'command.refused', key, reason }),
      answer: `refused ${reason}`,
    })),
    ...seenBy(world, taken, false).map(({ to }) => ({ to, answer: serverIs(to) === 'open' ? whyOpen(to) : paidAnswer(to) })),
  ];
};

/** `pay_order_payment` with the key of one press. */
function pay(world: World, moment: Moment, key: string, way: Way): readonly Served[] {
  return seenBy(world, moment, false).flatMap(({ to: found, isCertain }): readonly Served[] => {
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
function order(world: World, moment: Moment): readonly Served[] {
  return seenBy(world, moment, true).map(({ to, isCertain }) => {
    const { attempt } = serverKnows(to);
    const is = serverIs(to);
    if (is === 'ordered') return { to, answer: 'order' };
    if (is === 'open') return { to, answer: whyOpen(to) };
    if (is === 'held' && isCertain && bankIs(to, attempt) !== 'processing') return { to, answer: 'refused not_paid' };
    return { to, answer: 'checking' };
  });
}

/** What a request does at the server, and what it is answered; more than once where that is not decided by what is known. */
export function serve(world: World, moment: Moment, request: string): readonly Served[] {
  const [call, key = '', way = 'card'] = request.split(' ');
  if (!moment.signedIn) return [{ to: moment, answer: 'signed-out' }];
  if (call === 'payOrder') return pay(world, moment, key, way as Way);
  if (call === 'giveUpPayment') return giveUp(world, moment);
  if (call === 'createOrder') return order(world, moment);
  // Looks again and again beside the order's own call, and answers only once there is one.
  if (call === 'findOrder') return look(world, moment).filter(({ answer }) => answer === 'ordered');
  return look(world, moment);
}
