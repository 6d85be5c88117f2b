import { useQuery } from '@tanstack/react-query';
import type { RejectReason } from '#contract/enumerations.ts';
import type { Failure } from '#contract/failure.ts';
import type { OperatorAction } from '#contract/operator.ts';
import { failed, ok, type Result } from '#contract/result.ts';
import { CallFailed } from '#src/api/call-failed.ts';
import { answerByHand, askOperator, moveByHand } from '#src/api/operator.ts';
import { useCommand } from '#src/shop/use-command.ts';

/** Milliseconds between two looks at what runs, while somebody looks at the page. */
export const LOOK_EVERY = 2_000;
export const SILENCE: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };

export type Move = { readonly number: number; readonly action: OperatorAction; readonly reason?: RejectReason };
export type MoveTrouble = { readonly kind: 'said'; readonly because: string } | Failure;

/** What runs, 'absent' where there is no operator. @throws CallFailed where nobody answers */
export async function readDesk(signal: AbortSignal) {
  const answer = await askOperator(signal);
  if (answer === null) throw new CallFailed(SILENCE);
  return answer;
}

/** @returns the move that was made */
export async function moveOrder(move: Move, signal: AbortSignal): Promise<Result<Move, MoveTrouble>> {
  const refused = await moveByHand(move, signal);
  if (refused === null) return failed(SILENCE);
  return refused === true ? ok(move) : failed({ kind: 'said', because: refused });
}

export type ProblemAnswer = { readonly number: number; readonly accepts: boolean; readonly answer: string };

/** @returns the answer that was given */
export async function giveAnswer(answer: ProblemAnswer, signal: AbortSignal): Promise<Result<ProblemAnswer, MoveTrouble>> {
  const refused = await answerByHand(answer, signal);
  if (refused === null) return failed(SILENCE);
  return refused === true ? ok(answer) : failed({ kind: 'said', because: refused });
}

/** Running orders moved on and problems answered by hand, for demonstrations (0-decisions, After the order). */
export function useOperatorDesk() {
  const read = useQuery({
    queryKey: ['operator', 'orders'],
    queryFn: ({ signal }) => readDesk(signal),
    refetchInterval: ({ state }) => (state.data === 'absent' ? false : LOOK_EVERY),
    refetchOnWindowFocus: true,
    retry: false,
    networkMode: 'always',
  });
  const move = useCommand(async (wanted: Move, signal) => {
    const answered = await moveOrder(wanted, signal);
    await read.refetch();
    return answered;
  });
  const answer = useCommand(async (wanted: ProblemAnswer, signal) => {
    const answered = await giveAnswer(wanted, signal);
    await read.refetch();
    return answered;
  });
  return { read, move, answer };
}
