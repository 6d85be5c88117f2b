import { REJECT_REASONS } from '#contract/enumerations.ts';
import { OPERATOR_ACTIONS } from '#contract/operator.ts';

export const USAGE = `Say: npm run order -- list, or one of ${OPERATOR_ACTIONS.join(', ')} with an order's number; after reject, if you like, one of ${REJECT_REASONS.join(', ')}.`;

export type Wish =
  | { readonly is: 'list' }
  | { readonly is: 'move'; readonly number: number; readonly action: string; readonly reason?: string };

/** What is wanted by the words of a command line; null where they were not said right. */
export function readWish([action = 'list', number = '', reason, ...more]: readonly string[]): Wish | null {
  if (action === 'list' && number === '') return { is: 'list' };
  const isKnown = OPERATOR_ACTIONS.some((known) => known === action);
  const isReason = reason === undefined || (action === 'reject' && REJECT_REASONS.some((known) => known === reason));
  if (!isKnown || !isReason || !/^[1-9]\d{0,14}$/.test(number) || more.length > 0) return null;
  return { is: 'move', number: Number(number), action, ...(reason !== undefined && { reason }) };
}
