import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import { cancelOffer, type CancelOffer } from '#domain/orders/cancel-offer.ts';
import type { cancellationMachine } from './cancellation.machine.ts';
import type { CancelReason } from './cancellation.setup.ts';

export type CancellationView = {
  /** `cancelling`: asked, and not yet answered; `looking`: it is found out what became of it. */
  readonly is: 'offered' | 'closed' | 'cancelling' | 'looking' | 'unknown' | 'cancelled' | 'refused';
  readonly offer: CancelOffer;
  readonly reason: CancelReason | null;
  readonly words: string;
  readonly isReasonless: boolean;
  readonly hasMovedOn: boolean;
  readonly failure: Failure | null;
};

function placeOf({ value }: SnapshotFrom<typeof cancellationMachine>): CancellationView['is'] {
  if (typeof value !== 'string') return 'offered';
  // What only decides is never at rest.
  return value === 'deciding' || value === 'unheard' ? 'looking' : value;
}

export function toCancellationView(snapshot: SnapshotFrom<typeof cancellationMachine>): CancellationView {
  const { order, reason, words, failure } = snapshot.context;
  return {
    is: placeOf(snapshot),
    offer: cancelOffer(order),
    reason,
    words,
    isReasonless: snapshot.matches({ offered: 'reasonless' }),
    hasMovedOn: failure?.kind === 'refused' && failure.code === 656,
    failure,
  };
}
