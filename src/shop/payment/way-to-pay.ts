import { NO_WAY, type WayKept, type WayKnown } from '#machines/order-placement/order-placement.setup.ts';
import { cardOnceDraft, wayDraft } from '#src/browser/drafts/way-to-pay.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import { followCustomer } from '../session/follow-customer.ts';
import type { SessionFlow } from '../session/session-flow.ts';

export function wayMemory(
  { session, ...storages }: BrowserStorages & { readonly session: Pick<SessionFlow, 'getSnapshot' | 'subscribe'> },
  send: (news: WayKnown) => void,
) {
  const who = () => session.getSnapshot().context.user?._id;
  const [last, once] = [wayDraft(storages, who), cardOnceDraft(storages, who)];
  const { stop, isStill } = followCustomer(session, () =>
    send({ type: 'way.known', way: { ...(last.read() ?? NO_WAY), once: once.read() } }),
  );
  return {
    stop,
    keep: ({ way }: WayKept) => {
      // Whoever came meanwhile has not chosen this.
      if (!isStill()) return;
      if (way.way !== null || way.cardId !== null) last.keep({ way: way.way, cardId: way.cardId });
      once.keep(way.once);
    },
  };
}
