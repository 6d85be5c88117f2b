import { cardCalls } from '#contract/calls/cards.ts';
import type { Card } from '#contract/entities/card.ts';
import type { Api } from '#src/api/api.ts';

export type CardChange = { readonly is: 'chosen' | 'removed'; readonly card: Card };

/** @returns the cards as they are then, null where the server does not tell them */
export async function changeCard(api: Api, { is, card }: CardChange, signal?: AbortSignal) {
  const call = is === 'chosen' ? cardCalls.select_card : cardCalls.delete_card;
  const answered = await api.call(call, { card_id: card._id }, { signal });
  return answered.ok ? { ok: true as const, value: answered.value.cards ?? null } : answered;
}
