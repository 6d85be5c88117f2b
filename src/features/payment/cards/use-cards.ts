import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Card } from '#contract/entities/card.ts';
import { ok } from '#contract/result.ts';
import type { NewCardEvent } from '#machines/new-card/new-card.setup.ts';
import { toNewCardView, type NewCardView } from '#machines/new-card/new-card.view.ts';
import { useApi } from '#src/api/api-context.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { savedCardsOptions } from '#src/api/saved-cards.ts';
import { useCommand } from '#src/shop/use-command.ts';
import { useEmitted } from '#src/shop/use-emitted.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import { changeCard, type CardChange } from './change-card.ts';
import { loadNewCard } from './load-new-card.ts';

export type CardsView = Pick<NewCardView, 'failure' | 'decline'> & {
  readonly is: 'loading' | 'unavailable' | 'listed' | 'filling' | 'adding' | 'unsaved' | 'changing';
  readonly cards: readonly Card[];
  readonly changing: CardChange | null;
  readonly news: CardChange | { readonly is: 'added'; readonly card: Card } | null;
};
export type CardsFlow = readonly [
  CardsView,
  (event: NewCardEvent | { readonly type: 'change.given'; readonly change: CardChange }) => void,
];

const newsOf = (done: CardChange | null, added: Card | null): CardsView['news'] => done ?? (added && { is: 'added', card: added });

/**
 * The customer's cards; the form of a new one lives with the screen that shows them, which suspends until its logic is there.
 * @param onceId a card that was added before to pay for one order; null: none
 */
export function useCards(customerId: string, onAdded: (card: Card) => void = () => undefined, onceId: string | null = null): CardsFlow {
  const api = useApi();
  const queryClient = useQueryClient();
  const [snapshot, send, actor] = useMachine(useLoaded(loadNewCard), { input: { onceId } });
  const adding = toNewCardView(snapshot);
  const options = savedCardsOptions(api, customerId, adding.onceId);
  const { data: cards = [], error, isPending, refetch } = useQuery({ ...options, enabled: customerId !== '' });
  const keep = (listed: readonly Card[], once: string | null = null) =>
    queryClient.setQueryData(savedCardsOptions(api, customerId, once).queryKey, { cards: [...listed] });
  useEmitted(actor, 'card.added', ({ card }) => {
    const others = cards.filter(({ _id }) => _id !== card._id);
    const newest = card.is_kept === false ? card._id : adding.onceId;
    keep([...others, card], newest);
    if (newest !== null && card.is_kept !== false) keep([...others.filter(({ is_kept }) => is_kept !== false), card]);
    onAdded(card);
  });
  const change = useCommand(async (asked: CardChange, signal) => {
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    const answered = await changeCard(api, asked, signal);
    if (answered.ok && answered.value) keep(answered.value);
    else void queryClient.invalidateQueries({ queryKey: options.queryKey });
    return answered.ok ? ok(asked) : answered;
  });
  const changing = change.is === 'asking' ? change.asked : null;
  const listed = changing ? 'changing' : 'listed';
  const isLost = error !== null && cards.length === 0;
  const read = isPending && !isLost ? 'loading' : isLost ? 'unavailable' : listed;
  const view: CardsView = {
    is: adding.is === 'idle' ? read : adding.is,
    cards,
    changing,
    failure: isLost ? failureOf(error) : (adding.failure ?? change.failure),
    decline: adding.decline,
    news: newsOf(change.is === 'done' ? change.value : null, adding.added),
  };
  return [
    view,
    (event) => {
      if (event.type === 'change.given') {
        send({ type: 'news.read' });
        change.give(event.change);
        return;
      }
      change.clear();
      if (event.type === 'retry.asked' && isLost) void refetch();
      // Nobody knows whether the server has it.
      if (event.type === 'card.reconsidered' && adding.is === 'unsaved') void refetch();
      send(event);
    },
  ];
}
