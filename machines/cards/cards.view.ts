import type { SnapshotFrom } from 'xstate';
import type { Card } from '#contract/entities/card.ts';
import type { Failure } from '#contract/failure.ts';
import type { Decline } from '../payment/payment-facts.ts';
import type { cardsMachine } from './cards.machine.ts';
import type { CardsContext } from './cards.setup.ts';

export type CardsView = {
  readonly is: 'loading' | 'unavailable' | 'listed' | 'sure' | 'filling' | 'adding' | 'unsaved' | 'changing';
  readonly cards: readonly Card[];
  readonly meant: Card | null;
  readonly failure: Failure | null;
  readonly decline: Decline | null;
  readonly news: CardsContext['news'];
};

function isOf(snapshot: SnapshotFrom<typeof cardsMachine>): CardsView['is'] {
  if (snapshot.matches({ adding: 'filling' })) return 'filling';
  if (snapshot.matches({ adding: 'unsaved' })) return 'unsaved';
  if (snapshot.matches('adding')) return 'adding';
  if (snapshot.matches('choosing') || snapshot.matches('removing')) return 'changing';
  if (snapshot.matches('sure')) return 'sure';
  if (snapshot.matches('listed')) return 'listed';
  return snapshot.matches('unavailable') ? 'unavailable' : 'loading';
}

export function toCardsView(snapshot: SnapshotFrom<typeof cardsMachine>): CardsView {
  const { cards, meant, failure, decline, news } = snapshot.context;
  return { is: isOf(snapshot), cards, meant, failure, decline, news };
}
