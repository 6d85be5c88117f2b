import * as v from 'valibot';
import type { RejectReason } from '#contract/enumerations.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { eitherSignal } from './either-signal.ts';
import {
  OPERATOR,
  operatorAnswer,
  operatorChanged,
  operatorOrders,
  operatorProblemAnswer,
  operatorStore,
  operatorStores,
  type OperatorAction,
  type OperatorChange,
  type OperatorOrder,
  type OperatorProblem,
  type OperatorStore,
} from '#contract/operator.ts';

const within = (signal: AbortSignal) => eitherSignal(signal, AbortSignal.timeout(CALL_TIMEOUT.read));

/** What came over the network; null where nothing did. What it says, and mistakes in reading it, are no matter of the network. */
async function load(
  path: string,
  asked: RequestInit,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly text: string } | null> {
  const either = within(signal);
  try {
    const response = await fetch(path, { ...asked, signal: either, cache: 'no-store' });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

export type OnDesk = { readonly orders: readonly OperatorOrder[]; readonly problems: readonly OperatorProblem[] };

/** The demo's door to it; 'absent' where there is none, null where nobody answers. @throws where the answer cannot be read */
export async function askOperator(signal: AbortSignal): Promise<OnDesk | 'absent' | null> {
  const answered = await load(OPERATOR.list, {}, signal);
  if (answered === null) return null;
  return answered.status === 404 ? 'absent' : v.parse(operatorOrders, JSON.parse(answered.text));
}

/** The stores that take part; null where nobody answers. @throws where the answer cannot be read */
export async function askStores(signal: AbortSignal): Promise<v.InferOutput<typeof operatorStores>['stores'] | null> {
  const answered = await load(OPERATOR.stores, {}, signal);
  return answered && v.parse(operatorStores, JSON.parse(answered.text)).stores;
}

/** How a store stands; null where nobody answers. @throws where the answer cannot be read */
export async function askStore(id: string, signal: AbortSignal): Promise<OperatorStore | null> {
  const answered = await load(`${OPERATOR.store}?id=${id}`, {}, signal);
  return answered && v.parse(operatorStore, JSON.parse(answered.text));
}

const post = (path: string, said: object, signal: AbortSignal) =>
  load(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) }, signal);

/** Answers a problem that waits. Answers true, or why not in the server's words; null where nobody answers. @throws where the answer cannot be read */
export async function answerByHand(
  said: { readonly number: number; readonly accepts: boolean; readonly answer: string },
  signal: AbortSignal,
): Promise<true | string | null> {
  const answered = await post(OPERATOR.answer, said, signal);
  if (answered === null) return null;
  const answer = v.parse(operatorProblemAnswer, JSON.parse(answered.text));
  return 'refused' in answer ? answer.refused : true;
}

/** Moves an order by hand. Answers true, or why not in the server's words; null where nobody answers. @throws where the answer cannot be read */
export async function moveByHand(
  move: { readonly number: number; readonly action: OperatorAction; readonly reason?: RejectReason },
  signal: AbortSignal,
): Promise<true | string | null> {
  const answered = await post(OPERATOR.move, move, signal);
  if (answered === null) return null;
  const answer = v.parse(operatorAnswer, JSON.parse(answered.text));
  return 'refused' in answer ? answer.refused : true;
}

/** Changes what a store takes. Answers true, or why not in the server's words; null where nobody answers. @throws where the answer cannot be read */
export async function changeByHand(change: OperatorChange, signal: AbortSignal): Promise<true | string | null> {
  const answered = await post(OPERATOR.change, change, signal);
  if (answered === null) return null;
  const answer = v.parse(operatorChanged, JSON.parse(answered.text));
  return 'refused' in answer ? answer.refused : true;
}
