import type { Rated } from '#domain/orders/rating-rules.ts';
import { ratingWordsDraft } from '#src/browser/drafts/rating-words.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import type { SessionFlow } from '#src/shop/session/session-flow.ts';

const MOST = 20;
type Of = { readonly orderId: string; readonly who: Rated };
export type RatingWords = {
  readonly read: (of: Of) => string | null;
  readonly keep: (of: Of, typed: string | null) => void;
};

export function ratingWords({
  session,
  ...storages
}: BrowserStorages & { readonly session: Pick<SessionFlow, 'getSnapshot'> }): RatingWords {
  const draft = ratingWordsDraft(storages, () => session.getSnapshot().context.user?._id);
  const all = () => draft.read()?.words ?? [];
  return {
    read: ({ orderId, who }) => all().find((words) => words.orderId === orderId && words.who === who)?.typed ?? null,
    keep: ({ orderId, who }, typed) => {
      const others = all().filter((words) => words.orderId !== orderId || words.who !== who);
      const words = typed === null ? others : [...others, { orderId, who, typed }].slice(-MOST);
      draft.keep(words.length === 0 ? null : { words });
    },
  };
}
