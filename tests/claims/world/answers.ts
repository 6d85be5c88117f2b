import type { RefusalReason } from '#contract/refusal-reasons.ts';
import type { Payment } from '#contract/entities/payment.ts';
import { samplePayment } from '#machines/payment/sample-payment.ts';
import { failed, ok } from '#contract/result.ts';
import type { Told } from '../chart-part.ts';

export const ORDER = { order_id: 'd'.repeat(24), unique_id: 1042 };
export const secretOf = (attempt: number): string => `secret-${attempt}`;

const refused = (code: 535 | 549 | 651, reason: RefusalReason) => failed({ kind: 'refused', code, reason, details: null });
const codeOf = (reason: RefusalReason) => (reason === 'prices_changed' ? 535 : reason === 'not_paid' ? 549 : 651);
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null });
const signedOut = failed({ kind: 'refused', code: 999, reason: null, details: null });

const paid = (attempt: number | null) =>
  ok({
    client_secret: attempt === null ? null : secretOf(attempt),
    payment_method: attempt === null ? null : 'pm',
    wallet_payment: 0,
    card_payment: attempt === null ? 0 : 41.5,
    cash_payment: attempt === null ? 41.5 : 0,
  });

const seen = (state: Payment['state'], word: string | undefined, unknown: readonly string[]): Payment => {
  if (state === 'ordered') return samplePayment({ state, ...ORDER });
  if (state !== 'open')
    return samplePayment({ state, client_secret: word ? secretOf(Number(word)) : null, payment_method: word ? 'pm' : null });
  return samplePayment({
    reason: (word?.replace('declined', 'not_paid') ?? null) as RefusalReason | null,
    decline_code: word === 'declined' ? 'generic_decline' : null,
    unknown_keys: [...unknown],
  });
};

const confirmed = {
  authorised: ok('authorised'),
  processing: ok('processing'),
  declined: failed({ kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } }),
  unreachable: failed({ kind: 'unreachable' }),
  unknown: failed({ kind: 'unknown' }),
} as const;

/** The keys of the commands that have not come, by an answer’s name: `open|press-1,press-2`. */
export const unknownIn = (answer: string): readonly string[] => answer.split('|')[1]?.split(',').filter(Boolean) ?? [];

/** What a port answers by an answer's name: a word of the port's own, `refused reason`, `checking`, `signed-out` or `nothing`. */
function outputOf(port: string, answer: string): unknown {
  const [is = '', word] = (answer.split('|')[0] ?? '').split(' ');
  if (port === 'confirmCard') return confirmed[is as keyof typeof confirmed];
  if (is === 'signed-out') return signedOut;
  if (is === 'nothing') return offline;
  if (port === 'findOrder') return ORDER;
  if (port === 'askPayment' || port === 'giveUpPayment' || port === 'withdrawCommands')
    return ok(is === 'none' ? null : seen(is as Payment['state'], word, unknownIn(answer)));
  if (is === 'refused') return refused(codeOf(word as RefusalReason), word as RefusalReason);
  if (is === 'checking') return refused(651, 'payment_checking');
  return port === 'createOrder' ? ok(ORDER) : paid(is === 'secret' ? Number(word) : null);
}

const known = new Map<string, Told>();

/** The event by which a chart hears an answer; the same answer is the same object. `broke` is a port that threw. */
export function answerEvent(port: string, answer: string): Told {
  const name = `${port} ${answer}`;
  const there = known.get(name);
  if (there) return there;
  const event =
    answer === 'broke'
      ? { type: `xstate.error.actor.${port}`, error: new Error('broken'), actorId: port }
      : { type: `xstate.done.actor.${port}`, output: outputOf(port, answer), actorId: port };
  known.set(name, event);
  return event;
}
