import { fromCallback } from 'xstate';
import type { ActiveOrdersEvent, TabsWord, ToTabs } from '#machines/active-orders/active-orders.setup.ts';
import { takeTabLock } from '#src/browser/tab-lock.ts';

/** Messages between tabs. Those of tabs of another release are ignored: they may have other shapes. */
type Said = { readonly is: 'question' } | { readonly is: 'word'; readonly word: TabsWord };
const NAME = 'storefront.running-orders.1';

export const tabsPort = fromCallback<ToTabs, { customerId: string }>(({ input: { customerId }, sendBack, receive }) => {
  const send = (event: ActiveOrdersEvent) => sendBack(event);
  const name = `${NAME}.${customerId}`;
  const channel = new BroadcastChannel(name);
  const say = (said: Said) => channel.postMessage(said);
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.is === 'question') send({ type: 'tab.asked' });
    else send({ type: 'tab.updated', word: data.word });
  });
  const turns = takeTabLock(name, { given: () => send({ type: 'turn.given' }), lost: () => send({ type: 'turn.lost' }) });
  receive((event) => {
    if (event.type === 'word.said') say({ is: 'word', word: event.word });
    else if (event.type === 'turn.wanted') turns.want();
    else if (event.type === 'turn.taken') turns.take();
    else turns.leave();
  });
  turns.want();
  say({ is: 'question' });
  return () => {
    turns.leave();
    channel.close();
  };
});
