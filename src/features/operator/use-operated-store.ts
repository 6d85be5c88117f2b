import { useQuery } from '@tanstack/react-query';
import type { OperatorChange } from '#contract/operator.ts';
import { failed, ok, type Result } from '#contract/result.ts';
import { CallFailed } from '#src/api/call-failed.ts';
import { askStore, askStores, changeByHand } from '#src/api/operator.ts';
import { useCommand } from '#src/shop/use-command.ts';
import { LOOK_EVERY, SILENCE, type MoveTrouble } from './use-operator-desk.ts';

/** @throws CallFailed where nobody answers */
async function requireAnswer<Answer>(asked: Promise<Answer | null>): Promise<Answer> {
  const answered = await asked;
  if (answered === null) throw new CallFailed(SILENCE);
  return answered;
}

/** @returns the change that was made */
export async function makeChange(change: OperatorChange, signal: AbortSignal): Promise<Result<OperatorChange, MoveTrouble>> {
  const answered = await changeByHand(change, signal);
  if (answered === null) return failed(SILENCE);
  return answered === true ? ok(change) : failed({ kind: 'said', because: answered });
}

const LOOKED_AT = { retry: false, networkMode: 'always', refetchOnWindowFocus: true } as const;

export function useOperatedStore(chosen: string) {
  const stores = useQuery({ queryKey: ['operator', 'stores'], queryFn: ({ signal }) => requireAnswer(askStores(signal)), ...LOOKED_AT });
  const id = stores.data?.find((store) => store.id === chosen)?.id ?? stores.data?.[0]?.id ?? '';
  const store = useQuery({
    queryKey: ['operator', 'store', id],
    queryFn: ({ signal }) => requireAnswer(askStore(id, signal)),
    enabled: id !== '',
    refetchInterval: LOOK_EVERY,
    ...LOOKED_AT,
  });
  const change = useCommand(async (wanted: OperatorChange, signal) => {
    const answered = await makeChange(wanted, signal);
    await store.refetch();
    return answered;
  });
  return { stores: stores.data ?? [], store: store.data, error: stores.error ?? store.error, change };
}
