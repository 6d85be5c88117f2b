import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { toCartView } from '#machines/cart/cart.view.ts';
import type { LocationFlow } from '../place/location-flow.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import type { Api } from '#src/api/api.ts';
import { whenActive } from '#src/browser/when-active.ts';
import { actorFlow } from '../actor-flow.ts';
import { inspect } from '../inspected.ts';
import { cartWith } from './cart-ports.ts';
import { once } from '../once.ts';
import { unsentBasket } from './unsent-basket.ts';
import type { Toasts } from '../toasts/toasts.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import { cartToken } from '#src/browser/guest-token.ts';

/** The basket's flow, started behind its view. What the tab had not sent before it was reloaded is sent now. The code that makes up a request is loaded with the first one. */
export function cartFlow(
  api: Api,
  queryClient: QueryClient,
  storages: BrowserStorages,
  { location, session, toasts }: { readonly location: LocationFlow; readonly session: SessionFlow; readonly toasts: Toasts },
) {
  const loadSendCart = once(async () =>
    (await import('./send-cart.ts')).createSendCart({ api, queryClient, place: () => location.getSnapshot().context.place }),
  );
  // Also while a release takes files away a basket can be sent.
  void whenActive(() => void loadSendCart().catch(() => undefined));
  const holder = () => session.getSnapshot().context.user?._id ?? cartToken(storages.storage);
  const unsent = unsentBasket(storages, holder);
  const actor = createActor(
    cartWith({
      api,
      holder,
      toRequest: async (basket, signal) => (await loadSendCart())(basket, signal),
      drawn: () =>
        new Promise((done) => {
          setTimeout(done);
        }),
    }),
    { inspect, input: { unsent: unsent.read(), lastKnown: unsent.lastKnown() } },
  );
  actor.subscribe(({ context }) => unsent.keep(context));
  actor.on('item.added', ({ added }) => toasts.send({ type: 'news.updated', news: { added } }));
  return actorFlow(actor, toCartView);
}
