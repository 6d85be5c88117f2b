import { use } from 'react';
import type { Card } from '#contract/entities/card.ts';
import { toCardsView } from '#machines/cards/cards.view.ts';
import { useFlows } from '../flows.tsx';
import { useEmitted } from '../use-emitted.ts';
import { useMachine } from '../use-machine.ts';

export type CardsFlow = ReturnType<typeof useCards>;

/** The saved cards; they live with the screen that shows them, which suspends until their logic is there. */
export function useCards(onAdded: (card: Card) => void = () => undefined) {
  const { cardsLogic } = useFlows();
  const [snapshot, send, actor] = useMachine(use(cardsLogic()));
  useEmitted(actor, 'card.added', ({ card }) => onAdded(card));
  return [toCardsView(snapshot), send] as const;
}
