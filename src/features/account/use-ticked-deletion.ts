import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '#contract/failure.ts';
import { ok, type Result } from '#contract/result.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { useCommand } from '#src/shop/use-command.ts';

type Left<Item> = { readonly left: readonly Item[]; readonly failure: Failure | null };

type Deletion<Item> = {
  readonly read: Pick<UseQueryResult, 'isPending' | 'isPlaceholderData' | 'isFetching' | 'error'>;
  readonly kept: readonly Item[] | null;
  readonly remove: (items: readonly Item[]) => Promise<Result<unknown, Failure>>;
  readonly keepAgain: (items: readonly Item[]) => Promise<Left<Item>>;
};

const without = <Item extends { readonly _id: string }>(kept: readonly Item[], gone: readonly Item[]) =>
  kept.filter(({ _id }) => !gone.some((one) => one._id === _id));

/** A list whose ticked ones are deleted, and kept again when that was a mistake (specification 2, sections 2.7 and 2.8). */
export function useTickedDeletion<Item extends { readonly _id: string }>({ read, kept, remove, keepAgain }: Deletion<Item>) {
  const [isEdited, setEdited] = useState(false);
  const [ticks, setTicks] = useState<readonly string[]>([]);
  const edit = (isWanted: boolean) => {
    setEdited(isWanted);
    setTicks([]);
  };
  const removal = useCommand(
    async (items: readonly Item[]) => {
      const answered = await remove(items);
      return answered.ok ? ok(items) : answered;
    },
    { onDone: () => edit(false) },
  );
  const undoing = useCommand(async (items: readonly Item[]) => ok(await keepAgain(items)));
  const deleted = removal.is === 'asking' ? (removal.asked ?? []) : [];
  const ticked = removal.is === 'asking' ? deleted : (kept ?? []).filter(({ _id }) => ticks.includes(_id));
  const gone = removal.is === 'done' ? (undoing.value?.left ?? removal.value ?? []) : [];
  const stands = () => {
    if (removal.is === 'asking') return 'deleting';
    if (undoing.is === 'asking') return 'undoing';
    if (isEdited) return 'editing';
    if (read.isPending || read.isPlaceholderData || (kept === null && read.isFetching)) return 'loading';
    return kept === null ? 'unavailable' : 'viewing';
  };
  const is = stands();
  const why = () => {
    if (is === 'unavailable') return { what: 'loading', failure: failureOf(read.error) } as const;
    if (removal.failure) return { what: 'deleting', failure: removal.failure } as const;
    return is !== 'undoing' && gone.length > 0 && undoing.value?.failure
      ? ({ what: 'undoing', failure: undoing.value.failure } as const)
      : null;
  };
  return {
    is,
    rows: kept && without(kept, deleted).map((item) => ({ item, isTicked: ticks.includes(item._id) })),
    ticked: ticked.length,
    gone: gone.length,
    failed: why(),
    toggle: () => {
      if (removal.is === 'refused') removal.clear();
      edit(!isEdited);
    },
    tick: (id: string) => setTicks(ticks.includes(id) ? ticks.filter((one) => one !== id) : [...ticks, id]),
    remove: () => {
      undoing.clear();
      removal.give(ticked);
    },
    undo: () => undoing.give(gone),
    read: () => {
      removal.clear();
      undoing.clear();
    },
  };
}

export type TickedDeletion = ReturnType<typeof useTickedDeletion>;
