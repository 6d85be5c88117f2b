import type { Card } from '#contract/entities/card.ts';
import { toCardsView } from '#machines/cards/cards.view.ts';
import { useEmitted } from '#src/shop/use-emitted.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import { loadCards } from './load-cards.ts';

export type CardsFlow = ReturnType<typeof useCards>;

/**
 * The customer's cards; they live with the screen that shows them, which suspends until their logic is there.
 * @param onceId a card that was added before to pay for one order; null: none
 */
export function useCards(onAdded: (card: Card) => void = () => undefined, onceId: string | null = null) {
  const [snapshot, send, actor] = useMachine(useLoaded(loadCards), { input: { onceId } });
  useEmitted(actor, 'card.added', ({ card }) => onAdded(card));
  return [toCardsView(snapshot), send] as const;
}
