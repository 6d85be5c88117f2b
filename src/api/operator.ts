import * as v from 'valibot';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { eitherSignal } from './either-signal.ts';
import { OPERATOR, operatorAnswer, operatorOrders, type OperatorAction, type OperatorOrder } from '#contract/operator.ts';

const within = (signal: AbortSignal) => eitherSignal(signal, AbortSignal.timeout(CALL_TIMEOUT.read));

/** The demo's door to running orders; 'absent' where there is none, null where nobody answers. */
export async function askOperator(signal: AbortSignal): Promise<readonly OperatorOrder[] | 'absent' | null> {
  try {
    const response = await fetch(OPERATOR.list, { signal: within(signal), cache: 'no-store' });
    if (response.status === 404) return 'absent';
    const told = v.safeParse(operatorOrders, await response.json());
    return told.success ? told.output.orders : null;
  } catch {
    return null;
  }
}

/** Moves an order by hand. Answers true, or why not in the server's words; null where nobody answers. */
export async function moveByHand(
  move: { readonly number: number; readonly action: OperatorAction },
  signal: AbortSignal,
): Promise<true | string | null> {
  try {
    const response = await fetch(OPERATOR.move, {
      method: 'POST',
      signal: within(signal),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(move),
    });
    const told = v.safeParse(operatorAnswer, await response.json());
    if (!told.success) return null;
    return 'refused' in told.output ? told.output.refused : true;
  } catch {
    return null;
  }
}
