import type { Card } from '#contract/entities/card.ts';
import { toCardsView } from '#machines/cards/cards.view.ts';
import { useEmitted } from '../use-emitted.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringCards } from './bring-cards.ts';

export type CardsFlow = ReturnType<typeof useCards>;

/** The saved cards; they live with the screen that shows them, which suspends until their logic is there. */
export function useCards(onAdded: (card: Card) => void = () => undefined) {
  const [snapshot, send, actor] = useMachine(useBrought(bringCards));
  useEmitted(actor, 'card.added', ({ card }) => onAdded(card));
  return [toCardsView(snapshot), send] as const;
}
